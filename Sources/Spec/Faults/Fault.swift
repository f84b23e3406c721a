/// A planted fault: a subject that differs from the contract's machine in one small way.
///
/// A suite is only as good as the faults that it catches. The catalogue is in `HeaderScreen.faults`
/// and `SheetScreen.faults`; every clause has at least one fault there that violates it.
public struct Fault<S: Screen>: Sendable {
  /// What is wrong, in a few words, unique among the faults of both screens.
  public let name: String
  /// The clauses that must catch it on the input, beside REF-2 and REF-3.
  public let clauses: [String]
  /// A small input that is known to show it.
  public let input: Scenario<S>
  /// The faulty subject.
  public let subject: Subject<S>

  /// A fault.
  public init(name: String, clauses: [String], input: Scenario<S>, subject: Subject<S>) {
    self.name = name
    self.clauses = clauses
    self.input = input
    self.subject = subject
  }
}

/// A screen that also comes with another idea of which layouts are legal.
protocol LaxScreen: Screen {
  /// A subject that accepts these layouts and no others.
  static func lax(
    _ name: String, by isLegal: @escaping @Sendable (Candidate) -> Bool
  ) -> Subject<Self>
}

extension LaxScreen {
  /// A subject that does not know one of the rules, with a layout that breaks that rule only.
  static func missing(
    _ rule: Rule, _ name: String? = nil, _ clauses: [String] = [],
    change: (inout Candidate) -> Void
  ) -> Fault<Self> {
    accepting(
      name ?? "missing rule: \(rule.formula.text)", ["LIFE-12"] + clauses,
      by: { candidate in
        candidate.isFinite
          && Rule.allCases.allSatisfy { $0 == rule || $0.inequality(candidate).holds }
      }, change)
  }

  /// A subject with its own idea of legal layouts, and one about which it is wrong.
  static func accepting(
    _ name: String, _ clauses: [String],
    by isLegal: @escaping @Sendable (Candidate) -> Bool, _ change: (inout Candidate) -> Void
  ) -> Fault<Self> {
    var wrong = Candidate.tutorial
    change(&wrong)
    return Fault(
      name: name, clauses: clauses, input: Scenario(layout: .tutorial, events: [.layout(wrong)]),
      subject: lax(name, by: isLegal))
  }

  /// Legal, and something more that nobody asked for.
  static func legal(
    _ and: @escaping @Sendable (Candidate) -> Bool
  ) -> @Sendable (Candidate) -> Bool {
    { Layout<Rule>.isLegal($0) && and($0) }
  }
}
