import Generators
import Spec

/// What the clauses say of a recording.
struct RecordingReport<S: ToolScreen> {
  /// A step, kept until it is judged.
  private struct Step {
    let line: Int
    let event: S.Event?
    let layout: S.Candidate
    let asked: Answer<S.Appearance>
    let found: Answer<S.Appearance>
  }

  private let path: String
  private let clauses: [Clause]
  private var monitor: Monitor<S>
  private var hidden: Set<Int>
  private var recent: [Step] = []
  private var firstRecent = 0
  /// By position of a clause: the first step that violates it, and its number.
  private var violations: [Int: (number: Int, step: Step)] = [:]
  private(set) var remark: String?

  /// Judges a recording from start to end.
  init(_ screen: S.Type, _ recording: Recording, _ clauses: [Clause]) throws {
    var recording = recording
    self.path = recording.path
    self.clauses = clauses
    var shown: Shown?
    var layout = try S.layout(recording.layout)
    guard let first = try recording.next(["appearance"]) else {
      throw ToolError("\(path), line 2: there is no appearance before the first event")
    }
    let answer = try S.answer(first.field.member("appearance"), &shown)
    hidden = S.hidden(shown ?? .max)
    let error = recording.precision.error(S.self)
    monitor = Monitor(
      clauses.map { $0.observed(within: error) }, hidden: hidden, layout: layout, answer)
    note(first.line, nil, layout, answer)
    while let next = try recording.next(["event", "appearance"]) {
      let event = try S.event(next.field.member("event"))
      let answer = try S.answer(next.field.member("appearance"), &shown)
      guard monitor.goesOn else {
        // Read all the same: what is wrong with the file is said.
        remark =
          remark
          ?? "the contract does not speak of line \(next.line.grouped) and later ones: a refusal was "
          + "wrong or missing, or the last digits of a curve decide what is right"
        continue
      }
      let wasJudged = monitor.step(event, answer)
      if case .shown = answer { layout = event.newLayout ?? layout }
      note(next.line, event, layout, answer)
      if wasJudged { collect() }
    }
    monitor.finish()
    collect()
    remark = remark ?? recording.remark
  }

  private mutating func note(
    _ line: Int, _ event: S.Event?, _ layout: S.Candidate, _ found: Answer<S.Appearance>
  ) {
    // The contract falls silent behind a step whose legality is judged otherwise.
    let isMissed = if case .shown = found { !monitor.goesOn } else { false }
    let refusal = Answer<S.Appearance>.rejected(EventError("an illegal layout or event"))
    let asked = isMissed ? refusal : monitor.expected.map { .shown($0) } ?? refusal
    recent.append(Step(line: line, event: event, layout: layout, asked: asked, found: found))
  }

  /// Keeps the steps that violate a clause for the first time, and forgets the old ones.
  private mutating func collect() {
    for position in monitor.clauses.indices where violations[position] == nil {
      guard let number = monitor.violated[position],
        recent.indices.contains(number - firstRecent)
      else { continue }
      violations[position] = (number, recent[number - firstRecent])
    }
    let old = max(0, recent.count - Monitor<S>.window)
    recent.removeFirst(old)
    firstRecent += old
  }

  var report: ScreenReport {
    ScreenReport(
      S.self, "recording", clauses, judged: monitor.clauses,
      "\((monitor.steps - 1).grouped) events of \(path)" + (remark.map { "; \($0)" } ?? ""),
      isExercised: { monitor.exercised[$0] }, evidence: evidence)
  }

  private func evidence(_ position: Int) -> Evidence? {
    guard let (number, step) = violations[position] else { return nil }
    let clause = monitor.clauses[position]
    let (expected, found) = S.difference(
      asked: step.asked, found: step.found, layout: step.layout, clause, hidden: hidden)
    let moment = step.event.map { "after event \(number), \(S.words($0))" } ?? "before any event"
    return Evidence(
      clause, "recording", "violated at \(path), line \(step.line), \(moment)",
      expected: expected, found: found, more: [("line", JSON(step.line))])
  }
}
