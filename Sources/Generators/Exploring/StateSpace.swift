public import Spec

/// What there is to explore of a screen: where it starts, and what can happen in each state.
///
/// A state is the contract's own machine, with what else decides about the events to come.
public protocol StateSpace<S>: Sendable {
  /// The screen.
  associatedtype S: VerifiableScreen
  /// The contract's machine; equal ones have the same future.
  associatedtype State: Hashable

  /// The layouts to start with.
  var layouts: [S.Candidate] { get }
  /// How many events at most lead to a state whose events are tried; nil for any number.
  var depth: Int? { get }
  /// The state before any event.
  func start(_ layout: S.Candidate) throws -> State
  /// The events to try in a state, the simplest first.
  func events(in state: State) -> [S.Event]
  /// The state after an event; nil if the event must be refused, and leaves the state as it is.
  func next(_ state: State, _ event: S.Event) -> State?
  /// What is shown, without what was only done in the last event.
  func look(_ appearance: S.Appearance) -> S.Appearance
  /// Whether the events of a state are to be tried when the subject shows this in it.
  func isFollowed(_ appearance: S.Appearance, in state: State) -> Bool
}
