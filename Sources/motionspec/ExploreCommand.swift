import Generators
import Spec

/// `explore`: walks every reachable state on a grid and judges every clause on every transition.
enum ExploreCommand: Command {
  static let manual = Manual(
    name: "explore",
    summary: "Walks every reachable state on a grid; prints a shortest trace per violated clause.",
    flags: [
      .init("screen", "header|sheet", "the screen (default sheet)"),
      .init("subject", "NAME", "the subject: reference (default), published, or a fault's name"),
      .init("grid", "P", "pixels to a point (default 1 for a sheet)"),
      .init(
        "interruptions", "N", "animations of a sheet that are cut short mid-flight (default 1)"),
      .init("depth", "N", "tries only the events of states that fewer than N events reach"),
      .init("jobs", "J", "starts that are explored at the same time (default 1)"),
      .init("json", nil, "one JSON object instead of text"),
    ],
    details: """
      sheet   60 points high, rest at 20, overshoot 5, bar 4, four presenters; moves of whole pixels,
              times of 0.1, 0.3 and 0.5 s, numbers to refuse, a change of the layout. Where a sheet
              looks unlike the contract's, it is not followed: these states are the leaves.
      header  two scrolls and nothing else: every offset from -300 to 500 points at 1, 2 and 3 pixels
              to a point and its neighbours, every ordered pair at 1, and all finite numbers of 16
              bits, under \(HeaderGrid.coveringLayouts.count) layouts that cover every pair of \
      extreme choices; with --grid P every
              ordered pair at P.
      Exit code 0: no clause is violated; 1: one is.
      """,
    examples: ["motionspec explore --subject published", "motionspec explore --screen header"])

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    let jobs = try arguments.integer("jobs", in: 1...1024) ?? 1
    let scale = try arguments.integer("grid", in: 1...8)
    let code: Int32
    switch arguments.text("screen") ?? SheetScreen.name {
    case SheetScreen.name:
      let grid = SheetGrid(
        scale: scale ?? 1, interruptions: try arguments.integer("interruptions", in: 0...4) ?? 1,
        depth: try arguments.integer("depth", in: 1...1000))
      code = try await explore([grid], arguments, jobs, console)
    case HeaderScreen.name:
      try arguments.refuse(["interruptions", "depth"], "is for a sheet: a header has neither")
      code = try await explore(headerGrids(scale), arguments, jobs, console)
    case let name: throw arguments.error("--screen is '\(name)'; legal: header, sheet")
    }
    console.error("explored in \(clock.now - start)\n")
    return code
  }

  private static func headerGrids(_ scale: Int?) -> [HeaderGrid] {
    let layouts = HeaderGrid.coveringLayouts
    if let scale {
      return [HeaderGrid(HeaderGrid.pixels(scale: scale), pairs: true, layouts: layouts)]
    }
    return (1...3).map { scale in
      HeaderGrid(HeaderGrid.pixels(scale: scale), pairs: scale == 1, layouts: layouts)
    } + [HeaderGrid(HeaderGrid.halves, layouts: layouts)]
  }

  private static func explore<Space: StateSpace>(
    _ spaces: [Space], _ arguments: Arguments, _ jobs: Int, _ console: Console
  ) async throws -> Int32 where Space.S: ToolScreen {
    let name = arguments.text("subject") ?? "reference"
    guard let subject = Space.S.subject(named: name) else {
      let legal = nearest(to: name, in: Space.S.subjectNames)
      throw arguments.error("unknown subject '\(name)' of a \(Space.S.name); legal: \(legal)")
    }
    var result = Exploration<Space.S>(subject: name)
    for space in spaces {
      result.merge(try await Generators.explore(subject, in: space, jobs: jobs))
    }
    console.output(arguments.has("json") ? json(result).line : text(result) + "\n")
    return result.violations.isEmpty ? 0 : 1
  }

  private static func json<S: ToolScreen>(_ result: Exploration<S>) -> JSON {
    let violations = result.violations.map { violation -> JSON in
      [
        "id": .string(violation.clause.id), "layout": S.json(violation.scenario.layout),
        "trace": .array(violation.scenario.events.map { S.json($0) }),
      ]
    }
    return [
      "subject": .string(result.subject), "screen": .string(S.name),
      "states": JSON(result.states), "transitions": JSON(result.transitions),
      "depth": JSON(result.depth), "leaves": JSON(result.leaves),
      "notExercised": .array(unexercised(result).map { .string($0) }),
      "violations": .array(violations),
    ]
  }

  private static func unexercised<S: ToolScreen>(_ result: Exploration<S>) -> [String] {
    S.clauses.map(\.id).filter { !result.exercised.contains($0) }
  }

  private static func text<S: ToolScreen>(_ result: Exploration<S>) -> String {
    let reports = result.violations.map(\.description)
    let rest = unexercised(result)
    let verdict =
      reports.isEmpty
      ? "no clause is violated" : "\(reports.count) of \(S.clauses.count) clauses violated"
    let summary =
      "\(S.name), \(result.subject): \(result.states.grouped) states, "
      + "\(result.transitions.grouped) transitions, depth \(result.depth), "
      + "\(result.leaves.grouped) leaves: \(verdict)"
      + (rest.isEmpty ? "" : "; not exercised: \(rest.joined(separator: ", "))")
    return (reports + [summary]).joined(separator: "\n\n")
  }
}
