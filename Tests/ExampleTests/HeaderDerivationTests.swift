import Spec
import Testing

/// Layouts derived from frames, and the frames from which none can be derived.
@Suite struct HeaderDerivationTests {
  private func derived(
    bar: Double = 67, midline: Double = 42,
    _ changes: KeyValuePairs<WritableKeyPath<HeaderLayout.Candidate, Double>, Double> = [:]
  ) throws -> HeaderLayout.Candidate {
    var frames = HeaderLayout.Candidate.tutorial
    // What is derived is not looked at.
    (frames.stop, frames.avatarSlowdown, frames.labelThreshold, frames.labelTravel) = (
      .nan, .nan, .nan, .nan
    )
    for (path, value) in changes { frames[keyPath: path] = value }
    return try HeaderLayout(derivedFrom: frames, barBottom: bar, titleMidline: midline).dimensions
  }

  private func refusal(
    bar: Double = 67, midline: Double = 42,
    _ changes: KeyValuePairs<WritableKeyPath<HeaderLayout.Candidate, Double>, Double> = [:]
  ) -> String {
    reason { _ = try derived(bar: bar, midline: midline, changes) }
  }

  @Test func `The article's frames under a 67-point bar give 40, ten sevenths, 92.5 and 32.5`()
    throws
  {
    let derived = try derived()
    let expected = HeaderLayout.Candidate.tutorial.with([
      \.avatarSlowdown: 1.4285714285714286, \.labelThreshold: 92.5, \.labelTravel: 32.5,
    ])
    #expect(derived == expected)
    #expect(derived.stop == 40)
  }

  @Test func `A 64-point bar gives a stop of 43`() throws {
    let derived = try derived(bar: 64)
    let expected = HeaderLayout.Candidate.tutorial.with([
      \.stop: 43, \.avatarSlowdown: 1.5357142857142858, \.labelThreshold: 95.5,
      \.labelTravel: 29.5,
    ])
    #expect(derived == expected)
  }

  @Test func `Frames smaller than a point are derived like large ones`() throws {
    let large = try derived()
    let small = try HeaderLayout(
      derivedFrom: .tutorial.scaled(by: 1 / 128), barBottom: 67 / 128, titleMidline: 42 / 128)
    #expect(small.dimensions == large.scaled(by: 1 / 128))
  }

  @Test func `At the derived threshold the midlines of both labels coincide`() throws {
    let d = try derived()
    let shown = try header(.scroll(d.labelThreshold), layout: d).appearance
    let white = d.labelTop + shown.labelTranslationY + shown.header.translationY + d.labelHeight / 2
    #expect(white == d.usernameTop - d.labelThreshold + d.usernameHeight / 2)
  }

  @Test func `The settled white label rests on the title's line`() throws {
    let d = try derived()
    let shown = try header(.scroll(500), layout: d).appearance
    let white = d.labelTop + shown.labelTranslationY + shown.header.translationY + d.labelHeight / 2
    #expect(white == 42)
  }

  /// The threshold is the largest of four numbers; the article's frames choose the last one.
  @Test(
    arguments: [
      (0, 22, 104, 40), (156, 4, 104, 92), (0, 22, 66, 41), (156, 22, 104, 92.5),
    ] as [(Double, Double, Double, Double)])
  func `The threshold is the largest of the four bounds`(
    usernameTop: Double, usernameHeight: Double, labelTop: Double, threshold: Double
  ) throws {
    let midline = labelTop == 66 ? 30.0 : 42
    let derived = try derived(
      midline: midline,
      [\.usernameTop: usernameTop, \.usernameHeight: usernameHeight, \.labelTop: labelTop])
    #expect(derived.labelThreshold == threshold)
  }

  /// Quotients that rounding has made too large, exact, and too small; found in Python.
  @Test(
    arguments: [
      (42.0, 19.0, 2.2105263157894735), (42, 38, 1.1052631578947367), (40, 28, 1.4285714285714286),
      (43, 28, 1.5357142857142858), (32, 3, 10.666666666666668), (32, 6, 5.333333333333334),
    ] as [(Double, Double, Double)])
  func `The derived slow-down is the largest double whose swap is seamless as computed`(
    stop: Double, overlap: Double, slowdown: Double
  ) throws {
    let derived = try derived(bar: 107 - stop, [\.avatarTop: 107 - overlap])
    #expect(derived.avatarSlowdown == slowdown)
    #expect(slowdown * overlap <= stop)
    #expect(slowdown.nextUp * overlap > stop)
  }

  @Test func `1.4 is the largest legal factor with one decimal, 1.5 is not legal`() throws {
    let derived = try derived().avatarSlowdown
    #expect(1.4 <= derived)
    #expect(derived < 1.5)
  }

