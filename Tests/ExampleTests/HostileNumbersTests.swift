import Spec
import Testing

/// Numbers at the end of what a double can hold, and bounds that rounding moves.
@Suite struct HostileNumbersTests {
  @Test func `The references keep the contract where doubling a length overflows`() {
    var header = Judge(HeaderScreen.clauses, on: HeaderScreen.reference)
    header.judge(
      Scenario(layout: .tutorial, events: [.scroll(9e307), .scroll(-1.7e308), .scroll(1)]))
    #expect(header.violations.isEmpty)
    var sheet = Judge(SheetScreen.clauses, on: SheetScreen.reference)
    let events: [SheetEvent] = [
      .present, .advance(1), .panBegan, .panMoved(1.7e308), .panMoved(-1),
    ]
    sheet.judge(Scenario(layout: .tutorial, events: events))
    #expect(sheet.violations.isEmpty)
  }

  @Test func `The bound that a header's error names is legal as computed`() throws {
    var layout = HeaderLayout.Candidate.tutorial
    layout.headerHeight = 60
    layout.stop = 29
    layout.avatarTop = 32
    layout.avatarSlowdown = 1.2
    layout.labelTravel = 70
    let error = try #require(throws: LayoutError.self) { try HeaderLayout(layout) }
    #expect(error.legal == "at most 1.0357142857142856")
    layout.avatarSlowdown = 1.0357142857142856
    #expect(HeaderRule.swapIsSeamless.inequality(layout).holds)
    layout.avatarSlowdown = layout.avatarSlowdown.nextUp
    #expect(!HeaderRule.swapIsSeamless.inequality(layout).holds)
  }

  @Test func `The bound that a sheet's error names is legal as computed`() throws {
    var layout = SheetLayout.Candidate.tutorial
    layout.containerHeight = 846.6
    layout.restTop = 219.7
    layout.overshoot = 700
    let error = try #require(throws: LayoutError.self) { try SheetLayout(layout) }
    #expect(error.legal == "at most 626.9")
    layout.overshoot = 626.9
    #expect(SheetLayout.isLegal(layout))
  }

  @Test func `A later layout leaves the presenter's bars alone`() throws {
    var layout = SheetLayout.Candidate.tutorial
    layout.presenterShowsBar = true
    var sheet = try SheetMachine(layout)
    try sheet.handle(.present)
    try sheet.handle(.layout(.tutorial))
    try sheet.handle(.back)
    try sheet.handle(.advance(0.5))
    #expect(sheet.appearance.bar == .shown)
    #expect(sheet.appearance.commands.contains(.showBar))
  }

  @Test func `An animation never leaves the way between its ends, however it is rounded`() {
    var seed: UInt64 = 1
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      return Double(seed >> 11) * 0x1p-53
    }
    for _ in 0..<20_000 {
      let (from, to) = (next() * 700, next() * 700)
      let place = SheetDimensions<Double>.between(from, to, progress: 1 - next() * 1e-15)
      #expect(min(from, to) <= place && place <= max(from, to))
    }
  }
}
