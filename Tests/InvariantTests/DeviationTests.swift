import Generators
import Spec
import Testing

/// The published code of both articles against the contract: every deviation is found from every seed
/// and always shrinks to the same smallest input.
@Suite struct DeviationTests {
  #if DEBUG
    private static let count: UInt64 = 2
  #else
    private static let count: UInt64 = 20
  #endif
  static let seeds = (0..<count).map { Seed($0) }

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
    // A duration of 0 spares an event, in a layout that is not the article's, and a layout change
    // can take the place of a move: other stories.
    try expectOneSmallest(deviation, of: SheetScreen.published) { scenario in
      let d = scenario.layout
      let changes = scenario.events.count { $0.kind == .layout }
      return d.presentDuration > 0 && d.settleDuration > 0 && d.dismissDuration > 0
        && changes == deviation.smallest.events.count { $0.kind == .layout }
    }
  }

  private func expectOneSmallest<S>(
    _ deviation: Deviation<S>, of subject: Subject<S>,
    where isMeant: @escaping (Scenario<S>) -> Bool = { _ in true }
  ) throws {
    let clause = try #require(S.clauses.first { $0.id == deviation.clause })
    var hunt = Hunt(subject, clause, stream: deviation.stream) {
      isMeant($0) && deviation.isMeant($0, $1)
    }
    for seed in Self.seeds {
      let shrunk = try hunt.smallest(seed: seed)
      let found = shrunk.map(\.value.swift) ?? "not found"
      #expect(found == deviation.smallest.swift, "seed \(seed)")
    }
  }
}

/// One way in which published code departs from the contract.
struct Deviation<S: VerifiableScreen>: Sendable, CustomTestStringConvertible {
  let name: String
  let clause: String
  /// The position of the stream in which it is searched: runs, layouts or hostile numbers.
  var stream = 0
  let smallest: Scenario<S>
  var isMeant: @Sendable (Scenario<S>, Int) -> Bool = { _, _ in true }

  var testDescription: String { "\(clause): \(name)" }
}

