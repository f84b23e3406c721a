/// A sheet layout that is known to be legal, with what the presenter shows of its own bars.
///
/// ```swift
/// let layout = try SheetLayout(.tutorial)
/// layout.dimensions.restTop  // 222.33333333333334
/// ```
public typealias SheetLayout = Layout<SheetRule>

/// A rule of validity of the sheet's layout, in the order in which they are tried.
public enum SheetRule: Int, LayoutRule {
  /// 0 ≤ N.
  case barOnScreen
  /// N < R.
  case barAboveRest
  /// 0 ≤ S.
  case overshootIsNotNegative
  /// R + S ≤ H.
  case lowestOnScreen
  /// 0 ≤ present duration.
  case presentIsNotNegative
  /// 0 ≤ settle duration.
  case settleIsNotNegative
  /// 0 ≤ dismiss duration.
  case dismissIsNotNegative

  /// The rule as an inequality between numbers of the layout.
  @inlinable
  public func inequality<Number: Scalar>(_ d: SheetDimensions<Number>) -> Inequality<Number> {
    let zero = Number(0)
    return switch self {
    case .barOnScreen: .atMost(zero, d.barBottom)
    case .barAboveRest: .strictly(d.barBottom, d.restTop)
    case .overshootIsNotNegative: .atMost(zero, d.overshoot)
    case .lowestOnScreen: .atMost(d.lowestTop, d.containerHeight)
    case .presentIsNotNegative: .atMost(zero, d.presentDuration)
    case .settleIsNotNegative: .atMost(zero, d.settleDuration)
    case .dismissIsNotNegative: .atMost(zero, d.dismissDuration)
    }
  }

  /// The number to change, and which way and how far it would have to go.
  public func remedy(_ d: SheetDimensions<Double>) -> (field: String, bound: Double, side: Bound) {
    switch self {
    case .barOnScreen: ("barBottom", 0, .atLeast)
    case .barAboveRest: ("barBottom", d.restTop, .below)
    case .overshootIsNotNegative: ("overshoot", 0, .atLeast)
    case .lowestOnScreen: ("overshoot", d.containerHeight - d.restTop, .atMost)
    case .presentIsNotNegative: ("presentDuration", 0, .atLeast)
    case .settleIsNotNegative: ("settleDuration", 0, .atLeast)
    case .dismissIsNotNegative: ("dismissDuration", 0, .atLeast)
    }
  }

  /// The rule as a formula, for printing and proving.
  public var formula: Formula { inequality(.symbolic).holds }
  /// The rule as the reason of an error.
  public var reason: LayoutError.Rule { .sheet(self) }

  /// Whether numbers, all of them finite, meet every rule.
  public static func areMet(by d: SheetDimensions<Double>) -> Bool {
    barOnScreen.inequality(d).holds && barAboveRest.inequality(d).holds
      && overshootIsNotNegative.inequality(d).holds && lowestOnScreen.inequality(d).holds
      && presentIsNotNegative.inequality(d).holds && settleIsNotNegative.inequality(d).holds
      && dismissIsNotNegative.inequality(d).holds
  }
}
