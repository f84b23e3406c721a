extension Shrinker {
  /// Replaces a part by its simplest form and makes up for it by one later value at its bound.
  func simplifyAndPush() -> Bool {
    for (index, span) in best.spans.enumerated() where span.label == .branch {
      guard best.choices[span.range].contains(where: { !$0.isSimplest }) else { continue }
      for later in best.choices.indices.dropFirst(span.end)
      where best.choices[later].role == .value {
        guard let bound = best.choices[later].bound else { continue }
        if attempt(with: [later: bound], simplifying: index) { return true }
      }
    }
    return false
  }
}