extension Deviation<HeaderScreen> {
  static let header: [Self] = [
    Self(
      name: "pulled down from 41, the header stays in front", clause: "LYR-2",
      smallest: Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)])),
    Self(
      name: "pulled down from 96, the blur stays", clause: "BLR-5",
      smallest: Scenario(layout: .tutorial, events: [.scroll(96), .scroll(-1)])),
    Self(
      name: "pulled down, the label is not written", clause: "LBL-1",
      smallest: Scenario(layout: .tutorial, events: [.scroll(-1)])
    ) { scenario, row in scenario.events[row - 1] != .appear },
    Self(
      name: "the opacity is negative", clause: "BLR-1",
      smallest: Scenario(layout: .tutorial, events: [.scroll(0)])),
    Self(
      name: "appearing twice adds a second copy", clause: "LIFE-2",
      smallest: Scenario(layout: .tutorial, events: [.appear, .appear])
    ) { scenario, row in row > 1 && scenario.events[row - 2] == .appear },
    Self(
      name: "appearing takes the blur away", clause: "LIFE-2",
      smallest: Scenario(layout: .tutorial, events: [.scroll(131), .appear])
    ) { scenario, row in
      if row > 1, case .scroll(let offset) = scenario.events[row - 2] { return offset > 130 }
      return false
    },
    Self(
      name: "the label starts at 0", clause: "LIFE-1",
      smallest: Scenario(layout: .tutorial, events: [])),
    Self(
      name: "the z scale is 0", clause: "HDR-7",
      smallest: Scenario(layout: .tutorial, events: [.scroll(0)])),
    Self(
      name: "a small avatar vanishes", clause: "AVT-3", stream: 1,
      smallest: Scenario(layout: .tutorial(with: \.avatarHeight, 0), events: [])
    ) { scenario, _ in scenario.layout.avatarHeight < 69 && scenario.layout.stop == 40 },
    Self(
      name: "an offset that is not a number is taken", clause: "LIFE-9", stream: 2,
      smallest: Scenario(layout: .tutorial, events: [.scroll(.nan)])),
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
      name: "a cancelled gesture strands the sheet", clause: "SHT-5",
      smallest: Scenario(
        layout: .tutorial,
        events: [.present, .advance(1), .panBegan, .panMoved(1), .panCancelled, .advance(1)]),
      isMeant: step(.advance, in: .settling)),
    Self(
      name: "cancelled is not ended", clause: "LIFE-5",
      smallest: Scenario(
        layout: .tutorial, events: [.present, .advance(1), .panBegan, .panCancelled, .panBegan])
    ) { scenario, _ in !scenario.events.contains(.back) },
    Self(
      name: "the icon is still dark when presented again", clause: "BCK-1",
      smallest: Scenario(
        layout: .tutorial,
        events: [.present, .advance(1), .panBegan, .panMoved(-179), .back, .present])
    ) { scenario, row in
      scenario.events[row - 1].kind == .present && !scenario.layout.presenterShowsBar
    },
    Self(
      name: "presenting leaves the presenter's bar", clause: "NAV-1",
      smallest: Scenario(layout: .tutorial(with: \.presenterShowsBar, true), events: [.present]),
      isMeant: step(.present, in: .hidden)),
    Self(
      name: "every move gives a bar command", clause: "NAV-3",
      smallest: Scenario(layout: .tutorial, events: [.present, .advance(1), .panBegan])),
    Self(
      name: "the sheet is dragged while it is dismissed", clause: "LIFE-4",
      smallest: Scenario(
        layout: .tutorial, events: [.present, .advance(1), .panBegan, .back, .panMoved(0)]),
      isMeant: step(.panMoved, in: .dismissing)),
    Self(
      name: "presenting again, the sheet is unmounted on the screen", clause: "BCK-2",
      smallest: Scenario(layout: .tutorial, events: [.present, .back, .present, .advance(1)])),
    Self(
      name: "a bar below the rest is accepted", clause: "NAV-4", stream: 1,
      smallest: Scenario(layout: .tutorial(with: \.barBottom, 667 / 3), events: []),
      isMeant: { _, row in row == 0 }),
    Self(
      name: "a layout change leaves the sheet where it was", clause: "LIFE-8",
      smallest: Scenario(layout: .tutorial, events: [.present, .advance(1), .layout(.landscape)]),
      isMeant: { scenario, row in
        scenario.events[row - 1].newLayout.map { new in
          SheetDimensions.fields.contains {
            new[keyPath: $0.path] != scenario.layout[keyPath: $0.path]
          }
        } == true
          && step(.layout, in: .idle) {
            !$0.presenter.showsBar && $0.top == $0.layout.dimensions.restTop
          }(scenario, row)
      }),
    Self(
      name: "a move that is not a number is taken", clause: "LIFE-9", stream: 2,
      smallest: Scenario(layout: .tutorial, events: [.panMoved(.nan)])),
    Self(
      name: "a release inside the range is deaf for a while", clause: "SHT-3",
      smallest: Scenario(
        layout: .tutorial,
        events: [.present, .advance(1), .panBegan, .panEnded(0), .panBegan, .panMoved(1)])
    ) { scenario, row in
      step(.panMoved, in: .dragging)(scenario, row)
        && scenario.events.count { $0 == .present } == 1
        && scenario.events.contains { $0.kind == .panEnded }
        && !scenario.events.contains { $0.kind == .layout }
    },
    Self(
      name: "a release makes no move of its own", clause: "SHT-5",
      smallest: Scenario(
        layout: .tutorial, events: [.present, .advance(1), .panBegan, .panEnded(1)]),
      isMeant: step(.panEnded, in: .dragging)),
    Self(
      name: "the presenter's bar is not given back", clause: "LIFE-7",
      smallest: Scenario(
        layout: .tutorial(with: \.presenterShowsBar, true), events: [.present, .back, .advance(1)])
    ) { scenario, _ in scenario.layout.presenterShowsBar },
    Self(
      name: "presenting while idle animates the sheet", clause: "SHT-3",
      smallest: Scenario(
        layout: .tutorial, events: [.present, .advance(1), .present, .panBegan, .panMoved(1)])
    ) { scenario, row in
      step(.panMoved, in: .dragging)(scenario, row)
        && scenario.events.indices.contains { step(.present, in: .idle)(scenario, $0 + 1) }
    },
  ]
}

extension HeaderDimensions<Double> {
  /// The article's layout with another value.
  static func tutorial<Value>(with path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var layout = tutorial
    layout[keyPath: path] = value
    return layout
  }
}

extension SheetDimensions<Double> {
  /// The article's layout with another value.
  static func tutorial<Value>(with path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var layout = tutorial
    layout[keyPath: path] = value
    return layout
  }

  /// The article's layout turned on its side.
  static let landscape = SheetLayout.Candidate(
    containerHeight: 375, barBottom: 32, restTop: 125, overshoot: 50, presentDuration: 0.5,
    settleDuration: 0.3, dismissDuration: 0.5)
}