  /// The title's line half a label from the bar's edges, with lengths that are no exact doubles.
  @Test(
    arguments: [
      (100.0, 17.8, 8.9, 60.0), (100, 21.3, 10.65, 60), (100.2, 17.1, 58.45, 10.300000000000004),
      (100.2, 20.6, 56.7, 13.800000000000004), (104, 21, 10.5, 64), (104, 21, 56.5, 18),
    ] as [(Double, Double, Double, Double)])
  func `At an edge of the bar the travel gives way to rounding`(
    labelTop: Double, labelHeight: Double, midline: Double, travel: Double
  ) throws {
    let derived = try derived(
      midline: midline, [\.labelTop: labelTop, \.labelHeight: labelHeight])
    #expect(derived.labelTravel == travel)
  }

  @Test func `A number that is not finite is named`() {
    #expect(
      refusal(bar: .nan)
        == "barBottom is nan, which breaks every number is finite; legal: any finite number")
    #expect(
      refusal(midline: -.infinity)
        == "titleMidline is -inf, which breaks every number is finite; legal: any finite number")
    #expect(
      refusal([\.viewportHeight: .infinity])
        == "viewportHeight is inf, which breaks every number is finite; legal: any finite number")
  }

  @Test(arguments: [107.0, 108, 0, -1])
  func `The bar's bottom edge must be inside the header`(bar: Double) {
    #expect(
      refusal(bar: bar)
        == "barBottom is \(Int(bar)), which breaks 0 < headerHeight − barBottom < headerHeight; "
        + "legal: barBottom above 0 and below 107")
  }

  @Test(arguments: [107.0, 200, -1])
  func `The avatar's top must be inside the header`(top: Double) {
    #expect(
      refusal([\.avatarTop: top])
        == "avatarTop is \(Int(top)), which breaks 0 ≤ avatarTop < headerHeight; "
        + "legal: avatarTop at least 0 and below 107")
  }

  @Test func `No slow-down is legal if the avatar begins above the bar's bottom edge`() throws {
    #expect(
      refusal([\.avatarTop: 66])
        == "avatarTop is 66, which breaks barBottom ≤ avatarTop, else no factor of at least 1 has "
        + "a seamless swap; legal: avatarTop at least 67")
    let flush = try derived([\.avatarTop: 67])
    #expect(flush.avatarSlowdown == 1)
    // The largest factor is the double below 1.
    let bar = 12.0.nextUp.nextUp
    let almost = refusal(bar: bar, midline: 6, [\.headerHeight: 40, \.avatarTop: 12])
    #expect(almost.hasPrefix("avatarTop is 12, which breaks barBottom ≤ avatarTop"))
  }

  @Test func `No slow-down is legal if it shrinks the avatar to nothing`() throws {
    #expect(
      refusal([\.avatarHeight: 28])
        == "avatarHeight is 28, which breaks stop < avatarSlowdown · avatarHeight (40 against 40); "
        + "legal: avatarHeight above 28")
    #expect(refusal([\.avatarHeight: 28.5]) == "accepted")
    // Told before what is wrong with the title's line.
    #expect(refusal(midline: 0, [\.avatarHeight: 0.5]).hasPrefix("avatarHeight is 0.5"))
  }

  @Test(arguments: [10.0, 57])
  func `The title's line must leave room for the white label inside the bar`(midline: Double) {
    #expect(
      refusal(midline: midline)
        == "titleMidline is \(Int(midline)), which breaks labelHeight ÷ 2 ≤ titleMidline ≤ "
        + "barBottom − labelHeight ÷ 2; legal: titleMidline at least 10.5 and at most 56.5")
  }

  @Test func `The white label must have a way to go`() {
    #expect(
      refusal([\.labelTop: 70])
        == "titleMidline is 42, which breaks titleMidline < labelTop + labelHeight ÷ 2 − stop; "
        + "legal: titleMidline below 40.5")
    // labelTop 71.5 would put the label on the line without any way at all.
    #expect(refusal([\.labelTop: 71.5]).hasPrefix("titleMidline is 42, which breaks"))
    #expect(refusal([\.labelTop: 71.75]) == "accepted")
  }

  @Test func `What is derived is still judged by every rule`() {
    #expect(
      refusal([\.usernameHeight: 0])
        == "usernameHeight is 0, which breaks 0 < usernameHeight (0 against 0); "
        + "legal: usernameHeight above 0")
    for height in [0, -1] {
      #expect(
        refusal([\.avatarHeight: Double(height)])
          == "avatarHeight is \(height), which breaks 0 < avatarHeight (0 against \(height)); "
          + "legal: avatarHeight above 0")
    }
  }
}
