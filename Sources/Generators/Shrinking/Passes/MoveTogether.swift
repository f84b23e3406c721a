extension Shrinker {
  /// Moves two values together: by the same amount up or down, or keeping one a multiple.
  ///
  /// In a long case only values near each other, or the work would grow with the square.
  func moveTogether() -> Bool {
    steps(to: best.choices.count) { first in
      let reach = max(4, 2048 / max(1, best.choices.count))
      return steps(from: first + 1, to: min(best.choices.count, first + 1 + reach)) { second in
        guard !best.choices[first].isSimplest, best.choices[first].role == .value,
          best.choices[second].role == .value
        else { return false }
        let directions = [(1, 1), (1, -1)] + ratios(first, second)
        return directions.count { move(first, $0, second, $1) } > 0
      }
    }
  }

  /// Lowers the first value in steps of `one`, and the second by `other` for each step.
  private func move(_ first: Int, _ one: Int, _ second: Int, _ other: Int) -> Bool {
    guard first < best.choices.count, second < best.choices.count else { return false }
    let (lower, upper) = (best.choices[first], best.choices[second])
    func shift(by steps: UInt64) -> Bool {
      guard second < best.choices.count,
        let lowered = lower.lowered(by: steps, times: one, like: lower),
        let moved = upper.lowered(by: steps, times: other, like: lower)
      else { return false }
      return attempt(with: [first: lowered, second: moved])
    }
    let most = lower.wholeExcess / UInt64(one)
    guard most > 0 else { return false }
    return shift(by: most) || descend(from: most) { shift(by: most - $0) }
  }

  /// If one of two integers is a small multiple of the other: the steps that keep it so.
  private func ratios(_ first: Int, _ second: Int) -> [(Int, Int)] {
    guard first < best.choices.count, second < best.choices.count,
      case .integer(let one) = values[first], case .integer(let other) = values[second],
      one != .min, other != .min, one.magnitude > 1, other.magnitude > 1
    else { return [] }
    if other % one == 0, (2..<100).contains((other / one).magnitude) { return [(1, other / one)] }
    if one % other == 0, (2..<100).contains(one / other) { return [(one / other, 1)] }
    return []
  }
}
