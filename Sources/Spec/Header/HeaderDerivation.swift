extension HeaderLayout {
  /// The layout with stop, the largest legal k, B and D derived from its frames, all in points:
  /// nothing in it has to be chosen by eye.
  ///
  /// - stop makes the header as tall as the bar; k is the largest factor whose swap is invisible;
  ///   B lets the two labels pass exactly; D brings the white label to rest on the title's line.
  ///
  /// - Parameters:
  ///   - frames: The frames; its stop, k, B and D are not looked at.
  ///   - barBottom: The bottom edge of the bar that the header becomes, on the screen.
  ///   - titleMidline: The line on the screen on which a title in that bar is centred.
  /// - Throws: `LayoutError` if a number is not finite or no legal layout has these frames.
  public init(
    derivedFrom frames: Candidate, barBottom: Double, titleMidline: Double
  ) throws(LayoutError) {
    var d = frames
    d.stop = d.headerHeight - barBottom
    (d.avatarSlowdown, d.labelThreshold, d.labelTravel) = (1, 0, 1)
    for (name, value) in [("barBottom", barBottom), ("titleMidline", titleMidline)]
    where !value.isFinite {
      throw LayoutError(.finite, field: name, value: value)
    }
    try Self.checkFrames(d, barBottom)
    d.avatarSlowdown = try Self.largestSlowdown(d, barBottom)
    let wipe = (d.usernameTop + d.usernameHeight / 2) - (d.labelTop + d.labelHeight / 2) + d.stop
    d.labelThreshold = max(
      d.stop, d.usernameTop + d.stop - d.labelTop, d.headerHeight - d.labelTop, wipe)
    d.labelTravel = try Self.travel(d, barBottom, titleMidline)
    try self.init(d)
  }

  private static func checkFrames(_ d: Candidate, _ barBottom: Double) throws(LayoutError) {
    if let (name, path) = Candidate.fields.first(where: { !d[keyPath: $0.path].isFinite }) {
      throw LayoutError(.finite, field: name, value: d[keyPath: path])
    }
    guard 0 < d.stop, d.stop < d.headerHeight else {
      throw LayoutError(
        .derivation("0 < headerHeight − barBottom < headerHeight"), field: "barBottom",
        value: barBottom, legal: [(.above, 0), (.below, d.headerHeight)])
    }
    guard 0 <= d.avatarTop, d.avatarTop < d.headerHeight else {
      throw LayoutError(
        .derivation("0 ≤ avatarTop < headerHeight"), field: "avatarTop", value: d.avatarTop,
        legal: [(.atLeast, 0), (.below, d.headerHeight)])
    }
  }

  /// The largest k whose swap is seamless as computed.
  private static func largestSlowdown(
    _ d: Candidate, _ barBottom: Double
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

  private static func travel(
    _ d: Candidate, _ barBottom: Double, _ titleMidline: Double
  ) throws(LayoutError) -> Double {
    let half = d.labelHeight / 2
    guard half <= titleMidline, titleMidline <= barBottom - half else {
      throw LayoutError(
        .derivation("labelHeight ÷ 2 ≤ titleMidline ≤ barBottom − labelHeight ÷ 2"),
        field: "titleMidline", value: titleMidline,
        legal: [(.atLeast, half), (.atMost, barBottom - half)])
    }
    var travelled = d
    travelled.labelTravel = (d.labelTop + half - d.stop) - titleMidline
    guard travelled.labelTravel > 0 else {
      throw LayoutError(
        .derivation("titleMidline < labelTop + labelHeight ÷ 2 − stop"), field: "titleMidline",
        value: titleMidline, legal: [(.below, d.labelTop + half - d.stop)])
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
