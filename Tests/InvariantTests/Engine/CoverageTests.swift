import Generators
import Testing

private struct Trouble: Error {}

/// A verdict on a share is right whenever it is asked for, or there is none yet.
@Suite struct CoverageTests {
  /// Counts of cases of which so many in a thousand bear the label "seen".
  private func coverage(
    perMille: Int, cases: Int, seed: UInt64, holds: (Int) throws -> Bool = { _ in true }
  ) throws -> Coverage {
    let outcome = check(
      Gen { $0.int(in: 1...1000) }, settings: Settings(seed: Seed(seed), cases: cases),
      stream: "coverage", label: { $0 <= perMille ? "seen" : "other" }, holds)
    guard case .holds(let coverage) = outcome else { throw Trouble() }
    return coverage
  }

  private static let shares: [(Int, Double, Coverage.Verdict, cases: Int)] = [
    (900, 0.5, .sufficient, 500), (300, 0.15, .sufficient, 1500), (60, 0.01, .sufficient, 2500),
    (100, 0.5, .insufficient, 500), (300, 0.5, .insufficient, 1000),
    (10, 0.06, .insufficient, 2500), (990, 0.95, .sufficient, 2500),
    (950, 0.99, .insufficient, 2500),
  ]

  @Test(arguments: shares)
  func `A share clearly on one side is decided for that side, whatever the seed`(
    perMille: Int, bound: Double, expected: Coverage.Verdict, cases: Int
  ) throws {
    for seed in UInt64(0)..<200 {
      let coverage = try coverage(perMille: perMille, cases: cases, seed: seed)
      #expect(try coverage.verdict(of: "seen", atLeast: bound) == expected)
    }
  }

  @Test(arguments: [(100, 0.09, 0.11), (500, 0.49, 0.51), (900, 0.89, 0.91)])
  func `A verdict that is asked for after every case is never wrong`(
    perMille: Int, below: Double, above: Double
  ) throws {
    for seed in UInt64(0)..<200 {
      let cases = Cases(Gen { $0.int(in: 1...1000) }, seed: Seed(seed), stream: "every")
      var (bearing, wrong) = (0, 0)
      for count in 1...200 {
        if try cases.value(at: count + 15) <= perMille { bearing += 1 }
        let low = try Coverage.verdict(bearing: bearing, of: count, atLeast: below)
        let high = try Coverage.verdict(bearing: bearing, of: count, atLeast: above)
        if low == .insufficient || high == .sufficient { wrong += 1 }
      }
      #expect(wrong == 0)
    }
  }

  @Test(arguments: [0.5, 0.1, 0.97, 0.001])
  func `The chance that a true share is ever refuted is at most a billionth`(
    share: Double
  ) throws {
    // Exact: paths by how many cases bear the label, those with a verdict taken out.
    var paths = [1.0]
    var refuted = 0.0
    for count in 1...250 {
      var next = Array(repeating: 0.0, count: count + 1)
      for (bearing, chance) in paths.enumerated() {
        next[bearing] += chance * (1 - share)
        next[bearing + 1] += chance * share
      }
      for bearing in next.indices
      where try Coverage.verdict(bearing: bearing, of: count, atLeast: share) != .undecided {
        refuted += next[bearing]
        next[bearing] = 0
      }
      paths = next
    }
    #expect(refuted > 0 && refuted <= 1e-9)
  }

