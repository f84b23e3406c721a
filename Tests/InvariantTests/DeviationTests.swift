import Generators
import Spec
import Testing

/// The published code of both articles against the contract: every deviation is found from every seed
/// and always shrinks to the same smallest input.
@Suite struct DeviationTests {
  static let seeds = (0..<20).map { Seed(UInt64($0)) }

  @Test(arguments: Deviation.header)
  func `Every seed finds the header's deviation and its one smallest input`(
    _ deviation: Deviation<HeaderScreen>
  ) throws {
    try expectOneSmallest(deviation, of: HeaderScreen.published)
  }

  @Test(arguments: Deviation.sheet)
  func `Every seed finds the sheet's deviation and its one smallest input`(
    _ deviation: Deviation<SheetScreen>
  ) throws {
    try expectOneSmallest(deviation, of: SheetScreen.published)
  }

  private func expectOneSmallest<S>(_ deviation: Deviation<S>, of subject: Subject<S>) throws {
    let clause = try #require(S.clauses.first { $0.id == deviation.clause })
    var hunt = Hunt(subject, clause, stream: deviation.stream, where: deviation.isMeant)
    for seed in Self.seeds {
      let shrunk = try hunt.smallest(seed: seed)
      let found = shrunk.map(\.value.swift) ?? "not found"
      #expect(found == deviation.smallest, "seed \(seed)")
    }
  }
}

/// One way in which published code departs from the contract.
struct Deviation<S: VerifiableScreen>: Sendable, CustomTestStringConvertible {
  let name: String
  let clause: String
  /// The position of the stream in which it is searched: runs, layouts or hostile numbers.
  var stream = 0
  let smallest: String
  var isMeant: @Sendable (Scenario<S>, Int) -> Bool = { _, _ in true }

  var testDescription: String { "\(clause): \(name)" }
}

extension Deviation<HeaderScreen> {
  static let header: [Self] = [
    Self(
      name: "pulled down from 41, the header stays in front", clause: "LYR-2",
      smallest: "Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)])"),
    Self(
      name: "pulled down from 96, the blur stays", clause: "BLR-5",
      smallest: "Scenario(layout: .tutorial, events: [.scroll(96), .scroll(-1)])"),
    Self(
      name: "pulled down, the label is not written", clause: "LBL-1",
      smallest: "Scenario(layout: .tutorial, events: [.scroll(-1)])"),
    Self(
      name: "the opacity is negative", clause: "BLR-1",
      smallest: "Scenario(layout: .tutorial, events: [.scroll(0)])"),
    Self(
      name: "appearing twice adds a second copy", clause: "LIFE-2",
      smallest: "Scenario(layout: .tutorial, events: [.appear, .appear])"
    ) { scenario, row in row > 1 && scenario.events[row - 2] == .appear },
    Self(
      name: "appearing takes the blur away", clause: "LIFE-2",
      smallest: "?"
    ) { scenario, row in
      if row > 1, case .scroll(let offset) = scenario.events[row - 2] { return offset > 130 }
      return false
    },
    Self(
      name: "the label starts at 0", clause: "LIFE-1",
      smallest: "Scenario(layout: .tutorial, events: [])"),
    Self(
      name: "the z scale is 0", clause: "HDR-7",
      smallest: "Scenario(layout: .tutorial, events: [.scroll(0)])"),
    Self(
      name: "a small avatar vanishes", clause: "AVT-3", stream: 1,
      smallest: "?"
    ) { scenario, _ in scenario.layout.avatarHeight < 69 && scenario.layout.stop == 40 },
    Self(
      name: "an offset that is not a number is taken", clause: "LIFE-9", stream: 2,
      smallest: "Scenario(layout: .tutorial, events: [.scroll(.nan)])"),
  ]
}

extension Deviation<SheetScreen> {
  /// The kind of the event in the violating row, and the contract's machine before it.
  private static func step(
    _ kind: SheetEvent.Kind, in phase: SheetPhase,
    where isMeant: @escaping @Sendable (SheetMachine) -> Bool = { _ in true }
  ) -> @Sendable (Scenario<SheetScreen>, Int) -> Bool {
    { scenario, row in
      guard row > 0, scenario.events[row - 1].kind == kind,
        var machine = try? SheetMachine(scenario.layout)
      else { return false }
      for event in scenario.events.prefix(row - 1) { try? machine.handle(event) }
      return machine.phase == phase && isMeant(machine)
    }
  }

  static let sheet: [Self] = [
    Self(
      name: "a cancelled gesture strands the sheet", clause: "SHT-5", smallest: "?",
      isMeant: step(.advance, in: .settling)),
    Self(
      name: "cancelled is not ended", clause: "LIFE-5", smallest: "?"),
    Self(
      name: "the icon is still dark when presented again", clause: "BCK-1", smallest: "?"
    ) { scenario, row in
      scenario.events[row - 1].kind == .present && !scenario.layout.presenterShowsBar
    },
    Self(
      name: "presenting leaves the presenter's bar", clause: "NAV-1", smallest: "?",
      isMeant: step(.present, in: .hidden)),
    Self(name: "every move gives a bar command", clause: "NAV-3", smallest: "?"),
    Self(
      name: "the sheet is dragged while it is dismissed", clause: "LIFE-4", smallest: "?",
      isMeant: step(.panMoved, in: .dismissing)),
    Self(
      name: "presenting again, the sheet is unmounted on the screen", clause: "BCK-2",
      smallest: "?"),
    Self(
      name: "a bar below the rest is accepted", clause: "NAV-4", stream: 1, smallest: "?",
      isMeant: { _, row in row == 0 }),
    Self(
      name: "a layout change leaves the sheet where it was", clause: "LIFE-8", smallest: "?",
      isMeant: step(.layout, in: .idle) { !$0.presenter.showsBar }),
    Self(name: "a move that is not a number is taken", clause: "LIFE-9", stream: 2, smallest: "?"),
    Self(
      name: "a release inside the range is deaf for a while", clause: "SHT-3", smallest: "?",
      isMeant: step(.panMoved, in: .dragging)),
    Self(
      name: "a release makes no move of its own", clause: "SHT-5", smallest: "?",
      isMeant: step(.panEnded, in: .dragging)),
    Self(
      name: "the presenter's bar is not given back", clause: "LIFE-7", smallest: "?"
    ) { scenario, _ in scenario.layout.presenterShowsBar },
    Self(
      name: "presenting while idle moves the sheet", clause: "LIFE-4", smallest: "?",
      isMeant: step(.present, in: .idle) { $0.top != $0.layout.dimensions.restTop }),
  ]
}
