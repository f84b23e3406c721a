extension Shrinker {
  /// Tries every single step below the case; true as soon as one of them succeeds.
  func sweep() -> Bool {
    for list in lists {
      for position in elements(of: list).indices
      where deletions(of: 1, at: position, in: list).contains(where: { attempt($0) }) {
        return true
      }
    }
    for (index, choice) in best.choices.enumerated() where !choice.isSimplest {
      for value in steps(below: choice) where set(index, value) { return true }
    }
    return false
  }

  private func steps(below choice: Choice) -> [Choice.Value] {
    switch (choice.value, choice.domain.simplest) {
    case (.integer(let value), .integer(let target)):
      let (excess, overflow) = value.subtractingReportingOverflow(target)
      guard !overflow else { return [.integer(target)] }
      let sign = excess.signum()
      return [0, 0 &- excess, excess / 2, excess - sign, excess - 2 * sign].compactMap {
        let (sum, overflow) = target.addingReportingOverflow($0)
        return overflow || !choice.domain.contains(.integer(sum)) ? nil : .integer(sum)
      }
    case (.double(let value), .double(let target)):
      let sign: Double = value < target ? -1 : 1
      return [target, target + (target - value), value.truncated, value - sign, value - 2 * sign]
        .map { .double($0) }.filter { choice.domain.contains($0) }
    default:
      return []
    }
  }
}
