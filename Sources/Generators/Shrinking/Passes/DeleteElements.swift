extension Shrinker {
  /// Deletes elements of lists: all, then halves, then smaller runs, then single ones.
  ///
  /// Of commands every short run is tried: what leads back to where it began has any length.
  func deleteElements() -> Bool {
    steps(to: best.spans.count) { list in
      guard best.spans[list].label == .list else { return false }
      var improved = false
      var length = elements(of: list).count
      while length > 0 {
        if deleteRuns(of: length, in: list) { improved = true }
        let next = length <= 8 && isOfCommands(list) ? length - 1 : length / 2
        length = min(next, elements(of: list).count)
      }
      return improved
    }
  }

  private func isOfCommands(_ list: Int) -> Bool {
    elements(of: list).contains { element in
      best.spans.indices.contains(element + 1) && best.spans[element + 1].label == .command
        && best.spans[element + 1].parent == element
    }
  }

  private func deleteRuns(of length: Int, in list: Int) -> Bool {
    var improved = false
    var start = elements(of: list).count - length
    while start >= 0 {
      let shortened = deletions(of: length, at: start, in: list)
      if shortened.contains(where: { attempt($0) }) { improved = true }
      start = min(start, elements(of: list).count) - length
      if start < 0, start > -length, elements(of: list).count >= length { start = 0 }
    }
    return improved
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
        best.choices[counter].domain.contains(.integer(count - length))
      else { return nil }
      var values = values
      values[counter] = .integer(count - length)
      values.removeSubrange(gone)
      return values
    }
  }
}