  @Test func `Few cases decide nothing, and the first that decide are known`() throws {
    for count in 0...35 {
      for bearing in 0...count {
        #expect(
          try Coverage.verdict(bearing: bearing, of: count, atLeast: 0.5) == .undecided)
      }
    }
    #expect(try Coverage.verdict(bearing: 36, of: 36, atLeast: 0.5) == .sufficient)
    #expect(try Coverage.verdict(bearing: 0, of: 36, atLeast: 0.5) == .insufficient)
    #expect(try Coverage.verdict(bearing: 35, of: 36, atLeast: 0.5) == .undecided)
  }

  @Test func `A share of 0 is always reached, one of 1 refuted by one case or not at all`() throws {
    for count in [0, 1, 100, 100_000] {
      #expect(try Coverage.verdict(bearing: 0, of: count, atLeast: 0) == .sufficient)
      #expect(try Coverage.verdict(bearing: 0, of: count, atLeast: -0.0) == .sufficient)
      #expect(try Coverage.verdict(bearing: count, of: count, atLeast: 1) == .undecided)
      #expect(
        try Coverage.verdict(bearing: count, of: count + 1, atLeast: 1) == .insufficient)
    }
  }

  @Test func `Extreme shares and many cases neither overflow nor underflow`() throws {
    let tiny = Double.leastNonzeroMagnitude
    #expect(try Coverage.verdict(bearing: 0, of: 1_000_000, atLeast: tiny) == .undecided)
    #expect(try Coverage.verdict(bearing: 1, of: 1_000_000, atLeast: tiny) == .sufficient)
    #expect(
      try Coverage.verdict(bearing: 1_000_000, of: 1_000_000, atLeast: 1.0.nextDown)
        == .undecided)
    #expect(
      try Coverage.verdict(bearing: 999_998, of: 1_000_000, atLeast: 1.0.nextDown)
        == .insufficient)
    #expect(try Coverage.verdict(bearing: 500_000, of: 1_000_000, atLeast: 0.5) == .undecided)
    #expect(
      try Coverage.verdict(bearing: 504_000, of: 1_000_000, atLeast: 0.5) == .sufficient)
    #expect(
      try Coverage.verdict(bearing: 496_000, of: 1_000_000, atLeast: 0.5) == .insufficient)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -0.001, 1.0.nextUp, 50] as [Double])
  func `A bound that is no share is an error`(bound: Double) throws {
    let coverage = try coverage(perMille: 500, cases: 100, seed: 1)
    let error = #expect(throws: InputError.self) {
      try coverage.verdict(of: "seen", atLeast: bound)
    }
    #expect(error?.description == "the share is \(bound); legal: a number from 0 to 1")
  }

  @Test func `A label that no case bears is insufficient`() throws {
    let coverage = try coverage(perMille: 500, cases: 1000, seed: 1)
    #expect(try coverage.verdict(of: "missing", atLeast: 0.05) == .insufficient)
  }

  @Test func `The early cases, small on purpose, say nothing about a share`() throws {
    let coverage = try coverage(perMille: 0, cases: 16, seed: 1)
    #expect(coverage.labels.map(\.cases) == [16])
    #expect(try coverage.verdict(of: "other", atLeast: 1e-12) == .undecided)
    #expect(try coverage.verdict(of: "seen", atLeast: 1) == .undecided)
    let more = try self.coverage(perMille: 0, cases: 17, seed: 1)
    #expect(try more.verdict(of: "other", atLeast: 1e-12) == .sufficient)
    #expect(try more.verdict(of: "seen", atLeast: 1) == .insufficient)
  }

  @Test func `Rejected cases bear no label and are no part of a share`() throws {
    let coverage = try coverage(perMille: 500, cases: 1000, seed: 1) {
      if $0 > 500 { throw Rejection() }
      return true
    }
    #expect(coverage.rejected > 400)
    #expect(coverage.labels.map(\.label) == ["seen"])
    #expect(coverage.labels.map(\.cases) == [1000 - coverage.rejected])
    #expect(try coverage.verdict(of: "seen", atLeast: 0.9) == .sufficient)
    // Exactly 36 random cases are needed, however many of the early ones are rejected.
    for (cases, expected) in [(16 + 35, Coverage.Verdict.undecided), (16 + 36, .sufficient)] {
      var index = 0
      let coverage = try self.coverage(perMille: 1000, cases: cases, seed: 1) { _ in
        index += 1
        if index % 2 == 0, index <= 16 { throw Rejection() }
        return true
      }
      #expect(coverage.rejected == 8)
      #expect(try coverage.verdict(of: "seen", atLeast: 0.5) == expected)
    }
  }

  @Test func `The verdict does not depend on the number of jobs`() async throws {
    let holds: @Sendable (Int) throws -> Bool = {
      if $0 % 7 == 0 { throw Rejection() }
      return true
    }
    let serial = try coverage(perMille: 300, cases: 5000, seed: 3, holds: holds)
    #expect(try serial.verdict(of: "seen", atLeast: 0.25) == .sufficient)
    for jobs in [1, 3] {
      let outcome = await checkConcurrently(
        Gen { $0.int(in: 1...1000) }, settings: Settings(seed: Seed(3), cases: 5000, jobs: jobs),
        stream: "coverage", label: { $0 <= 300 ? "seen" : "other" }, holds)
      guard case .holds(let coverage) = outcome else { throw Trouble() }
      #expect(coverage == serial)
    }
  }
}
