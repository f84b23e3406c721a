/// A number that the formulas of both screens are written in.
///
/// Every formula is stated once, generically, and read several ways: in `Double` it runs, in `Term`
/// it prints, is judged and proved, in `Interval` and `Slope` it bounds a whole range. Only `+ − × ÷`,
/// minimum, maximum and comparison may be used, because every reading must be able to answer them.
public protocol Scalar: Sendable {
  /// What a comparison of two such numbers answers: `Bool` for `Double`, a `Formula` for `Term`.
  associatedtype Truth: Sendable

  /// The number that has this value.
  init(_ value: Double)

  /// The sum.
  static func + (a: Self, b: Self) -> Self
  /// The difference.
  static func - (a: Self, b: Self) -> Self
  /// The product.
  static func * (a: Self, b: Self) -> Self
  /// The quotient.
  static func / (a: Self, b: Self) -> Self
  /// The smaller of two numbers.
  static func least(_ a: Self, _ b: Self) -> Self
  /// The larger of two numbers.
  static func greatest(_ a: Self, _ b: Self) -> Self
  /// Whether `a` is strictly below `b`.
  static func < (a: Self, b: Self) -> Truth
  /// Whether `a` is at most `b`.
  static func <= (a: Self, b: Self) -> Truth
  /// Whether the two are the same number.
  static func equals(_ a: Self, _ b: Self) -> Truth
  /// `a` where the condition holds, else `b`.
  static func choose(_ condition: Truth, _ a: Self, _ b: Self) -> Self
}

extension Scalar {
  /// `x` kept between `lower` and `upper`: `min(max(x, lower), upper)`, in that order.
  @inlinable
  public static func clamp(_ x: Self, _ lower: Self, _ upper: Self) -> Self {
    least(greatest(x, lower), upper)
  }

  /// The negated number, as `0 − x`, so that the negative of zero is zero.
  @inlinable
  public static prefix func - (x: Self) -> Self { Self(0) - x }
}

extension Double: Scalar {
  /// The smaller number; the first one when they cannot be ordered, as in Swift's `min`.
  @inlinable
  public static func least(_ a: Double, _ b: Double) -> Double { b < a ? b : a }

  /// The larger number; the first one when they cannot be ordered, as in Swift's `max`.
  @inlinable
  public static func greatest(_ a: Double, _ b: Double) -> Double { b >= a ? b : a }

  /// Whether the two are the same number; −0 is 0.
  @inlinable
  public static func equals(_ a: Double, _ b: Double) -> Bool { a == b }

  /// `a` where the condition holds, else `b`.
  @inlinable
  public static func choose(_ condition: Bool, _ a: Double, _ b: Double) -> Double {
    condition ? a : b
  }
}

/// An inequality between two numbers: the form of every rule of validity and every guard.
public struct Inequality<Number: Scalar>: Sendable {
  /// The side that must be smaller.
  public let lesser: Number
  /// The side that must be larger.
  public let greater: Number
  /// Whether the two sides must differ.
  public let isStrict: Bool

  /// The inequality `lesser < greater` if strict, else `lesser ≤ greater`.
  @inlinable
  public init(_ lesser: Number, _ greater: Number, strict: Bool) {
    self.lesser = lesser
    self.greater = greater
    self.isStrict = strict
  }

  /// Whether it holds, in the number's own notion of truth.
  @inlinable public var holds: Number.Truth {
    isStrict ? lesser < greater : lesser <= greater
  }

  /// `lesser < greater`.
  @inlinable
  public static func strictly(_ lesser: Number, _ greater: Number) -> Self {
    Self(lesser, greater, strict: true)
  }

  /// `lesser ≤ greater`.
  @inlinable
  public static func atMost(_ lesser: Number, _ greater: Number) -> Self {
    Self(lesser, greater, strict: false)
  }
}
