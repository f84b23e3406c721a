/// What came of a check.
public enum Outcome<Value> {
  /// No case fails, and enough of them were not rejected.
  case holds(Coverage)
  /// A case fails; the first one by index.
  case fails(Failure<Value>)
  /// Nearly all cases were rejected, so the check says nothing.
  case vacuous(Coverage)
  /// A case failed once and then did not, although its choices were the same.
  case flaky(Flake<Value>)
  /// The generator threw an error that is no ``Rejection``.
  case broken(index: Int, error: String)
}

extension Outcome: Sendable where Value: Sendable {}

/// How many cases ran, and of which kinds they were.
public struct Coverage: Hashable, Sendable {
  /// How many cases were made.
  public var cases = 0
  /// How many of them were rejected.
  public var rejected = 0
  /// How many cases bear each label, by label.
  public var labels: [(label: String, cases: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  @usableFromInline var counts: [String: Int] = [:]

  @usableFromInline init() {}

  /// Whether so few cases were left that nothing is shown: none, or under one in twenty.
  var isVacuous: Bool { (cases - rejected) * 20 <= cases }

  @usableFromInline mutating func add(_ other: Coverage) {
    cases += other.cases
    rejected += other.rejected
    counts.merge(other.counts, uniquingKeysWith: +)
  }
}

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

/// A case that failed once and then held.
public struct Flake<Value> {
  /// The index of the case.
  public let index: Int
  /// The case, drawn again.
  public let recorded: Recorded<Value>
}

extension Flake: Sendable where Value: Sendable {}
