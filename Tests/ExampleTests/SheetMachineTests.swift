import Spec
import Testing

/// The article's rest position.
let rest = 667.0 / 3

/// The rows of the sheet's table, with what they tell the surroundings to do.
@Suite struct SheetMachineTests {
  @Test func `A hidden sheet shows nothing`() throws {
    let machine = try SheetMachine(.tutorial)
    #expect(machine.phase == .hidden)
    #expect(
      machine.appearance
        == SheetAppearance(
          top: 667, height: 667, bar: .hidden, backButton: .absent, statusBarHidden: false,
          mounted: false))
  }

  @Test func `Presented from hidden, it mounts at the bottom and comes up to rest`() throws {
    var machine = try sheet(.present)
    #expect(machine.phase == .presenting)
    #expect(machine.commands == [.mount, .hideStatusBar, .addBackButton])
    #expect(machine.animation == .init(from: 667, to: rest, duration: 0.5))
    #expect(machine.appearance.top == 667)
    #expect(machine.appearance.backButton == .light)
    try machine.handle(.advance(0.25))
    #expect(machine.top == 444.6666666666667)
    #expect(machine.commands == [])
    try machine.handle(.advance(0.25))
    #expect(machine.phase == .idle)
    #expect(machine.top == rest)
    #expect(machine.animation == nil)
    #expect(machine.commands == [])
  }

  @Test func `The surplus of the last advance is dropped`() throws {
    #expect(try sheet(.present, .advance(0.4), .advance(60)) == sheet(.present, .advance(0.5)))
  }

  @Test func `An animation's time is the sum of the advances in order`() throws {
    let machine = try sheet(.present, .advance(0.1), .advance(0.1), .advance(0.1))
    #expect(machine.animation?.elapsed == 0.30000000000000004)
    let almost = try sheet(.present, .advance(0.5.nextDown))
    #expect(almost.phase == .presenting)
    #expect(try sheet(.present, .advance(0)).animation?.elapsed == 0)
  }

  @Test func `Presented while it goes, it comes back up and nothing unmounts later`() throws {
    var machine = try sheet(.present, .advance(0.5), .back, .advance(0.25))
    #expect(machine.top == 444.66666666666663)
    try machine.handle(.present)
    #expect(machine.phase == .presenting)
    #expect(machine.commands == [.addBackButton])
    #expect(machine.animation == .init(from: 444.66666666666663, to: rest, duration: 0.5))
    try machine.handle(.advance(0.25))
    #expect(machine.appearance.mounted)
    #expect(machine.commands == [])
    try machine.handle(.advance(0.25))
    #expect(machine.phase == .idle)
    #expect(machine.top == rest)
    #expect(machine.appearance.mounted)
  }

  @Test func `Dragged to the bar, the bar is shown and the button dark; one point off, neither`()
    throws
  {
    var machine = try sheet(.present, .advance(0.5), .panBegan)
    #expect(machine.phase == .dragging)
    #expect(machine.top == rest)
    #expect(machine.commands == [])
    try machine.handle(.panMoved(-1000))
    #expect(machine.top == 44)
    #expect(machine.toggle == .flush)
    #expect(machine.commands == [.showBar, .darkBackButton])
    try machine.handle(.panMoved(-1))
    #expect(machine.commands == [])
    try machine.handle(.panMoved(1))
    #expect(machine.top == 45)
    #expect(machine.toggle == .apart)
    #expect(machine.commands == [.hideBar, .lightBackButton])
  }

  @Test func `A drag is incremental: what was lost at the lowest place is not given back`() throws {
    let machine = try sheet(
      .present, .advance(0.5), .panBegan, .panMoved(200), .panMoved(-200))
    #expect(machine.top == 272.33333333333337 - 200)
  }

  @Test func `Released at or above rest it stays, at once`() throws {
    var machine = try sheet(.present, .advance(0.5), .panBegan, .panMoved(-20))
    try machine.handle(.panEnded(-2.5))
    #expect(machine.phase == .idle)
    #expect(machine.top == rest - 22.5)
    #expect(machine.animation == nil)
    #expect(try sheet(.present, .advance(0.5), .panBegan, .panEnded(0)).phase == .idle)
  }

  @Test func `Released below rest it makes its own move and then springs back`() throws {
    var machine = try sheet(.present, .advance(0.5), .panBegan, .panEnded(10))
    #expect(machine.phase == .settling)
    #expect(machine.animation == .init(from: rest + 10, to: rest, duration: 0.3))
    #expect(machine.top == rest + 10)
    try machine.handle(.advance(0.3))
    #expect(machine.phase == .idle)
    #expect(machine.top == rest)
  }

  @Test func `A release can dock the sheet`() throws {
    let machine = try sheet(.present, .advance(0.5), .panBegan, .panEnded(-500))
    #expect(machine.phase == .idle)
    #expect(machine.top == 44)
    #expect(machine.commands == [.showBar, .darkBackButton])
  }

  @Test(arguments: [-1000.0, -30, 0, 0x1p-40, 20, 1000])
  func `Cancelled is ended without a last move`(moved: Double) throws {
    var cancelled = try sheet(.present, .advance(0.5), .panBegan, .panMoved(moved))
    var ended = cancelled
    try cancelled.handle(.panCancelled)
    try ended.handle(.panEnded(0))
    #expect(cancelled == ended)
    #expect(cancelled.phase == (moved > 0 ? .settling : .idle))
  }

  @Test func `A settling sheet can be caught where it is`() throws {
    var machine = try sheet(
      .present, .advance(0.5), .panBegan, .panEnded(50), .advance(0.15))
    let caught = machine.top
    #expect(abs(caught - (rest + 25)) < 1e-12)
    try machine.handle(.panBegan)
    #expect(machine.phase == .dragging)
    #expect(machine.top == caught)
    #expect(machine.animation == nil)
    try machine.handle(.advance(1))
    #expect(machine.top == caught)
    try machine.handle(.panMoved(-5))
    #expect(machine.top == caught - 5)
  }

  @Test func `A second finger is ignored, the first one goes on`() throws {
    let one = try sheet(.present, .advance(0.5), .panBegan, .panMoved(-10), .panMoved(-10))
    let two = try sheet(
      .present, .advance(0.5), .panBegan, .panMoved(-10), .panBegan, .panMoved(-10))
    #expect(one == two)
  }

  @Test func `Going back from the bar takes bar and button away at once`() throws {
    var machine = try sheet(.present, .advance(0.5), .panBegan, .panEnded(-500))
    try machine.handle(.back)
    #expect(machine.phase == .dismissing)
    #expect(machine.commands == [.hideBar, .removeBackButton])
    #expect(machine.top == 44)
    try machine.handle(.advance(0.25))
    #expect(machine.top == 355.5)
    #expect(machine.commands == [])
    try machine.handle(.advance(0.25))
    #expect(machine.phase == .hidden)
    #expect(machine.commands == [.restoreStatusBar, .unmount])
  }

  @Test func `Going back is possible while it comes, under a finger and while it settles`() throws {
    let presenting = try sheet(.present, .advance(0.25), .back)
    #expect(presenting.animation == .init(from: 444.6666666666667, to: 667, duration: 0.5))
    let dragging = try sheet(.present, .advance(0.5), .panBegan, .panMoved(-22), .back)
    #expect(dragging.animation == .init(from: rest - 22, to: 667, duration: 0.5))
    let settling = try sheet(.present, .advance(0.5), .panBegan, .panEnded(30), .back)
    #expect(settling.animation == .init(from: rest + 30, to: 667, duration: 0.5))
    for machine in [presenting, dragging, settling] {
      #expect(machine.phase == .dismissing)
      #expect(machine.commands == [.removeBackButton])
    }
  }

  @Test func `Back twice is once, and a dismissed sheet cannot be dragged`() throws {
    let once = try sheet(.present, .advance(0.5), .panBegan, .back)
    var twice = once
    for event in [SheetEvent.back, .panBegan, .panMoved(-10), .panEnded(5), .panCancelled] {
      try twice.handle(event)
      #expect(twice.commands == [])
      #expect(twice.animation == once.animation)
      #expect(twice.phase == .dismissing)
    }
  }

  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func `The presenter has back what it had`(showsBar: Bool, hidesStatusBar: Bool) throws {
    let layout = SheetLayout.Candidate.tutorial.presented(
      showingBar: showsBar, hidingStatusBar: hidesStatusBar)
    var machine = try SheetMachine(layout)
    let before = machine.appearance
    #expect(before.bar == (showsBar ? .shown : .hidden))
    #expect(before.statusBarHidden == hidesStatusBar)
    try machine.handle(.present)
    var coming: SheetCommands = [.mount, .addBackButton]
    if showsBar { coming.insert(.hideBar) }
    if !hidesStatusBar { coming.insert(.hideStatusBar) }
    #expect(machine.commands == coming)
    #expect(machine.appearance.bar == .hidden)
    #expect(machine.appearance.statusBarHidden)
    for event in [SheetEvent.advance(0.5), .panBegan, .panEnded(-500), .back] {
      try machine.handle(event)
    }
    #expect(machine.appearance.bar == .hidden)
    try machine.handle(.advance(0.5))
    var gone: SheetCommands = [.unmount]
    if showsBar { gone.insert(.showBar) }
    if !hidesStatusBar { gone.insert(.restoreStatusBar) }
    #expect(machine.commands == gone)
    var after = machine.appearance
    after.commands = []
    #expect(after == before)
  }

  @Test func `It comes again like the first time`() throws {
    let again = try sheet(
      .present, .advance(0.5), .panBegan, .panEnded(-500), .back, .advance(0.5), .present)
    #expect(try again == sheet(.present))
    let gone = try sheet(.present, .advance(0.5), .back, .advance(0.5))
    #expect(try gone.forgetful == sheet())
  }
}
