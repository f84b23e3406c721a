/// What has to be proved of a clause over the reals: in every case the goal follows from the premise.
///
/// It is made of the formulas that run: what a clause says of appearances becomes a statement about
/// layouts and inputs only. Over the reals tolerances vanish and `≈` is `=`.
public struct Obligation: Sendable {
  /// One way in which the step that a clause speaks of can have come about.
  public struct Case: Hashable, Sendable {
    /// What a quantity of the clause is, by the formulas.
    public struct Definition: Hashable, Sendable {
      /// The quantity.
      public let quantity: Quantity
      /// The formula, over layout and inputs.
      public let term: Term
    }

    /// What the quantities of the clause are.
    public let definitions: [Definition]
    /// What is known: the rules of validity, the invariant, the clause's premise.
    public internal(set) var premise: [Formula]
    /// What must follow.
    public internal(set) var goal: Formula
    /// The goal with every quantity replaced by its definition.
    let resolvedGoal: Formula
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
    self.cases = cases.distinct
  }

  /// The obligation of a clause, and that of each variant that says one point more than it may.
  static func all(_ clause: Clause, _ screen: String, cases: [Case]) -> [Obligation] {
    let wrong = clause.conclusion.mistakes.map { mistake in
      // Where the mistake changes nothing the goal follows as before.
      let changed = cases.compactMap {
        $0.with(mistake.formula.real, insteadOf: clause.conclusion.real)
      }
      return Obligation(clause.id, screen, mistake: mistake.text, cases: changed)
    }
    return [Obligation(clause.id, screen, cases: cases.map(\.decided))] + wrong
  }
}

extension Obligation.Case {
  /// A clause about a step, or nil if its constants alone say that it does not speak of that step.
  ///
  /// - Parameters:
  ///   - given: What is known of the step.
  ///   - value: What each quantity is, as a term over layout and inputs.
  ///   - also: What must follow besides the clause's conclusion.
  init?(
    _ clause: Clause, given: [Formula], also: [Formula] = [], value: (Quantity) -> Term
  ) {
    if clause.premise.replacing(value) == .never { return nil }
    definitions = clause.quantities.ordered.compactMap { quantity in
      let term = value(quantity)
      return term == .quantity(quantity) ? nil : Definition(quantity: quantity, term: term)
    }
    premise = (given + [clause.premise]).map(\.real).filter { $0 != .always }
    goal = Formula.all(also + [clause.conclusion]).real
    resolvedGoal = goal.replacing(value)
  }

  private func value(_ quantity: Quantity) -> Term {
    definitions.first { $0.quantity == quantity }?.term ?? .quantity(quantity)
  }

  /// The premise with every quantity replaced by its definition.
  var resolvedPremise: [Formula] { premise.map { $0.replacing(value) } }

  /// The case without what is known, if constants alone decide the goal: equal cases are then one.
  fileprivate var decided: Self {
    guard resolvedGoal == .always else { return self }
    var result = self
    result.premise.removeAll { !$0.mentions(definitions) }
    return result
  }

  /// The case with another conclusion, or nil if that comes to the same in this case.
  fileprivate func with(_ wrong: Formula, insteadOf right: Formula) -> Self? {
    Self(self, goal: goal == right ? wrong : .and(goal, wrong))
  }

  private init?(_ other: Self, goal: Formula) {
    definitions = other.definitions
    premise = other.premise
    self.goal = goal
    resolvedGoal = goal.replacing(other.value)
    if resolvedGoal == other.resolvedGoal { return nil }
  }
}

extension Formula {
  fileprivate func mentions(_ definitions: [Obligation.Case.Definition]) -> Bool {
    var found = false
    visit { quantity in if definitions.contains(where: { $0.quantity == quantity }) { found = true }
    }
    return found
  }
}

extension Set<Quantity> {
  /// The quantities by role and column.
  var ordered: [Quantity] {
    sorted { ($0.role.rawValue, $0.column) < ($1.role.rawValue, $1.column) }
  }
}

extension Formula {
  /// The statement over the reals: tolerances vanish.
  var real: Formula { replacing { .quantity($0) } }
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
    case .or(let f, .atMost(.magnitude, _)): return f.mistakes(shift)  // An excuse stays.
    case .and(let f, let g): return joined(f, g, Formula.and)
    case .or(let f, let g): return joined(f, g, Formula.or)
    case .implies(let f, let g):
      return g.mistakes(shift).map { (.implies(f, $0.formula), $0.text) }
    case .not(.and): return []  // To deny less of a conjunction is to deny it all the same.
    case .not(let f): return f.mistakes(shift).map { (.not($0.formula), $0.text) }
    case .iff(let f, let g):
      // The other way on the right: `stop + 1 < 0` would be as false as `stop < 0`.
      return f.mistakes(shift).map { (.iff($0.formula, g), $0.text) }
        + g.mistakes { $0 - 1 }.map { (.iff(f, $0.formula), $0.text) }
    }
  }
}
