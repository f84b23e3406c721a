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
