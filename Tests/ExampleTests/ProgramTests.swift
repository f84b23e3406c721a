import Spec
import Testing

/// Compiled formulas say what the formulas say, also where numbers are extreme or none at all.
@Suite struct ProgramTests {
  private static let x = Term.quantity(Quantity(column: 1, name: "x", symbol: "x"))
  private static let y = Term.quantity(Quantity(column: 2, name: "y", symbol: "y"))
  private var x: Term { Self.x }
  private var y: Term { Self.y }

  /// Whether a formula is true of two numbers.
  private func isTrue(_ formula: Formula, _ x: Double, _ y: Double = 0) -> Bool {
    let clause = Clause("X", .pure, "", of: .everyStep, then: formula, catches: "")
    var workspace = Workspace(Program([clause]))
    var table = Table(columns: 3)
    let row = table.addRow()
    table[1, row] = x
    table[2, row] = y
    workspace.judge(table, starts: [0])
    #expect(workspace.exercised == [true])
    return workspace.violated == [-1]
  }

  @Test func `Numbers are compared as numbers`() {
    #expect(isTrue(x < y, 1, 2))
    #expect(!isTrue(x < y, 2, 2))
    #expect(isTrue(x <= y, 2, 2))
    #expect(!isTrue(x <= y, 2.0.nextUp, 2))
    #expect(isTrue(x > y, 3, 2))
    #expect(isTrue(x >= y, 2, 2))
    #expect(isTrue(x ≈ y, -0.0, 0))
    #expect(!isTrue(x ≈ y, 0x1p-1074, 0))
    #expect(isTrue(x ≈ y, .infinity, .infinity))
    #expect(isTrue((x ≈ y).within(0.5), 1, 1.5))
    #expect(!isTrue((x ≈ y).within(0.5), 1, 1.5.nextUp))
  }

  @Test func `Nothing can be said of what is not a number, except by not`() {
    for formula in [x < y, y < x, x <= y, y <= x, x ≈ y, x ≈ x, (x ≈ y).within(1e300)] {
      #expect(!isTrue(formula, .nan, 1))
      #expect(isTrue(!formula, .nan, 1))
    }
    #expect(!isTrue(0 <= x && x <= 1, .nan))
    #expect(!isTrue(x < y || y < x, .nan))
    #expect(!isTrue(abs(x) + 1 <= 2, .nan))
  }

  @Test(arguments: [1, 1.5, 2, 3.9, -3, 1e-300, 1e300, 107, 0x1p-900] as [Double])
  func `A unit in the last place is Swift's`(value: Double) {
    #expect(isTrue(.ulp(x) ≈ y, value, value.ulp))
    #expect(isTrue(ulps(3, of: x) ≈ y, value, 3 * value.ulp))
    #expect(!isTrue(.ulp(x) ≈ y, value, value.ulp.nextUp))
  }

  @Test func `The ulp of 0 is 0: equality within it is exact`() {
    #expect(isTrue(.ulp(x) ≈ 0, 0))
    #expect(isTrue((x ≈ 0).within(.ulp(x)), 0))
    #expect(!isTrue((x ≈ 0).within(.ulp(x)), 0x1p-900))
  }

  @Test func `Terms are computed as Swift computes them`() {
    #expect(isTrue(x + y ≈ 0.30000000000000004, 0.1, 0.2))
    #expect(isTrue(x - y ≈ -1, 1, 2))
    #expect(isTrue(x * y ≈ 6, 2, 3))
    #expect(isTrue(x / y ≈ 1.5, 3, 2))
    #expect(isTrue(min(x, y) ≈ -2, 1, -2) && isTrue(min(x, y) ≈ -2, -2, 1))
    #expect(isTrue(max(x, y) ≈ 1, 1, -2) && isTrue(max(x, y) ≈ 1, -2, 1))
    #expect(isTrue(abs(x) ≈ 2, -2))
    #expect(isTrue(-x ≈ 2, -2))
    #expect(isTrue(Term.clamp(x, 0, y) ≈ 5, 7, 5) && isTrue(Term.clamp(x, 0, y) ≈ 0, -7, 5))
  }

  @Test func `A choice takes one of two terms`() {
    let larger = Term.choose(x < y, y, x)
    #expect(isTrue(larger ≈ 2, 1, 2))
    #expect(isTrue(larger ≈ 3, 3, 2))
    // Neither is below the other, so it is the second term.
    #expect(isTrue(larger ≈ 1, 1, .nan))
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `Connectives are those of logic`(p: Bool, q: Bool) {
    let (f, g) = (0 < x, 0 < y)
    let values = (p ? 1.0 : 0, q ? 1.0 : 0)
    #expect(isTrue(f && g, values.0, values.1) == (p && q))
    #expect(isTrue(f || g, values.0, values.1) == (p || q))
    #expect(isTrue(f ==> g, values.0, values.1) == (!p || q))
    #expect(isTrue(f <=> g, values.0, values.1) == (p == q))
    #expect(isTrue(!f, values.0, values.1) == !p)
    #expect(isTrue(f.unless(g), values.0, values.1) == (p || q))
    #expect(isTrue(.all([f, g]), values.0, values.1) == (p && q))
    #expect(isTrue(.all([]), values.0, values.1))
  }

  @Test func `A premise decides which rows count, and the first false one is named`() {
    let clause = Clause("X", .pure, "", given: x > 1, then: y ≈ 0, catches: "")
    var workspace = Workspace(Program([clause]))
    var table = Table(columns: 3)
    for (legal, x, y) in [(1.0, 0.0, 9.0), (0, 5, 9), (1, 2, 0), (1, 3, 7), (1, 4, 8)] {
      let row = table.addRow()
      table[0, row] = legal
      table[1, row] = x
      table[2, row] = y
    }
    workspace.judge(table, starts: [0, 2])
    // The first run has a row that is no legal step and one without the premise.
    #expect(workspace.exercised == [false, true])
    #expect(workspace.violated == [-1, 3])
  }

  @Test(arguments: GoldenRow.all)
  func `Compiled, the header's formulas give what they give as numbers`(row: GoldenRow) {
    let formulas = HeaderFormulas(
      HeaderDimensions<Term>.symbolic, offset: HeaderColumn.offset.term)
    let clause = Clause(
      "X", .pure, "",
      then: .all([
        HeaderColumn.headerScale.term ≈ formulas.headerScale,
        HeaderColumn.headerTranslationY.term ≈ formulas.headerTranslation,
        HeaderColumn.avatarScale.term ≈ formulas.avatarScale,
        HeaderColumn.avatarTranslationY.term ≈ formulas.avatarTranslation,
        HeaderColumn.labelTranslationY.term ≈ formulas.labelTranslation,
        HeaderColumn.blurAlpha.term ≈ formulas.blurAlpha,
        HeaderColumn.front.term ≈ 1 <=> formulas.headerIsInFront,
      ]), catches: "")
    var judge = Judge([clause], on: HeaderScreen.reference)
    judge.judge(Scenario(layout: .tutorial, events: [.scroll(row.offset)]))
    #expect(judge.isExercised(0))
    #expect(judge.violations.isEmpty)
  }
}
