extension Shrinker {
  /// Removes what filters refused; the next attempt then comes first.
  func removeDiscarded() -> Bool {
    steps(to: best.spans.count, again: true) { index in
      let span = best.spans[index]
      guard span.label == .discarded, !span.range.isEmpty else { return false }
      var values = values
      values.removeSubrange(span.range)
      return attempt(values)
    }
  }
}
