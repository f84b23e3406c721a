extension Shrinker {
  /// Lowers one value at a time: to the simplest, to the other side, one step, then by bisection.
  func lowerValues() -> Bool {
    steps(to: best.choices.count) { !best.choices[$0].isSimplest && lower($0) }
  }

  private func lower(_ index: Int) -> Bool {
    let choice = best.choices[index]
    if set(index, choice.domain.simplest) { return true }
    switch (choice.value, choice.domain.simplest) {
    case (.integer(let value), _):
      return choice.role == .value || choice.role == .count
        ? lowerInteger(index, choice) : lowerBranch(index, value)
    case (.double(let value), .double(let target)):
      return lowerDouble(index, value, target)
    default:
      return false
    }
  }

  /// Takes a simpler alternative, with what follows as it is, or as simple as possible.
  private func lowerBranch(_ index: Int, _ value: Int) -> Bool {
    let span = best.spans.lastIndex { $0.range.contains(index) }
    for simpler in 0..<max(0, value) {
      if simpler > 0, set(index, .integer(simpler)) { return true }
      guard let span, index + 1 < best.spans[span].end else { continue }
      if attempt(with: [index: .integer(simpler)], simplifying: span, from: index + 1) {
        return true
      }
    }
    return false
  }

  private func lowerInteger(_ index: Int, _ choice: Choice) -> Bool {
    let distance = choice.wholeExcess
    func place(_ distance: UInt64, below: Bool) -> Bool {
      let steps = below ? -Int128(distance) : Int128(distance)
      guard let value = choice.domain.simplest.moved(by: steps),
        best.choices.indices.contains(index), best.choices[index].domain.contains(value)
      else { return false }
      return set(index, value)
    }
    if choice.isBelow {
      if place(distance, below: false) {
        _ = descend(from: distance) { place($0, below: false) }
        return true
      }
      return descend(from: distance) { place($0, below: true) }
    }
    return descend(from: distance) { place($0, below: false) }
      || distance > 1 && place(distance - 1, below: true)
  }

  private func lowerDouble(_ index: Int, _ value: Double, _ target: Double) -> Bool {
    let distance = (value - target).magnitude
    let sign: Double = value < target ? -1 : 1
    if value < target, set(index, .double(target + distance)) { return true }
    if value.fractionalBits > 0 {
      // Toward an integer, then toward few binary digits after the point.
      for bits in 0..<min(4, value.fractionalBits) {
        let unit = Double(1 << bits)
        let down = (value * unit).truncated / unit
        let up = down + (value < 0 ? -1 : 1) / unit
        if set(index, .double(down)) || set(index, .double(up)) { return true }
      }
    }
    guard distance < 0x1p53 else {
      return descend(from: UInt64(distance.exponent)) {
        set(index, .double(target + sign * Double(sign: .plus, exponent: Int($0), significand: 1)))
      }
    }
    let fraction = distance - distance.truncated
    return descend(from: UInt64(distance)) {
      set(index, .double(target + sign * (Double($0) + fraction)))
    }
  }

  /// Finds a smaller number that still works; the one given does, 0 does not.
  ///
  /// If neither one nor two less works, nothing less does, as a rule. If even half works, the
  /// length in bits is bisected, as most minima are small; otherwise steps of growing width lead down.
  func descend(from start: UInt64, _ works: (UInt64) -> Bool) -> Bool {
    guard start > 1 else { return false }
    var low: UInt64 = 0
    var high = start
    func lower(to middle: UInt64) -> Bool {
      let success = works(middle)
      if success { high = middle } else { low = middle }
      return success
    }
    guard lower(to: start - 1) || start > 2 && lower(to: start - 2) else { return false }
    low = 0
    if high > 1, !lower(to: high / 2) {
      var step: UInt64 = 1
      while high - low > step, lower(to: high - step) { step *= 2 }
    }
    while high - low > 1 {
      let lowBits = 64 - low.leadingZeroBitCount
      let highBits = 64 - high.leadingZeroBitCount
      let middle =
        highBits - lowBits > 2
        ? 1 << UInt64((lowBits + highBits) / 2 - 1) : low + (high - low) / 2
      _ = lower(to: middle)
    }
    return true
  }
}
