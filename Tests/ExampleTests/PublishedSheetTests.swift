import Spec
import Testing

/// What the sheet article's code does differently: each deviation with its smallest input.
@Suite struct PublishedSheetTests {
  private typealias Pair = (published: SheetAppearance, contract: SheetAppearance)

  /// What is shown last by the article's code and by the contract's machine.
  private func last(
    _ events: SheetEvent..., layout: SheetLayout.Candidate = .tutorial
  ) throws -> Pair {
    (
      try lastShown(by: SheetScreen.published, events, layout: layout),
      try lastShown(by: SheetScreen.reference, events, layout: layout)
    )
  }

  private func violations(
    _ events: SheetEvent..., layout: SheetLayout.Candidate = .tutorial
  ) -> Set<String> {
    var judge = Judge(SheetScreen.clauses, on: SheetScreen.published)
    judge.judge(Scenario(layout: layout, events: events))
    return Set(judge.violations.map(\.clause.id))
  }

  @Test func `A cancelled drag below rest strands the sheet`() throws {
    let last = try last(
      .present, .advance(0.5), .panBegan, .panMoved(1), .panCancelled, .advance(0.3))
    #expect(last.published.top == rest + 1)
    #expect(last.contract.top == rest)
    #expect(
      violations(.present, .advance(0.5), .panBegan, .panMoved(1), .panCancelled, .advance(0.3))
        .contains("LIFE-5"))
  }

  @Test func `Presented again after it was dismissed docked, the icon is dark and the bar hidden`()
    throws
  {
    let last = try last(
      .present, .advance(0.5), .panBegan, .panMoved(-500), .back, .advance(0.5), .present)
    #expect(last.published.backButton == .dark)
    #expect(last.published.bar == .hidden)
    #expect(last.contract.backButton == .light)
    #expect(last.contract.bar == .hidden)
    #expect(
      violations(
        .present, .advance(0.5), .panBegan, .panMoved(-500), .back, .advance(0.5), .present
      ).contains("BCK-1"))
  }

  @Test func `Presented while the bar is shown, the bar stays beside a light icon`() throws {
    let layout = SheetLayout.Candidate.tutorial.presented(showingBar: true, hidingStatusBar: false)
    let last = try last(.present, layout: layout)
    #expect(last.published.bar == .shown)
    #expect(last.published.backButton == .light)
    #expect(last.contract.bar == .hidden)
    #expect(last.contract.backButton == .light)
    #expect(violations(.present, layout: layout).isSuperset(of: ["NAV-1", "NAV-2", "BCK-1"]))
  }

  @Test func `A move of −1 hides a hidden bar`() throws {
    let last = try last(.present, .advance(0.5), .panBegan, .panMoved(-1))
    #expect(last.published.top == last.contract.top)
    #expect(last.published.commands.contains(.hideBar))
    #expect(last.contract.commands == [])
    #expect(
      violations(.present, .advance(0.5), .panBegan, .panMoved(-1)).contains("NAV-3"))
  }

  @Test func `101 moves to the bar give 101 bar commands where one is due`() {
    var events: [SheetEvent] = [.present, .advance(0.5), .panBegan]
    let begin = events.count + 1
    events += Array(repeating: .panMoved(-1), count: 100) + [.panMoved(-500)]
    func barCommands(_ subject: Subject<SheetScreen>) -> Int {
      let moves = shown(by: subject, events, layout: .tutorial)[begin...]
      #expect(moves.count == 101)
      return moves.count { $0?.commands.isDisjoint(with: [.showBar, .hideBar]) == false }
    }
    #expect(barCommands(SheetScreen.published) == 101)
    #expect(barCommands(SheetScreen.reference) == 1)
  }

  @Test func `A finger drags the sheet while it is dismissed`() throws {
    let last = try last(.present, .advance(0.5), .panBegan, .back, .panMoved(-10))
    #expect(last.published.top == 272.33333333333337)
    #expect(last.contract.top == rest)
    #expect(
      violations(.present, .advance(0.5), .panBegan, .back, .panMoved(-10)).contains("LIFE-4"))
  }

  @Test func `A stale completion unmounts the sheet on the screen and leaves its button`() throws {
    let last = try last(.present, .advance(0.5), .back, .present, .advance(0.5))
    #expect(!last.published.mounted)
    #expect(last.published.backButton == .light)
    #expect(last.contract.mounted)
    #expect(last.contract.top == rest)
    #expect(
      violations(.present, .advance(0.5), .back, .present, .advance(0.5))
        .isSuperset(of: ["LIFE-3", "BCK-2"]))
    #expect(
      violations(.present, .advance(0.5), .back, .advance(0.25), .present, .advance(0.25))
        .contains("LIFE-6"))
  }

  @Test func `A bar below the rest is accepted`() {
    let layout = SheetLayout.Candidate.tutorial.with([\.barBottom: 300])
    let published = shown(by: SheetScreen.published, [.present], layout: layout)
    #expect(published.count == 2 && published.allSatisfy { $0 != nil })
    #expect(shown(by: SheetScreen.reference, [.present], layout: layout) == [nil])
    #expect(violations(.present, layout: layout).isSuperset(of: ["LIFE-12", "NAV-4"]))
  }

  @Test func `After a rotation the first touch takes the top from 222 to 29, a release to −21`()
    throws
  {
    let side = SheetLayout.Candidate.tutorial.with([
      \.containerHeight: 375, \.barBottom: 32, \.restTop: 125,
    ])
    let turned = try last(.present, .advance(0.5), .layout(side))
    #expect(turned.published.top == rest)
    #expect(turned.published.height == 667)
    #expect(turned.contract.top == 125)
    #expect(turned.contract.height == 375)
    let touched = try last(.present, .advance(0.5), .layout(side), .panBegan)
    #expect(touched.published.top == 29)
    #expect(touched.contract.top == 125)
    let released = try last(
      .present, .advance(0.5), .layout(side), .panBegan, .panEnded(0), .advance(0.3))
    #expect(released.published.top == -21)
    #expect(released.contract.top == 125)
    #expect(violations(.present, .advance(0.5), .layout(side)).contains("LIFE-8"))
  }

  @Test func `A move that is not a number is taken and never forgotten`() throws {
    let events: [SheetEvent] = [
      .present, .advance(0.5), .panBegan, .panMoved(.nan), .panMoved(-10),
    ]
    let published = shown(by: SheetScreen.published, events, layout: .tutorial)
    #expect(try #require(published[4]).top.isNaN)
    #expect(try #require(published[5]).top.isNaN)
    let contract = shown(by: SheetScreen.reference, events, layout: .tutorial)
    #expect(contract[4] == nil)
    #expect(try #require(contract[5]).top == rest - 10)
    #expect(
      violations(.present, .advance(0.5), .panBegan, .panMoved(.nan)).contains("LIFE-9"))
  }

  @Test func `A release inside the range blocks touches for 0.3 seconds`() throws {
    let events: [SheetEvent] = [
      .present, .advance(0.5), .panBegan, .panMoved(-10), .panEnded(0), .panBegan, .panMoved(-1),
    ]
    let published = try lastShown(by: SheetScreen.published, events, layout: .tutorial)
    #expect(published.top == rest - 10)
    let contract = try lastShown(by: SheetScreen.reference, events, layout: .tutorial)
    #expect(contract.top == rest - 10 - 1)
    let later = try lastShown(
      by: SheetScreen.published, events.dropLast(2) + [.advance(0.3), .panBegan, .panMoved(-1)],
      layout: .tutorial)
    #expect(later.top == rest - 10 - 1)
  }

  @Test func `A release by 10 makes no move of its own`() throws {
    let last = try last(.present, .advance(0.5), .panBegan, .panEnded(10))
    #expect(last.published.top == rest)
    #expect(last.contract.top == rest + 10)
    #expect(violations(.present, .advance(0.5), .panBegan, .panEnded(10)).contains("SHT-5"))
  }

  @Test func `The presenter's own bars are not given back`() throws {
    let layout = SheetLayout.Candidate.tutorial.presented(showingBar: true, hidingStatusBar: true)
    let last = try last(.present, .advance(0.5), .back, .advance(0.5), layout: layout)
    #expect(last.published.bar == .hidden)
    #expect(!last.published.statusBarHidden)
    #expect(last.contract.bar == .shown)
    #expect(last.contract.statusBarHidden)
    #expect(
      violations(.present, .advance(0.5), .back, .advance(0.5), layout: layout)
        .contains("LIFE-7"))
  }

  @Test func `Presented while idle, the sheet moves`() throws {
    let last = try last(
      .present, .advance(0.5), .panBegan, .panMoved(-10), .panEnded(0), .advance(0.3), .present,
      .advance(0.5))
    #expect(last.published.top == rest)
    #expect(last.contract.top == rest - 10)
  }

  @Test func `A double tap on back is no fault`() throws {
    let once = try last(.present, .advance(0.5), .back)
    let twice = try last(.present, .advance(0.5), .back, .back)
    var silent = once.published
    silent.commands = []
    #expect(twice.published == silent)
    #expect(twice.published == twice.contract)
    #expect(violations(.present, .advance(0.5), .back, .back) == [])
  }
}
