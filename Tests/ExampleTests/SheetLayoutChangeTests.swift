import Spec
import Testing

/// What a new layout does to the sheet in each phase: docked stays docked, rest stays rest.
@Suite struct SheetLayoutChangeTests {
  /// A phone on its side.
  private static let side = SheetLayout.Candidate.tutorial.with([
    \.containerHeight: 375, \.barBottom: 32, \.restTop: 125,
  ])
  /// The article's layout with other durations.
  private static let slow = SheetLayout.Candidate.tutorial.with([
    \.presentDuration: 1, \.settleDuration: 1, \.dismissDuration: 1,
  ])

  @Test(arguments: SheetPhase.allCases)
  func `The same layout does nothing`(phase: SheetPhase) throws {
    let before = try SheetRefusalTests.machine(in: phase)
    var machine = before
    try machine.handle(.layout(.tutorial))
    #expect(machine.commands == [])
    #expect(machine.top == before.top)
    #expect(machine.animation == before.animation)
    #expect(machine.phase == phase)
  }

  @Test func `A hidden sheet shows nothing of it, and comes up in it`() throws {
    var machine = try sheet(.layout(Self.side))
    #expect(machine.phase == .hidden)
    #expect(machine.commands == [])
    #expect(!machine.appearance.mounted)
    try machine.handle(.present)
    #expect(machine.animation == .init(from: 375, to: 125, duration: 0.5))
    #expect(machine.appearance.height == 375)
  }

  @Test func `A docked sheet stays docked, idle or under a finger`() throws {
    for (last, phase) in [
      (SheetEvent.panMoved(-500), SheetPhase.dragging), (.panEnded(-500), .idle),
    ] {
      let machine = try sheet(
        .present, .advance(0.5), .panBegan, last, .layout(Self.side))
      #expect(machine.phase == phase)
      #expect(machine.top == 32)
      #expect(machine.toggle == .flush)
      #expect(machine.commands == [])
    }
  }

  @Test func `A sheet at rest stays at rest`() throws {
    let machine = try sheet(.present, .advance(0.5), .layout(Self.side))
    #expect(machine.phase == .idle)
    #expect(machine.top == 125)
    #expect(machine.commands == [])
  }

  /// A top of an idle sheet, a new bar and a new rest, and where the sheet is then.
  @Test(
    arguments: [
      (100, 32, 125, 100), (200, 32, 125, 125), (100, 120, 200, 120), (100, 100, 200, 100),
      (100, 0, 100, 100),
    ] as [(Double, Double, Double, Double)])
  func `Any other idle sheet is kept between bar and rest`(
    top: Double, bar: Double, newRest: Double, expected: Double
  ) throws {
    let layout = SheetLayout.Candidate.tutorial.with([\.barBottom: bar, \.restTop: newRest])
    let before = try sheet(
      .present, .advance(0.5), .panBegan, .panMoved(-500), .panEnded(top - 44))
    #expect(before.top == top)
    var machine = before
    try machine.handle(.layout(layout))
    #expect(machine.phase == .idle)
    #expect(machine.top == expected)
    let docks = expected == bar
    #expect(machine.commands == (docks ? [.showBar, .darkBackButton] : []))
  }

  @Test(
    arguments: [
      (250, 32, 125, 175), (100, 32, 125, 100), (150, 32, 125, 150), (100, 120, 200, 120),
    ] as [(Double, Double, Double, Double)])
  func `A dragged sheet is kept between bar and lowest place`(
    top: Double, bar: Double, newRest: Double, expected: Double
  ) throws {
    let layout = SheetLayout.Candidate.tutorial.with([\.barBottom: bar, \.restTop: newRest])
    var machine = try sheet(
      .present, .advance(0.5), .panBegan, .panMoved(-500), .panMoved(top - 44))
    #expect(machine.top == top)
    try machine.handle(.layout(layout))
    #expect(machine.phase == .dragging)
    #expect(machine.top == expected)
    #expect(machine.toggle == (expected == bar ? .flush : .apart))
  }

