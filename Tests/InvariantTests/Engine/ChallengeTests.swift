import Generators
import Testing
import motionspec

@Suite struct ChallengeTests {
  @Test(arguments: Challenge.all)
  func `A challenge ends in its one minimum, whatever the seed`(challenge: Challenge) {
    for seed in 0..<20 {
      let result = challenge.run(seed: Seed(UInt64(seed)))
      #expect(result?.minimum == challenge.minimum)
      #expect(result.map { $0.evaluations <= challenge.ceiling } == true)
      #expect(result?.verifiedBy != nil)
    }
  }

  @Test func `A challenge gives the same result for the same seed`() {
    for challenge in Challenge.all {
      #expect(challenge.run(seed: Seed(7)) == challenge.run(seed: Seed(7)))
    }
  }

  /// For each pass a challenge that ends elsewhere, or costs far more, without it.
  private static let needs: [(Pass, String)] = [
    (.removeDiscarded, "bound5"), (.outline, "nestedlists"), (.joinLists, "nestedlists"),
    (.simplifySpans, "calculator"), (.deleteElements, "replacement"), (.lowerValues, "offsets"),
    (.moveTogether, "difference not zero"), (.sortSiblings, "bound5"),
    (.tradeElements, "replacement"), (.shiftBranches, "binheap"), (.simplifyAndPush, "alternative"),
    (.releaseLandmarks, "at a threshold"),
  ]

  @Test(arguments: needs)
  func `Every pass earns its place`(pass: Pass, id: String) throws {
    let challenge = try #require(Challenge.all.first { $0.id == id })
    let fails = (UInt64(0)..<60).contains { seed in
      let result = challenge.run(seed: Seed(seed), passes: Pass.all.subtracting([pass]))
      return result?.minimum != challenge.minimum
        || result?.evaluations ?? 0 > challenge.ceiling
    }
    #expect(fails)
  }

  @Test func `There is such a challenge for every pass`() {
    #expect(Self.needs.map(\.0) == Pass.allCases)
  }
}
