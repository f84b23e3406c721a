extension Shrinker {
  /// Deletes elements of lists: all, then halves, then smaller runs, then single ones.
  func deleteElements() -> Bool {
    var improved = false
    var list = 0
    while list < best.spans.count {
      if best.spans[list].label == .list {
        var length = elements(of: list).count
        while length > 0 {
          if deleteRuns(of: length, in: list) { improved = true }
          length = min(length / 2, elements(of: list).count)
        }
      }
      list += 1
    }
    return improved
  }

  private func deleteRuns(of length: Int, in list: Int) -> Bool {
    var improved = false
    var start = elements(of: list).count - length
    while start >= 0 {
      if delete(length, at: start, in: list) { improved = true }
      start = min(start, elements(of: list).count) - length
      if start < 0, start > -length, elements(of: list).count >= length { start = 0 }
    }
    return improved
  }

  private func delete(_ length: Int, at start: Int, in list: Int) -> Bool {
    deletions(of: length, at: start, in: list).contains { attempt($0) }
  }

  /// The case without some elements of a list, the count set right.
  ///
  /// A count that was drawn earlier, for a list of exactly that many, is found by its value; there
  /// may be several such choices, hence several candidates.
  func deletions(of length: Int, at start: Int, in list: Int) -> [[Choice.Value]] {
    let elements = elements(of: list)
    guard length > 0, start >= 0, start + length <= elements.count else { return [] }
    let span = best.spans[list]
    let gone =
      best.spans[elements[start]].start..<best.spans[elements[start + length - 1]].end
    let counters = span.counter >= 0 ? [span.counter] : Array(0..<span.start)
    return counters.compactMap { counter in
      guard case .integer(let count) = best.choices[counter].value, count == span.count,
        case .integers(let range, _) = best.choices[counter].domain,
        count - length >= range.lowerBound
      else { return nil }
      var values = values
      values[counter] = .integer(count - length)
      values.removeSubrange(gone)
      return values
    }
  }

  /// Joins inner lists of a list of lists: all of them into one, or two neighbours.
  func joinLists() -> Bool {
    var improved = false
    for list in lists where best.spans.indices.contains(list) && best.spans[list].counter >= 0 {
      let count = elements(of: list).count
      guard count >= 2 else { continue }
      if join(0..<count, of: list) {
        improved = true
        continue
      }
      var first = 0
      while first + 1 < elements(of: list).count {
        if join(first..<(first + 2), of: list) { improved = true } else { first += 1 }
      }
    }
    return improved
  }

  private func join(_ range: Range<Int>, of list: Int) -> Bool {
    let joined = elements(of: list)[range]
    guard let first = joined.first, let last = joined.last else { return false }
    var content: [Choice.Value] = []
    var total = 0
    for element in joined {
      guard element + 1 < best.spans.count else { return false }
      let inner = best.spans[element + 1]
      guard inner.label == .list, inner.parent == element,
        inner.counter == best.spans[element].start, inner.end == best.spans[element].end
      else { return false }
      content += values[inner.range]
      total += inner.count
    }
    guard case .integer(let count) = values[best.spans[list].counter] else { return false }
    var values = values
    values.replaceSubrange(
      best.spans[first].start..<best.spans[last].end, with: [.integer(total)] + content)
    values[best.spans[list].counter] = .integer(count - joined.count + 1)
    return attempt(values)
  }

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
      for value in [sum, choice.wholeExcess > 16 ? choice.bound : nil] {
        guard let value else { continue }
        var values = shortened
        values[index] = value
        if attempt(values) { return true }
      }
    }
    return false
  }
}
