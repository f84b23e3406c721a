import Spec
import Testing

/// What the header's machine does on its three events, and what it refuses.
@Suite struct HeaderMachineTests {
  /// A legal layout that differs from the article's in every number that shows.
  private static let other = HeaderLayout.Candidate(
    headerHeight: 120, stop: 56, avatarTop: 80, avatarHeight: 64, avatarSlowdown: 1.25,
    usernameTop: 160, usernameHeight: 20, labelTop: 110, labelHeight: 20, labelThreshold: 110,
    labelTravel: 50, contentHeight: 1000, viewportHeight: 600)

  @Test func `Before any event the header is at offset 0`() throws {
    let machine = try HeaderMachine(.tutorial)
    #expect(machine.offset == 0)
    #expect(
      machine.appearance
        == HeaderAppearance(
          header: .init(), avatar: .init(), labelTranslationY: 95, blurAlpha: 0, front: .content,
          overlays: 1))
    #expect(machine.stop == .travelling)
    #expect(machine.order == .avatarInFront)
    #expect(machine.label == .waiting)
  }

  @Test func `The last offset alone counts`() throws {
    #expect(try header(.scroll(200), .scroll(-30), .scroll(41)) == header(.scroll(41)))
  }

  @Test(arguments: [-100.0, 0, 20, 41, 112.5, 300])
  func `Appearing, even twice, changes nothing`(offset: Double) throws {
    let before = try header(.scroll(offset))
    #expect(try header(.scroll(offset), .appear, .appear) == before)
    #expect(before.appearance.overlays == 1)
  }

  @Test func `A new layout is taken on at the last offset`() throws {
    let machine = try header(.scroll(50), .layout(Self.other))
    #expect(machine.layout.dimensions == Self.other)
    #expect(machine.offset == 50)
    // Docked under the article's layout, still travelling under this one: e = 50, k·aH = 80.
    #expect(
      machine.appearance
        == HeaderAppearance(
          header: .init(translationY: -50), avatar: .init(scale: 0.375, translationY: 20),
          labelTranslationY: 60, blurAlpha: 0, front: .content, overlays: 1))
    #expect(try machine == header(.scroll(50), layout: Self.other))
  }

  @Test(arguments: [-100.0, 0, 40, 96, 300])
  func `The same layout is the identity, and there and back again is`(offset: Double) throws {
    let before = try header(.scroll(offset))
    #expect(try header(.scroll(offset), .layout(.tutorial)) == before)
    #expect(try header(.scroll(offset), .layout(Self.other), .layout(.tutorial)) == before)
  }

  @Test func `An illegal layout is refused and changes nothing`() throws {
    var machine = try header(.scroll(96))
    let before = machine
    let illegal = Self.other.with([\.stop: 0])
    #expect(
      reason { try machine.handle(.layout(illegal)) }
        == "stop is 0, which breaks 0 < stop (0 against 0); legal: stop above 0")
    #expect(machine == before)
  }

  @Test(
    arguments: [
      (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(Double, String)])
  func `An offset that is not finite is refused and changes nothing`(
    offset: Double, text: String
  ) throws {
    var machine = try header(.scroll(96))
    let before = machine
    #expect(
      reason { try machine.handle(.scroll(offset)) }
        == "offset is \(text); legal: any finite number of points")
    #expect(machine == before)
  }

  @Test func `No machine is made from an illegal layout`() {
    #expect(
      reason { _ = try HeaderMachine(HeaderLayout.Candidate.tutorial.with([\.labelTravel: -1])) }
        == "labelTravel is -1, which breaks 0 < labelTravel (0 against -1); "
        + "legal: labelTravel above 0")
  }

  @Test func `The largest offset there is still gives finite transforms`() throws {
    let far = try header(.scroll(.greatestFiniteMagnitude)).appearance
    #expect(far == (try header(.scroll(200)).appearance))
    let pulled = try header(.scroll(-1e300)).appearance
    #expect(pulled.header.translationY == 5e299)
    #expect(pulled.header.scale == 1 + 1e300 / 107)
  }
}
