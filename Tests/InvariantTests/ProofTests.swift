import Foundation
import Generators
import Spec
import Testing
import motionspec

/// The proofs: what is proved, that what is wrong is not, and that the readings enclose.
@Suite struct ProofTests {
  @Test func `Each clause about the header's formulas is proved for all layouts and offsets`() {
    let obligations = HeaderScreen.obligations.filter { $0.mistake == nil }
    #expect(obligations.count == 36)
    var methods: Set<Obligation.Method> = []
    for obligation in obligations {
      let proof = obligation.proof(witnesses: HeaderScreen.witnesses)
      #expect(proof.verdict == .proved, "\(obligation.name)")
      methods.formUnion(proof.methods)
    }
    #expect(methods == Set(Obligation.Method.allCases))
  }

  @Test func `A header's clause that claims one point too much is refuted, with numbers`() {
    let obligations = HeaderScreen.obligations.filter { $0.mistake != nil }
    #expect(Set(obligations.map(\.id)).count == 36)
    for obligation in obligations {
      let proof = obligation.proof(witnesses: HeaderScreen.witnesses)
      #expect(proof.verdict == .refuted && !proof.model.isEmpty, "\(obligation.name)")
    }
  }

  @Test func `Every clause is to be proved, or is one of those that speak of no formula`() {
    func rest(_ clauses: [Clause], _ obligations: [Obligation]) -> [String] {
      clauses.map(\.id).filter { id in !obligations.contains { $0.id == id } }
    }
    #expect(
      rest(HeaderScreen.clauses, HeaderScreen.obligations) == [
        "REF-2", "LIFE-12", "LIFE-9", "LIFE-13",
      ])
    #expect(
      rest(SheetScreen.clauses, SheetScreen.obligations)
        == ["LIFE-8", "LIFE-9", "LIFE-12", "LIFE-13", "REF-3", "TIM-2"])
    for obligation in SheetScreen.obligations { #expect(!obligation.cases.isEmpty) }
  }

  @Test func `A script has balanced parentheses, asks twice a case and declares what it uses`() {
    for obligation in HeaderScreen.obligations.prefix(12) + SheetScreen.obligations.prefix(2) {
      let words = obligation.smt.split(whereSeparator: { " \n".contains($0) })
      let depth = obligation.smt.utf8.reduce(0) {
        $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0)
      }
      #expect(depth == 0)
      #expect(words.count { $0 == "(check-sat)" } == 2 * obligation.cases.count)
      let undeclared = obligation.cases.flatMap { one in
        let declared = Set(one.assumptions.split { " ()\n".contains($0) })
        return one.denial.split { " ()\n".contains($0) }.filter { word in
          Double(word) == nil && !Self.operators.contains(String(word)) && !declared.contains(word)
        }
      }
      #expect(undeclared.isEmpty)
    }
  }

  private static let operators: Set<String> = [
    "assert", "not", "and", "or", "=>", "=", "<", "<=", "+", "-", "*", "/", "min", "max",
    "magnitude", "ite", "true",
  ]

  @Test(.enabled(if: Solver() != nil, "neither z3 nor cvc5 is on the PATH"))
  func `A solver proves the invariant, and a clause of either screen, and refutes their variants`()
    throws
  {
    let solver = try #require(Solver())
    let obligations = (HeaderScreen.obligations + SheetScreen.obligations)
      .filter { ["HDR-1", "SHT-1", "INV"].contains($0.id) }
    for (obligation, finding) in zip(obligations, try solver.check(obligations)) {
      #expect(finding.verdict == obligation.expected, "\(obligation.name)")
      #expect(finding.model.isEmpty == (obligation.mistake == nil))
    }
  }

  @Test
  func `An interval contains the results of all its members, and no more where they are exact`() {
    let numbers = [-3, -1, -0.1, 0, 0.1, 0.3, 0.7, 1, 3, 1e17, 0x1p-1060, 1e308]
    let intervals = numbers.flatMap { a in numbers.filter { a <= $0 }.map { Interval(a, $0) } }
    for a in intervals {
      for b in intervals where b.lower > 0 || b.upper < 0 {
        for (x, y) in [(a.lower, b.lower), (a.lower, b.upper), (a.upper, b.lower)] {
          #expect((a + b).contains(x + y) && (a - b).contains(x - y))
          #expect((a * b).contains(x * y) && (a / b).contains(x / y))
          #expect(Interval.least(a, b).contains(min(x, y)))
          #expect(Interval.greatest(a, b).contains(max(x, y)))
        }
      }
    }
    #expect(Interval(0.5) + Interval(2) == Interval(2.5))
    #expect(Interval(6) / Interval(2) == Interval(3))
    let sum = Interval(0.1) + Interval(0.2)
    #expect(sum.lower < sum.upper && sum.contains(0.1 + 0.2))
    let third = Interval(1) / Interval(3)
    #expect(third.upper == third.lower.nextUp)
    #expect(Interval(1) / Interval(-1, 1) == .everything)
    #expect(Interval(1) / Interval(0, 2) == Interval(0.5, .infinity))
    #expect((Interval(0x1p-1060) * Interval(0x1p-1060)).upper > 0)
    let positive = Interval(0, .infinity)
    #expect(positive / positive == positive && positive * Interval(0, 1) == positive)
    #expect(Interval(-1, 1) / positive == .everything && positive - positive == .everything)
    #expect(Interval(0) / positive == Interval(0) && Interval(0) * .everything == Interval(0))
    #expect((Interval(0, 1) < Interval(1, 2)) == .unknown)
    #expect((Interval(0, 1) <= Interval(1, 2)) == .yes && (Interval(2) < Interval(1, 2)) == .no)
  }

  @Test func `Between two offsets every formula changes by a slope of the range between them`() {
    let d = HeaderDimensions.tutorial
    let offsets = [-214, -107, -1, 0, 1, 40, 41, 95, 96, 112.5, 130, 131, 500]
    for (index, x) in offsets.enumerated() {
      for y in offsets[index...] {
        let range = Slope(Interval(x, y), slope: Interval(1))
        let slopes = HeaderFormulas(d.read { Slope($0) }, offset: range)
        let (from, to) = (HeaderFormulas(d, offset: x), HeaderFormulas(d, offset: y))
        for (slope, change) in [
          (slopes.headerScale, to.headerScale - from.headerScale),
          (slopes.headerTranslation, to.headerTranslation - from.headerTranslation),
          (slopes.avatarScale, to.avatarScale - from.avatarScale),
          (slopes.labelTranslation, to.labelTranslation - from.labelTranslation),
          (slopes.blurAlpha, to.blurAlpha - from.blurAlpha),
        ] {
          let steps = slope.slope * Interval(y - x)
          #expect(steps.lower - 1e-12 <= change && change <= steps.upper + 1e-12)
        }
      }
    }
  }

  @Test func `A folder that cannot be written is an error that names it`() async {
    var problem = ""
    let code = await run(["prove", "--smt", "/dev/null/proofs"], output: { _ in }) { problem += $0 }
    #expect(code == 2)
    #expect(problem.contains("--smt /dev/null/proofs: cannot be written"))
  }
}

extension Interval {
  fileprivate func contains(_ value: Double) -> Bool { lower <= value && value <= upper }
}

extension HeaderDimensions<Double> {
  fileprivate func read<N: Scalar>(_ number: (Double) -> N) -> HeaderDimensions<N> {
    HeaderDimensions<N>(
      headerHeight: number(headerHeight), stop: number(stop), avatarTop: number(avatarTop),
      avatarHeight: number(avatarHeight), avatarSlowdown: number(avatarSlowdown),
      usernameTop: number(usernameTop), usernameHeight: number(usernameHeight),
      labelTop: number(labelTop), labelHeight: number(labelHeight),
      labelThreshold: number(labelThreshold), labelTravel: number(labelTravel),
      contentHeight: number(contentHeight), viewportHeight: number(viewportHeight))
  }
}