  @Test func `A sheet dragged at rest is not drawn to the new rest`() throws {
    let machine = try sheet(.present, .advance(0.5), .panBegan, .layout(Self.side))
    #expect(machine.phase == .dragging)
    #expect(machine.top == 175)
  }

  @Test func `A coming sheet goes on to the new rest in the time that was left`() throws {
    var machine = try sheet(.present, .advance(0.125), .layout(Self.side))
    #expect(machine.phase == .presenting)
    #expect(machine.animation == .init(from: 375, to: 125, duration: 0.375))
    try machine.handle(.advance(0.375))
    #expect(machine.phase == .idle)
    #expect(machine.top == 125)
    let inside = try sheet(
      .present, .advance(0.25),
      .layout(SheetLayout.Candidate.tutorial.with([\.restTop: 200])))
    #expect(inside.animation == .init(from: 444.6666666666667, to: 200, duration: 0.25))
  }

  @Test func `A going sheet goes on to the new bottom in the time that was left`() throws {
    let start = try sheet(.present, .advance(0.5), .back, .advance(0.25))
    #expect(start.top == 444.66666666666663)
    var taller = start
    try taller.handle(
      .layout(SheetLayout.Candidate.tutorial.with([\.containerHeight: 800])))
    #expect(taller.animation == .init(from: 444.66666666666663, to: 800, duration: 0.25))
    var shorter = start
    try shorter.handle(.layout(Self.side))
    #expect(shorter.phase == .dismissing)
    #expect(shorter.animation == .init(from: 375, to: 375, duration: 0.25))
    try shorter.handle(.advance(0.25))
    #expect(shorter.phase == .hidden)
    #expect(shorter.commands == [.restoreStatusBar, .unmount])
  }

  @Test func `A sheet that goes from the very top of the screen is not moved`() throws {
    let high = SheetLayout.Candidate.tutorial.with([\.barBottom: 0])
    let machine = try sheet(
      .present, .advance(0.5), .panBegan, .panEnded(-500), .back,
      .layout(high.with([\.restTop: 200])), layout: high)
    #expect(machine.animation == .init(from: 0, to: 667, duration: 0.5))
  }

  @Test func `A settling sheet goes on to the new rest in the time that was left`() throws {
    let start = try sheet(.present, .advance(0.5), .panBegan, .panEnded(50), .advance(0.15))
    var machine = start
    try machine.handle(.layout(Self.side))
    #expect(machine.phase == .settling)
    #expect(machine.animation == .init(from: 175, to: 125, duration: 0.15))
    var lower = start
    try lower.handle(.layout(SheetLayout.Candidate.tutorial.with([\.restTop: 300])))
    #expect(lower.phase == .idle)
    #expect(lower.top == 300)
    #expect(lower.animation == nil)
  }

  @Test func `A settling sheet that is at rest already is idle at once`() throws {
    // One unit in the last place below rest: the way is over before the time is.
    var machine = try sheet(
      .present, .advance(0.5), .panBegan, .panEnded(rest.ulp), .advance(0.2))
    #expect(machine.phase == .settling)
    #expect(machine.top == rest)
    // Neither target nor top changes, and yet the animation is not left alone.
    try machine.handle(.layout(Self.slow))
    #expect(machine.phase == .idle)
    #expect(machine.animation == nil)
    #expect(machine.commands == [])
  }

  @Test(arguments: [SheetPhase.presenting, .settling, .dismissing])
  func `An animation is left alone if neither its target nor the top changes`(
    phase: SheetPhase
  ) throws {
    let before = try SheetRefusalTests.machine(in: phase)
    for layout in [Self.slow, SheetLayout.Candidate.tutorial.with([\.barBottom: 50])] {
      var machine = before
      try machine.handle(.layout(layout))
      #expect(machine.phase == phase)
      #expect(machine.animation == before.animation)
      #expect(machine.layout.dimensions == layout)
    }
  }

  @Test func `New durations apply to later animations`() throws {
    let machine = try sheet(.present, .advance(0.25), .layout(Self.slow), .advance(0.25), .back)
    #expect(machine.animation == .init(from: rest, to: 667, duration: 1))
  }
}
