/// A sheet layout that is known to be legal, with what the presenter shows of its own bars.
///
/// ```swift
/// let layout = try SheetLayout(.tutorial)
/// layout.dimensions.restTop  // 222.33333333333334
/// ```
public struct SheetLayout: Hashable, Sendable {
  /// The numbers of a layout before anybody has said whether they are legal.
  public struct Candidate: Hashable, Sendable {
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

  /// The numbers and the presenter's bars.
  public let candidate: Candidate
  /// The numbers.
  public var dimensions: SheetDimensions<Double> { candidate.dimensions }

  /// The layout with these numbers, or the first rule of validity that they break.
  ///
  /// - Throws: `LayoutError` with the rule, the values and the bound that would be legal.
  public init(_ candidate: Candidate) throws(LayoutError) {
    guard Self.isLegal(candidate) else { throw Self.firstError(candidate) }
    self.candidate = candidate
  }

  /// Whether numbers form a legal layout.
  public static func isLegal(_ candidate: Candidate) -> Bool {
    guard candidate.isFinite else { return false }
    for rule in SheetRule.allCases where !rule.inequality(candidate.dimensions).holds {
      return false
    }
    return true
  }

  private static func firstError(_ candidate: Candidate) -> LayoutError {
    for (name, path) in Candidate.fields where !candidate[keyPath: path].isFinite {
      return LayoutError(.finite, field: name, value: candidate[keyPath: path])
    }
    for rule in SheetRule.allCases {
      let sides = rule.inequality(candidate.dimensions)
      if sides.holds { continue }
      let remedy = rule.remedy(candidate.dimensions)
      let field = Candidate.fields.first { $0.name == remedy.field }
      let bound = remedy.side.asComputed(remedy.bound) { value in
        var changed = candidate
        if let field { changed[keyPath: field.path] = value }
        return rule.inequality(changed.dimensions).holds
      }
      return LayoutError(
        .sheet(rule), sides: [sides.lesser, sides.greater], field: remedy.field,
        value: field.map { candidate[keyPath: $0.path] } ?? .nan, legal: [(remedy.side, bound)])
    }
    preconditionFailure("a layout is legal exactly when no rule is broken")
  }
}
