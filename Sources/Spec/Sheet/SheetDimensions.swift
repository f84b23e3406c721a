/// The numbers a designer chooses for the sheet, lengths in points and durations in seconds, and what
/// the presenter shows of its own bars.
///
/// Read in `Double` they are a layout candidate, not yet known to be legal; read in `Term` they are
/// the symbols of the formulas.
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
  /// Whether the presenter shows its navigation bar while no sheet is up.
  public var presenterShowsBar: Bool
  /// Whether the presenter hides the status bar while no sheet is up.
  public var presenterHidesStatusBar: Bool

  /// The seven numbers, and the presenter's bars.
  @inlinable
  public init(
    containerHeight: Number, barBottom: Number, restTop: Number, overshoot: Number,
    presentDuration: Number, settleDuration: Number, dismissDuration: Number,
    presenterShowsBar: Bool = false, presenterHidesStatusBar: Bool = false
  ) {
    self.containerHeight = containerHeight
    self.barBottom = barBottom
    self.restTop = restTop
    self.overshoot = overshoot
    self.presentDuration = presentDuration
    self.settleDuration = settleDuration
    self.dismissDuration = dismissDuration
    self.presenterShowsBar = presenterShowsBar
    self.presenterHidesStatusBar = presenterHidesStatusBar
  }

  /// The layout with every length multiplied; times and the presenter's bars stay.
  public func scaled(by factor: Number) -> Self {
    var result = self
    result.containerHeight = factor * containerHeight
    result.barBottom = factor * barBottom
    result.restTop = factor * restTop
    result.overshoot = factor * overshoot
    return result
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

extension SheetDimensions<Double>: LayoutCandidate {
  /// The article's numbers on a 667-point screen with a 44-point bar.
  public static let tutorial = SheetDimensions(
    containerHeight: 667, barBottom: 44, restTop: 667 / 3, overshoot: 50,
    presentDuration: 0.5, settleDuration: 0.3, dismissDuration: 0.5)

  /// The names of the numbers with where they are kept, in the order of the initialiser.
  public static var fields: [(name: String, path: any WritableKeyPath<Self, Double> & Sendable)] {
    [
      ("containerHeight", \.containerHeight), ("barBottom", \.barBottom), ("restTop", \.restTop),
      ("overshoot", \.overshoot), ("presentDuration", \.presentDuration),
      ("settleDuration", \.settleDuration), ("dismissDuration", \.dismissDuration),
    ]
  }

  /// The presenter's bars.
  public static var flags: [(name: String, path: any WritableKeyPath<Self, Bool> & Sendable)] {
    [
      ("presenterShowsBar", \.presenterShowsBar),
      ("presenterHidesStatusBar", \.presenterHidesStatusBar),
    ]
  }

  /// Whether every number is finite.
  public var isFinite: Bool {
    containerHeight.isFinite && barBottom.isFinite && restTop.isFinite && overshoot.isFinite
      && presentDuration.isFinite && settleDuration.isFinite && dismissDuration.isFinite
  }
}
