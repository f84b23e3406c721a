/// A value and its slope over a whole range at once: a dual number over intervals.
///
/// Laws: while the variable moves from x to x′ in the range, the value changes by a member of
/// `slope` times x′ − x. Formulas of `Scalar` are continuous where only minimum, maximum and
/// arithmetic occur; a choice that is not decided may jump, so nothing is known of its slope.
///
/// ```swift
/// let o = Slope(Interval(0, .infinity), slope: Interval(1))
/// HeaderFormulas(layout, offset: o).travelled.slope  // [0, 1]
/// ```
public struct Slope: Scalar, Hashable {
  /// Where the values lie.
  public let value: Interval
  /// Where the slopes lie.
  public let slope: Interval

  /// A value with its slope.
  public init(_ value: Interval, slope: Interval) {
    self.value = value
    self.slope = slope
  }

  /// A constant.
  public init(_ value: Double) { self.init(Interval(value), slope: Interval(0)) }

  /// The sum.
  public static func + (a: Self, b: Self) -> Self {
    Slope(a.value + b.value, slope: a.slope + b.slope)
  }

  /// The difference.
  public static func - (a: Self, b: Self) -> Self {
    Slope(a.value - b.value, slope: a.slope - b.slope)
  }

  /// The product.
  public static func * (a: Self, b: Self) -> Self {
    Slope(a.value * b.value, slope: a.slope * b.value + a.value * b.slope)
  }

  /// The quotient.
  public static func / (a: Self, b: Self) -> Self {
    guard b.slope != Interval(0) else { return Slope(a.value / b.value, slope: a.slope / b.value) }
    let quotient = a.value / b.value
    return Slope(quotient, slope: (a.slope - quotient * b.slope) / b.value)
  }

  /// The smaller one; where that is not decided either slope is possible.
  public static func least(_ a: Self, _ b: Self) -> Self {
    Slope(.least(a.value, b.value), slope: .choose(a <= b, a.slope, b.slope))
  }

  /// The larger one; where that is not decided either slope is possible.
  public static func greatest(_ a: Self, _ b: Self) -> Self {
    Slope(.greatest(a.value, b.value), slope: .choose(b <= a, a.slope, b.slope))
  }

  /// Whether every value of `a` is below every value of `b`, or none is below any.
  public static func < (a: Self, b: Self) -> Certainty { a.value < b.value }
  /// Whether every value of `a` is at most every value of `b`, or none is at most any.
  public static func <= (a: Self, b: Self) -> Certainty { a.value <= b.value }

  /// Whether both are known to be one number, or known to differ.
  public static func equals(_ a: Self, _ b: Self) -> Certainty { Interval.equals(a.value, b.value) }

  /// The one that the condition decides for; if it does not, the value may jump.
  public static func choose(_ condition: Certainty, _ a: Self, _ b: Self) -> Self {
    switch condition {
    case .yes: a
    case .no: b
    case .unknown: Slope(a.value.hull(b.value), slope: .everything)
    }
  }
}
