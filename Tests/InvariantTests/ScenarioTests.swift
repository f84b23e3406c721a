import Generators
import Spec
import Testing

/// How hard the scenarios look: what they are bound to come across.
@Suite struct ScenarioTests {
  /// The scroll events of the first runs of a seed, each run's landmarks beside it.
  private func runs(_ count: Int, seed: UInt64 = 3) -> [Scenario<HeaderScreen>?] {
    let entry = HeaderScreen.streams[0]
    let cases = Cases(entry.generator, seed: Seed(seed), stream: entry.stream)
    return (0..<count).map { try? cases.value(at: $0) }
  }

  @Test
  func `The design holds every ordered pair of its places and every triple of the coarse ones`() {
    let design = HeaderScenarios.design.runs
    func words(_ length: Int) -> Set<[Source.Aim]> {
      Set(
        design.flatMap { run in
          (0..<max(0, run.count - length + 1)).map { Array(run[$0..<($0 + length)]) }
        })
    }
    let places = Set(design.joined())
    #expect(places.count == 22)
    #expect(words(2).count == 22 * 22)
    let coarse: [(Int, Int)] = [(0, 4), (0, 0), (0, 3), (1, 0), (1, 3), (2, 3), (3, 3)]
    let triples = words(3)
    for one in coarse {
      for two in coarse {
        for three in coarse {
          let triple = [one, two, three].map { Source.Aim(landmark: $0.0, difference: $0.1) }
          #expect(triples.contains(triple))
        }
      }
    }
    // The size: 3 runs for the coarse pairs, 26 for the fine ones, 20 for the triples.
    #expect(design.count == 49)
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

  @Test func `Every other one of the first runs follows the design, whatever the seed and layout`()
  {
    for seed in 0..<3 as Range<UInt64> {
      for (index, scenario) in runs(8 + 2 * 49, seed: seed).enumerated()
      where index >= 8 && index % 2 == 0 {
        // Rounding can make a layout illegal; the case is then left out.
        guard let scenario else { continue }
        let d = scenario.layout
        let landmarks = [
          0, d.stop, d.labelThreshold, d.labelThreshold + d.labelTravel,
          d.labelThreshold + d.labelTravel / 2, 0, 0, -d.headerHeight,
        ]
        let expected = HeaderScenarios.design.runs[(index - 8) / 2].map { aim in
          let place = landmarks[aim.landmark]
          return [place, place.nextUp, place.nextDown, place + 1, place - 1][aim.difference]
        }
        #expect(scenario.events == expected.map { .scroll($0) })
      }
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
