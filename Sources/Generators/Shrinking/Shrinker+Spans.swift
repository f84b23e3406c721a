extension Shrinker {
  /// Removes what filters refused; the next attempt then comes first.
  func removeDiscarded() -> Bool {
    var improved = false
    var index = 0
    while index < best.spans.count {
      let span = best.spans[index]
      if span.label == .discarded, !span.range.isEmpty {
        var values = values
        values.removeSubrange(span.range)
        if attempt(values) {
          improved = true
          continue
        }
      }
      index += 1
    }
    return improved
  }

  /// Replaces a part by its simplest form, or by a smaller part of the same kind inside it.
  func simplifySpans() -> Bool {
    var improved = false
    var index = 0
    while index < best.spans.count {
      if simplifySpan(index) { improved = true } else { index += 1 }
    }
    return improved
  }

  private func simplifySpan(_ index: Int) -> Bool {
    let span = best.spans[index]
    switch span.label {
    case .recursion, .branch, .command: break
    default: return false
    }
    guard best.choices[span.range].contains(where: { !$0.isSimplest }) else { return false }
    if attempt(values, simplifying: index) { return true }
    for inner in best.spans[(index + 1)...]
    where inner.label == span.label && inner.end <= span.end && inner.range != span.range {
      let values = values
      let replaced = values[..<span.start] + values[inner.range] + values[span.end...]
      if attempt(Array(replaced)) { return true }
    }
    return false
  }

  /// Replaces a part by its simplest form and makes up for it by one later value at its bound.
  func simplifyAndPush() -> Bool {
    for (index, span) in best.spans.enumerated() where span.label == .branch {
      guard best.choices[span.range].contains(where: { !$0.isSimplest }) else { continue }
      for later in best.choices.indices.dropFirst(span.end)
      where best.choices[later].role == .value {
        guard let bound = best.choices[later].bound else { continue }
        var values = values
        values[later] = bound
        if attempt(values, simplifying: index) { return true }
      }
    }
    return false
  }

  /// Swaps parts of the same kind where that makes the case simpler: under the same parent, and
  /// alternatives of one draw wherever they are, such as a first and a later layout.
  ///
  /// In a long case only parts near each other, or the work would grow with the square.
  func sortSiblings() -> Bool {
    var improved = false
    var first = 0
    while first < best.spans.count {
      let siblings = best.spans.indices.dropFirst(first + 1)
        .filter { areAlike(first, $0) }
      let reach = max(4, 2048 / max(1, best.spans.count))
      for second in siblings.prefix(reach) where swap(first, second) { improved = true }
      first += 1
    }
    return improved
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
