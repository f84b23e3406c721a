import Generators
import Spec

/// The id of what is asked of every process before any clause is.
let externalId = "ANSWER"

/// What the clauses say of a process, and whether it answers at all.
struct ExternalReport<S: ToolScreen> {
  static var sentence: String {
    "Every scenario is answered in time, in order and in the form of the protocol"
  }

  let external: External<S>
  let clauses: [Clause]
  let settings: Settings

  /// Judges the process in generated cases, or as `judge` does.
  func report(_ judge: (Subject<S>) async -> ScreenReport) async -> ScreenReport {
    let judged = external.gaveUp ? nil : await judge(external.subject)
    let answer = answerFinding
    if let judged, !external.gaveUp {
      return ScreenReport(
        findings: [answer] + judged.findings, summary: judged.summary, tally: judged.tally)
    }
    let unknown = clauses.map {
      ScreenReport.Finding(S.self, $0, .notObserved, exercised: 0, report: nil, details: [])
    }
    return ScreenReport(
      findings: [answer] + unknown,
      summary:
        "\(S.name), external: \(clauses.count) clause\(clauses.count == 1 ? "" : "s") not observed: too few answers"
    )
  }

  /// A scenario without an answer.
  private struct Unanswered {
    let scenario: Scenario<S>
    let fault: NoAnswer
    /// How it was found.
    let provenance: String
    var index = 0
    var evaluations = 0
    var isVerified = false
  }

  private var answerFinding: ScreenReport.Finding {
    let unanswered = external.fault.map(smallest)
    // Nothing is wrong, but the user did not want to wait for an answer.
    let isUnknown = unanswered == nil && external.gaveUp
    var details: [(name: String, value: JSON)] = []
    var report: String?
    if let unanswered {
      let count = unanswered.scenario.events.count + 1
      let expected =
        "{\"id\":0,\"appearances\":[…]} with \(count.grouped) "
        + (count == 1 ? "entry" : "entries")
      report = """
        ✘ \(externalId)  \(Self.sentence)  [external]
          \(unanswered.provenance)
          expected  \(expected)
          found     \(unanswered.fault.message)
          line      \(External<S>.line(unanswered.scenario, id: 0).text)
        """
      details = [
        ("case", JSON(unanswered.index)), ("evaluations", JSON(unanswered.evaluations)),
        ("minimal", S.json(unanswered.scenario)), ("verified", .bool(unanswered.isVerified)),
        ("expected", .string(expected)), ("found", .string(unanswered.fault.message)),
        ("token", .null),
      ]
    }
    let clause = Clause(
      externalId, .trace, Self.sentence, then: .always, catches: "a process that does not answer")
    return ScreenReport.Finding(
      S.self, clause, isUnknown ? .notExercised : unanswered == nil ? .holds : .violated,
      exercised: isUnknown ? 0 : settings.cases, report: report, details: details)
  }

  /// The smallest scenario that has no answer, for the same kind of reason.
  private func smallest(
    _ seen: (scenario: Scenario<S>, fault: NoAnswer)
  ) -> Unanswered {
    if external.isInterrupted() {
      return Unanswered(
        scenario: seen.scenario, fault: seen.fault,
        provenance: "as it was met; nothing smaller was looked for after the interruption")
    }
    if case .failure = external.introduction {
      return Unanswered(
        scenario: seen.scenario, fault: seen.fault,
        provenance: "the first scenario, which is the smallest there is")
    }
    let clock = ContinuousClock()
    // A silence takes its time; a minute in all with the usual timeout.
    let deadline = clock.now + external.timeout * 12
    var kind: NoAnswer.Kind?
    /// Whether there is a fault, for the first time in a new process, then of the same kind.
    func isUnanswered(_ scenario: Scenario<S>) -> Bool {
      guard let known = kind else {
        guard external.fault(in: scenario, within: external.timeout, alone: false) != nil
        else { return false }
        kind = external.fault(in: scenario, within: external.timeout, alone: true)?.kind
        return kind != nil
      }
      guard clock.now < deadline, !external.isInterrupted() else { return false }
      let time = known == .silent ? external.timeout / 8 : external.timeout
      return external.fault(in: scenario, within: time, alone: false)?.kind == known
    }
    for (stream, generator) in S.streams {
      let outcome = check(generator, settings: settings, stream: stream) { !isUnanswered($0) }
      guard case .fails(let failure) = outcome else { continue }
      let found = failure.found.value
      for (scenario, isFound) in [(failure.shrunk.value, false), (found, true)] {
        // What was found impatiently is confirmed with all the time that there is.
        guard let fault = external.fault(in: scenario, within: external.timeout, alone: true)
        else { continue }
        let verified = clock.now < deadline && !isFound ? failure.shrunk.verifiedBy : nil
        let evaluations = failure.evaluations.shrinking
        return Unanswered(
          scenario: scenario, fault: fault,
          provenance: "case \(failure.index) of \(settings.cases.grouped) in \(stream) "
            + "(seed \(settings.seed)); \(found.events.count) → \(scenario.events.count) events in "
            + "\(evaluations) evaluations; "
            + (verified.map { "minimal: verified (\($0) more)" }
              ?? "not shown to be minimal: the time was used up"),
          index: failure.index, evaluations: evaluations, isVerified: verified != nil)
      }
    }
    return Unanswered(
      scenario: seen.scenario, fault: seen.fault,
      provenance: "flaky: a new process answers this scenario; the fault depends on what was asked "
        + "before, or on chance")
  }
}
