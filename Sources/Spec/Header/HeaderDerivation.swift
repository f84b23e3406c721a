extension HeaderLayout {
  /// The frames a layout is derived from, in points: nothing in it has to be chosen by eye.
  public struct Frames: Hashable, Sendable {
    /// The height of the header at rest.
    public var headerHeight: Double
    /// The avatar's top in the content.
    public var avatarTop: Double
    /// The avatar's height.
    public var avatarHeight: Double
    /// The top of the black username label in the content.
    public var usernameTop: Double
    /// The height of the black username label.
    public var usernameHeight: Double
    /// The top of the white label in the header, before its translation.
    public var labelTop: Double
    /// The height of the white label.
    public var labelHeight: Double
    /// The bottom edge of the bar that the header becomes, on the screen.
    public var barBottom: Double
    /// The line on the screen on which a title in that bar is centred.
    public var titleMidline: Double
    /// The height of the whole content.
    public var contentHeight: Double
    /// The height of the viewport less its insets.
    public var viewportHeight: Double

    /// The frames of a layout, with the bar and the title's line that it is to meet.
    public init(of layout: Candidate, barBottom: Double, titleMidline: Double) {
      headerHeight = layout.headerHeight
      avatarTop = layout.avatarTop
      avatarHeight = layout.avatarHeight
      usernameTop = layout.usernameTop
      usernameHeight = layout.usernameHeight
      labelTop = layout.labelTop
      labelHeight = layout.labelHeight
      self.barBottom = barBottom
      self.titleMidline = titleMidline
      contentHeight = layout.contentHeight
      viewportHeight = layout.viewportHeight
    }
  }

  /// The layout with stop, the largest legal k, B and D derived from frames.
  ///
  /// - stop makes the header as tall as the bar; k is the largest factor whose swap is invisible;
  ///   B lets the two labels pass exactly; D brings the white label to rest on the title's line.
  /// - Throws: `LayoutError` if a number is not finite or no legal layout has these frames.
  public init(derivedFrom f: Frames) throws(LayoutError) {
    var d = Candidate(
      headerHeight: f.headerHeight, stop: f.headerHeight - f.barBottom, avatarTop: f.avatarTop,
      avatarHeight: f.avatarHeight, avatarSlowdown: 1, usernameTop: f.usernameTop,
      usernameHeight: f.usernameHeight, labelTop: f.labelTop, labelHeight: f.labelHeight,
      labelThreshold: 0, labelTravel: 1, contentHeight: f.contentHeight,
      viewportHeight: f.viewportHeight)
    try Self.checkFrames(f, d)
    d.avatarSlowdown = try Self.largestSlowdown(d, barBottom: f.barBottom)
    let wipe = (d.usernameTop + d.usernameHeight / 2) - (d.labelTop + d.labelHeight / 2) + d.stop
    d.labelThreshold = max(
      d.stop, d.usernameTop + d.stop - d.labelTop, d.headerHeight - d.labelTop, wipe)
    d.labelTravel = try Self.travel(d, f)
    try self.init(d)
  }

  private static func checkFrames(_ f: Frames, _ d: Candidate) throws(LayoutError) {
    if !f.barBottom.isFinite || !f.titleMidline.isFinite {
      let isBar = !f.barBottom.isFinite
      throw LayoutError(
        .finite, field: isBar ? "barBottom" : "titleMidline",
        value: isBar ? f.barBottom : f.titleMidline)
    }
    if let (name, path) = Candidate.fields.first(where: { !d[keyPath: $0.path].isFinite }) {
      throw LayoutError(.finite, field: name, value: d[keyPath: path])
    }
    guard 0 < d.stop, d.stop < d.headerHeight else {
      throw LayoutError(
        .derivation("0 < headerHeight − barBottom < headerHeight"), field: "barBottom",
        value: f.barBottom, legal: [(.above, 0), (.below, d.headerHeight)])
    }
    guard 0 <= d.avatarTop, d.avatarTop < d.headerHeight else {
      throw LayoutError(
        .derivation("0 ≤ avatarTop < headerHeight"), field: "avatarTop", value: d.avatarTop,
        legal: [(.atLeast, 0), (.below, d.headerHeight)])
    }
  }

  /// The largest k whose swap is seamless as computed.
  private static func largestSlowdown(
    _ d: Candidate, barBottom: Double
  ) throws(LayoutError) -> Double {
    var probe = d
    func isSeamless(_ k: Double) -> Bool {
      probe.avatarSlowdown = k
      return HeaderRule.swapIsSeamless.inequality(probe).holds
    }
    var k = d.stop / (d.headerHeight - d.avatarTop)
    // Rounding is at most an ulp or two off; the bound only matters below the normal numbers.
    for _ in 0..<8 where !isSeamless(k) { k = k.nextDown }
    for _ in 0..<8 where isSeamless(k.nextUp) { k = k.nextUp }
    probe.avatarSlowdown = k
    guard HeaderRule.avatarIsSlower.inequality(probe).holds else {
      throw LayoutError(
        .derivation("barBottom ≤ avatarTop, else no factor of at least 1 has a seamless swap"),
        field: "avatarTop", value: d.avatarTop, legal: [(.atLeast, barBottom)])
    }
    guard d.avatarHeight <= 0 || HeaderRule.avatarSurvives.inequality(probe).holds else {
      throw LayoutError(
        .header(.avatarSurvives), sides: [d.stop, k * d.avatarHeight], field: "avatarHeight",
        value: d.avatarHeight, legal: [(.above, d.stop / k)])
    }
    return k
  }

  private static func travel(_ d: Candidate, _ f: Frames) throws(LayoutError) -> Double {
    let half = d.labelHeight / 2
    guard half <= f.titleMidline, f.titleMidline <= f.barBottom - half else {
      throw LayoutError(
        .derivation("labelHeight ÷ 2 ≤ titleMidline ≤ barBottom − labelHeight ÷ 2"),
        field: "titleMidline", value: f.titleMidline,
        legal: [(.atLeast, half), (.atMost, f.barBottom - half)])
    }
    var travelled = d
    travelled.labelTravel = (d.labelTop + half - d.stop) - f.titleMidline
    guard travelled.labelTravel > 0 else {
      throw LayoutError(
        .derivation("titleMidline < labelTop + labelHeight ÷ 2 − stop"), field: "titleMidline",
        value: f.titleMidline, legal: [(.below, d.labelTop + half - d.stop)])
    }
    // At an edge of the bar rounding may break the rule by an ulp or two: give way that far.
    for _ in 0..<8 where !HeaderRule.labelEndsBelowTop.inequality(travelled).holds {
      travelled.labelTravel = travelled.labelTravel.nextDown
    }
    for _ in 0..<8 where !HeaderRule.labelEndsAboveBottom.inequality(travelled).holds {
      travelled.labelTravel = travelled.labelTravel.nextUp
    }
    return travelled.labelTravel
  }
}
