public import Spec

extension Source {
  /// The numbers of a legal layout.
  @inlinable public mutating func legalHeaderLayout() throws -> HeaderLayout.Candidate {
    try headerLayout().dimensions
  }

  /// The article's layout, one derived for a real device, or any legal one, now and then far larger
  /// or smaller than a screen.
  @inlinable public mutating func headerLayout() throws -> HeaderLayout {
    try span(.branch) { source in
      switch source.index(below: 16) {
      case 0...3: return HeaderDevices.tutorial
      case 4...7: return HeaderDevices.layouts[source.index(below: HeaderDevices.layouts.count)]
      case 8...13: return try source.constructedHeaderLayout()
      default:
        let factor = source.scale()
        let usual = try source.constructedHeaderLayout().dimensions
        guard let layout = HeaderLayout(ifLegal: usual.scaled(by: factor)) else {
          throw Rejection()
        }
        return layout
      }
    }
  }

  /// A power of two between 2⁻²⁴ and 2²⁴: what holds of a layout holds of it at any scale, so a
  /// length that an implementation takes for granted comes to light.
  @usableFromInline mutating func scale() -> Double {
    Double(sign: .plus, exponent: int(in: -24...24), significand: 1)
  }

  /// A layout that is legal by construction: every number is drawn between its legal bounds.
  @inlinable mutating func constructedHeaderLayout() throws -> HeaderLayout {
    let height = double(in: 60...240)
    let stop = double(in: 10...(height - 10))
    let avatarTop = bounded(from: height - stop, to: height - 1)
    let largest = (stop / (height - avatarTop)).nextDown
    let slowdown = bounded(from: 1, to: Swift.max(1, largest))
    let smallest = (stop / slowdown).nextUp.nextUp
    let avatarHeight = bounded(from: smallest, to: smallest + 150)
    let labelHeight = bounded(from: 1, to: height - stop)
    let rest = bounded(from: stop, to: height - labelHeight)
    let travel = bounded(from: 1, to: 80)
    let labelTop = rest + travel
    let usernameTop = bounded(from: weighted([7, 1]) == 0 ? 0 : -300, to: 300)
    let least = Swift.max(
      stop, usernameTop + stop - labelTop, height - labelTop)
    let threshold = bounded(from: least, to: least + 120)
    let viewport = double(in: 400...1000)
    // How far the page can be scrolled: to each phase of the header, exactly to its bounds, not at all.
    let ends = [0, stop, threshold, threshold + travel, 600]
    let phase = weighted([2, 1, 1, 1, 1])
    let reach =
      phase == 4
      ? bounded(from: -2 * viewport, to: 0) : bounded(from: ends[phase], to: ends[phase + 1])
    let candidate = HeaderLayout.Candidate(
      headerHeight: height, stop: stop, avatarTop: avatarTop, avatarHeight: avatarHeight,
      avatarSlowdown: slowdown, usernameTop: usernameTop,
      usernameHeight: double(in: 1...60), labelTop: labelTop, labelHeight: labelHeight,
      labelThreshold: threshold, labelTravel: travel, contentHeight: viewport + reach,
      viewportHeight: viewport)
    // Rounding may break a rule that holds with equality.
    guard let layout = HeaderLayout(ifLegal: candidate) else { throw Rejection() }
    return layout
  }

  /// A number between bounds, now and then exactly at one of its ends.
  ///
  /// Bounds that rounding has put into the wrong order make the range empty but for the first.
  @inlinable @inline(__always) mutating func bounded(from lower: Double, to upper: Double) -> Double
  {
    let upper = Swift.max(lower, upper)
    return switch index(below: 8) {
    case 1: lower
    case 2: upper
    case 3 where lower == 0: -0.0
    default: double(in: lower...upper)
    }
  }
}

/// Layouts derived for the screens that Apple ships.
public enum HeaderDevices {
  /// The article's layout.
  public static let tutorial: HeaderLayout = {
    do { return try HeaderLayout(.tutorial) } catch { preconditionFailure("\(error)") }
  }()

  /// Screen heights and status bar heights in points, from the first iPhone SE to the 15 Pro Max.
  public static let screens: [(height: Double, statusBar: Double)] = [
    (568, 20), (667, 20), (736, 20), (812, 44), (896, 48), (844, 47), (812, 50), (926, 47),
    (852, 59), (932, 59),
  ]

  /// The article's frames, moved down by the taller status bar, with everything else derived.
  public static let layouts: [HeaderLayout] = screens.compactMap { screen in
    let extra = screen.statusBar - 20
    var frames = HeaderLayout.Candidate.tutorial
    frames.headerHeight += extra
    frames.avatarTop += extra
    frames.usernameTop += extra
    frames.labelTop += extra
    frames.contentHeight += extra
    frames.viewportHeight = screen.height - screen.statusBar
    return try? HeaderLayout(
      derivedFrom: frames, barBottom: screen.statusBar + 44, titleMidline: screen.statusBar + 22)
  }
}
