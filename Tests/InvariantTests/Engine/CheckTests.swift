import Generators
import Spec
import Testing

private struct Trouble: Error {}

@Suite struct CheckTests {
  private let numbers = Gen { $0.int(in: 0...9999) }
  private let settings = Settings(seed: Seed(9), cases: 500)

  private func failure<Value>(_ outcome: Outcome<Value>) -> Failure<Value>? {
    if case .fails(let failure) = outcome { failure } else { nil }
  }

  @Test func `A property without exception holds for all cases asked for`() throws {
    let outcome = check(numbers, settings: settings, stream: "n") { $0 >= 0 }
    guard case .holds(let coverage) = outcome else { throw Trouble() }
    #expect(coverage.cases == 500 && coverage.rejected == 0)
  }

  @Test func `The first failing case is reported, and the simplest`() throws {
    let cases = Cases(numbers, seed: settings.seed, stream: "n")
    let first = try (0..<500).first { try cases.value(at: $0) >= 5000 }
    let found = failure(check(numbers, settings: settings, stream: "n") { $0 < 5000 })
    #expect(found != nil && found?.index == first)
    #expect(found?.found.value == first.flatMap { try? cases.value(at: $0) })
    #expect(found?.shrunk.value == 5000)
    #expect(found?.evaluations.search == first.map { $0 + 1 })
  }

  @Test func `The token replays the simplest case`() throws {
    let found = try #require(
      failure(check(numbers, settings: settings, stream: "n") { $0 < 5000 }))
    let token = try ReplayToken(parsing: found.token.description)
    #expect(token == found.token && token.property == "n")
    #expect(try replay(numbers, token.values).value == 5000)
  }

  @Test func `An error is a failure, a rejection is not`() throws {
    let thrown = check(numbers, settings: settings, stream: "n") {
      if $0 > 70 { throw Trouble() }
      return true
    }
    #expect(failure(thrown)?.shrunk.value == 71)
    let rejected = check(numbers, settings: settings, stream: "n") {
      if $0 % 2 == 0 { throw Rejection() }
      return true
    }
    guard case .holds(let coverage) = rejected else { throw Trouble() }
    #expect((200...300).contains(coverage.rejected) && coverage.cases == 500)
  }

  @Test func `A check in which nearly all is rejected is vacuous`() throws {
    let outcome = check(numbers, settings: settings, stream: "n") {
      if $0 > 100 { throw Rejection() }
      return true
    }
    guard case .vacuous(let coverage) = outcome else { throw Trouble() }
    #expect(coverage.cases == 500 && coverage.rejected > 475)
    guard case .vacuous = check(numbers, settings: Settings(cases: 0), stream: "n", { _ in true })
    else { throw Trouble() }
  }

  @Test func `A case that fails only once is flaky`() throws {
    var runs = 0
    let outcome = check(numbers, settings: settings, stream: "n") { _ in
      runs += 1
      return runs != 40
    }
    guard case .flaky(let index, let recorded) = outcome else { throw Trouble() }
    #expect(index == 39)
    let cases = Cases(numbers, seed: settings.seed, stream: "n")
    #expect(try recorded.value == cases.value(at: 39))
  }

  @Test func `A generator that throws is broken, which is no failure of the property`() throws {
    let broken = Gen<Int> { source in
      let number = source.int(in: 0...9)
      if number == 5 { throw Trouble() }
      return number
    }
    let outcome = check(broken, settings: settings, stream: "n") { _ in true }
    guard case .broken(_, let error) = outcome else { throw Trouble() }
    #expect(error == "Trouble()")
  }

  @Test func `Labels are counted and sorted`() throws {
    let outcome = check(
      numbers, settings: settings, stream: "n", label: { $0 % 2 == 0 ? "even" : "odd" }
    ) { _ in true }
    guard case .holds(let coverage) = outcome else { throw Trouble() }
    #expect(coverage.labels.map(\.label) == ["even", "odd"])
    #expect(coverage.labels.map(\.cases).reduce(0, +) == 500)
    #expect(coverage.labels.allSatisfy { $0.cases > 200 })
  }

  @Test func `The outcome does not depend on the number of jobs`() async throws {
    for limit in [0, 3, 4000, 9900, 9999] {
      var expected: Failure<Int>?
      var coverage: Coverage?
      let settings = Settings(seed: Seed(5), cases: 3000, jobs: 1)
      let serial = check(
        numbers, settings: settings, stream: "jobs", label: { "\($0 % 3)" }, { $0 <= limit })
      if case .fails(let failure) = serial { expected = failure }
      if case .holds(let found) = serial { coverage = found }
      for jobs in [1, 2, 5] {
        var settings = settings
        settings.jobs = jobs
        let outcome = await checkConcurrently(
          numbers, settings: settings, stream: "jobs", label: { "\($0 % 3)" }, { $0 <= limit })
        switch outcome {
        case .fails(let failure):
          #expect(failure.index == expected?.index && failure.token == expected?.token)
          #expect(failure.shrunk.evaluations == expected?.shrunk.evaluations)
          #expect(failure.evaluations == expected?.evaluations ?? (-1, -1))
        case .holds(let found):
          #expect(found == coverage)
        default:
          throw Trouble()
        }
      }
    }
  }

  @Test func `What is found does not depend on the number of jobs`() async {
    let subject = HeaderScreen.published
    let clauses = HeaderScreen.clauses.filter { ["HDR-1", "HDR-7", "LYR-2"].contains($0.id) }
    for cases in [0, 30, 300] {
      var settings = Settings(seed: Seed(5), cases: cases)
      let serial = verifySerially(subject, clauses: clauses, settings: settings)
      for jobs in [1, 2, 5] {
        settings.jobs = jobs
        let found = await verify(subject, clauses: clauses, settings: settings)
        #expect("\(found)" == "\(serial)")
        #expect(found.eventPairs == serial.eventPairs)
        #expect(found.findings.map(\.exercised) == serial.findings.map(\.exercised))
        #expect(found.violations.map(\.token) == serial.violations.map(\.token))
        #expect(found.violations.map(\.evaluations) == serial.violations.map(\.evaluations))
      }
    }
  }

  @Test func `Concurrent results come in order and cover every index once`() async {
    for (jobs, count, chunk) in [(1, 10, 3), (3, 100, 7), (9, 5, 1), (2, 0, 4), (0, 3, 0)] {
      let parts = await concurrently(jobs: jobs, count: count, chunk: chunk) { Array($0) }
      #expect(parts.flatMap { $0 } == Array(0..<count))
      #expect(parts.allSatisfy { $0.count <= max(1, chunk) })
    }
  }
}
