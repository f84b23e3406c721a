/// What is known of a statement when its numbers are known to lie in intervals only.
public enum Certainty: Hashable, Sendable {
  /// It holds for every number in them.
  case yes
  /// It holds for none.
  case no
  /// Neither is known.
  case unknown

  /// The certainty of what is known to be true or false.
  @inlinable
  public init(_ truth: Bool) { self = truth ? .yes : .no }

  /// Of the opposite statement.
  public static prefix func ! (a: Self) -> Self {
    switch a {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  /// Of both statements.
  public static func && (a: Self, b: Self) -> Self {
    if a == .no || b == .no { return .no }
    return a == .yes && b == .yes ? .yes : .unknown
  }
}

/// A closed interval of real numbers: the reading of `Scalar` that bounds a whole range at once.
///
/// Laws: the result of an operation contains the result for every pair of members. Ends are rounded
/// outward where they are not exact, so the law holds as computed; an end may be infinite.
///
/// ```swift
/// HeaderFormulas(layout, offset: Interval(-300, 500)).blurAlpha  // [0, 1]
/// ```
public struct Interval: Scalar, Hashable {
  /// The smaller end.
  public let lower: Double
  /// The larger end.
  public let upper: Double

  /// Every number.
  public static let everything = Interval(-.infinity, .infinity)

  /// The interval between two ends, the smaller one first.
  public init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The interval of one number.
  public init(_ value: Double) { self.init(value, value) }

  /// The smallest interval that contains both.
  public func hull(_ other: Interval) -> Interval {
    Interval(Double.least(lower, other.lower), Double.greatest(upper, other.upper))
  }

  /// The sum.
  public static func + (a: Self, b: Self) -> Self {
    Interval(sum(a.lower, b.lower, .down), sum(a.upper, b.upper, .up))
  }

  /// The difference.
  public static func - (a: Self, b: Self) -> Self {
    Interval(sum(a.lower, -b.upper, .down), sum(a.upper, -b.lower, .up))
  }

  /// The product; 0 times an infinite end is 0, as in the limit of every sequence of members.
  public static func * (a: Self, b: Self) -> Self {
    over(a, b) { x, y, side in
      if x == 0 || y == 0 { return 0 }
      let product = x * y
      let error = product == 0 ? .nan : (-product).addingProduct(x, y)  // It vanished: not exact.
      return rounded(product, error: error, side)
    }
  }

  /// The quotient by members other than 0; everything if the divisor has members of both signs.
  public static func / (a: Self, b: Self) -> Self {
    guard b.lower >= 0 || b.upper <= 0, b.lower != b.upper || b.lower != 0 else {
      return .everything
    }
    // A divisor's end at 0 is approached from inside: its quotients grow without bound.
    let isPositive = b.lower >= 0
    return over(a, b) { x, y, side in
      if x == 0 || y.isInfinite { return 0 }
      if y == 0 { return (x > 0) == isPositive ? .infinity : -.infinity }
      let quotient = x / y
      let error = x.addingProduct(-quotient, y)
      return rounded(quotient, error: y > 0 ? error : -error, side)
    }
  }

  /// The smaller of two numbers.
  public static func least(_ a: Self, _ b: Self) -> Self {
    Interval(Double.least(a.lower, b.lower), Double.least(a.upper, b.upper))
  }

  /// The larger of two numbers.
  public static func greatest(_ a: Self, _ b: Self) -> Self {
    Interval(Double.greatest(a.lower, b.lower), Double.greatest(a.upper, b.upper))
  }

  /// Whether every member of `a` is below every member of `b`, or none is below any.
  public static func < (a: Self, b: Self) -> Certainty {
    a.upper < b.lower ? .yes : b.upper <= a.lower ? .no : .unknown
  }

  /// Whether every member of `a` is at most every member of `b`, or none is at most any.
  public static func <= (a: Self, b: Self) -> Certainty { !(b < a) }

  /// Whether both are known to be one number, or known to differ.
  public static func equals(_ a: Self, _ b: Self) -> Certainty { a <= b && b <= a }

  /// The interval that the condition decides for, the hull of both if it does not.
  public static func choose(_ condition: Certainty, _ a: Self, _ b: Self) -> Self {
    switch condition {
    case .yes: a
    case .no: b
    case .unknown: a.hull(b)
    }
  }

  private enum Side { case down, up }

  private static func over(
    _ a: Self, _ b: Self, _ operation: (Double, Double, Side) -> Double
  ) -> Self {
    var result: (lower: Double, upper: Double) = (.infinity, -.infinity)
    for x in [a.lower, a.upper] {
      for y in [b.lower, b.upper] {
        result.lower = Double.least(result.lower, operation(x, y, .down))
        result.upper = Double.greatest(result.upper, operation(x, y, .up))
      }
    }
    return Interval(result.lower, result.upper)
  }

  private static func sum(_ a: Double, _ b: Double, _ side: Side) -> Double {
    let sum = a + b
    let shadow = sum - a
    return rounded(sum, error: (a - (sum - shadow)) + (b - shadow), side)
  }

  /// A rounded result moved outward by one step if its error points there or is not known.
  private static func rounded(_ value: Double, error: Double, _ side: Side) -> Double {
    if value.isNaN { return side == .down ? -.infinity : .infinity }
    if value.isInfinite, error.isNaN, side == (value > 0 ? .up : .down) { return value }
    let isKnown = error.isFinite && (value == 0 || value.magnitude > 1e-280)
    if isKnown, error == 0 || (error > 0) == (side == .down) { return value }
    return side == .down ? value.nextDown : value.nextUp
  }
}
