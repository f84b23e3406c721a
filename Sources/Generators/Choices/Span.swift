/// A labelled stretch of a choice sequence: what was drawn for one part of the test case.
public struct Span: Hashable, Sendable {
  /// What kind of part it is.
  public enum Label: Hashable, Sendable {
    /// The elements of a list; the count, if it was drawn, comes just before.
    case list
    /// One element of a list.
    case element
    /// One of several alternatives.
    case branch
    /// A part that may contain smaller parts of its own kind.
    case recursion
    /// One command of a sequence.
    case command
    /// A number near a landmark: which landmark and the difference, or none and the plain number.
    case landmark
    /// A part of no special kind, such as an accepted attempt of a filter.
    case group
    /// An attempt that a filter refused: it can go without loss.
    case discarded
  }

  /// What kind of part it is.
  public internal(set) var label: Label
  /// The index of its first choice.
  public let start: Int
  /// The index after its last choice.
  public internal(set) var end: Int
  /// The index of the span around it, or -1.
  public let parent: Int
  /// For a list: the index of the choice that decided the count, or -1 if none did.
  public let counter: Int
  /// For a list: the number of its elements.
  public let count: Int
  /// For a landmark: the number that came of it.
  public internal(set) var realised: Double?

  /// The choices it covers.
  public var range: Range<Int> { start..<end }
}
