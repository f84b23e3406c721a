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
}
