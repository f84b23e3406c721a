import Generators
import Spec
import Testing
import motionspec

/// Exhaustive exploration: the sizes of the spaces, and what is found in them.
@Suite struct ExplorationTests {
  /// Whether this is a release build, in which the larger spaces take seconds.
  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  private func explored(
    _ subject: Subject<SheetScreen>, interruptions: Int = 0, depth: Int? = nil,
    clauses: [Clause] = SheetScreen.clauses
  ) async throws -> Exploration<SheetScreen> {
    let grid = SheetGrid(interruptions: interruptions, depth: depth)
    return try await explore(subject, in: grid, jobs: 2, clauses: clauses)
  }

  /// States, transitions, depth, leaves.
  private func size<S>(_ found: Exploration<S>) -> String {
    "\(found.states), \(found.transitions), \(found.depth), \(found.leaves)"
  }

  /// Each violated clause with the number of events of its shortest trace.
  private func lengths<S>(_ exploration: Exploration<S>) -> [String] {
    exploration.violations.map { "\($0.clause.id) \($0.scenario.events.count)" }
  }

  @Test func `Under each presenter the reference has 331 states, and violates nothing`() throws {
    let grid = SheetGrid(interruptions: 0)
    let found = try explore(SheetScreen.reference, in: grid, from: grid.layouts[3])
    #expect(found.violations.isEmpty)
    #expect(size(found) == "331, 6105, 9, 73")
    #expect(found.isExact)
  }

  // An independent model came to 1,324, 24,120 and 310,708 states. Its curve tells 0.6 from the next
  // number above, this one does not, so with one interruption 22 places on the way up and as many on
  // the way down, each with 6 moments to come, under 4 presenters, are 1,056 states fewer.
  @Test(.enabled(if: Self.isOptimized), arguments: [(0, 1324), (1, 24_120 - 1056)])
  func `Under all presenters there are so many states`(interruptions: Int, states: Int) async throws
  {
    let found = try await explored(
      SheetScreen.reference, interruptions: interruptions, clauses: [])
    #expect(found.states == states)
  }

  @Test func `The curve comes to the same at 0.6 and at the next number above`() {
    #expect(TimingCurve.progress(0.6) == TimingCurve.progress(0.6.nextUp))
  }

