/// The little arithmetic that passes do on choices; nil where it overflows or kinds differ.
extension Choice.Value {
  /// The sum of two values of the same kind.
  func adding(_ other: Choice.Value) -> Choice.Value? {
    switch (self, other) {
    case (.integer(let value), .integer(let other)):
      let (sum, overflow) = value.addingReportingOverflow(other)
      return overflow ? nil : .integer(sum)
    case (.double(let value), .double(let other)):
      return .double(value + other)
    default:
      return nil
    }
  }
}

extension Choice.Domain {
  /// The value itself, or, for an integer beyond the range, what is left when it starts over.
  func wrapping(_ value: Choice.Value) -> Choice.Value? {
    if contains(value) { return value }
    guard case .integers(let range, _) = self, case .integer(let value) = value else { return nil }
    let past = value > range.upperBound
    let excess = past ? distance(value, range.upperBound) : distance(value, range.lowerBound)
    guard excess > 0, excess - 1 <= distance(range.upperBound, range.lowerBound) else { return nil }
    let steps = Int(truncatingIfNeeded: excess - 1)
    return .integer(past ? range.lowerBound &+ steps : range.upperBound &- steps)
  }

  /// Whether the value is of the right kind and within the range.
  package func contains(_ value: Choice.Value) -> Bool {
    switch (self, value) {
    case (.integers(let range, _), .integer(let value)): range.contains(value)
    case (.doubles(let range, _), .double(let value)): range.contains(value)
    default: false
    }
  }
}

extension Choice {
  /// The bound of the domain on the value's side of the simplest; nil for the simplest itself.
  var bound: Value? {
    switch (value, domain) {
    case (.integer(let value), .integers(let range, let target)):
      value == target ? nil : .integer(value < target ? range.lowerBound : range.upperBound)
    case (.double(let value), .doubles(let range, let target)):
      value == target ? nil : .double(value < target ? range.lowerBound : range.upperBound)
    default: nil
    }
  }

  /// How many whole steps the value is away from the simplest.
  var wholeExcess: UInt64 {
    switch (value, domain) {
    case (.integer(let value), .integers(_, let target)): return distance(value, target)
    case (.double(let value), .doubles(_, let target)):
      let excess = (value - target).magnitude
      return excess < 0x1p53 ? UInt64(excess) : 0
    default: return 0
    }
  }

  /// The value so many steps lower, in the direction in which `other` is above its simplest.
  ///
  /// Nil if that leaves the domain.
  func lowered(by steps: UInt64, times factor: Int, like other: Choice) -> Value? {
    let lowered: Value
    switch value {
    case .integer(let value):
      let change = Int128(steps) * Int128(other.isBelow ? -factor : factor)
      guard let difference = Int(exactly: Int128(value) - change) else { return nil }
      lowered = .integer(difference)
    case .double(let value):
      lowered = .double(value - Double(factor) * Double(steps) * (other.isBelow ? -1 : 1))
    }
    return domain.contains(lowered) ? lowered : nil
  }

  /// Whether the value is below the simplest.
  var isBelow: Bool {
    switch (value, domain) {
    case (.integer(let value), .integers(_, let target)): value < target
    case (.double(let value), .doubles(_, let target)): value < target
    default: false
    }
  }
}
