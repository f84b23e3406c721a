extension Shrinker {
  /// Replaces a part by its simplest form, or by a smaller part of the same kind inside it.
  func simplifySpans() -> Bool {
    steps(to: best.spans.count, again: true, simplifySpan)
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
}
