import Generators
import Spec
import Testing

/// How hard the scenarios look: what they are bound to come across.
@Suite struct ScenarioTests {
  /// The first runs of a seed; nothing where one was rejected.
  private func runs(_ count: Int, seed: UInt64 = 3) -> [Scenario<HeaderScreen>?] {
    let entry = HeaderScreen.streams[0]
    let cases = Cases(entry.generator, seed: Seed(seed), stream: entry.stream)
    return (0..<count).map { try? cases.value(at: $0) }
  }

  @Test
  func `The design holds every ordered pair of its steps and every triple of the coarse ones`() {
    typealias Step = HeaderScreen.Step
    let design = HeaderScreen.design.runs
    func words(_ length: Int) -> Set<[Step]> {
      Set(
        design.flatMap { run in
          (0..<max(0, run.count - length + 1)).map { Array(run[$0..<($0 + length)]) }
        })
    }
    #expect(Set(Step.fine).count == 26 && Set(Step.coarse).count == 13)
    #expect(words(2) == Set(Step.fine.flatMap { one in Step.fine.map { [one, $0] } }))
    let triples = Step.coarse.flatMap { one in
      Step.coarse.flatMap { two in Step.coarse.map { [one, two, $0] } }
    }
    #expect(words(3).isSuperset(of: triples))
    // The size: 9 runs for the coarse pairs, 36 for the fine ones, 123 for the triples.
    #expect(design.count == 9 + 36 + 123 && HeaderScreen.design.first == 9)
    #expect(design.allSatisfy { $0.count <= 20 })
  }

  @Test func `A de Bruijn sequence has every word once`() {
    for (symbols, order) in [(1, 1), (1, 3), (2, 5), (3, 3), (22, 2)] {
      let cycle = deBruijn(symbols: symbols, order: order)
      let words = cycle.indices.map { start in
        (0..<order).map { cycle[(start + $0) % cycle.count] }
      }
      var count = 1
      for _ in 0..<order { count *= symbols }
      #expect(words.count == count && Set(words).count == count)
    }
  }

  @Test func `The first runs, then every other one, follow the design, whatever seed and layout`()
    throws
  {
    let design = HeaderScreen.design
    let following = Array(4..<13) + (0..<159).map { 13 + 2 * $0 }
    #expect(following.count == design.runs.count)
    for seed in 0..<3 as Range<UInt64> {
      let scenarios = runs(13 + 2 * 159, seed: seed)
      for (index, steps) in zip(following, design.runs) {
        // Rounding can make a layout illegal; the case is then left out.
        guard let scenario = scenarios[index] else { continue }
        try #require(scenario.events.count == steps.count, "case \(index)")
        var layout = scenario.layout
        for (event, step) in zip(scenario.events, steps) {
          let isMeant =
            switch (event, step) {
            case (.scroll(let offset), .scroll(let landmark, let difference)):
              offset == place(landmark, difference, in: layout)
            case (.layout(let same), .sameLayout): same == layout
            case (.appear, .appear), (.layout, .newLayout): true
            default: false
            }
          try #require(isMeant, "case \(index) has \(event) for \(step)")
          if case .layout(let new) = event { layout = new }
        }
      }
    }
  }

  /// Where the step scrolls to.
  private func place(
    _ landmark: Int, _ difference: Int, in d: HeaderLayout.Candidate
  ) -> Double {
    let end = d.labelThreshold + d.labelTravel
    let place =
      switch landmark {
      case 0: 0.0
      case 1: d.stop
      case 2: d.labelThreshold
      case 3: end
      case 4: d.labelThreshold + d.labelTravel / 2
      case 7: -d.headerHeight
      default: d.contentHeight - d.viewportHeight
      }
    return [place, place.nextUp, place.nextDown, place + 1, place - 1][difference]
  }

