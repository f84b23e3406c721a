/// A rule of validity of the header's layout, in the order in which they are tried.
public enum HeaderRule: Int, LayoutRule {
  /// 0 < stop.
  case stopIsPositive
  /// stop < H.
  case stopBelowHeight
  /// 0 ≤ a_Y.
  case avatarBelowTop
  /// a_Y < H.
  case avatarMeetsHeader
  /// 0 < a_H.
  case avatarHasHeight
  /// 0 < u_H.
  case usernameHasHeight
  /// 0 < l_H.
  case labelHasHeight
  /// 1 ≤ k.
  case avatarIsSlower
  /// stop < k·a_H: the avatar never shrinks to nothing.
  case avatarSurvives
  /// k·(H − a_Y) ≤ stop: the swap of the layers changes no pixel.
  case swapIsSeamless
  /// stop ≤ B.
  case labelAfterDocking
  /// 0 < D.
  case labelTravels
  /// u_Y + stop − l_Y ≤ B.
  case usernameIsClear
  /// H − l_Y ≤ B.
  case labelStartsBelow
  /// stop ≤ l_Y − D.
  case labelEndsBelowTop
  /// l_Y + l_H − D ≤ H.
  case labelEndsAboveBottom

  /// The rule as an inequality between numbers of the layout.
  @inlinable
  public func inequality<Number: Scalar>(_ d: HeaderDimensions<Number>) -> Inequality<Number> {
    let zero = Number(0)
    return switch self {
    case .stopIsPositive: .strictly(zero, d.stop)
    case .stopBelowHeight: .strictly(d.stop, d.headerHeight)
    case .avatarBelowTop: .atMost(zero, d.avatarTop)
    case .avatarMeetsHeader: .strictly(d.avatarTop, d.headerHeight)
    case .avatarHasHeight: .strictly(zero, d.avatarHeight)
    case .usernameHasHeight: .strictly(zero, d.usernameHeight)
    case .labelHasHeight: .strictly(zero, d.labelHeight)
    case .avatarIsSlower: .atMost(Number(1), d.avatarSlowdown)
    case .avatarSurvives: .strictly(d.stop, d.avatarSlowdown * d.avatarHeight)
    case .swapIsSeamless:
      .atMost(d.avatarSlowdown * (d.headerHeight - d.avatarTop), d.stop)
    case .labelAfterDocking: .atMost(d.stop, d.labelThreshold)
    case .labelTravels: .strictly(zero, d.labelTravel)
    case .usernameIsClear: .atMost(d.usernameTop + d.stop - d.labelTop, d.labelThreshold)
    case .labelStartsBelow: .atMost(d.headerHeight - d.labelTop, d.labelThreshold)
    case .labelEndsBelowTop: .atMost(d.stop, d.labelTop - d.labelTravel)
    case .labelEndsAboveBottom:
      .atMost(d.labelTop + d.labelHeight - d.labelTravel, d.headerHeight)
    }
  }

  /// The number to change, and which way and how far it would have to go.
  public func remedy(_ d: HeaderDimensions<Double>) -> (field: String, bound: Double, side: Bound) {
    switch self {
    case .stopIsPositive: ("stop", 0, .above)
    case .stopBelowHeight: ("stop", d.headerHeight, .below)
    case .avatarBelowTop: ("avatarTop", 0, .atLeast)
    case .avatarMeetsHeader: ("avatarTop", d.headerHeight, .below)
    case .avatarHasHeight: ("avatarHeight", 0, .above)
    case .usernameHasHeight: ("usernameHeight", 0, .above)
    case .labelHasHeight: ("labelHeight", 0, .above)
    case .avatarIsSlower: ("avatarSlowdown", 1, .atLeast)
    case .avatarSurvives: ("avatarHeight", d.stop / d.avatarSlowdown, .above)
    case .swapIsSeamless:
      ("avatarSlowdown", d.stop / (d.headerHeight - d.avatarTop), .atMost)
    case .labelAfterDocking: ("labelThreshold", d.stop, .atLeast)
    case .labelTravels: ("labelTravel", 0, .above)
    case .usernameIsClear: ("labelThreshold", d.usernameTop + d.stop - d.labelTop, .atLeast)
    case .labelStartsBelow: ("labelThreshold", d.headerHeight - d.labelTop, .atLeast)
    case .labelEndsBelowTop: ("labelTravel", d.labelTop - d.stop, .atMost)
    case .labelEndsAboveBottom:
      ("labelTravel", d.labelTop + d.labelHeight - d.headerHeight, .atLeast)
    }
  }

  /// The rule as a formula, for printing and proving.
  public var formula: Formula { inequality(.symbolic).holds }
  /// The rule as the reason of an error.
  public var reason: LayoutError.Rule { .header(self) }

  /// Whether numbers, all of them finite, meet every rule.
  @inlinable
  public static func areMet(by d: HeaderDimensions<Double>) -> Bool {
    stopIsPositive.inequality(d).holds && stopBelowHeight.inequality(d).holds
      && avatarBelowTop.inequality(d).holds && avatarMeetsHeader.inequality(d).holds
      && avatarHasHeight.inequality(d).holds && usernameHasHeight.inequality(d).holds
      && labelHasHeight.inequality(d).holds && avatarIsSlower.inequality(d).holds
      && avatarSurvives.inequality(d).holds && swapIsSeamless.inequality(d).holds
      && labelAfterDocking.inequality(d).holds && labelTravels.inequality(d).holds
      && usernameIsClear.inequality(d).holds && labelStartsBelow.inequality(d).holds
      && labelEndsBelowTop.inequality(d).holds && labelEndsAboveBottom.inequality(d).holds
  }
}
