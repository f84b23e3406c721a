import Generators
import Spec

extension ScreenReport {
  /// What the clauses say of a subject along one recorded gesture.
  init<S: ToolScreen>(
    _ gesture: Gesture, _ layout: S.Candidate, _ clauses: [Clause], _ subject: Subject<S>
  ) {
    let scenario = Scenario<S>(layout: layout, events: S.events(gesture, layout) ?? [])
    var judge = Judge(clauses, on: subject)
    judge.judge(scenario)
    let (asked, found) = (S.expected(scenario), subject.answer(scenario))
    func evidence(_ position: Int) -> Evidence? {
      guard let row = judge.violatedRow(position) else { return nil }
      let clause = judge.clauses[position]
      let difference = S.difference(
        asked: asked[row], found: found[row], layout: layout, clause, hidden: subject.hidden)
      let moment =
        row == 0
        ? "before any event" : "after event \(row), \(S.words(scenario.events[row - 1]))"
      // The run up to the violation, unless the clause needs to see what comes later as well.
      let start = Scenario<S>(layout: layout, events: Array(scenario.events.prefix(row)))
      var alone = Judge([clause], on: subject)
      alone.judge(start)
      return Evidence(
        clause, subject.name, "violated along \(gesture.path), first \(moment)",
        expected: difference.expected, found: difference.found,
        minimal: S.json(alone.violations.isEmpty ? scenario : start))
    }
    self.init(
      S.self, subject.name, clauses, judged: judge.clauses,
      "\(scenario.events.count.grouped) events of \(gesture.path)",
      isExercised: { judge.isExercised($0) }, evidence: evidence)
  }
}
