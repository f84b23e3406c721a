import Spec
import Testing

/// What the sheet refuses or ignores in each phase, and animations that take no time.
@Suite struct SheetRefusalTests {
  /// A way into each phase.
  static func machine(in phase: SheetPhase) throws -> SheetMachine {
    let machine =
      switch phase {
      case .hidden: try sheet()
      case .presenting: try sheet(.present, .advance(0.125))
      case .idle: try sheet(.present, .advance(0.5))
      case .dragging: try sheet(.present, .advance(0.5), .panBegan, .panMoved(20))
      case .settling: try sheet(.present, .advance(0.5), .panBegan, .panEnded(30), .advance(0.1))
      case .dismissing: try sheet(.present, .advance(0.5), .back, .advance(0.2))
      }
    #expect(machine.phase == phase)
    return machine
  }

  @Test(arguments: SheetPhase.allCases)
  func `A number that is not finite or a negative time changes nothing`(phase: SheetPhase) throws {
    let before = try Self.machine(in: phase)
    func refused(_ event: SheetEvent) -> String {
      var machine = before
      let reason = reason { try machine.handle(event) }
      #expect(machine == before)
      return reason
    }
    #expect(refused(.panMoved(.nan)) == "move is nan; legal: any finite number of points")
    #expect(refused(.panEnded(.infinity)) == "move is inf; legal: any finite number of points")
    #expect(refused(.panEnded(-.infinity)) == "move is -inf; legal: any finite number of points")
    let seconds = "legal: any finite number of seconds from 0"
    #expect(refused(.advance(.nan)) == "time is nan; \(seconds)")
    #expect(refused(.advance(.infinity)) == "time is inf; \(seconds)")
    #expect(refused(.advance(-1)) == "time is -1; \(seconds)")
    #expect(refused(.advance(-0x1p-1074)) == "time is -5e-324; \(seconds)")
    #expect(
      refused(.layout(SheetLayout.Candidate.tutorial.with([\.overshoot: -1])))
        == "overshoot is -1, which breaks 0 ≤ overshoot (0 against -1); legal: overshoot at least 0"
    )
    #expect(
      refused(.layout(SheetLayout.Candidate.tutorial.with([\.settleDuration: .nan])))
        == "settleDuration is nan, which breaks every number is finite; legal: any finite number")
  }

  /// Contract 2.3: what acts where; every other pair is a no-op.
  private static let acts: [SheetEvent.Kind: [SheetPhase]] = [
    .present: [.hidden, .dismissing], .panBegan: [.idle, .settling], .panMoved: [.dragging],
    .panEnded: [.dragging], .panCancelled: [.dragging],
    .back: [.presenting, .idle, .dragging, .settling],
    .advance: [.presenting, .settling, .dismissing], .layout: SheetPhase.allCases,
  ]

  private static let events: [SheetEvent] = [
    .present, .panBegan, .panMoved(-7), .panEnded(-7), .panCancelled, .back, .advance(0.05),
    .layout(SheetLayout.Candidate.tutorial.with([\.containerHeight: 700, \.restTop: 200])),
  ]

  @Test(arguments: SheetPhase.allCases)
  func `What does not act in a phase leaves the sheet alone, what acts does not`(
    phase: SheetPhase
  ) throws {
    for event in Self.events {
      let before = try Self.machine(in: phase)
      var machine = before
      try machine.handle(event)
      if try #require(Self.acts[event.kind]).contains(phase) {
        #expect(machine != before, "\(event) in \(phase)")
      } else {
        #expect(machine.commands == [], "\(event) in \(phase)")
        #expect(machine.phase == phase, "\(event) in \(phase)")
        #expect(machine.top == before.top, "\(event) in \(phase)")
        #expect(machine.animation == before.animation, "\(event) in \(phase)")
      }
    }
  }

  @Test func `Without a duration the sheet is there at once`() throws {
    let layout = SheetLayout.Candidate.tutorial.with([\.presentDuration: 0])
    var machine = try sheet(.present, layout: layout)
    #expect(machine.phase == .idle)
    #expect(machine.top == rest)
    #expect(machine.commands == [.mount, .hideStatusBar, .addBackButton])
    try machine.handle(.back)
    try machine.handle(.advance(0.1))
    try machine.handle(.present)
    #expect(machine.phase == .idle)
    #expect(machine.top == rest)
    #expect(machine.commands == [.addBackButton])
  }

  @Test func `Without a duration the sheet is gone at once`() throws {
    let layout = SheetLayout.Candidate.tutorial.with([\.dismissDuration: 0])
    let machine = try sheet(.present, .advance(0.2), .back, layout: layout)
    #expect(machine.phase == .hidden)
    #expect(machine.commands == [.removeBackButton, .restoreStatusBar, .unmount])
    #expect(machine.animation == nil)
  }

  @Test func `Without a duration a release below rest is at rest at once`() throws {
    let layout = SheetLayout.Candidate.tutorial.with([\.settleDuration: 0])
    let machine = try sheet(.present, .advance(0.5), .panBegan, .panEnded(30), layout: layout)
    #expect(machine.phase == .idle)
    #expect(machine.top == rest)
    #expect(machine.commands == [])
    let above = try sheet(.present, .advance(0.5), .panBegan, .panEnded(-30), layout: layout)
    #expect(above.top == rest - 30)
  }

  @Test func `A move may come in one report or in two`() throws {
    let one = try sheet(.present, .advance(0.5), .panBegan, .panMoved(-32))
    let two = try sheet(.present, .advance(0.5), .panBegan, .panMoved(-16), .panMoved(-16))
    #expect(one == two)
  }
}