  @Test func `The first layouts break one rule after another, every rule in its turn`() throws {
    let header = HeaderScreen.streams[1]
    let sheet = SheetScreen.streams[1]
    var alone: [HeaderRule: Int] = [:]
    var broken: [SheetRule: Int] = [:]
    for seed in 0..<8 as Range<UInt64> {
      let headers = Cases(header.generator, seed: Seed(seed), stream: header.stream)
      let sheets = Cases(sheet.generator, seed: Seed(seed), stream: sheet.stream)
      for index in 4..<12 {
        for case .layout(let layout)? in (try? headers.value(at: index))?.events ?? [] {
          let rules = HeaderRule.allCases.filter { !$0.inequality(layout).holds }
          if let only = rules.first, rules.count == 1 { alone[only, default: 0] += 1 }
        }
        for case .layout(let layout)? in (try? sheets.value(at: index))?.events ?? [] {
          let rules = SheetRule.allCases.filter { !$0.inequality(layout).holds }
          for rule in rules { broken[rule, default: 0] += 1 }
        }
      }
    }
    for rule in HeaderRule.allCases where !HeaderScreen.impliedRules.contains(rule) {
      #expect(alone[rule, default: 0] >= 12, "\(rule): \(alone[rule, default: 0]) of 24")
    }
    for rule in SheetRule.allCases {
      #expect(broken[rule, default: 0] >= 12, "\(rule): \(broken[rule, default: 0]) of 24")
    }
  }

  @Test func `Offsets are repeated, step across everything at once, and creep to a threshold`() {
    var (repeated, across, crept) = (0, 0, 0)
    let gestures = HeaderScreen.streams[3]
    let cases = Cases(gestures.generator, seed: Seed(1), stream: gestures.stream)
    for case let scenario? in runs(300) + (0..<300).map({ try? cases.value(at: $0) }) {
      let end = scenario.layout.labelThreshold + scenario.layout.labelTravel
      let offsets = scenario.events.compactMap { event -> Double? in
        if case .scroll(let offset) = event { offset } else { nil }
      }
      for (one, two) in zip(offsets, offsets.dropFirst()) {
        if one == two { repeated += 1 }
        if min(one, two) < 0, max(one, two) > end { across += 1 }
        if (two - one).magnitude > 0, (two - one).magnitude < 0.4 { crept += 1 }
      }
    }
    #expect(repeated > 50 && across > 50 && crept > 50)
  }

  @Test func `Every ordered pair of events is seen on both screens`() {
    let settings = Settings(seed: Seed(5), cases: 300)
    let header = verifySerially(HeaderScreen.reference, clauses: [], settings: settings)
    let sheet = verifySerially(SheetScreen.reference, clauses: [], settings: settings)
    #expect(header.eventPairs.count == 9 && header.eventPairs.allSatisfy { $0 > 0 })
    #expect(sheet.eventPairs.count == 64 && sheet.eventPairs.allSatisfy { $0 > 0 })
    #expect(sheet.summary.hasSuffix(")") && sheet.summary.contains("64 of 64 ordered pairs"))
  }

  @Test func `Every arrow of the sheet's table is taken`() throws {
    var taken: Set<String> = []
    for entry in SheetScreen.streams {
      let cases = Cases(entry.generator, seed: Seed(2), stream: entry.stream)
      for index in 0..<1500 {
        guard let scenario = try? cases.value(at: index),
          var sheet = try? SheetMachine(scenario.layout)
        else { continue }
        for event in scenario.events {
          let before = sheet.phase
          try? sheet.handle(event)
          taken.insert("\(before) \(event.kind) \(sheet.phase)")
        }
      }
    }
    for phase in SheetPhase.allCases {
      for kind in SheetEvent.Kind.allCases {
        let next: [SheetPhase] =
          switch SheetMachine.outcome(phase, kind) {
          case .ignored: [phase]
          case .goes(_, let next): [next]
          case .branches(_, _, let then, let otherwise): [then, otherwise]
          }
        for next in next where !taken.contains("\(phase) \(kind) \(next)") {
          Issue.record("never taken: \(phase) \(kind) \(next)")
        }
      }
    }
  }
}
