import Spec
import Testing

/// Clauses about numbers that are known within an error.
@Suite struct PrecisionTests {
  private static let x = Term.quantity(Quantity(column: 1, name: "x", symbol: "x"))
  private static let y = Term.quantity(Quantity(column: 2, name: "y", symbol: "y"))
  private static let error = 0.25

  static let formulas: [Formula] = [
    x < 1, x <= y, x ≈ 1, (x ≈ y).within(0.125), !(x < 1), !(x ≈ 1), !(x <= y),
    x < 1 && y < 1, x < 1 || 1 <= y, x < 1 ==> y < 1, x <= 0 <=> y <= 0, x * x <= y,
    x * y < 1, abs(x) < 1, min(x, y) < 0.5, max(x, y) <= 1, x / 2 < y, 1 / x < 2, x / y <= 1,
    .choose(x < 1, y, -y) <= 1, .choose(y ≈ 3, x, y) < x + y, x + y ≈ 1, x - y < 0.5,
    x <= x + ulps(2, of: x), x * x * x - y <= 0.25,
  ]

  /// Whether the conclusion of a clause is false where its premise is true.
  private func violates(_ workspace: inout Workspace, _ x: Double, _ y: Double) -> Bool {
    var table = Table(columns: 3)
    let row = table.addRow()
    (table[1, row], table[2, row]) = (x, y)
    workspace.judge(table, starts: [0])
    return workspace.violated[0] >= 0
  }

  @Test(arguments: formulas.indices)
  func `Rounding alone violates nothing, and as a premise excuses nothing`(_ index: Int) {
    let error: (Quantity) -> Term? = { $0.column == 1 ? .number(Self.error) : nil }
    func clauses(_ formula: Formula) -> [Clause] {
      [
        Clause("", .pure, "", of: .everyStep, then: formula, catches: ""),
        Clause("", .pure, "", of: .everyStep, given: formula, then: 1 < Self.y, catches: ""),
      ]
    }
    for clause in clauses(Self.formulas[index]) {
      var plain = Workspace(Program([clause]))
      var observed = Workspace(Program([clause.observed(within: error)]))
      var count = 0
      for x in stride(from: -2.0, through: 2, by: 0.25) {
        for y in stride(from: -2.0, through: 2, by: 0.5) {
          // No clause divides by what may be zero.
          if (index == 17 && x.magnitude <= Self.error) || (index == 18 && y == 0) { continue }
          let near = stride(from: -Self.error, through: Self.error, by: 0.125).map { x + $0 }
          let isCertain = near.allSatisfy { violates(&plain, $0, y) }
          let isViolated = violates(&observed, x, y)
          #expect(isCertain || !isViolated, "\(clause.premise.text) ⇒ \(clause.conclusion.text)")
          if isViolated { count += 1 }
        }
      }
      // Not so careful that nothing would be found.
      let exact = [2, 3, 5, 17, 19, 21, 23].contains(index)
      #expect(count > 0 || exact, "\(clause.premise.text) ⇒ \(clause.conclusion.text)")
    }
  }
}
