extension Shrinker {
  /// Swaps parts of the same kind where that makes the case simpler: under the same parent, and
  /// alternatives of one draw wherever they are, such as a first and a later layout.
  ///
  /// In a long case only parts near each other, or the work would grow with the square.
  func sortSiblings() -> Bool {
    steps(to: best.spans.count) { first in
      let siblings = best.spans.indices.dropFirst(first + 1)
        .filter { areAlike(first, $0) }
      let reach = max(4, 2048 / max(1, best.spans.count))
      return siblings.prefix(reach).count { swap(first, $0) } > 0
    }
  }

  private func areAlike(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (best.spans[first], best.spans[second])
    return one.label == other.label && (one.parent == other.parent || one.label == .branch)
  }

  private func swap(_ first: Int, _ second: Int) -> Bool {
    guard first < best.spans.count, second < best.spans.count else { return false }
    let (one, other) = (best.spans[first], best.spans[second])
    guard areAlike(first, second), one.end <= other.start else { return false }
    let values = values
    guard values[one.range] != values[other.range] else { return false }
    let swapped =
      values[..<one.start] + values[other.range] + values[one.end..<other.start]
      + values[one.range] + values[other.end...]
    return attempt(Array(swapped))
  }
}
