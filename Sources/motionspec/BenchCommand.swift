import Generators
import Spec

/// `bench`: how fast the engine is beside a loop written by hand, and how well it shrinks.
enum BenchCommand: Command {
  static let manual = Manual(
    name: "bench", command: "COMMAND ARG…",
    summary: "Measures the engine against a loop written by hand, or how it shrinks.",
    flags: [
      .init("shrink", nil, "the shrinking challenges instead"),
      .init("outside", nil, "a recording, and the implementation that COMMAND runs, instead"),
      .init("seeds", "N", "how many seeds each challenge runs with; 1,000 unless given"),
      .init("json", nil, "one JSON object instead of text"),
    ],
    details: """
      W1: five numbers. W2: a list of up to 64 numbers. W3: a list of up to 50 commands.
      appearance: a legal layout, an offset, what the header shows, five clauses.
      scenario: a legal layout and 20 events, every clause about the header.
      The last two are set against the loop of W1. Rates are cases a second, medians of 7 runs that
      alternate; only ratios can be compared between runs, and only in release builds.

      --shrink: every challenge with the seeds from 0 on. minimal: the share of seeds that come to
      the one simplest case. distinct: how many different results there are. mean, median, max: how
      often the property ran, search and shrinking together; shrinking: the mean of shrinking alone.
      A seed of which no case fails is one more result, which is not minimal, and has no such count.

      --outside: steps of a recorded header a second; with a command, scenarios of 20 events a second,
      every clause and its companions judged through the pipe.
      """,
    examples: [
      "swift run -c release motionspec bench",
      "swift run -c release motionspec bench --shrink --seeds 100",
      "swift run -c release motionspec bench --outside -- node Examples/web-header/judge.mjs",
    ])

  /// One row: the engine's loop beside a bare one, each told how many cases to run.
  struct Workload {
    let id: String
    let cases: Int
    let bareCases: Int
    let engine: (Int) -> Bool
    let bare: (Int) -> Bool
  }

  static let seed = Seed(1)
  private static let rounds = 7

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let seeds = try arguments.integer("seeds", in: 1...1_000_000)
    if arguments.has("outside") {
      try arguments.refuse(["shrink", "seeds"], "does not go with --outside")
      return try outside(arguments, console)
    }
    if arguments.command != nil { throw arguments.error("a command needs --outside") }
    if arguments.has("shrink") { return shrink(seeds: seeds ?? 1000, arguments, console) }
    try arguments.refuse(["seeds"], "needs --shrink")
    #if DEBUG
      console.error("motionspec: a debug build: these figures say little; use -c release\n")
    #endif
    let rates = try measure(workloads)
    let json = rates.map { row -> JSON in
      [
        "id": .string(row.id), "casesPerSecond": .number(row.engine),
        "bareCasesPerSecond": .number(row.bare), "ratio": .number(row.bare / row.engine),
      ]
    }
    let text = rates.map { row in
      let ratio = Double(Int(row.bare / row.engine * 100)) / 100
      return row.id.padded(to: 12) + Int(row.engine).grouped.padded(to: 16)
        + Int(row.bare).grouped.padded(to: 16) + ratio.plain + "\n"
    }
    console.output(
      arguments.has("json")
        ? JSON.object([("throughput", .array(json)), ("challenges", [])]).line
        : "workload    cases a second  bare loop       bare / engine\n" + text.joined())
    return 0
  }

  /// What is measured for each row, in cases a second.
  private static func measure(
    _ workloads: [Workload]
  ) throws -> [(id: String, engine: Double, bare: Double)] {
    var rates: [[(engine: Double, bare: Double)]] = workloads.map { _ in [] }
    for _ in 0..<rounds {
      for (index, workload) in workloads.enumerated() {
        let bare = try rate(workload.bareCases, workload.id, workload.bare)
        let engine = try rate(workload.cases, workload.id, workload.engine)
        rates[index].append((engine, bare))
      }
    }
    return zip(workloads, rates).map { workload, rows in
      (
        workload.id, rows.map(\.engine).sorted()[rounds / 2],
        rows.map(\.bare).sorted()[rounds / 2]
      )
    }
  }

  private static func rate(_ cases: Int, _ id: String, _ body: (Int) -> Bool) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    guard body(cases) else { throw ToolError("\(id): a case fails that should not") }
    return Double(cases) / max((clock.now - start) / .seconds(1), 1e-9)
  }

  #if DEBUG
    static let share = 50
  #else
    static let share = 1
  #endif

  private static var workloads: [Workload] {
    let many = 8_000_000 / share
    return [
      Workload(
        id: "W1", cases: many / 2, bareCases: many, engine: thresholds, bare: Thresholds.bare),
      Workload(
        id: "W2", cases: many / 16, bareCases: many / 16, engine: offsets, bare: Offsets.bare),
      Workload(
        id: "W3", cases: many / 32, bareCases: many / 32, engine: orders, bare: Order.bare),
      Workload(
        id: "appearance", cases: many / 8, bareCases: many, engine: appearances,
        bare: Thresholds.bare),
      Workload(
        id: "scenario", cases: many / 800, bareCases: many, engine: scenarios,
        bare: Thresholds.bare),
    ]
  }

  private static func thresholds(_ cases: Int) -> Bool {
    let generator = Gen { source in
      Thresholds(
        offset: source.double(in: -200...400), height: source.double(in: 60...200),
        stop: source.double(in: 10...60), threshold: source.double(in: 60...160),
        travel: source.double(in: 10...60))
    }
    return holds(
      check(generator, settings: Settings(seed: seed, cases: cases), stream: "bench/W1") {
        Thresholds.holds($0)
      })
  }

  private static func offsets(_ cases: Int) -> Bool {
    let generator = Gen { source in
      source.array(count: 0...64) { $0.double(in: -200...400) }
    }
    return holds(
      check(generator, settings: Settings(seed: seed, cases: cases), stream: "bench/W2") {
        Offsets.hold($0)
      })
  }

  private static func orders(_ cases: Int) -> Bool {
    let generator = Gen { source in
      source.array(count: 0...50) {
        Order(kind: $0.index(below: 6), amount: $0.double(in: -500...500))
      }
    }
    return holds(
      check(generator, settings: Settings(seed: seed, cases: cases), stream: "bench/W3") {
        Order.hold($0)
      })
  }

  static func holds<Value>(_ outcome: Outcome<Value>) -> Bool {
    if case .holds = outcome { true } else { false }
  }
}
