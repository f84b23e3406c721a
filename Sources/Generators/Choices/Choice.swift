/// One decision of a generator: a value, the domain it was drawn from, and what it decides.
///
/// The order of simplicity, by ``rank``: the domain's target first. Integers follow by distance
/// from the target, above before below. Doubles follow with the integral ones first, then those
/// with fewer binary digits after the point; among equals by distance from the target, above
/// before below.
public struct Choice: Hashable, Sendable {
  /// What was chosen; those of one kind are ordered by size.
  public enum Value: Hashable, Comparable, Sendable {
    /// An integer.
    case integer(Int)
    /// A floating-point number; never NaN.
    case double(Double)
  }

  /// What could have been chosen, and which of it is the simplest.
  public struct Domain: Hashable, Sendable {
    /// The values, all of one kind.
    let range: ClosedRange<Value>
    /// The simplest of them.
    let simplest: Value

    /// The integers of a range.
    package static func integers(_ range: ClosedRange<Int>, toward target: Int) -> Domain {
      let values = Value.integer(range.lowerBound)...(.integer(range.upperBound))
      return Domain(range: values, simplest: .integer(target))
    }

    /// The floating-point numbers of a range.
    package static func doubles(_ range: ClosedRange<Double>, toward target: Double) -> Domain {
      let values = Value.double(range.lowerBound)...(.double(range.upperBound))
      return Domain(range: values, simplest: .double(target))
    }
  }

  /// What the choice decides.
  public enum Role: UInt8, Hashable, Sendable {
    /// A value of the test case.
    case value
    /// How many elements a list has.
    case count
    /// Which alternative is taken.
    case branch
    /// Which landmark a number is near; 0 for none.
    case landmark
  }

  /// What was chosen.
  public let value: Value
  /// What could have been chosen.
  public let domain: Domain
  /// What the choice decides.
  public let role: Role

  package init(value: Value, domain: Domain, role: Role) {
    self.value = value
    self.domain = domain
    self.role = role
  }

  /// How simple the value is within its domain; smaller is simpler, and the simplest is 0.
  public var rank: UInt128 {
    let side: UInt128 = isBelow ? 1 : 0
    switch (value, domain.simplest) {
    case (.double(let value), .double(let target)):
      if value == target { return 0 }
      let distance = (value - target).magnitude.bitPattern << 1
      return UInt128(value.fractionalBits) << 64 | UInt128(distance) | side
    default:
      return UInt128(value.wholeSteps(to: domain.simplest)) << 64 | side
    }
  }

  /// Whether nothing in the domain is simpler.
  public var isSimplest: Bool { rank == 0 }

  /// Whether the value is below the simplest.
  var isBelow: Bool { value < domain.simplest }

  /// The bound of the domain on the value's side of the simplest; nil for the simplest itself.
  var bound: Value? {
    if value == domain.simplest { return nil }
    return isBelow ? domain.range.lowerBound : domain.range.upperBound
  }

  /// How many whole steps the value is away from the simplest; none where doubles have no fractions.
  var wholeExcess: UInt64 {
    let steps = value.wholeSteps(to: domain.simplest)
    if case .double = value, steps == 1 << 53 { return 0 }
    return steps
  }

  /// The value so many steps lower, in the direction in which `other` is above its simplest.
  ///
  /// Nil if that leaves the domain.
  func lowered(by steps: UInt64, times factor: Int, like other: Choice) -> Value? {
    let change = Int128(steps) * Int128(other.isBelow ? factor : -factor)
    return value.moved(by: change).flatMap { domain.contains($0) ? $0 : nil }
  }
}

extension Choice.Domain {
  /// Whether the value is of the right kind and within the range.
  package func contains(_ value: Choice.Value) -> Bool { range.contains(value) }

  /// The value itself or the nearest that fits; the simplest if it is of the other kind.
  func fitting(_ value: Choice.Value) -> Choice.Value {
    switch (simplest, value) {
    case (.integer, .integer), (.double, .double): value.clamped(to: range)
    default: simplest
    }
  }

