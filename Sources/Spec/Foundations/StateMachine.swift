/// What takes events one after another and shows something after each.
public protocol StateMachine {
  /// What can happen to it.
  associatedtype Event: Hashable & Sendable
  /// What it shows.
  associatedtype Appearance: Hashable & Sendable

  /// What is shown now.
  var appearance: Appearance { get }
  /// Takes an event, or throws and changes nothing.
  mutating func handle(_ event: Event) throws
  /// Everything that later answers depend on, for a value that can be copied; nil if it cannot say.
  ///
  /// Exploration takes two histories that lead to equal states for one. Without a state it goes by
  /// what is shown, and may take histories for one that differ in what is hidden.
  var state: AnyHashable? { get }
}

extension StateMachine {
  /// Nothing is known of it.
  public var state: AnyHashable? { nil }
}

/// What some events lead to: the answer, and the state as far as the subject can say.
public struct Successor<S: Screen> {
  /// What is answered.
  public let answer: Answer<S.Appearance>
  /// The state, if the subject can tell; see `StateMachine.state`.
  public let state: AnyHashable?
}

extension Successor {
  /// Where a scenario leads to, then where each of some events leads to after it.
  @usableFromInline
  static func all<M: StateMachine>(
    after scenario: Scenario<S>, _ events: [S.Event], make: (S.Candidate) throws -> M
  ) -> [Successor]? where M.Event == S.Event, M.Appearance == S.Appearance {
    guard var machine = try? make(scenario.layout), machine.state != nil else { return nil }
    for event in scenario.events { try? machine.handle(event) }
    let here = Successor(answer: .shown(machine.appearance), state: machine.state)
    return [here]
      + events.map { event in
        var copy = machine
        do {
          try copy.handle(event)
          return Successor(answer: .shown(copy.appearance), state: copy.state)
        } catch {
          return Successor(answer: .rejected(error), state: copy.state)
        }
      }
  }
}
