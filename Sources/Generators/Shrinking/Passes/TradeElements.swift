extension Shrinker {
  /// Deletes one element and gives its worth to another value, or sets that to its bound.
  func tradeElements() -> Bool {
    for list in lists {
      let elements = elements(of: list)
      for (position, element) in elements.enumerated() {
        let span = best.spans[element]
        let worth = span.range.count == 1 ? values[span.start] : nil
        for shortened in deletions(of: 1, at: position, in: list)
        where trade(shortened, worth, gone: span.range) { return true }
      }
    }
    return false
  }

  private func trade(
    _ shortened: [Choice.Value], _ worth: Choice.Value?, gone: Range<Int>
  ) -> Bool {
    for index in shortened.indices {
      let original = index < gone.lowerBound ? index : index + gone.count
      let choice = best.choices[original]
      guard choice.role == .value else { continue }
      let sum = worth.flatMap { choice.value.adding($0) }.flatMap { choice.domain.wrapping($0) }
      for case let value? in [sum, choice.wholeExcess > 16 ? choice.bound : nil] {
        var values = shortened
        values[index] = value
        if attempt(values) { return true }
      }
    }
    return false
  }
}