  @Test func `The published sheet's deviations are found, each by a shortest trace`() async throws {
    let found = try await explored(SheetScreen.published, depth: 5)
    #expect(
      lengths(found) == [
        "SHT-1 4", "SHT-3 5", "SHT-4 4", "SHT-5 4", "SHT-7 5", "SHT-9 1", "NAV-1 1", "NAV-2 1",
        "NAV-3 3", "NAV-4 1", "BCK-1 1", "BCK-2 4", "LIFE-3 3", "LIFE-4 2", "LIFE-5 5", "LIFE-6 4",
        "LIFE-7 3", "LIFE-8 2", "LIFE-9 1", "LIFE-12 1", "REF-3 1", "TIM-1 2", "TIM-2 2", "TIM-3 5",
        "TIM-4 4",
      ])
    func trace(_ id: String) -> [SheetEvent]? {
      found.violations.first { $0.clause.id == id }?.scenario.events
    }
    #expect(trace("NAV-3") == [.present, .advance(0.5), .panBegan])
    #expect(trace("BCK-2") == [.present, .back, .present, .advance(0.5)])
    #expect(trace("SHT-3") == [.present, .advance(0.5), .present, .panBegan, .panMoved(-1)])
    #expect(trace("LIFE-9")?.first?.kind == .panMoved)
  }

  @Test(arguments: [
    ("bar a point early", 4), ("dragged while dismissing", 3),
  ])
  func `A planted fault is found, by its clauses among others`(name: String, length: Int)
    async throws
  {
    let fault = try #require(SheetScreen.faults.first { $0.name == name })
    let found = try await explored(fault.subject, depth: 4)
    let ids = Set(found.violations.map(\.clause.id))
    #expect(ids.isSuperset(of: fault.clauses), "\(ids)")
    let own = found.violations.filter { fault.clauses.contains($0.clause.id) }
    #expect(own.map(\.scenario.events.count).min() == length, "\(own.map(\.scenario.swift))")
  }

  @Test func `A subject that does not tell its state is explored by what it shows`() async throws {
    let mute = Subject<SheetScreen>(
      name: "mute", hidden: SheetScreen.reference.hidden, answer: SheetScreen.reference.answer)
    let found = try await explored(mute, depth: 3)
    let told = try await explored(SheetScreen.reference, depth: 3)
    #expect(!found.isExact)
    #expect(found.violations.isEmpty)
    #expect(size(found) == size(told))
  }

  @Test func `The offsets are 801, 1,601 and 2,401 pixels and 63,488 numbers of 16 bits`() {
    let counts = (1...3).map { HeaderGrid.pixels(scale: $0).count }
    #expect(counts == [801, 1601, 2401])
    let halves = HeaderGrid.halves
    #expect(halves.count == 63_488)
    #expect(zip(halves, halves.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(halves.last == 65_504)
    #expect(halves.first == -65_504)
    #expect(halves[31_744] == 0)
    #expect(halves[31_745] == 0x1p-24)
    #expect(halves.contains(0x1.ffcp-1))
  }

  @Test func `Every ordered pair of offsets leads to the 801 states of the header`() throws {
    let grid = HeaderGrid(HeaderGrid.pixels(scale: 1), pairs: true, layouts: [.tutorial])
    // A tenth of the offsets, for the time it takes; the whole is for the tool.
    let few = HeaderGrid(
      (-30...50).map { 10 * Double($0) }, pairs: true, layouts: [.tutorial])
    let found = try explore(HeaderScreen.reference, in: few, from: .tutorial)
    #expect(size(found) == "82, 6642, 1, 0")
    #expect(found.violations.isEmpty)
    #expect(grid.offsets.count * grid.offsets.count == 641_601)
  }

  @Test func `The published header's deviations are found, each by a shortest trace`() throws {
    let grid = HeaderGrid([-1, 0, 41, 96, 131], pairs: true, layouts: [.tutorial])
    let found = try explore(HeaderScreen.published, in: grid, from: .tutorial)
    #expect(
      lengths(found) == [
        "HDR-7 1", "LYR-1 2", "LYR-2 2", "LBL-1 1", "LBL-2 2", "LBL-4 1", "BLR-1 1", "BLR-2 1",
        "BLR-3 2", "BLR-4 1", "BLR-5 2", "REF-2 1", "LIFE-1 0", "LIFE-11 1",
      ])
    let order = found.violations.first { $0.clause.id == "LYR-2" }
    #expect(order?.scenario.events == [.scroll(41), .scroll(-1)])
  }

  @Test func `The 31 covering layouts are legal, and differ`() {
    let layouts = HeaderGrid.coveringLayouts
    #expect(layouts.allSatisfy { HeaderLayout.isLegal($0) })
    #expect(Set(layouts).count == layouts.count)
    #expect(layouts.first == .tutorial)
    // As many as the rows of the design: none of them came to an illegal layout.
    let levels = Array(repeating: 3, count: 11) + [6, 3]
    #expect(CoveringDesign(levels: levels)?.rows.count == layouts.count)
    #expect(layouts.count == 31)
  }

  private func tool(_ words: String...) async -> (code: Int32, output: String, error: String) {
    var (output, error) = ("", "")
    let code = await run(["explore"] + words, output: { output += $0 }, error: { error += $0 })
    return (code, output, error)
  }

  @Test func `The tool prints states, transitions, depth and a trace per violated clause`() async {
    let found = await tool("--subject", "empty range", "--depth", "1", "--json")
    #expect(found.code == 1)
    let start =
      #"{"subject":"empty range","screen":"sheet","states":4,"transitions":68,"depth":0,"#
      + #""leaves":8,"notExercised":["SHT-1","SHT-3","SHT-4","SHT-5","SHT-7","#
    #expect(found.output.hasPrefix(start), "\(found.output)")
    #expect(
      found.output.contains(#"],"violations":[{"id":"NAV-4","layout":{"containerHeight":60,"#))
    #expect(found.output.contains(#""trace":[{"layout":{"containerHeight":60,"barBottom":20,"#))
    let text = await tool("--subject", "published", "--depth", "1")
    #expect(text.output.contains("✘ NAV-1  "))
    #expect(text.output.contains("  found     bar shown"))
    let none = await tool("--depth", "2", "--jobs", "2", "--grid", "2")
    #expect(none.code == 0)
    #expect(
      none.output == "sheet, reference: 8 states, 136 transitions, depth 1, 24 leaves: "
        + "no clause is violated; not exercised: SHT-1, SHT-3, SHT-4, SHT-5, SHT-7, NAV-2, LIFE-6, "
        + "LIFE-7\n")
  }

  @Test func `Flags that make no sense are refused with what is legal`() async {
    let wrong: [([String], String)] = [
      (["--screen", "shet"], "--screen is 'shet'; legal: header, sheet"),
      (["--grid", "0"], "--grid is '0'; legal: a whole number from 1 to 8"),
      (["--screen", "header", "--depth", "2"], "--depth is for a sheet: a header has neither"),
      (["--subject", "publshed"], "unknown subject 'publshed' of a sheet; legal: published"),
    ]
    for (words, message) in wrong {
      var error = ""
      let code = await run(["explore"] + words, output: { _ in }, error: { error += $0 })
      #expect(code == 2)
      #expect(error.contains(message), "\(error)")
    }
  }
}
