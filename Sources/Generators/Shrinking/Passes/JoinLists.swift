extension Shrinker {
  /// Joins inner lists of a list of lists: all of them into one, or two neighbours.
  func joinLists() -> Bool {
    lists.count { list in
      let count = elements(of: list).count
      guard count >= 2, best.spans[list].counter >= 0 else { return false }
      return join(0..<count, of: list)
        || steps(to: elements(of: list).count - 1, again: true) {
          join($0..<($0 + 2), of: list)
        }
    } > 0
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
}
