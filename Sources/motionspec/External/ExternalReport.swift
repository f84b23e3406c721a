import Generators
import Spec

/// What is asked of every process before any clause is.
let answerClause = Clause(
  "ANSWER", .trace, "Every scenario is answered in time, in order and in the form of the protocol",
  then: .always, catches: "a process that does not answer")

/// What the clauses say of a process, and whether it answers at all.
struct ExternalReport<S: ToolScreen> {
  let external: External<S>
  let clauses: [Clause]
  let settings: Settings

  /// Judges the process in generated cases, or as `judge` does.
  func report(_ judge: (Subject<S>) async -> ScreenReport) async -> ScreenReport {
    let judged = external.gaveUp ? nil : await judge(external.subject)
    let evidence = external.fault.map(smallest)
    // Nothing is wrong, but the user did not want to wait for an answer.
    let isUnknown = evidence == nil && external.gaveUp
    let answer = ScreenReport.Finding(
      S.self, answerClause, isUnknown ? .notExercised : evidence == nil ? .holds : .violated,
      exercised: isUnknown ? 0 : settings.cases, evidence)
    if var judged, !external.gaveUp {
      judged.findings.insert(answer, at: 0)
      return judged
    }
    return ScreenReport(
      findings: [answer]
        + clauses.map { ScreenReport.Finding(S.self, $0, .notObserved, exercised: 0) },
      summary: "\(S.name), external: \(clauses.count.clauses) not observed: too few answers")
  }

  private func evidence(
    _ scenario: Scenario<S>, _ fault: NoAnswer, _ provenance: String, index: Int = 0,
    evaluations: Int = 0, isVerified: Bool = false
  ) -> Evidence {
    let count = scenario.events.count + 1
    return Evidence(
      answerClause, "external", provenance,
      expected: "{\"id\":0,\"appearances\":[…]} with \(count.grouped) "
        + (count == 1 ? "entry" : "entries"),
      found: fault.message, ending: ("line", External<S>.line(scenario, id: 0).text),
      minimal: S.json(scenario), index: index, evaluations: evaluations, isVerified: isVerified)
  }

  /// The smallest scenario that has no answer, for the same kind of reason.
  private func smallest(
    _ seen: (scenario: Scenario<S>, fault: NoAnswer)
  ) -> Evidence {
    if external.isInterrupted() {
      return evidence(
        seen.scenario, seen.fault,
        "as it was met; nothing smaller was looked for after the interruption")
    }
    if case .failure = external.introduction {
      return evidence(
        seen.scenario, seen.fault, "the first scenario, which is the smallest there is")
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
        return evidence(
          scenario, fault,
          "case \(failure.index) of \(settings.cases.grouped) in \(stream) "
            + "(seed \(settings.seed)); \(found.events.count) → \(scenario.events.count) events in "
            + "\(evaluations) evaluations; "
            + (verified.map { "minimal: verified (\($0) more)" }
              ?? "not shown to be minimal: the time was used up"),
          index: failure.index, evaluations: evaluations, isVerified: verified != nil)
      }
    }
    return evidence(
      seen.scenario, seen.fault,
      "flaky: a new process answers this scenario; the fault depends on what was asked "
        + "before, or on chance")
  }
}
