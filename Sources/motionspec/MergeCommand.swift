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

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let shards = try arguments.operands.map { try Shard(path: $0) }.sorted { $0.index < $1.index }
    try check(shards)
    let one = shards[0]
    var reports: [ScreenReport] = []
    for screen in screens {
      if let report = try report(screen, shards) { reports.append(report) }
    }
    console.output(
      arguments.has("json")
        ? ScreenReport.json(reports, one.subject, one.settings) : ScreenReport.text(reports))
    return ScreenReport.exitCode(reports, isWhole: one.settings.cases >= 1000)
  }

  /// Refuses what are not all shards of one run, each once.
  private static func check(_ shards: [Shard]) throws {
    let one = shards[0]
    for (last, shard) in zip(shards, shards.dropFirst()) {
      for ((name, mine), (_, theirs)) in zip(shard.run, one.run) where mine != theirs {
        throw ToolError("\(shard.path): \(name) is \(mine), but \(theirs) in \(one.path)")
      }
      if shard.index == last.index {
        throw ToolError(
          "\(shard.path) and \(last.path) are both shard \(shard.index)/\(shard.count)")
      }
    }
    if let other = shards.first(where: { $0.names != one.names }) {
      throw ToolError("\(other.path): its clauses are not those of \(one.path)")
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
    let all = shards.map { $0.findings(of: S.self) }
    if all[0].isEmpty { return nil }
    let ids = all[0].map(\.id)
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
      let entries = all.map { $0[position].field }
      guard let place = clauses.firstIndex(where: { $0.id == id }) else {
        let exercised = try entries.map { try $0.member("exercised").integer(in: 0...Int.max) }
        return try finding(S.self, id, entries, (exercised.max() ?? 0, true), nil)
      }
      return try finding(
        S.self, id, entries, (total.exercised[place], total.isExercised(place)), total.first[place])
    }
    return ScreenReport(
      S.self, name, findings,
      "\(settings.cases.grouped) cases of each of \(S.streams.count) streams, "
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
    let clause = S.clauses.first { $0.id == id } ?? answerClause
    let violated = zip(entries, verdicts).filter { $0.1 == .violated }.map(\.0)
    let ranked = try violated.map { entry in
      let sighting = try entry.optional("sightings")?.elements().first?.elements().first
      return (
        stream: try sighting?.integer() ?? 0,
        events: try entry.member("minimal").member("events").elements().count, entry: entry
      )
    }
    let best = ranked.min { ($0.stream, $0.events) < ($1.stream, $1.events) }?.entry
    let evidence = try best.map { best in
      let minimal = try best.member("minimal").value
      return Evidence(
        clause, "external", "the smallest case of \(violated.count) of \(entries.count) shards",
        expected: try best.member("expected").string(), found: try best.member("found").string(),
        ending: ("case", minimal.text), minimal: minimal,
        index: try first?.index ?? best.member("case").integer(),
        evaluations: try best.member("evaluations").integer(),
        isVerified: try best.member("verified").bool(), token: try best.member("token").value)
    }
    return ScreenReport.Finding(
      S.self, clause, verdict, exercised: exercised.count, evidence)
  }
}
