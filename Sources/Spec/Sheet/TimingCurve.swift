/// The ease-in-ease-out curve of `UIView` animations: the cubic Bézier (0.42, 0, 0.58, 1).
///
/// E(0) = 0 and E(1) = 1 exactly, E is increasing and E(t) + E(1 − t) = 1; it is steepest in the
/// middle, with slope 50/29. Only + − × ÷ are used, so every platform computes the same bits.
public enum TimingCurve {
  /// The slope in the middle, where the curve is steepest: 1.5 ÷ 0.87.
  public static let steepestSlope = 50.0 / 29.0

  /// E: how far an animation has come when a share of its duration has passed.
  ///
  /// - Parameter time: the share of the duration, kept between 0 and 1.
  public static func progress(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // The curve is its own point reflection, so half of it says everything.
    return time <= 0.5 ? firstHalf(time) : 1 - firstHalf(1 - time)
  }

  private static func firstHalf(_ time: Double) -> Double {
    let s = parameter(time)
    return s * s * (3 - 2 * s)
  }

  /// The parameter of the Bézier curve at which its x is `time`, by Newton's method from above.
  private static func parameter(_ time: Double) -> Double {
    // x(s) = 1.26·s·(1 − s)² + 1.74·s²·(1 − s) + s³ = ((0.52·s − 0.78)·s + 1.26)·s
    var s = time
    for _ in 0..<8 {
      let x = ((0.52 * s - 0.78) * s + 1.26) * s
      let slope = (1.56 * s - 1.56) * s + 1.26
      let better = s - (x - time) / slope
      if better == s { break }
      s = better
    }
    return s
  }
}

/// UIScrollView's resistance beyond a bound: an option of the sheet, which stops hard by default.
public enum RubberBand {
  /// The coefficient that UIScrollView uses.
  public static let coefficient = 0.55

  /// How far the content follows a finger that is `distance` points beyond the bound.
  ///
  /// `(1 − 1/(c·x/d + 1))·d`: 0 at 0, increasing, never more than `dimension`, never ahead of the
  /// finger. Source: the published reconstruction of `UIScrollView`'s behaviour.
  ///
  /// - Parameters:
  ///   - distance: x ≥ 0, in points.
  ///   - dimension: d > 0, the length of the view along the drag, in points.
  @inlinable
  public static func offset<Number: Scalar>(distance: Number, dimension: Number) -> Number {
    let stretched = Number(coefficient) * distance / dimension + Number(1)
    return (Number(1) - Number(1) / stretched) * dimension
  }
}
