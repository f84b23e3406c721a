/// What is wrong with something that was given: a seed, a token, a failure file, a share, a case.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, where, and what is legal.
  public let description: String

  /// An error with its words.
  package init(_ description: String) { self.description = description }
}
