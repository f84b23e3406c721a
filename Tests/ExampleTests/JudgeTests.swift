import Generators
import Spec
import Testing

/// Verdicts on single runs, and the two verdicts that are no pass.
@Suite struct JudgeTests {
  @Test func `A run of the article's header breaks the clauses on layer order in its last row`() {
    var judge = Judge(HeaderScreen.clauses, on: HeaderScreen.published)
    judge.judge(Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)]))
    let rows = Dictionary(uniqueKeysWithValues: judge.violations.map { ($0.clause.id, $0.row) })
    #expect(rows["LYR-1"] == 2)
    #expect(rows["LYR-2"] == 2)
    #expect(rows["HDR-2"] == nil)
    judge.judge(Scenario(layout: .tutorial, events: [.scroll(41)]))
    #expect(!judge.violations.contains { $0.clause.id == "LYR-2" })
  }

  @Test func `The contract's machines break nothing`() {
    var header = Judge(HeaderScreen.clauses, on: HeaderScreen.reference)
    header.judge(
      Scenario(
        layout: .tutorial,
        events: [.scroll(41), .scroll(-1), .appear, .scroll(.nan), .scroll(130)]))
    #expect(header.violations.isEmpty)
    #expect(header.unobserved.isEmpty)
    var sheet = Judge(SheetScreen.clauses, on: SheetScreen.reference)
    sheet.judge(
      Scenario(
        layout: .tutorial,
        events: [
          .present, .advance(0.5), .panBegan, .panMoved(-500), .panMoved(-.infinity), .back,
          .advance(0.25), .present, .advance(0.5),
        ]))
    #expect(sheet.violations.isEmpty)
    #expect(sheet.unobserved.isEmpty)
  }

  @Test(arguments: [
    // Found among 20,000 gestures: the edge moves by more than the page, in the last digits only.
    [
      -34.433266486132624, -25.824949864599468, -14.526534298837202, -10.8949007241279,
      -8.171175543095925,
    ], [-16.2, -14.246485476436623, -3.4, -0.3], [-107, -53, 0, 40, 96, 130],
  ])
  func `The article's own order of operations breaks no clause by its rounding`(
    _ offsets: [Double]
  ) {
    let articles = HeaderScreen.subject("article's order") { try ArticlesOrder($0) }
    var judge = Judge(HeaderScreen.clauses, on: articles)
    judge.judge(Scenario(layout: .tutorial, events: offsets.map { .scroll($0) }))
    #expect(judge.violations.isEmpty, "\(judge.violations.map(\.clause.id))")
  }

  @Test func `A run without answers leaves the companions of other runs where they are`() {
    let silent = Scenario<SheetScreen>(layout: .tutorial, events: [.layout(.tutorial), .back])
    let cancelled = Scenario<SheetScreen>(
      layout: .tutorial, events: [.present, .advance(1), .panBegan, .panCancelled, .panBegan])
    let published = SheetScreen.published
    @Sendable func answers(_ scenario: Scenario<SheetScreen>) -> [Answer<SheetAppearance>] {
      scenario == silent ? [] : published.answer(scenario)
    }
    let subject = Subject<SheetScreen>(
      name: "silent at times", hidden: published.hidden, answers: { $0.map(answers) })
    var alone = Judge(SheetScreen.clauses, on: published)
    alone.judge(cancelled)
    var together = Judge(SheetScreen.clauses, on: subject)
    together.add([silent, silent, silent, cancelled])
    together.judge()
    let found = together.clauses.indices.filter { together.violatedRow($0, run: 3) != nil }
    #expect(found == alone.clauses.indices.filter { alone.violatedRow($0) != nil })
    #expect(found.contains { together.clauses[$0].id == "LIFE-5" })
    #expect(together.clauses.indices.allSatisfy { together.violatedRow($0, run: 0) == nil })
  }

  @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan])
  func `Whatever number a screen shows, the clause that it violates can say so`(_ number: Double) {
    let scenario = Scenario<HeaderScreen>(layout: .tutorial, events: [.scroll(5)])
    let answers = HeaderScreen.expected(scenario).map { answer in
      guard case .shown(var appearance) = answer else { return answer }
      appearance.labelTranslationY = number
      appearance.blurAlpha = number
      appearance.header.translationY = number
      return .shown(appearance)
    }
    var judge = Judge(HeaderScreen.clauses, on: HeaderScreen.reference)
    judge.judge(Run(scenario: scenario, answers: answers))
    let violated = judge.clauses.indices.filter { judge.violatedRow($0) != nil }
    #expect(violated.contains { judge.clauses[$0].id == "LBL-1" })
    let refutations = violated.compactMap { judge.refutation($0) }
    // BLR-5 refutes an infinite opacity by the finite offset.
    #expect(!refutations.isEmpty || number.isNaN || number < 0)
    let numbers = refutations.map(\.found).joined()
    #expect(!numbers.contains("inf") && !numbers.contains("nan"), "\(refutations)")
    #expect(number != 1e300 || numbers.contains("1e+300"), "\(refutations)")
  }

  @Test func `After a layout has set the top, the sheet is judged as strictly as before`() throws {
    var (lower, low) = (SheetLayout.Candidate.tutorial, SheetLayout.Candidate.tutorial)
    lower.restTop = 240
    low.restTop = 230
    let scenario = Scenario<SheetScreen>(
      layout: .tutorial,
      events: [
        .present, .advance(0.5), .panBegan, .panEnded(10), .advance(0.1), .layout(lower),
        .layout(low), .advance(0.05),
      ])
    var answers = SheetScreen.expected(scenario)
    var judge = Judge(SheetScreen.clauses, on: SheetScreen.reference)
    judge.judge(Run(scenario: scenario, answers: answers))
    #expect(judge.violations.isEmpty, "\(judge.violations.map(\.clause.id))")
    // The second layout leaves the sheet where the first one has put it.
    for row in 7...8 {
      guard case .shown(var appearance) = answers[row] else { continue }
      #expect(appearance.top == 230)
      appearance.top = 240
      answers[row] = .shown(appearance)
    }
    judge.judge(Run(scenario: scenario, answers: answers))
    #expect(judge.violations.contains { $0.clause.id == "LIFE-8" && $0.row == 7 })
  }

  @Test func `What the last digits of a curve decide is not judged`() throws {
    var machine = try SheetMachine(.tutorial)
    for event in [SheetEvent.present, .advance(0.25)] { try machine.handle(event) }
    // The new rest is where the contract's sheet is, and another correct one is not quite.
    var layout = SheetLayout.Candidate.tutorial
    layout.restTop = machine.top
    let scenario = Scenario<SheetScreen>(
      layout: .tutorial, events: [.present, .advance(0.25), .layout(layout), .advance(1)])
    let answers = SheetScreen.expected(scenario).enumerated().map { row, answer in
      guard case .shown(var appearance) = answer, row == 2 || row == 3 else { return answer }
      appearance.top += 2e-10
      return .shown(appearance)
    }
    var judge = Judge(SheetScreen.clauses, on: SheetScreen.reference)
    judge.judge(Run(scenario: scenario, answers: answers))
    #expect(judge.violations.isEmpty, "\(judge.violations.map(\.clause.id))")
  }

  @Test func `A clause that is violated says which comparison is false, with its numbers`() {
    let offset = HeaderColumn.offset.term
    let front = HeaderColumn.front.term
    func refutation(_ statement: Formula) -> String? {
      let clause = Clause("X-1", .trace, "…", then: statement, catches: "…")
      var judge = Judge([clause], on: HeaderScreen.reference)
      judge.judge(Scenario(layout: .tutorial, events: [.scroll(5), .scroll(50)]))
      return judge.refutation(0).map { "\($0.claim): \($0.found)" }
    }
    #expect(refutation(offset <= 50) == nil)
    #expect(refutation(offset <= 3) == "offset ≤ 3: 5 against 3")
    let steps = offset <= 50 && (5 < offset ==> offset <= offset[.before] + 1)
    #expect(
      refutation(steps) == "offset ≤ before.offset + 1: 50 against 6")
    #expect(
      refutation(front ≈ 0) == "front = content: header")
    // Neither of two statements is the reason alone.
    #expect(refutation(offset <= 3 || front ≈ 1) == nil)
  }

  @Test func `A subject that answers too little is judged by what it answers`() {
    let scenarios = [[41.0, -1], [41], [-1]].map { offsets in
      Scenario<HeaderScreen>(layout: .tutorial, events: offsets.map { .scroll($0) })
    }
    for count in 0..<6 {
      let subject = Subject<HeaderScreen>(
        name: "short", answers: { Array(HeaderScreen.published.answers($0).prefix(count)) })
      var judge = Judge(HeaderScreen.clauses, on: subject)
      judge.add(scenarios)
      judge.judge()
      for run in scenarios.indices {
        let isExercised = judge.clauses.indices.contains { judge.isExercised($0, run: run) }
        #expect(isExercised == (run < count), "\(run) of \(count)")
      }
    }
  }

  @Test func `Several runs are judged together as they are one by one`() {
    let scenarios = [[-1.0], [41, -1], [40, -1], [41, 0], [41, -1, 0]].map { offsets in
      Scenario<HeaderScreen>(layout: .tutorial, events: offsets.map { .scroll($0) })
    }
    var together = Judge(HeaderScreen.clauses, on: HeaderScreen.published)
    together.add(scenarios)
    together.judge()
    for (run, scenario) in scenarios.enumerated() {
      var alone = Judge(HeaderScreen.clauses, on: HeaderScreen.published)
      alone.judge(scenario)
      for clause in alone.clauses.indices {
        #expect(together.violatedRow(clause, run: run) == alone.violatedRow(clause))
        #expect(together.isExercised(clause, run: run) == alone.isExercised(clause))
      }
    }
  }

  @Test func `A clause about what a subject does not show is not observed`() throws {
    let blind = Subject<HeaderScreen>(
      name: "blind", hidden: [HeaderColumn.overlays.rawValue],
      answer: HeaderScreen.reference.answer)
    let verification = verifySerially(blind, settings: Settings(seed: Seed(7), cases: 40))
    let unobserved = verification.findings.filter { $0.verdict == .notObserved }.map(\.clause.id)
    #expect(unobserved == ["REF-2", "LIFE-1", "LIFE-2", "LIFE-11", "LIFE-9"])
    #expect(!verification.holds)
    #expect(verification["LYR-1"]?.verdict == .holds)
    let judge = Judge(HeaderScreen.clauses, on: blind)
    #expect(judge.unobserved.map(\.id) == unobserved)
    #expect(judge.clauses.count == HeaderScreen.clauses.count - unobserved.count)
  }

  @Test func `A sheet without a rubber band is not asked for one`() throws {
    let band = try #require(SheetScreen.clauses.first { $0.id == "TIM-5" })
    #expect(Judge([band], on: SheetScreen.published).unobserved == [band])
    #expect(Judge([band], on: SheetScreen.reference).clauses == [band])
  }

  @Test func `A clause whose premise is never true is not exercised`() throws {
    let clause = Clause(
      "X-1", .pure, "Nobody scrolls this far", given: HeaderColumn.offset.term > 1e300,
      then: HeaderColumn.front.term ≈ 2, catches: "nothing")
    let verification = verifySerially(
      HeaderScreen.reference, clauses: [clause], settings: Settings(seed: Seed(7), cases: 40))
    #expect(verification["X-1"]?.verdict == .notExercised)
    #expect(verification["X-1"]?.exercised == 0)
    #expect(!verification.holds)
  }

  @Test func `The top and the band of a sheet that is not mounted break no clause`() {
    let absent = Subject<SheetScreen>(name: "absent", hidden: SheetScreen.reference.hidden) {
      SheetScreen.reference.answer($0).map { answer in
        guard case .shown(var shown) = answer, !shown.mounted else { return answer }
        shown.top = .nan
        shown.rubberBand = nil
        return .shown(shown)
      }
    }
    let found = verifySerially(absent, settings: Settings(seed: Seed(5), cases: 200))
    #expect(found.violations.isEmpty, "\(found)")
  }
}

/// The reference but for the translation of a pulled header, which is computed as the article does.
private struct ArticlesOrder: HeaderSubject {
  private var machine: HeaderMachine

  init(_ layout: HeaderLayout.Candidate) throws { machine = try HeaderMachine(layout) }

  var state: AnyHashable? { machine }

  var appearance: HeaderAppearance {
    var appearance = machine.appearance
    let published = PublishedHeaderFormulas(machine.layout.dimensions, offset: machine.offset)
    appearance.header.translationY = published.headerTranslation
    return appearance
  }

  mutating func handle(_ event: HeaderEvent) throws { try machine.handle(event) }
}
