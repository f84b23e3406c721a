import Generators
import Spec

/// What the clauses say of a subject along one recorded gesture.
struct GestureReport<S: ToolScreen> {
  let gesture: Gesture
  let scenario: Scenario<S>
  let clauses: [Clause]
  let subject: Subject<S>
  private let judge: Judge<S>

  init(
    _ gesture: Gesture, _ layout: S.Candidate, _ clauses: [Clause], _ subject: Subject<S>
  ) {
    self.gesture = gesture
    self.clauses = clauses
    self.subject = subject
    scenario = Scenario(layout: layout, events: S.events(gesture, layout) ?? [])
    var judge = Judge(clauses, on: subject)
    judge.judge(scenario)
    self.judge = judge
  }

  var report: ScreenReport {
    let findings = clauses.map { clause in
      guard let position = judge.clauses.firstIndex(of: clause) else {
        return ScreenReport.Finding(S.self, along: clause, .notObserved)
      }
      if let row = judge.violatedRow(position) { return violated(clause, row) }
      return ScreenReport.Finding(
        S.self, along: clause, judge.isExercised(position) ? .holds : .notExercised)
    }
    return ScreenReport(
      findings: findings,
      summary:
        "\(S.name), \(subject.name): \(clauses.count) clause\(clauses.count == 1 ? "" : "s"): "
        + "\(Verdict.summary(findings.map(\.verdict))); \(scenario.events.count.grouped) events of "
        + gesture.path)
  }

  private func violated(_ clause: Clause, _ row: Int) -> ScreenReport.Finding {
    let shortest = shortest(clause, row)
    let (expected, found) = difference(row, clause)
    let moment =
      row == 0 ? "before any event" : "after event \(row), \(S.words(scenario.events[row - 1]))"
    let report = """
      ✘ \(clause.id)  \(clause.sentence)  [\(subject.name)]
        violated along \(gesture.path), first \(moment)
        expected  \(expected)
        found     \(found)
      """
    return ScreenReport.Finding(
      S.self, along: clause, .violated, report: report,
      details: [
        ("case", JSON(0)), ("evaluations", JSON(0)), ("minimal", S.json(shortest)),
        ("verified", false), ("expected", .string(expected)), ("found", .string(found)),
        ("token", .null),
      ])
  }

  /// The run up to the violation, unless the clause needs to see what comes later as well.
  private func shortest(_ clause: Clause, _ row: Int) -> Scenario<S> {
    let start = Scenario<S>(layout: scenario.layout, events: Array(scenario.events.prefix(row)))
    var judge = Judge([clause], on: subject)
    judge.judge(start)
    return judge.violations.isEmpty ? scenario : start
  }

  /// What the contract asks for in a row and what was there, in the parts that differ.
  private func difference(_ row: Int, _ clause: Clause) -> (expected: String, found: String) {
    S.difference(
      asked: S.expected(scenario)[row], found: subject.answer(scenario)[row],
      layout: scenario.layout, clause, hidden: subject.hidden)
  }
}
