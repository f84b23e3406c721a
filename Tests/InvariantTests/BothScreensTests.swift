import Testing

/// What holds of both screens, clause by clause, on the reference machine over generated runs.
@Suite struct BothScreensTests {
  @Test func `LIFE-12: An illegal layout is refused, a legal one accepted, at any time`()
    async throws
  {
    try await Contract.holds("LIFE-12")
  }

  @Test func `LIFE-13: A legal event is accepted`() async throws {
    try await Contract.holds("LIFE-13")
  }

  @Test func `LIFE-9: A number that is not finite, or a negative time, is refused`() async throws {
    try await Contract.holds("LIFE-9")
  }
}
