extension Shrinker {
  /// Turns numbers recorded beside a landmark into plain ones, one at a time; it runs last.
  func releaseLandmarks() -> Bool {
    for span in best.spans where span.label == .landmark {
      guard let realised = span.realised, span.range.count == 2 else { continue }
      let plain: [Int: Choice.Value] = [span.start: .integer(0), span.start + 1: .double(realised)]
      if attempt(with: plain) { return true }
    }
    return false
  }
}
