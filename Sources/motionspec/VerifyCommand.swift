import Generators
import Spec

/// `verify`: checks the contract on a subject, in generated cases or along a recorded gesture.
enum VerifyCommand: Command {
  static let manual = Manual(
    name: "verify", command: "COMMAND ARG…",
    summary: "Checks the contract on a subject and shrinks what violates it.",
    flags: [
      .init("screen", "header|sheet", "only this screen; both otherwise"),
      .init("subject", "NAME", "the subject: reference (default), published, or a fault's name"),
      .init("only", "ID,…", "only these clauses"),
      .init("cases", "N", "cases of each stream (default 1,000)"),
      .init("seed", "S", "the seed of the cases; a fresh one otherwise"),
      .init("jobs", "J", "cases that run at the same time (default 1); the output is the same"),
      .init("shard", "I/N", "only every N-th case, from case I on; counts from 0"),
      .init("failures", "FILE", "failing cases: run first, removed once they pass, new ones added"),
      .init("timeout", "S", "seconds that a command may take for a scenario (default 5)"),
      .init("layout", "FILE|JSON", "the layout under a recorded gesture; tutorial otherwise"),
      .init("offsets", "FILE", "a recorded scroll: CSV, column y = content offset in points"),
      .init("drag", "FILE", "a recorded finger: CSV, columns t_ms and y = place in points"),
      .init("recording", "FILE", "a recorded session of an implementation: JSON Lines"),
      .init("json", nil, "one JSON object instead of text"),
    ],
    details: """
      Case i depends on the seed, the stream and i only. Along a recorded gesture each clause is
      judged once, so a clause it does not exercise is no failure. A failure file holds a token and
      its clause a line and may be committed; it is written whenever a simpler case is found.
      FILE.running, next to it, says which cases are being run (SEED STREAM FROM-TO, or a token);
      after a crash those are run again first, one by one.
      A command after -- is an implementation in another process: scenarios go to its standard
      input, one JSON line each, answers come back one line each (PROTOCOL.md). Without --screen
      it is judged on each screen whose layout of the article it does not reject. A recording is
      judged like a gesture, and without companions.
      """,
    examples: [
      "motionspec verify --subject published --only LYR-2 --seed 0000-0000-0000-1Z",
      "motionspec verify -- node Examples/web-header/judge.mjs",
      "motionspec verify --screen sheet --drag finger.csv --layout '\"tutorial\"'",
    ])

  static func run(
    _ arguments: Arguments, output: (String) -> Void, error: (String) -> Void
  ) async throws -> Int32 {
    let request = try VerifyRequest(arguments)
    var known = try request.failures.map { try KnownFailures(path: $0) }
    defer { if let problem = known?.journal.close() { error("motionspec: \(problem)\n") } }
    try known?.resume(request, error: error)
    try known?.replay(request)
    if let known, !request.isJSON, !known.replayed.isEmpty { output(known.text) }
    let clock = ContinuousClock()
    var reports: [ScreenReport] = []
    for screen in request.screens {
      let start = clock.now
      guard let report = try await report(screen, request, known?.journal, error) else { continue }
      reports.append(report)
      error("\(screen.name): \(clock.now - start)\n")
    }
    if reports.isEmpty {
      throw ToolError("the command takes no screen; --screen header|sheet judges it all the same")
    }
    write(reports, request, known, output)
    let verdicts = reports.flatMap { $0.findings.map(\.verdict) }
    let stillFails = known?.replayed.contains { $0.report != nil } ?? false
    if stillFails || verdicts.contains(.violated) { return 1 }
    let isWhole = request.isGenerated && request.shard == nil && request.settings.cases >= 1000
    return isWhole && verdicts.contains(.notExercised) ? 1 : 0
  }

  private static func write(
    _ reports: [ScreenReport], _ request: VerifyRequest, _ known: KnownFailures?,
    _ output: (String) -> Void
  ) {
    if request.isJSON {
      let seed = request.isGenerated ? JSON.string(request.settings.seed.description) : .null
      let members: [(name: String, value: JSON)] = [
        ("subject", .string(request.subject)), ("seed", seed),
        ("cases", JSON(request.isGenerated ? request.settings.cases : 1)),
        ("clauses", .array(reports.flatMap { $0.findings.map(\.json) })),
      ]
      let failures = known.map { [(name: "failures", value: $0.json)] } ?? []
      output(JSON.object(members + failures).text + "\n")
    } else {
      let tables = reports.map { $0.findings.map(\.line).joined(separator: "\n") }
      let texts = reports.flatMap { $0.findings.compactMap(\.report) }
      let summaries = reports.map(\.summary).joined(separator: "\n")
      output((tables + texts + [summaries]).joined(separator: "\n\n") + "\n")
    }
  }

