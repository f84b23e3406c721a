/// What came of a check.
public enum Outcome<Value> {
  /// No case fails, and enough of them were not rejected.
  case holds(Coverage)
  /// A case fails; the first one by index.
  case fails(Failure<Value>)
  /// Nearly all cases were rejected, so the check says nothing.
  case vacuous(Coverage)
  /// A case, here drawn again, failed once and then did not, although its choices were the same.
  case flaky(index: Int, Recorded<Value>)
  /// The generator threw an error that is no ``Rejection``.
  case broken(index: Int, error: String)
}

extension Outcome: Sendable where Value: Sendable {}

/// A failing case, as found and as simple as it could be made.
public struct Failure<Value> {
  /// The index of the case.
  public let index: Int
  /// The case as it was found.
  public let found: Recorded<Value>
  /// The simplest case that fails.
  public let shrunk: Shrunk<Value>
  /// How many times the property ran, the final sweep left out: the search, then shrinking.
  public let evaluations: (search: Int, shrinking: Int)
  /// The text that replays the simplest case.
  public let token: ReplayToken
}

extension Failure: Sendable where Value: Sendable {}
