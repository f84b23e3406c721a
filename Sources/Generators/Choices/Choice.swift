/// One decision of a generator: a value, the domain it was drawn from, and what it decides.
///
/// The order of simplicity, by ``rank``: the domain's target first. Integers follow by distance
/// from the target, above before below. Doubles follow with the integral ones first, then those
/// with fewer binary digits after the point; among equals by distance from the target, above
/// before below.
public struct Choice: Hashable, Sendable {
  /// What was chosen.
  public enum Value: Hashable, Sendable {
    /// An integer.
    case integer(Int)
    /// A floating-point number; never NaN.
    case double(Double)
  }

  /// What could have been chosen, and which of it is the simplest.
  public enum Domain: Hashable, Sendable {
    /// The integers of a range.
    case integers(ClosedRange<Int>, toward: Int)
    /// The floating-point numbers of a range.
    case doubles(ClosedRange<Double>, toward: Double)
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

  /// How simple the value is within its domain; smaller is simpler.
  public var rank: Rank {
    switch (value, domain) {
    case (.integer(let value), .integers(_, let target)):
      return Rank(major: distance(value, target), minor: value < target ? 1 : 0)
    case (.double(let value), .doubles(_, let target)):
      if value == target { return .simplest }
      let distance = (value - target).magnitude.bitPattern << 1
      return Rank(major: value.fractionalBits, minor: distance | (value < target ? 1 : 0))
    default:
      return .simplest
    }
  }

  /// Whether nothing in the domain is simpler.
  public var isSimplest: Bool { rank == .simplest }
}

/// How simple a choice is: the smaller, the simpler.
public struct Rank: Hashable, Comparable, Sendable {
  let major: UInt64
  let minor: UInt64

  static let simplest = Rank(major: 0, minor: 0)

  /// Whether the first is simpler than the second.
  public static func < (first: Rank, second: Rank) -> Bool {
    first.major == second.major ? first.minor < second.minor : first.major < second.major
  }
}

extension Choice.Domain {
  /// The simplest value.
  var simplest: Choice.Value {
    switch self {
    case .integers(_, let target): .integer(target)
    case .doubles(_, let target): .double(target)
    }
  }

  /// The value itself or the nearest that fits; the simplest if it is of the other kind.
  func fitting(_ value: Choice.Value) -> Choice.Value {
    switch (self, value) {
    case (.integers(let range, _), .integer(let value)): .integer(value.clamped(to: range))
    case (.doubles(let range, _), .double(let value)): .double(value.clamped(to: range))
    default: simplest
    }
  }

  /// How many values ``simple(_:)`` tells apart, at most `limit`.
  package func count(limit: Int) -> Int {
    let (below, above) = room
    let count = below.addingReportingOverflow(above)
    return count.overflow || count.partialValue >= UInt64(limit)
      ? limit : Int(count.partialValue) + 1
  }

  /// The simplest value (for 0), the next simplest, and so on, in whole steps around the target.
  ///
  /// Beyond the last one it is the last.
  package func simple(_ index: Int) -> Choice.Value {
    let (below, above) = room
    let index = UInt64(Swift.max(0, index))
    let both = Swift.min(below, above)
    let isBelow: Bool
    let steps: UInt64
    if (index + 1) / 2 <= both {
      (isBelow, steps) = (index % 2 == 0, (index + 1) / 2)
    } else {
      (isBelow, steps) = (below > above, Swift.min(index - both, Swift.max(below, above)))
    }
    switch self {
    case .integers(_, let target):
      let steps = Int(truncatingIfNeeded: steps)
      return .integer(isBelow ? target &- steps : target &+ steps)
    case .doubles(_, let target):
      return .double(isBelow ? target - Double(steps) : target + Double(steps))
    }
  }

  /// How many whole steps there are below and above the target.
  private var room: (below: UInt64, above: UInt64) {
    switch self {
    case .integers(let range, let target):
      return (distance(target, range.lowerBound), distance(range.upperBound, target))
    case .doubles(let range, let target):
      let below = Swift.min(target - range.lowerBound, 0x1p53)
      let above = Swift.min(range.upperBound - target, 0x1p53)
      return (UInt64(below), UInt64(above))
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

/// The distance of two integers, which may not fit `Int`.
func distance(_ first: Int, _ second: Int) -> UInt64 {
  UInt64(truncatingIfNeeded: first < second ? second &- first : first &- second)
}

extension Comparable {
  /// The value itself, or the bound of the range that it passes.
  @usableFromInline func clamped(to range: ClosedRange<Self>) -> Self {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