  /// What is said of one screen; nothing if the process does not know it.
  private static func report<S: ToolScreen>(
    _ screen: S.Type, _ request: VerifyRequest, _ observer: (any CaseObserver)?,
    _ error: (String) -> Void
  ) async throws -> ScreenReport? {
    let clauses = S.clauses.filter { request.only?.contains($0.id) ?? true }
    if let recording = request.recording {
      let report = try RecordingReport(S.self, recording, clauses)
      if let remark = report.remark { error("motionspec: \(recording.path): \(remark)\n") }
      return report.report
    }
    let layout = try request.layout.map { try S.layout($0) } ?? S.tutorial
    func judge(_ subject: Subject<S>) async -> ScreenReport {
      if let gesture = request.gesture {
        return GestureReport(gesture, layout, clauses, subject).report
      }
      let shard = request.shard ?? (index: 0, count: 1)
      let verification = await verify(
        subject, clauses: clauses, settings: request.settings, observer: observer
      ) { $0 % shard.count == shard.index }
      return ScreenReport(verification)
    }
    guard let command = request.command else {
      guard let subject = S.subject(named: request.subject) else {
        throw ToolError("\(S.name) has no subject '\(request.subject)'")
      }
      return await judge(subject)
    }
    return try await ProcessGroups.shared.guarded {
      let external = try External<S>(command, timeout: request.timeout)
      defer { external.end() }
      if !request.namesScreen, case .success(.rejected(let why)) = external.introduction {
        error("\(S.name): left out, because the command rejects its layout: \(why)\n")
        return nil
      }
      return await ExternalReport(external: external, clauses: clauses, settings: request.settings)
        .report(judge)
    }
  }
}

/// What a screen's clauses came to, as text and as JSON.
struct ScreenReport {
  /// What came of one clause.
  struct Finding {
    let verdict: Verdict
    let line: String
    let report: String?
    let json: JSON
  }

  let findings: [Finding]
  let summary: String

  init(findings: [Finding], summary: String) {
    self.findings = findings
    self.summary = summary
  }

  init<S: ToolScreen>(_ verification: Verification<S>) {
    summary = verification.summary
    findings = verification.findings.map { finding in
      Finding(
        S.self, finding.clause, finding.verdict, exercised: finding.exercised,
        report: finding.violation?.description, details: finding.violation.map(S.details) ?? [])
    }
  }
}

extension ScreenReport.Finding {
  init<S: ToolScreen>(
    _ screen: S.Type, _ clause: Clause, _ verdict: Verdict, exercised: Int, report: String?,
    details: [(name: String, value: JSON)]
  ) {
    let cases = "\(exercised.grouped) \(exercised == 1 ? "case" : "cases")"
    let (mark, remark) =
      switch verdict {
      case .holds: ("✔", cases)
      case .violated: ("✘", cases)
      case .notExercised:
        ("○", exercised == 0 ? "not exercised" : "not exercised but for \(cases)")
      case .notObserved: ("○", "not observed")
      }
    self.verdict = verdict
    self.report = report
    line = "\(mark) \(clause.id.padded(to: 7)) \(clause.sentence)  (\(remark))"
    json = .object(
      [
        ("id", .string(clause.id)), ("screen", .string(S.name)),
        ("verdict", .string(verdict.rawValue)), ("exercised", JSON(exercised)),
      ] + details)
  }
}

extension ToolScreen {
  /// The members of a violated clause in JSON.
  static func details(_ violation: Violation<Self>) -> [(name: String, value: JSON)] {
    let difference = violation.difference
    return [
      ("case", JSON(violation.index)), ("evaluations", JSON(violation.evaluations)),
      ("minimal", json(violation.scenario)), ("verified", .bool(violation.verifiedBy != nil)),
      ("expected", .string(difference.expected)), ("found", .string(difference.found)),
      ("token", .string(violation.token.description)),
    ]
  }
}
