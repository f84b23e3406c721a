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
      .init("shard", "I/N", "only every N-th case, from case I on; counts from 0 (see merge)"),
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
      after a crash those are run again first, one by one. Each command needs a file of its own.
      A command after -- is an implementation in another process: scenarios go to its standard
      input, one JSON line each, answers come back one line each (PROTOCOL.md). Without --screen
      it is judged on each screen whose layout of the article it does not reject. A recording is
      judged like a gesture, and without companions.
      Ctrl-C ends the cases and reports what they found, with exit code 130; a second one ends all.
      """,
    examples: [
      "motionspec verify --subject published --only LYR-2 --seed 0000-0000-0000-1Z",
      "motionspec verify -- node Examples/web-header/judge.mjs",
      "motionspec verify --screen sheet --drag finger.csv --layout '\"tutorial\"'",
    ])

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let request = try VerifyRequest(arguments, console.terminal.interruption)
    var known = try request.failures.map { try KnownFailures(path: $0) }
    defer { if let problem = known?.journal.close() { console.error("motionspec: \(problem)\n") } }
    try known?.resume(request, console)
    try known?.replay(request)
    if let known, !request.isJSON, !known.text.isEmpty { console.output(known.text) }
    let clock = ContinuousClock()
    if request.isGenerated { request.interruption.listen() }
    var reports: [ScreenReport] = []
    var ran = (cases: 0, of: 0)
    for screen in request.screens {
      let start = clock.now
      let total = request.casesOfShard * screen.streamCount
      let progress = Progress(of: screen.name, total: total, on: console.terminal)
      defer { progress.end() }
      let report = try await report(screen, request, known?.journal, progress, console)
      progress.end()
      guard let report else { continue }
      ran = (ran.cases + progress.count, ran.of + total)
      reports.append(report)
      console.error("\(screen.name): \(clock.now - start)\n")
    }
    if reports.isEmpty {
      throw ToolError("the command takes no screen; --screen header|sheet judges it all the same")
    }
    let isInterrupted = ran.cases < ran.of && request.interruption.isRequested
    var remarks: [String] = []
    var members: JSON.Members = []
    if let (index, count) = request.shard {
      remarks.append(
        "shard \(index)/\(count): of those cases every one whose index is "
          + "\(index) modulo \(count)")
      members += [
        ("shard", [JSON(index), JSON(count)]), ("screens", .array(reports.compactMap(\.tally))),
      ]
    }
    if isInterrupted {
      remarks.append("interrupted after \(ran.cases.grouped) of \(ran.of.grouped) cases")
      members.append(("interrupted", JSON(ran.cases)))
    }
    if let known { members.append(("failures", known.json)) }
    console.output(
      request.isJSON
        ? ScreenReport.json(
          reports, request.subject, request.isGenerated ? request.settings : nil, members)
        : ScreenReport.text(reports, remarks))
    if isInterrupted { return 130 }
    let stillFails = known?.stillFails ?? false
    let isWhole = request.isGenerated && request.shard == nil && request.settings.cases >= 1000
    return stillFails ? 1 : ScreenReport.exitCode(reports, isWhole: isWhole)
  }

  /// What is said of one screen; nothing if the process does not know it.
  private static func report<S: ToolScreen>(
    _ screen: S.Type, _ request: VerifyRequest, _ observer: (any CaseObserver)?,
    _ progress: Progress, _ console: Console
  ) async throws -> ScreenReport? {
    let clauses = S.clauses.filter { request.only?.contains($0.id) ?? true }
    if let recording = request.recording {
      let report = try RecordingReport(S.self, recording, clauses)
      if let remark = report.remark { console.error("motionspec: \(recording.path): \(remark)\n") }
      return report.report
    }
    let layout = try request.layout.map { try S.layout($0) } ?? S.tutorial
    let external = try request.external(S.self)
    func judge(_ subject: Subject<S>) async -> ScreenReport {
      if let gesture = request.gesture {
        return ScreenReport(gesture, layout, clauses, subject)
      }
      let shard = request.shard ?? (index: 0, count: 1)
      var verification = await verify(
        subject, clauses: clauses, settings: request.settings, observer: observer
      ) { $0 % shard.count == shard.index && progress.next() }
      if let external {
        verification = verification.confirmed(on: subject) { external.end() }
      }
      return ScreenReport(verification, isShard: request.shard != nil)
    }
    guard let external else { return await judge(try request.subject(S.self)) }
    defer { external.end() }
    if !request.namesScreen, case .success(.rejected(let why)) = external.introduction {
      console.error("\(S.name): left out, because the command rejects its layout: \(why)\n")
      return nil
    }
    return await ExternalReport(external: external, clauses: clauses, settings: request.settings)
      .report(judge)
  }
}
