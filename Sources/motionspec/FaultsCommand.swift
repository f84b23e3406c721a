import Generators
import Spec

/// `faults`: how surely and how soon every planted fault is caught.
enum FaultsCommand: Command {
  static let manual = Manual(
    name: "faults",
    summary: "Shows how soon each planted fault is caught by the clauses that must catch it.",
    flags: [
      .init("screen", "header|sheet", "only the faults of this screen; both otherwise"),
      .init("list", nil, "names and clauses only"),
      .init("seeds", "N", "how many seeds, from 0 on; 100 unless given"),
      .init("jobs", "J", "faults that run at the same time (default 1); the output is the same"),
      .init("json", nil, "one JSON object instead of text"),
    ],
    details: """
      solved: the seeds on which the clause catches the fault within 1,000 cases of each stream.
      median, p95: how many cases of each stream that took. In JSON a fault counts as solved, and as
      caught, when all its clauses have caught it; its minimal case is that of its first clause.
      Exit code 1 if a clause misses a fault on some seed.
      """,
    examples: ["swift run -c release motionspec faults --seeds 100 --jobs 2"])

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let screens = try screens(arguments)
    let seeds = try arguments.integer("seeds", in: 1...100_000) ?? 100
    let jobs = try arguments.integer("jobs", in: 1...1024) ?? 1
    if arguments.has("list") {
      try arguments.refuse(
        ["seeds", "jobs", "json"], "does not go with --list, which runs nothing")
      console.output(screens.map { list($0) }.joined())
      return 0
    }
    var rows: [Row] = []
    for screen in screens { rows += await self.rows(screen, seeds: seeds, jobs: jobs) }
    let json = JSON.object([("faults", .array(rows.map(\.json)))])
    let text = aligned([header] + rows.flatMap(\.lines)) + ["", summary(rows), ""]
    console.output(arguments.has("json") ? json.line : text.joined(separator: "\n"))
    return rows.allSatisfy(\.isSolved) ? 0 : 1
  }

  /// What is said of each pair of a fault and a clause.
  static let header = ["fault", "clause", "solved", "median", "p95", "smallest case"]

  /// What came of a fault, whatever its screen.
  struct Row: Sendable {
    let isSolved: Bool
    /// Per clause: what `header` names.
    let lines: [[String]]
    /// Per clause: the median and the 95th percentile.
    let counts: [(median: Int?, p95: Int?)]
    let json: JSON
  }

  static func rows<S: ToolScreen>(_ screen: S.Type, seeds: Int, jobs: Int) async -> [Row] {
    let faults = S.faults
    let parts = await concurrently(jobs: jobs, count: faults.count, chunk: 1) { range in
      range.map { index in row(kills(faults[index], seeds: seeds), faults[index], seeds) }
    }
    return parts.flatMap(\.self)
  }

  private static func row<S: ToolScreen>(
    _ kills: [Kill<S>], _ fault: Fault<S>, _ seeds: Int
  ) -> Row {
    let lines = kills.map { kill in
      let smallest = kill.smallest.map { violation in
        S.words(violation.scenario) + (violation.verifiedBy == nil ? " (not verified)" : "")
      }
      return [
        fault.name, kill.clause.id, "\(kill.solved)/\(seeds)",
        kill.counts.percentile(50).map { "\($0)" } ?? "–",
        kill.counts.percentile(95).map { "\($0)" } ?? "–", smallest ?? "–",
      ]
    }
    // A seed has caught the fault when its slowest clause has.
    let slowest = (0..<seeds).map { seed in
      kills.map { $0.counts[seed] }.max { ($0 ?? .max) < ($1 ?? .max) } ?? nil
    }
    func json(_ number: Int?) -> JSON { number.map { JSON($0) } ?? .null }
    func json(_ violation: Violation<S>?) -> JSON { violation.map { S.json($0.scenario) } ?? .null }
    let pairs = kills.map { kill -> JSON in
      [
        "clause": .string(kill.clause.id), "solved": JSON(kill.solved),
        "median": json(kill.counts.percentile(50)), "p95": json(kill.counts.percentile(95)),
        "minimal": json(kill.smallest), "verified": .bool(kill.smallest?.verifiedBy != nil),
      ]
    }
    return Row(
      isSolved: kills.allSatisfy { $0.solved == seeds }, lines: lines,
      counts: kills.map { ($0.counts.percentile(50), $0.counts.percentile(95)) },
      json: [
        "name": .string(fault.name), "screen": .string(S.name),
        "clauses": .array(fault.clauses.map { .string($0) }), "seeds": JSON(seeds),
        "solved": JSON(slowest.count { $0 != nil }), "median": json(slowest.percentile(50)),
        "p95": json(slowest.percentile(95)), "minimal": json(kills.first?.smallest),
        "pairs": .array(pairs),
      ])
  }

  /// One line: how many there are, how many are solved, and the worst of the figures.
  static func summary(_ rows: [Row]) -> String {
    let counts = rows.flatMap(\.counts)
    func worst(_ all: [Int?]) -> String { all.percentile(100).map { "\($0)" } ?? "none" }
    return "\(rows.count) faults, \(counts.count) pairs of fault and clause; "
      + "\(rows.count { $0.isSolved }) faults solved on every seed; "
      + "medians: half at most \(counts.map(\.median).percentile(50) ?? 0), the largest "
      + "\(worst(counts.map(\.median))); p95: the largest \(worst(counts.map(\.p95)))"
  }

  private static func list<S: ToolScreen>(_ screen: S.Type) -> String {
    S.faults.map { "\(S.name)  \($0.name): \($0.clauses.joined(separator: ", "))\n" }.joined()
  }
}
