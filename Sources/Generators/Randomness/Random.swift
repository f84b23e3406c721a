/// A small, fast pseudo-random generator (SplitMix64) whose numbers are the same everywhere.
///
/// Golden values are pinned by tests, so a seed keeps its meaning across platforms and releases.
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
@frozen public struct Random: Sendable, RandomNumberGenerator {
  @usableFromInline var state: UInt64

  /// Starts the generator in the given state; equal states give equal numbers.
  @inlinable public init(state: UInt64) { self.state = state }

  /// Scrambles a number so that neighbouring inputs give unrelated outputs.
  @inlinable @inline(__always) public static func mix(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed &>> 31)
  }

  /// The next 64 random bits.
  @inlinable @inline(__always) public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Self.mix(state)
  }

  /// A number in `0..<bound`, by multiplication; its bias is below bound / 2⁶⁴.
  ///
  /// Zero for a zero bound.
  @inlinable @inline(__always) public mutating func next(below bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }

  /// A number in `0..<1` with 53 random bits.
  @inlinable @inline(__always) public mutating func unit() -> Double {
    Double(next() &>> 11) * 0x1p-53
  }

  /// An integer of the range, each equally likely; the range may be as wide as `Int` itself.
  @inlinable @inline(__always) public mutating func int(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    let offset = width == 0 ? next() : next(below: width)
    return range.lowerBound &+ Int(truncatingIfNeeded: offset)
  }

  /// A number of the range, evenly spread; a range wider than any finite number is allowed.
  @inlinable @inline(__always) public mutating func double(in range: ClosedRange<Double>) -> Double
  {
    let unit = unit()
    let width = range.upperBound - range.lowerBound
    if width == .infinity {
      let greatest = Double.greatestFiniteMagnitude
      return Swift.max(range.lowerBound, -greatest) * (1 - unit)
        + Swift.min(range.upperBound, greatest) * unit
    }
    return Swift.min(range.lowerBound + width * unit, range.upperBound)
  }

  /// An integer of the range: often small, sometimes a bound or related to an earlier one.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - size: The smaller, the nearer to 0 the small ones are.
  ///   - last: The earlier number, which is repeated, missed by a little, doubled or halved.
  @inlinable public mutating func anyInt(
    in range: ClosedRange<Int>, size: Int, last: Int
  ) -> Int {
    let bits = next()
    let kind = Int(truncatingIfNeeded: (bits &>> 8) & 63)
    switch bits & 15 {
    case 0..<8:
      let reach = Swift.min(Swift.max(size, 2), 16)
      let drawn = int(in: -reach...reach)
      let target = Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
      let (sum, overflow) = target.addingReportingOverflow(drawn)
      if !overflow, range.contains(sum) { return sum }
      let (mirrored, overflowed) = target.subtractingReportingOverflow(drawn)
      return !overflowed && range.contains(mirrored) ? mirrored : target
    case 8..<12:
      let related = Self.related(to: last, kind)
      return range.contains(related) ? related : int(in: range)
    case 12:
      return kind & 1 == 0 ? range.lowerBound : range.upperBound
    case 13:
      let drawn = Int(truncatingIfNeeded: next()) &>> kind
      return range.contains(drawn) ? drawn : int(in: range)
    default:
      return int(in: range)
    }
  }

  /// The number itself, or one that stands in a simple relation to it; `kind` is in `0..<64`.
  @inlinable static func related(to number: Int, _ kind: Int) -> Int {
    switch kind {
    case 0..<24: number
    case 24..<30: number &- 1
    case 30..<36: number &+ 1
    case 36..<48: number &+ (kind < 42 ? kind - 44 : kind - 39)
    case 48..<54: number &* 2
    case 54..<60: number / 2
    default: 0 &- number
    }
  }

  /// A finite number: a small integer, a simple fraction, or one with random bits of any magnitude.
  @inlinable public mutating func anyDouble() -> Double {
    let bits = next()
    switch bits & 7 {
    case 0..<3: return Double(int(in: -16...16))
    case 3: return Double(int(in: -256...256)) / 16
    case 4: return double(in: -1000...1000)
    default:
      let drawn = Double(bitPattern: next())
      return drawn.isFinite ? drawn : 0
    }
  }
}
