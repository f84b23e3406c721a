import Generators
import Spec
import Testing

/// What people read when a clause is violated, or says nothing.
@Suite struct ReportTests {
  private func clause(_ id: String, _ clauses: [Clause]) throws -> Clause {
    try #require(clauses.first { $0.id == id })
  }

  @Test func `LYR-2 on the article's header, seed 7, 1,000 cases`() throws {
    let verification = verifySerially(
      HeaderScreen.published, clauses: [try clause("LYR-2", HeaderScreen.clauses)],
      settings: Settings(seed: Seed(7), cases: 1000))
    let violation = try #require(verification["LYR-2"]?.violation)
    #expect(violation.scenario == Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)]))
    #expect(violation.row == 2)
    #expect(violation.verifiedBy != nil)
    #expect(violation.difference == ("front content", "front header"))
    try Golden.expect("HeaderReport", Golden.headerReport, "\(verification)")
  }

  @Test func `LIFE-5 on the article's sheet, seed 7, 1,000 cases`() throws {
    let verification = verifySerially(
      SheetScreen.published, clauses: [try clause("LIFE-5", SheetScreen.clauses)],
      settings: Settings(seed: Seed(7), cases: 1000))
    let violation = try #require(verification["LIFE-5"]?.violation)
    // Ended, the article's sheet would be animated for 0.3 s and not take the second touch.
    #expect(
      violation.scenario
        == Scenario(
          layout: .tutorial,
          events: [.present, .advance(1), .panBegan, .panCancelled, .panBegan]))
    try Golden.expect("SheetReport", Golden.sheetReport, "\(verification)")
  }

  @Test func `A replayed violation says so and repeats its rows`() throws {
    let clause = try clause("LYR-2", HeaderScreen.clauses)
    let verification = verifySerially(
      HeaderScreen.published, clauses: [clause], settings: Settings(seed: Seed(7), cases: 300))
    let violation = try #require(verification["LYR-2"]?.violation)
    let token = try ReplayToken(parsing: "\(violation.token)")
    #expect(token.property == "header/runs/LYR-2/published")
    let again = try #require(
      try replay(token.values, stream: "header/runs", clause: clause, on: HeaderScreen.published))
    #expect(again.scenario == violation.scenario)
    #expect(again.row == violation.row)
    #expect(again.token == violation.token)
    let lines = "\(again)".split(separator: "\n")
    #expect(lines.dropFirst().first == "  replayed: 2 events")
    // A replay runs one case once: what else would fail is not asked again.
    let first = "\(violation)".split(separator: "\n").filter { !$0.hasPrefix("  also ") }
    #expect(lines.dropFirst(2).elementsEqual(first.dropFirst(2)))
    let healed = try replay(
      token.values, stream: "header/runs", clause: clause, on: HeaderScreen.reference)
    #expect(healed == nil)
  }

  @Test func `A clause that says nothing is reported with its reason`() throws {
    let blind = Subject<HeaderScreen>(
      name: "blind", hidden: [HeaderColumn.front.rawValue], answer: HeaderScreen.reference.answer)
    let never = Clause(
      "X-1", .pure, "Nobody scrolls this far", given: HeaderColumn.offset.term > 1e300,
      then: HeaderColumn.blurAlpha.term ≈ 1, catches: "nothing")
    let verification = verifySerially(
      blind,
      clauses: [
        never, try clause("LYR-1", HeaderScreen.clauses), try clause("BLR-1", HeaderScreen.clauses),
      ], settings: Settings(seed: Seed(7), cases: 1234))
    #expect(
      verification.description == """
        ○ X-1  Nobody scrolls this far  [not exercised: its premise is true in no case]

        ○ LYR-1  The header comes to the front one step after docking  \
        [not observed: blind does not show it]

        header, blind: 3 clauses: 1 hold, 1 not exercised, 1 not observed; \
        1,234 cases of each of 4 streams, seed 0000-0000-0000-7\(Seed(7).description.last ?? "?"); \
        9 of 9 ordered pairs of events, the rarest appear, appear (298)
        """)
  }

  @Test func `A negative zero keeps its sign where it is to be read again`() {
    #expect([-0.0, 0, -1.5].map(\.exact) == ["-0.0", "0", "-1.5"])
    #expect(HeaderScreen.swift(.scroll(-0.0)) == ".scroll(-0.0)")
    #expect((-0.0).plain == "0")
  }

  @Test func `Thousands are grouped, and numbers are written without a needless fraction`() {
    #expect(
      [0, 999, 1000, 1_234_567, -1000].map(\.grouped) == [
        "0", "999", "1,000", "1,234,567", "-1,000",
      ])
    #expect([0, -0.0, 41, -1, 0.5, 1e300].map(\.plain) == ["0", "0", "41", "-1", "0.5", "1e+300"])
  }

  @Test func `Scenarios are written as Swift that can be pasted`() {
    let header = Scenario<HeaderScreen>(
      layout: .tutorial,
      events: [.scroll(41), .scroll(-0.5), .scroll(.nan), .scroll(-.infinity), .appear])
    #expect(
      header.swift == "Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-0.5), "
        + ".scroll(.nan), .scroll(-.infinity), .appear])")
    let sheet = Scenario<SheetScreen>(
      layout: SheetLayout.Candidate.tutorial.presented(showingBar: true, hidingStatusBar: false),
      events: [.present, .advance(0.25), .panMoved(-7), .layout(.tutorial)])
    #expect(
      sheet.swift == "Scenario(layout: SheetDimensions("
        + "containerHeight: 667, barBottom: 44, restTop: 222.33333333333334, overshoot: 50, "
        + "presentDuration: 0.5, settleDuration: 0.3, dismissDuration: 0.5, "
        + "presenterShowsBar: true, presenterHidesStatusBar: false), events: [.present, "
        + ".advance(0.25), .panMoved(-7), .layout(.tutorial)])")
  }
}
