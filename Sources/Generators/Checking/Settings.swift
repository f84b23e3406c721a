/// How a check looks for a failing case.
public struct Settings: Hashable, Sendable {
  /// From which the random cases follow.
  public var seed: Seed
  /// How many cases are run.
  public var cases: Int
  /// How many of them run at the same time; the outcome does not depend on it.
  public var jobs: Int
  /// How many times the property may run while a failing case is made simpler.
  public var budget: Int
  /// By which kinds of steps it is made simpler.
  package var passes = Pass.all

  /// Makes the settings; without a seed a fresh one is drawn.
  public init(seed: Seed = .fresh(), cases: Int = 1000, jobs: Int = 1, budget: Int = 20_000) {
    self.seed = seed
    self.cases = cases
    self.jobs = jobs
    self.budget = budget
  }
}
