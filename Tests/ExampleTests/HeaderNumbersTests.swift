import Spec
import Testing

/// The header article's numbers, and what the contract's machine makes of them.
@Suite struct HeaderNumbersTests {
  @Test func `Pulled by twice the header height, the factor is 2.0 and the scale 3`() throws {
    let shown = try header(.scroll(-214)).appearance.header
    #expect(shown.scale - 1 == 2.0)
    #expect(shown.scale == 3)
    #expect(shown.translationY == 107)
  }

  @Test func `The article's numbers are 40, 95, 35 and 1.4`() {
    let layout = HeaderLayout.Candidate.tutorial
    #expect(layout.headerHeight == 107)
    #expect(layout.stop == 40)
    #expect(layout.labelThreshold == 95)
    #expect(layout.labelTravel == 35)
    #expect(layout.avatarSlowdown == 1.4)
  }

  @Test func `At rest header and avatar overlap by 28 points`() throws {
    let layout = HeaderLayout.Candidate.tutorial
    #expect(layout.headerHeight - layout.avatarTop == 28)
    let edges = try Edges4(at: 0)
    #expect(edges.bottom - edges.avatarTop == 28)
  }

  @Test(
    arguments: [
      (95, 0), (95.0.nextUp, 4.0602442043434295e-16), (112.5, 0.5), (130, 1),
    ] as [(Double, Double)])
  func `The blur begins at 95, is half done at 112.5 and complete at 130`(
    offset: Double, alpha: Double
  ) throws {
    #expect(try header(.scroll(offset)).appearance.blurAlpha == alpha)
  }

  /// Computed apart from this code, in Python, from the expressions of the contract.
  @Test(arguments: GoldenRow.all)
  func `The appearance at an offset is pinned`(row: GoldenRow) throws {
    let expected = HeaderAppearance(
      header: .init(scale: row.scale, scaleZ: 1, translationY: row.translation),
      avatar: .init(scale: row.avatarScale, scaleZ: 1, translationY: row.avatarTranslation),
      labelTranslationY: row.label, blurAlpha: row.alpha, front: row.front, overlays: 1)
    #expect(try header(.scroll(row.offset)).appearance == expected)
  }

  @Test(
    arguments: [
      (-214, 0, 321), (-1, 0, 108), (0, 0, 107), (1, -1, 106), (40, -40, 67), (200, -40, 67),
    ] as [(Double, Double, Double)])
  func `The header's top is pinned while pulled, and its bottom follows the content to 67`(
    offset: Double, top: Double, bottom: Double
  ) throws {
    let edges = try Edges4(at: offset)
    // Pulled by 1, top and bottom pass through 108/107: three units in the last place of H + |o|.
    let rounding = offset == -1 ? 3 * 108.0.ulp : 0
    #expect(abs(edges.top - top) <= rounding)
    #expect(abs(edges.bottom - bottom) <= rounding)
  }

  @Test(
    arguments: [
      (-50, 79), (0, 79), (20, 93.28571428571429), (40, 107.57142857142857),
    ] as [(Double, Double)])
  func `The avatar's top sinks by the offset over 1.4 while its bottom stays at 148`(
    offset: Double, top: Double
  ) throws {
    let edges = try Edges4(at: offset)
    #expect(abs(edges.avatarTop - top) <= 2 * 148.0.ulp)
    #expect(abs(edges.avatarBottom - 148) <= 2 * 148.0.ulp)
  }

  @Test func `The username touches the docked edge at 89, the white label shows from 92`() throws {
    let layout = HeaderLayout.Candidate.tutorial
    #expect(layout.usernameTop - 89 == (try Edges4(at: 89)).bottom)
    #expect(layout.labelTop + (try header(.scroll(92)).appearance.labelTranslationY) == 107)
    #expect(layout.labelTop + (try header(.scroll(92.5)).appearance.labelTranslationY) == 106.5)
  }
}

/// Where the four edges are that the article speaks of: two on the screen, two in the content.
struct Edges4 {
  let top: Double
  let bottom: Double
  let avatarTop: Double
  let avatarBottom: Double

  init(at offset: Double) throws {
    let shown = try header(.scroll(offset)).appearance
    let header = shown.edges(.tutorial)
    let avatar = Edges(
      frameTop: 79, height: 69, scale: shown.avatar.scale, translation: shown.avatar.translationY)
    (top, bottom) = (header.top, header.bottom)
    (avatarTop, avatarBottom) = (avatar.top, avatar.bottom)
  }
}

/// What is to be seen at an offset under the article's layout.
struct GoldenRow: Sendable, CustomTestStringConvertible {
  let offset: Double
  let scale: Double
  let translation: Double
  let avatarScale: Double
  let avatarTranslation: Double
  let label: Double
  let alpha: Double
  let front: HeaderAppearance.Front

  init(
    _ offset: Double, header: (Double, Double), avatar: (Double, Double), label: Double,
    alpha: Double, _ front: HeaderAppearance.Front
  ) {
    self.offset = offset
    (scale, translation) = header
    (avatarScale, avatarTranslation) = avatar
    self.label = label
    self.alpha = alpha
    self.front = front
  }

  var testDescription: String { "at \(offset)" }

  private static let docked = (0.5859213250517599, 14.285714285714286)

  static let all = [
    GoldenRow(-214, header: (3, 107), avatar: (1, 0), label: 95, alpha: 0, .content),
    GoldenRow(-107, header: (2, 53.5), avatar: (1, 0), label: 95, alpha: 0, .content),
    GoldenRow(
      -1, header: (1.0093457943925233, 0.5), avatar: (1, 0), label: 95, alpha: 0, .content),
    GoldenRow(0, header: (1, 0), avatar: (1, 0), label: 95, alpha: 0, .content),
    GoldenRow(
      1, header: (1, -1), avatar: (0.989648033126294, 0.35714285714285715), label: 94, alpha: 0,
      .content),
    GoldenRow(
      39.2, header: (1, -39.2), avatar: (0.5942028985507246, 14.000000000000002), label: 55.8,
      alpha: 0, .content),
    GoldenRow(40, header: (1, -40), avatar: docked, label: 55, alpha: 0, .content),
    GoldenRow(40.571, header: (1, -40), avatar: docked, label: 54.429, alpha: 0, .header),
    GoldenRow(89, header: (1, -40), avatar: docked, label: 6, alpha: 0, .header),
    GoldenRow(92, header: (1, -40), avatar: docked, label: 3, alpha: 0, .header),
    GoldenRow(95, header: (1, -40), avatar: docked, label: 0, alpha: 0, .header),
    GoldenRow(112.5, header: (1, -40), avatar: docked, label: -17.5, alpha: 0.5, .header),
    GoldenRow(130, header: (1, -40), avatar: docked, label: -35, alpha: 1, .header),
    GoldenRow(200, header: (1, -40), avatar: docked, label: -35, alpha: 1, .header),
  ]
}
