package import Generators

/// One of the public shrinking challenges: a property, and the one simplest case that breaks it.
///
/// Source: the shrinking-challenge collection, github.com/jlink/shrinking-challenge, in full form:
/// whole `Int` ranges, real dependent draws, real filters; and a few of this project's own.
package struct Challenge: Sendable, CustomStringConvertible {
  /// What one run came to.
  package struct Result: Hashable, Sendable {
    /// The simplest failing case, as text.
    package let minimum: String
    /// How many times the property ran until a case failed.
    package let search: Int
    /// How many times it ran while that case was made simpler.
    package let shrinking: Int
    /// How many further runs showed that no single step is left; nil if not shown.
    package let verifiedBy: Int?

    /// How many times the property ran, the final sweep left out.
    package var evaluations: Int { search + shrinking }
  }

  /// The name, such as "bound5".
  package let id: String
  /// The simplest failing case, as text: what every seed must come to.
  package let minimum: String
  /// How many evaluations no seed may exceed.
  package let ceiling: Int

  private let body: @Sendable (Seed, Set<Pass>) -> Result?

  /// The name.
  package var description: String { id }

  /// Finds and simplifies a failing case; nil if 20,000 cases show none.
  package func run(seed: Seed) -> Result? { body(seed, Pass.all) }

  /// The same with some passes only.
  package func run(seed: Seed, passes: Set<Pass>) -> Result? { body(seed, passes) }

  init<Value>(
    _ id: String, minimum: String, ceiling: Int, _ generator: Gen<Value>,
    text: @escaping @Sendable (Value) -> String = { "\($0)" },
    holds: @escaping @Sendable (Value) -> Bool
  ) {
    self.id = id
    self.minimum = minimum
    self.ceiling = ceiling
    body = { seed, passes in
      var settings = Settings(seed: seed, cases: 20_000)
      settings.passes = passes
      let outcome = check(generator, settings: settings, stream: Stream(id), holds)
      guard case .fails(let failure) = outcome else { return nil }
      let isNear = failure.shrunk.sequence.spans.contains { $0.realised != nil }
      return Result(
        minimum: text(failure.shrunk.value) + (isNear ? " near a landmark" : ""),
        search: failure.evaluations.search,
        shrinking: failure.evaluations.shrinking, verifiedBy: failure.shrunk.verifiedBy)
    }
  }
}
