/// A header layout that is known to be legal.
///
/// ```swift
/// let layout = try HeaderLayout(.tutorial)
/// layout.unreachable  // [] on a 647-point viewport
/// ```
public struct HeaderLayout: Hashable, Sendable {
  /// The numbers of a layout before anybody has said whether they are legal.
  public typealias Candidate = HeaderDimensions<Double>

  /// The numbers.
  public let dimensions: Candidate

  /// The layout with these numbers, or the first rule of validity that they break.
  ///
  /// - Throws: `LayoutError` with the rule, the values and the bound that would be legal.
  @inlinable
  public init(_ candidate: Candidate) throws(LayoutError) {
    guard Self.isLegal(candidate) else { throw Self.firstError(candidate) }
    dimensions = candidate
  }

  /// The layout with these numbers, or nil if they break a rule, without saying which.
  @inlinable
  public init?(ifLegal candidate: Candidate) {
    guard Self.isLegal(candidate) else { return nil }
    dimensions = candidate
  }

  /// Whether numbers form a legal layout.
  @inlinable
  public static func isLegal(_ d: Candidate) -> Bool {
    guard isFinite(d) else { return false }
    // Unrolled: a loop over the rules costs a call and a switch a rule.
    return HeaderRule.stopIsPositive.inequality(d).holds
      && HeaderRule.stopBelowHeight.inequality(d).holds
      && HeaderRule.avatarBelowTop.inequality(d).holds
      && HeaderRule.avatarMeetsHeader.inequality(d).holds
      && HeaderRule.avatarHasHeight.inequality(d).holds
      && HeaderRule.usernameHasHeight.inequality(d).holds
      && HeaderRule.labelHasHeight.inequality(d).holds
      && HeaderRule.avatarIsSlower.inequality(d).holds
      && HeaderRule.avatarSurvives.inequality(d).holds
      && HeaderRule.swapIsSeamless.inequality(d).holds
      && HeaderRule.labelAfterDocking.inequality(d).holds
      && HeaderRule.labelTravels.inequality(d).holds
      && HeaderRule.usernameIsClear.inequality(d).holds
      && HeaderRule.labelStartsBelow.inequality(d).holds
      && HeaderRule.labelEndsBelowTop.inequality(d).holds
      && HeaderRule.labelEndsAboveBottom.inequality(d).holds
  }

  /// Whether every number is finite.
  @inlinable
  static func isFinite(_ d: Candidate) -> Bool {
    // A difference of a number with itself is zero exactly when the number is finite.
    let a = (d.headerHeight - d.headerHeight) + (d.stop - d.stop)
    let b = (d.avatarTop - d.avatarTop) + (d.avatarHeight - d.avatarHeight)
    let c = (d.avatarSlowdown - d.avatarSlowdown) + (d.usernameTop - d.usernameTop)
    let e = (d.usernameHeight - d.usernameHeight) + (d.labelTop - d.labelTop)
    let f = (d.labelHeight - d.labelHeight) + (d.labelThreshold - d.labelThreshold)
    let g = (d.labelTravel - d.labelTravel) + (d.contentHeight - d.contentHeight)
    return ((a + b) + (c + e)) + ((f + g) + (d.viewportHeight - d.viewportHeight)) == 0
  }

  @usableFromInline static func firstError(_ d: Candidate) -> LayoutError {
    for (name, path) in Candidate.fields where !d[keyPath: path].isFinite {
      return LayoutError(.finite, field: name, value: d[keyPath: path])
    }
    for rule in HeaderRule.allCases {
      let sides = rule.inequality(d)
      if sides.holds { continue }
      let remedy = rule.remedy(d)
      let field = Candidate.fields.first { $0.name == remedy.field }
      let bound = remedy.side.asComputed(remedy.bound) { value in
        var changed = d
        if let field { changed[keyPath: field.path] = value }
        return rule.inequality(changed).holds
      }
      return LayoutError(
        .header(rule), sides: [sides.lesser, sides.greater], field: remedy.field,
        value: field.map { d[keyPath: $0.path] } ?? .nan, legal: [(remedy.side, bound)])
    }
    preconditionFailure("a layout is legal exactly when no rule is broken")
  }
}

extension HeaderLayout {
  /// A phase that a page can be too short to ever show.
  public enum Reach: String, Hashable, Sendable, CaseIterable {
    /// The header docks: the largest offset must exceed stop.
    case docked
    /// The white label rises and the blur begins: the largest offset must exceed B.
    case rising
    /// The white label comes to rest under full blur: the largest offset must be at least B + D.
    case settled

    /// The condition for reaching it, on the numbers of a layout.
    @inlinable
    public func inequality<Number: Scalar>(_ d: HeaderDimensions<Number>) -> Inequality<Number> {
      let largest = d.contentHeight - d.viewportHeight
      return switch self {
      case .docked: .strictly(d.stop, largest)
      case .rising: .strictly(d.labelThreshold, largest)
      case .settled: .atMost(d.labelThreshold + d.labelTravel, largest)
      }
    }
  }

  /// The largest offset at rest, in points: content less viewport.
  @inlinable public var largestOffset: Double {
    dimensions.contentHeight - dimensions.viewportHeight
  }

  /// Whether a phase can be reached by scrolling.
  @inlinable
  public func reaches(_ phase: Reach) -> Bool { phase.inequality(dimensions).holds }

  /// The phases that this page can never show on this device.
  public var unreachable: [Reach] { Reach.allCases.filter { !reaches($0) } }
}
