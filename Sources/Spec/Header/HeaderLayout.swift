/// A header layout that is known to be legal.
public typealias HeaderLayout = Layout<HeaderRule>

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
