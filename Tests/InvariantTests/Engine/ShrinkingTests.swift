import Generators
import Testing

@Suite struct ShrinkingTests {
  /// Finds the first failing case of a seed and shrinks it.
  private func shrunk<Value>(
    _ generator: Gen<Value>, seed: UInt64 = 1, budget: Int = 20_000,
    improved: (Recorded<Value>) -> Void = { _ in }, fails: (Value) throws -> Bool
  ) throws -> Shrunk<Value> {
    let cases = Cases(generator, seed: Seed(seed), stream: "shrinking")
    for index in 8..<20_000 {
      guard let value = try? cases.value(at: index), (try? fails(value)) == true else { continue }
      return shrink(
        try cases.recorded(at: index), of: generator, settings: Settings(budget: budget),
        improved: improved, fails: { try fails($0.value) })
    }
    throw Rejection()
  }

  private let lists = Gen { $0.array(count: 0...50) { $0.int(in: -1000...1000) } }

  @Test func `Every improvement is strictly simpler and still fails`() throws {
    for seed in 0..<30 {
      var sequences: [ChoiceSequence] = []
      let result = try shrunk(lists, seed: UInt64(seed)) {
        sequences.append($0.sequence)
        #expect($0.value.reduce(0, +) > 1500)
      } fails: {
        $0.reduce(0, +) > 1500
      }
      #expect(zip(sequences, sequences.dropFirst()).allSatisfy { $0.0 > $0.1 })
      #expect(sequences.last == result.sequence)
      #expect(try replay(lists, result.sequence.values).value == result.value)
      #expect(result.value == [501, 1000])
    }
  }

  @Test func `Evaluations are the runs of the property, never two on one case`() throws {
    var runs: [[Int]] = []
    let recorded = try Cases(lists, seed: Seed(3), stream: "runs").recorded(at: 40)
    let result = shrink(recorded, of: lists) { made in
      runs.append(made.value)
      return made.value.count >= 3
    }
    #expect(result.value == [0, 0, 0])
    #expect(result.evaluations + (result.verifiedBy ?? -1) == runs.count)
    #expect(Set(runs).count == runs.count)
    #expect(!result.budgetHit)
  }

  @Test func `Cases that are known not to fail are not run`() throws {
    let cases = Cases(lists, seed: Seed(3), stream: "runs")
    var runs: [[Int]] = []
    _ = shrink(try cases.recorded(at: 40), of: lists, seen: cases.smallest) { made in
      runs.append(made.value)
      return made.value.contains { $0 > 2 }
    }
    let smallest = try (0..<8).map { try cases.value(at: $0) }
    #expect(!runs.isEmpty && runs.allSatisfy { !smallest.contains($0) })
  }

  @Test func `What is minimal stays as it is`() throws {
    let first = try shrunk(lists) { $0.reduce(0, +) > 1500 }
    let again = shrink(
      Recorded(value: first.value, sequence: first.sequence), of: lists
    ) { $0.value.reduce(0, +) > 1500 }
    #expect(again.value == first.value && again.sequence == first.sequence)
  }

  @Test(arguments: [0, 1, 7, 50]) func `The budget is kept`(budget: Int) throws {
    var runs = 0
    let recorded = try Cases(lists, seed: Seed(3), stream: "runs").recorded(at: 40)
    let result = shrink(recorded, of: lists, settings: Settings(budget: budget)) { made in
      runs += 1
      return made.value.reduce(0, +) % 7 == recorded.value.reduce(0, +) % 7
    }
    #expect(runs <= budget)
    #expect(result.budgetHit == (runs >= budget))
    #expect(result.budgetHit == (result.verifiedBy == nil))
  }

  @Test func `The property decides which failure is followed`() throws {
    for seed in 0..<10 {
      let result = try shrunk(lists, seed: UInt64(seed)) { list in
        list.count > 3 && list.contains { $0 < -40 }
      }
      #expect(result.value.count == 4 && result.value.filter { $0 != 0 } == [-41])
    }
  }

  @Test func `An error of the property is not taken for the failure`() throws {
    let result = try shrunk(lists) { list in
      if list.count == 4 { throw Rejection() }
      return list.count >= 3
    }
    #expect(result.value == [0, 0, 0])
  }

  @Test func `Doubles come down to integers, or to the shortest fraction`() throws {
    let wide = Gen { $0.double(in: -1000...1000) }
    let narrow = Gen { $0.double(in: 0...0.9) }
    for seed in 0..<20 {
      let seed = UInt64(seed)
      #expect(try shrunk(wide, seed: seed) { $0 > 77.3 }.value == 78)
      #expect(try shrunk(wide, seed: seed) { $0 < -77.3 }.value == -78)
      #expect(try shrunk(narrow, seed: seed) { $0 >= 1.0 / 3 }.value == 0.5)
      #expect(try shrunk(narrow, seed: seed) { $0 > 0.5 && $0 < 0.7 }.value == 0.625)
      #expect(try shrunk(Gen { $0.double() }, seed: seed) { $0 > 1e20 }.value.magnitude < 0x1p68)
    }
  }

  @Test func `Numbers come down to their target`() throws {
    let layouts = Gen {
      ($0.double(in: 10...600, toward: 40), $0.int(in: 0...99, toward: 50))
    }
    let result = try shrunk(layouts) { $0.0 >= 44.5 && $0.1 < 48 }
    #expect(result.value == (45, 47))
  }