  /// The value itself, or, for an integer beyond the range, what is left when it starts over.
  func wrapping(_ value: Choice.Value) -> Choice.Value? {
    if contains(value) { return value }
    guard case .integer = value, case .integer = simplest else { return nil }
    let isPast = value > range.upperBound
    let (passed, other) =
      isPast ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
    let excess = Int128(value.wholeSteps(to: passed)) - 1
    let wrapped = other.moved(by: isPast ? excess : -excess)
    return wrapped.flatMap { contains($0) ? $0 : nil }
  }

  /// How many values ``simple(_:)`` tells apart, at most `limit`.
  package func count(limit: Int) -> Int {
    Int(Swift.min(Int128(room.below) + Int128(room.above) + 1, Int128(limit)))
  }

  /// The simplest value (for 0), the next simplest, and so on, in whole steps around the target.
  ///
  /// Beyond the last one it is the last.
  package func simple(_ index: Int) -> Choice.Value {
    let (below, above) = room
    let index = UInt64(Swift.max(0, index))
    let both = Swift.min(below, above)
    let alternates = (index + 1) / 2 <= both
    let isBelow = alternates ? index % 2 == 0 : below > above
    let steps = Int128(
      alternates ? (index + 1) / 2 : Swift.min(index - both, Swift.max(below, above)))
    return simplest.moved(by: isBelow ? -steps : steps) ?? simplest
  }

  /// How many whole steps there are below and above the target.
  private var room: (below: UInt64, above: UInt64) {
    (simplest.wholeSteps(to: range.lowerBound), simplest.wholeSteps(to: range.upperBound))
  }
}

extension Choice.Value {
  /// How many whole steps two values of one kind are apart, at most 2⁵³ for doubles.
  func wholeSteps(to other: Choice.Value) -> UInt64 {
    switch (self, other) {
    case (.integer(let value), .integer(let other)):
      // The distance may not fit an integer with a sign.
      UInt64(truncatingIfNeeded: value < other ? other &- value : value &- other)
    case (.double(let value), .double(let other)):
      UInt64(Swift.min((value - other).magnitude, 0x1p53))
    default: 0
    }
  }

  /// The value so many whole steps above, or below for a negative number; nil if it does not exist.
  func moved(by steps: Int128) -> Choice.Value? {
    switch self {
    case .integer(let value): Int(exactly: Int128(value) + steps).map { .integer($0) }
    case .double(let value): .double(value + Double(steps))
    }
  }

  /// The sum of two values of the same kind; nil where it overflows or kinds differ.
  func adding(_ other: Choice.Value) -> Choice.Value? {
    switch (self, other) {
    case (.integer, .integer(let other)): moved(by: Int128(other))
    case (.double(let value), .double(let other)): .double(value + other)
    default: nil
    }
  }
}

extension Double {
  /// The number of binary digits after the point; 0 for an integer.
  var fractionalBits: UInt64 {
    if self == 0 || !isFinite { return 0 }
    return UInt64(Swift.max(0, significandWidth - Int(exponent)))
  }

  /// The simplest number of a range: zero, else the integer or the shortest fraction nearest to it.
  @usableFromInline static func simplest(in range: ClosedRange<Double>) -> Double {
    if range.contains(0) { return 0 }
    let negative = range.upperBound < 0
    let low = negative ? -range.upperBound : range.lowerBound
    let high = negative ? -range.lowerBound : range.upperBound
    var unit = 1.0
    for _ in 0..<1074 {
      let candidate = (low / unit).roundedUp * unit
      if candidate >= low && candidate <= high { return negative ? -candidate : candidate }
      unit /= 2
    }
    return negative ? -low : low
  }

  /// The least integer at or above the number. (`rounded` would need the platform's library.)
  var roundedUp: Double {
    let truncated = truncated
    return truncated < self ? truncated + 1 : truncated
  }

  /// The integer part, toward zero.
  var truncated: Double {
    magnitude < 0x1p53 ? Double(Int64(self)) : self
  }
}

extension Comparable {
  /// The value itself, or the bound of the range that it passes.
  @usableFromInline func clamped(to range: ClosedRange<Self>) -> Self {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
