/// The numbers a designer chooses for the sheet: lengths in points, durations in seconds.
public struct SheetDimensions<Number: Scalar>: Sendable {
  /// H: the height of the container, and of the sheet.
  public var containerHeight: Number
  /// N: the bottom edge of the navigation bar on the screen.
  public var barBottom: Number
  /// R: where the sheet's top rests.
  public var restTop: Number
  /// S: how far below its rest the sheet can be pulled.
  public var overshoot: Number
  /// How long the sheet takes to come up.
  public var presentDuration: Number
  /// How long it takes to spring back.
  public var settleDuration: Number
  /// How long it takes to go.
  public var dismissDuration: Number

  /// The seven numbers.
  @inlinable
  public init(
    containerHeight: Number, barBottom: Number, restTop: Number, overshoot: Number,
    presentDuration: Number, settleDuration: Number, dismissDuration: Number
  ) {
    self.containerHeight = containerHeight
    self.barBottom = barBottom
    self.restTop = restTop
    self.overshoot = overshoot
    self.presentDuration = presentDuration
    self.settleDuration = settleDuration
    self.dismissDuration = dismissDuration
  }

  /// The lowest place a finger can pull the top to: R + S.
  @inlinable public var lowestTop: Number { restTop + overshoot }

  /// Where a move takes a top: clamp(top + dy, N, R + S).
  @inlinable
  public func dragged(_ top: Number, by distance: Number) -> Number {
    .clamp(top + distance, barBottom, lowestTop)
  }

  /// Where a release lets a top come to rest: min(top, R).
  @inlinable
  public func released(_ top: Number) -> Number { .least(top, restTop) }

  /// Where an animation is: from + (to − from)·E, kept between from and to.
  @inlinable
  public static func between(_ from: Number, _ to: Number, progress: Number) -> Number {
    .clamp(from + (to - from) * progress, .least(from, to), .greatest(from, to))
  }
}

extension SheetDimensions: Equatable where Number: Equatable {}
extension SheetDimensions: Hashable where Number: Hashable {}

/// A rule of validity of the sheet's layout, in the order in which they are tried.
public enum SheetRule: Int, CaseIterable, Sendable {
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
}