  /// A model with thresholds, and an offset near one of them.
  private let model = Gen { source in
    let stop = source.double(in: 10...60, toward: 40)
    let label = source.double(in: 60...160, toward: 95)
    let travel = source.double(in: 10...60, toward: 35)
    let offset = source.double(in: -200...400, near: [0, stop, label, label + travel])
    return [stop, label, travel, offset]
  }

  @Test func `Exactly at a threshold stays there while the model shrinks`() throws {
    for seed in 0..<20 {
      let seed = UInt64(seed)
      let atStop = try shrunk(model, seed: seed) { $0[3] == $0[0] && $0[0] > 47.5 }
      #expect(atStop.value == [48, 95, 35, 48])
      #expect(atStop.evaluations < 100)
      let atSum = try shrunk(model, seed: seed) { $0[3] == $0[1] + $0[2] && $0[1] < 90.5 }
      #expect(atSum.value == [40, 90, 35, 125])
      #expect(atSum.evaluations < 100)
    }
  }

  @Test func `In the end a number near a landmark is a plain one`() throws {
    let result = try shrunk(model) { $0[3] == $0[0] && $0[0] > 47.5 }
    #expect(result.sequence.values.suffix(2) == [.integer(0), .double(48)])
    #expect(!result.sequence.spans.contains { $0.realised != nil })
  }

  @Test func `A count drawn earlier, for a list of exactly that many, goes down with it`() throws {
    let generator = Gen { source in
      let count = source.int(in: 1...30)
      let other = source.int(in: 0...30)
      return (count, other, source.exactly(count) { $0.int(in: 0...99) })
    }
    for seed in 0..<20 {
      let result = try shrunk(generator, seed: UInt64(seed)) { $0.2.contains(77) }
      #expect(result.value == (1, 0, [77]))
    }
  }

  @Test func `A long sequence of commands ends within the budget`() throws {
    let commands = Gen { source in
      source.array(count: 0...300) { source in
        source.span(.command) { ($0.index(below: 6), $0.double(in: -500...500)) }
      }
    }
    let result = try shrunk(commands) { commands in
      commands.count { $0.0 == 4 } >= 20 && commands.contains { $0.0 == 2 && $0.1 > 7 }
    }
    #expect(result.value.count == 21 && !result.budgetHit)
    #expect(result.evaluations < 3000)
  }

  @Test func `Whatever fails, shrinking ends, and what it returns fails`() throws {
    let cases = Cases(everything, seed: Seed(8), stream: "fuzz")
    for index in 8..<60 {
      let recorded = try cases.recorded(at: index)
      let salt = UInt64(index)
      func fails(_ text: String) -> Bool {
        text == recorded.value || Random.mix(Stream(text).hash ^ salt) % 3 == 0
      }
      let result = shrink(recorded, of: everything, settings: Settings(budget: 2000)) {
        fails($0.value)
      }
      #expect(fails(result.value))
      #expect(result.sequence <= recorded.sequence)
    }
  }
}

@Suite struct FreedomTests {
  private func freedoms<Value>(
    _ generator: Gen<Value>, _ values: [Choice.Value], budget: Int = 2000,
    fails: (Value) -> Bool
  ) throws -> [Freedom] {
    Generators.freedoms(
      of: try replay(generator, values), of: generator, budget: budget, fails: fails)
  }

  @Test func `What matters in a failing case, and how far it can move, is found exactly`() throws {
    let generator = Gen {
      ($0.double(in: -200...400), $0.double(in: 0...9), $0.int(), $0.bool(), $0.int(in: 0...99))
    }
    let found = try freedoms(
      generator, [.double(41), .double(5), .integer(-3), .integer(1), .integer(0)]
    ) {
      $0.0 > 40 && $0.2 < 70 && $0.2 > -4 && $0.4 < 90
    }
    #expect(found.map(\.index) == [0, 1, 2, 4])
    #expect(found.map(\.isIrrelevant) == [false, true, false, false])
    #expect(found[0].least == .double((40.0).nextUp) && found[0].greatest == .double(400))
    #expect(found[0].reachesUpper && !found[0].reachesLower)
    #expect(found[2].least == .integer(-3) && found[2].greatest == .integer(69))
    #expect(found[3].least == .integer(0) && found[3].greatest == .integer(89))
  }

  @Test func `A gap in the middle ends the range there at the latest`() throws {
    let found = try freedoms(Gen { $0.int(in: 0...100) }, [.integer(1)]) { $0 < 20 || $0 > 90 }
    #expect(found.map(\.greatest) == [.integer(19)])
  }

  @Test func `A value that changes the shape of the case stays where it is`() throws {
    let generator = Gen { source in
      let count = source.int(in: 0...5)
      return source.exactly(count) { $0.int(in: 0...9) }
    }
    let found = try freedoms(generator, [.integer(1), .integer(3)]) { _ in true }
    #expect(found[0].least == .integer(1) && found[0].greatest == .integer(1))
    #expect(found[1].isIrrelevant)
  }

  @Test func `The budget for it is kept`() throws {
    var runs = 0
    let found = try freedoms(Gen { ($0.int(), $0.int()) }, [.integer(5), .integer(5)], budget: 90) {
      runs += 1
      return $0.0 > 2 && $0.1 > 3
    }
    #expect(runs <= 90 && found.count == 1)
  }
}
