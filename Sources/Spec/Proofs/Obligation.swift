/// What has to be proved of a clause over the reals: in every case the goal follows from the premise.
///
/// It is made of the formulas that run: what a clause says of appearances becomes a statement about
/// layouts and inputs only. Over the reals tolerances vanish and `≈` is `=`.
public struct Obligation: Sendable {
  /// One way in which the step that a clause speaks of can have come about.
  public struct Case: Hashable, Sendable {
    /// What is known: the rules of validity, the invariant, the clause's premise.
    public let premise: [Formula]
    /// What must follow.
    public let goal: Formula
  }

  /// What a proof can come to.
  public enum Verdict: String, Hashable, Sendable {
    /// The goal follows in every case, and the premise of one can be met.
    case proved
    /// Somewhere the premise is met and the goal false.
    case refuted
    /// Neither was found.
    case unknown
  }

  /// The clause's id.
  public let id: String
  /// The screen's name.
  public let screen: String
  /// What is wrong with the variant that must be refuted; nil for the clause itself.
  public let mistake: String?
  /// The cases.
  public let cases: [Case]

  /// What the proof must come to.
  public var expected: Verdict { mistake == nil ? .proved : .refuted }
  /// The id, with the mistake if it is a wrong variant.
  public var name: String { mistake.map { "\(id) with \($0)" } ?? id }

  init(_ id: String, _ screen: String, mistake: String? = nil, cases: [Case]) {
    self.id = id
    self.screen = screen
    self.mistake = mistake
    self.cases = cases
  }

  /// The obligation of a clause, and that of each variant that says one point more than it may.
  static func all(_ clause: Clause, _ screen: String, cases: (Clause) -> [Case]) -> [Obligation] {
    let right = Obligation(clause.id, screen, cases: cases(clause))
    let wrong = clause.conclusion.mistakes.map { mistake in
      let variant = Clause(
        clause.id, clause.scope, clause.sentence, of: clause.domain, given: clause.premise,
        then: mistake.formula, catches: clause.catches)
      return Obligation(clause.id, screen, mistake: mistake.text, cases: cases(variant))
    }
    return [right] + wrong
  }
}

extension Formula {
  /// A statement that is almost the one it was made from, and what was changed.
  typealias Mistake = (formula: Formula, text: String)

  /// The statement with one comparison that it claims off by one, for each such comparison.
  var mistakes: [Mistake] { mistakes { $0 + 1 } }

  private func mistakes(_ shift: (Term) -> Term) -> [Mistake] {
    func compared(_ a: Term, _ b: Term, _ formula: (Term, Term) -> Formula) -> [Mistake] {
      let wrong = formula(shift(a), b)
      return [(wrong, wrong.text)]
    }
    func joined(_ f: Formula, _ g: Formula, _ join: (Formula, Formula) -> Formula) -> [Mistake] {
      f.mistakes(shift).map { (join($0.formula, g), $0.text) }
        + g.mistakes(shift).map { (join(f, $0.formula), $0.text) }
    }
    switch self {
    case .always: return []
    case .below(let a, let b): return compared(a, b, Formula.below)
    case .atMost(let a, let b): return compared(a, b, Formula.atMost)
    case .equal(let a, let b, let t): return compared(a, b) { .equal($0, $1, within: t) }
    case .or(let f, .atMost(.magnitude, let t)) where t.isTolerance: return f.mistakes(shift)
    case .and(let f, let g): return joined(f, g, Formula.and)
    case .or(let f, let g): return joined(f, g, Formula.or)
    case .implies(let f, let g):
      return g.mistakes(shift).map { (.implies(f, $0.formula), $0.text) }
    case .not(let f): return f.mistakes(shift).map { (.not($0.formula), $0.text) }
    case .iff(let f, let g):
      // The other way on the right: `stop + 1 < 0` would be as false as `stop < 0`.
      return f.mistakes(shift).map { (.iff($0.formula, g), $0.text) }
        + g.mistakes { $0 - 1 }.map { (.iff(f, $0.formula), $0.text) }
    }
  }
}
