/// A test case as the sequence of choices that made it; the same choices make the same case again.
///
/// Sequences are ordered by simplicity (shortlex): fewer choices first, then the first choice whose
/// rank differs decides.
public struct ChoiceSequence: Hashable, Sendable, Comparable {
  /// The choices in the order in which they were drawn.
  public internal(set) var choices: [Choice] = []
  /// The parts, outer before inner, in the order in which they began.
  public internal(set) var spans: [Span] = []

  /// What was chosen, without the domains: enough to make the case again.
  public var values: [Choice.Value] { choices.map(\.value) }

  /// Whether the first is simpler than the second.
  public static func < (first: ChoiceSequence, second: ChoiceSequence) -> Bool {
    if first.choices.count != second.choices.count {
      return first.choices.count < second.choices.count
    }
    for (one, other) in zip(first.choices, second.choices) {
      let (rank, otherRank) = (one.rank, other.rank)
      if rank != otherRank { return rank < otherRank }
    }
    return false
  }
}
