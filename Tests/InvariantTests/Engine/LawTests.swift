import Generators
import Testing

/// The engine's own laws, tested with the engine: over generators that are generated themselves.
@Suite struct LawTests {
  /// A generator, a property of what it makes, and the seed of its cases.
  private struct Law: Sendable {
    let blueprint: Blueprint
    let claim: Claim
    let seed: Seed

    var cases: Cases<Blueprint.Made> {
      Cases(blueprint.gen, seed: seed, stream: "law")
    }

    /// The first case that breaks the claim, recorded.
    var failing: Recorded<Blueprint.Made>? {
      let cases = cases
      let index = (0..<60).first { index in
        (try? cases.value(at: index)).map { !claim.holds($0) } ?? false
      }
      return index.flatMap { try? cases.recorded(at: $0) }
    }

    func shrunk(
      _ recorded: Recorded<Blueprint.Made>, budget: Int = 2_000,
      improved: (Recorded<Blueprint.Made>) -> Void = { _ in }
    ) -> Shrunk<Blueprint.Made> {
      shrink(
        recorded, of: blueprint.gen, settings: Settings(budget: budget), improved: improved
      ) { !claim.holds($0.value) }
    }
  }

  private static let laws = Gen<Law> { source in
    Law(
      blueprint: try source.draw(Blueprint.any(depth: 3)), claim: try source.draw(Claim.any),
      seed: Seed(UInt64(source.int(in: 0...1_000_000))))
  }

  /// Expects a law of every generator and property; the smallest that break it are the message.
  private func expect(
    _ name: Stream, cases: Int = 80, at location: SourceLocation = #_sourceLocation,
    _ holds: (Law) throws -> Bool
  ) {
    let settings = Settings(seed: Seed(11), cases: cases, budget: 400)
    switch check(Self.laws, settings: settings, stream: name, holds) {
    case .holds(let coverage): #expect(coverage.cases == cases, sourceLocation: location)
    case .fails(let failure):
      Issue.record(
        "\(name): \(failure.shrunk.value) after \(failure.index) cases", sourceLocation: location)
    case let other: Issue.record("\(name): \(other)", sourceLocation: location)
    }
  }

  @Test func `Every value is inside its range, recorded or not, and is the same either way`() {
    expect("range") { law in
      let cases = law.cases
      return (0..<40).allSatisfy { index in
        guard let value = try? cases.value(at: index) else {
          return (try? cases.recorded(at: index)) == nil
        }
        return law.blueprint.contains(value) && (try? cases.recorded(at: index))?.value == value
      }
    }
  }

  @Test func `Replayed choices make the value and its choices again`() {
    expect("replay") { law in
      let cases = law.cases
      return try (0..<40).allSatisfy { index in
        guard let one = try? cases.recorded(at: index) else { return true }
        let again = try replay(law.blueprint.gen, one.sequence.values)
        return again.value == one.value && again.sequence == one.sequence
      }
    }
  }

  @Test func `Whatever is replayed, the value is inside its range`() {
    let strays = Gen { source in
      (
        law: try source.draw(Self.laws),
        values: source.array(count: 0...30) { source -> Choice.Value in
          source.bool() ? .integer(source.int()) : .double(source.double())
        }
      )
    }
    let settings = Settings(seed: Seed(5), cases: 400)
    let outcome = check(strays, settings: settings, stream: "strays") { stray in
      guard let made = try? replay(stray.law.blueprint.gen, stray.values) else { return true }
      return stray.law.blueprint.contains(made.value)
    }
    guard case .holds = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func `Every step of shrinking is simpler, fails, and replays; the last is the result`() {
    expect("steps") { law in
      guard let failing = law.failing else { return true }
      var steps = [failing]
      let shrunk = law.shrunk(failing) { steps.append($0) }
      let last = steps[steps.count - 1]
      return try zip(steps, steps.dropFirst()).allSatisfy { $0.sequence > $1.sequence }
        && last.value == shrunk.value && last.sequence == shrunk.sequence
        && steps.allSatisfy { step in
          try !law.claim.holds(step.value) && law.blueprint.contains(step.value)
            && replay(law.blueprint.gen, step.sequence.values).value == step.value
        }
    }
  }

  @Test func `What shrinking ends in stays as it is`() {
    expect("fixpoint") { law in
      guard let failing = law.failing else { return true }
      let shrunk = law.shrunk(failing)
      guard shrunk.verifiedBy != nil else { return true }
      let again = law.shrunk(Recorded(value: shrunk.value, sequence: shrunk.sequence))
      return again.sequence == shrunk.sequence && again.verifiedBy != nil
    }
  }

  @Test
  func `Shrinking that is cut short still ends in a case that fails, and keeps to its budget`() {
    expect("budget") { law in
      guard let failing = law.failing else { return true }
      return [0, 1, 3, 10].allSatisfy { budget in
        var runs = 0
        let shrunk = shrink(
          failing, of: law.blueprint.gen, settings: Settings(budget: budget)
        ) { made in
          runs += 1
          return !law.claim.holds(made.value)
        }
        return runs <= budget && !law.claim.holds(shrunk.value)
          && shrunk.sequence <= failing.sequence
      }
    }
  }

  @Test func `Several cases at the same time come to what one after the other comes to`()
    async throws
  {
    let laws = Cases(Self.laws, seed: Seed(2), stream: "parallel")
    for index in 0..<24 {
      let law = try laws.value(at: index)
      let generator = law.blueprint.gen
      var settings = Settings(seed: law.seed, cases: 600, budget: 200)
      let serial = check(generator, settings: settings, stream: "law") { law.claim.holds($0) }
      settings.jobs = 3
      let parallel = await checkConcurrently(generator, settings: settings, stream: "law") {
        law.claim.holds($0)
      }
      #expect("\(serial)" == "\(parallel)", "\(law)")
    }
  }

  @Test func `Enumeration makes every case once`() {
    var counted = 0
    expect("enumeration", cases: 300) { law in
      guard let size = law.blueprint.size else { return true }
      let all = smallestCases(of: law.blueprint.gen, count: 1000)
      let values = try all.map { try replay(law.blueprint.gen, $0.values).value }
      counted += 1
      return all.count == size && Set(values).count == size
        && zip(all, all.dropFirst()).allSatisfy { $0 != $1 }
    }
    #expect(counted > 50)
  }
}
