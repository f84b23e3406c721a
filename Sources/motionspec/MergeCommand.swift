import Generators
import Spec

/// `merge`: joins the reports of all shards of a run into the report of the run.
enum MergeCommand: Command {
  static let manual = Manual(
    name: "merge", operand: "FILE…",
    summary: "Joins the JSON reports of all shards of a run into the report of the whole run.",
    flags: [.init("json", nil, "one JSON object instead of text")],
    details: """
      For a subject with a name the output is, byte for byte, that of verify without --shard: the
      shards say which of their cases are worth shrinking, and merge shrinks those again. The
      command of another process is not started again: of the shards' smallest cases, those of the
      first stream in which the clause is violated, the one with the fewest events is kept.
      """,
    examples: [
      "motionspec merge shard-*.json",
      "motionspec verify --seed 0000-0000-0000-7K --shard 0/4 --json > shard-0.json",
    ])

  static func run(
    _ arguments: Arguments, output: (String) -> Void, error: (String) -> Void
  ) async throws -> Int32 {
    let shards = try arguments.operands.map { try Shard(path: $0) }.sorted { $0.index < $1.index }
    try check(shards)
    let one = shards[0]
    var reports: [ScreenReport] = []
    for screen in screens {
      if let report = try report(screen, shards) { reports.append(report) }
    }
    output(
      arguments.has("json")
        ? ScreenReport.json(reports, one.subject, one.settings) : ScreenReport.text(reports))
    return ScreenReport.exitCode(reports, isWhole: one.settings.cases >= 1000)
  }

  /// Refuses what are not all shards of one run, each once.
  private static func check(_ shards: [Shard]) throws {
    let one = shards[0]
    let ids = try shards.map { try $0.ids }
    for (last, shard) in zip(shards, shards.dropFirst()) {
      func same<Value: Equatable>(_ name: String, _ value: (Shard) throws -> Value) throws {
        let (mine, theirs) = (try value(shard), try value(one))
        if mine == theirs { return }
        throw ToolError("\(shard.path): \(name) is \(mine), but \(theirs) in \(one.path)")
      }
      try same("the number of shards", \.count)
      try same("subject", \.subject)
      try same("seed", \.settings.seed)
      try same("cases", \.settings.cases)
      if shard.index == last.index {
        throw ToolError(
          "\(shard.path) and \(last.path) are both shard \(shard.index)/\(shard.count)")
      }
    }
    if let other = ids.firstIndex(where: { $0 != ids[0] }) {
      throw ToolError("\(shards[other].path): its clauses are not those of \(one.path)")
    }
    let missing = (0..<min(one.count, 10_000)).filter { index in
      !shards.contains { $0.index == index }
    }
    if let first = missing.first {
      let others = missing.count > 1 ? " and \((one.count - shards.count - 1).grouped) more" : ""
      throw ToolError(
        "shard \(first)/\(one.count)\(others) missing; legal: all \(one.count), each once")
    }
  }

  /// What the shards say together of a screen; nothing if it is not theirs.
  private static func report<S: ToolScreen>(
    _ screen: S.Type, _ shards: [Shard]
  ) throws -> ScreenReport? {
    let fields = try shards.map { try $0.clauses(of: S.name) }
    if fields[0].isEmpty { return nil }
    let ids = try fields[0].map { try $0.member("id").string() }
    let clauses = ids.compactMap { id in S.clauses.first { $0.id == id } }
    var total = Tally(clauses: clauses.count, kinds: S.kinds.count)
    var isWhole = true
    for shard in shards {
      guard let tally = try shard.tally(S.self, clauses) else {
        isWhole = false
        continue
      }
      total.merge(tally)
    }
    let (name, settings) = (shards[0].subject, shards[0].settings)
    if let subject = S.subject(named: name), isWhole, clauses.count == ids.count {
      return ScreenReport(conclude(total, subject, clauses, settings))
    }
    guard name == "external" else {
      throw ToolError("\(shards[0].path): \(S.name) has no subject '\(name)' with these clauses")
    }
    let findings = try ids.enumerated().map { position, id in
      // What is asked of a process besides the clauses is asked of the whole run in every shard.
      let entries = fields.map { $0[position] }
      guard let place = clauses.firstIndex(where: { $0.id == id }) else {
        let exercised = try entries.map { try $0.member("exercised").integer(in: 0...Int.max) }
        return try finding(S.self, id, entries, (exercised.max() ?? 0, true), nil)
      }
      return try finding(
        S.self, id, entries, (total.exercised[place], total.isExercised(place)), total.first[place])
    }
    return ScreenReport(
      findings: findings,
      summary: "\(S.name), \(name): \(findings.count) clause\(findings.count == 1 ? "" : "s"): "
        + "\(Verdict.summary(findings.map(\.verdict))); "
        + "\(settings.cases.grouped) cases of each of \(S.streams.count) streams, "
        + "seed \(settings.seed), in \(shards.count) shards")
  }

  /// What the shards say together of a clause about a process that is not here.
  private static func finding<S: ToolScreen>(
    _ screen: S.Type, _ id: String, _ entries: [Field],
    _ exercised: (count: Int, isEnough: Bool), _ first: Sighting?
  ) throws -> ScreenReport.Finding {
    let verdicts = try entries.map { try $0.member("verdict").name(of: Verdict.self) }
    let verdict: Verdict =
      verdicts.contains(.violated)
      ? .violated
      : verdicts.contains(.notObserved) ? .notObserved : exercised.isEnough ? .holds : .notExercised
    let clause =
      S.clauses.first { $0.id == id }
      ?? Clause(
        id, .trace, ExternalReport<S>.sentence, then: .always, catches: "")
    let violated = zip(entries, verdicts).filter { $0.1 == .violated }.map(\.0)
    let ranked = try violated.map { entry in
      let sighting = try entry.optional("sightings")?.elements().first?.elements().first
      return (
        stream: try sighting?.integer() ?? 0,
        events: try entry.member("minimal").member("events").elements().count, entry: entry
      )
    }
    let best = ranked.min { ($0.stream, $0.events) < ($1.stream, $1.events) }?.entry
    let names = ["case", "evaluations", "minimal", "verified", "expected", "found", "token"]
    let details = try best.map { best in
      try names.map { name in
        let known = name == "case" ? first.map { JSON($0.index) } : nil
        return (name: name, value: try known ?? best.member(name).value)
      }
    }
    let report = try best.map { best in
      """
      ✘ \(id)  \(clause.sentence)  [external]
        the smallest case of \(violated.count) of \(entries.count) shards
        expected  \(try best.member("expected").string())
        found     \(try best.member("found").string())
        case      \(try best.member("minimal").value.text)
      """
    }
    return ScreenReport.Finding(
      S.self, clause, verdict, exercised: exercised.count, report: report,
      details: details ?? [])
  }
}
