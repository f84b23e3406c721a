/// A sheet layout that is known to be legal, with what the presenter shows of its own bars.
///
/// ```swift
/// let layout = try SheetLayout(.tutorial)
/// layout.dimensions.restTop  // 222.33333333333334
/// ```
public typealias SheetLayout = Layout<SheetRule>

extension SheetLayout {
  /// The numbers.
  public var dimensions: SheetDimensions<Double> { candidate.dimensions }
}

extension SheetRule: LayoutRule {
  /// The numbers of a layout before anybody has said whether they are legal.
  public struct Candidate: LayoutCandidate {
    /// Lengths and durations.
    public var dimensions: SheetDimensions<Double>
    /// Whether the presenter shows its navigation bar while no sheet is up.
    public var presenterShowsBar: Bool
    /// Whether the presenter hides the status bar while no sheet is up.
    public var presenterHidesStatusBar: Bool

    /// A candidate.
    @inlinable
    public init(
      dimensions: SheetDimensions<Double>, presenterShowsBar: Bool = false,
      presenterHidesStatusBar: Bool = false
    ) {
      self.dimensions = dimensions
      self.presenterShowsBar = presenterShowsBar
      self.presenterHidesStatusBar = presenterHidesStatusBar
    }

    /// The article's numbers on a 667-point screen with a 44-point bar.
    public static let tutorial = Candidate(
      dimensions: SheetDimensions(
        containerHeight: 667, barBottom: 44, restTop: 667 / 3, overshoot: 50,
        presentDuration: 0.5, settleDuration: 0.3, dismissDuration: 0.5))

    /// The names of the numbers with where they are kept, in the order of the initialiser.
    public static var fields: [(name: String, path: any WritableKeyPath<Self, Double> & Sendable)] {
      [
        ("containerHeight", \.dimensions.containerHeight), ("barBottom", \.dimensions.barBottom),
        ("restTop", \.dimensions.restTop), ("overshoot", \.dimensions.overshoot),
        ("presentDuration", \.dimensions.presentDuration),
        ("settleDuration", \.dimensions.settleDuration),
        ("dismissDuration", \.dimensions.dismissDuration),
      ]
    }

    /// The layout with every length multiplied; times and the presenter's bars stay.
    public func scaled(by factor: Double) -> Self {
      var result = self
      result.dimensions.containerHeight *= factor
      result.dimensions.barBottom *= factor
      result.dimensions.restTop *= factor
      result.dimensions.overshoot *= factor
      return result
    }

    /// Whether every number is finite.
    public var isFinite: Bool {
      let d = dimensions
      return d.containerHeight.isFinite && d.barBottom.isFinite && d.restTop.isFinite
        && d.overshoot.isFinite && d.presentDuration.isFinite && d.settleDuration.isFinite
        && d.dismissDuration.isFinite
    }
  }

  /// The rule as an inequality between numbers of the layout.
  public func inequality(_ candidate: Candidate) -> Inequality<Double> {
    inequality(candidate.dimensions)
  }

  /// The number to change, and which way and how far it would have to go.
  public func remedy(_ candidate: Candidate) -> (field: String, bound: Double, side: Bound) {
    let d = candidate.dimensions
    return switch self {
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
}
