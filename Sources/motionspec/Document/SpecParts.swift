import Generators
import Spec

/// The parts of SPEC.md that follow from the code, by the names of their markers.
package enum SpecParts {
  /// From this number follow all cases on which the published code is verified here.
  static let seed = Seed(0)
  /// How many cases of each stream it is verified on.
  package static let cases = 300

  /// Every part, in the order of the document.
  static func all() async throws -> [SpecDocument.Part] {
    // The walks of section 10.3 in small: what they exercise, the large ones do.
    let header = try explored(
      HeaderGrid(
        [-107, -1, 0, 1, 39, 40, 41, 95, 96, 112, 130, 131, 257], pairs: true, layouts: [.tutorial]),
      from: .tutorial)
    let grid = SheetGrid(interruptions: 0, depth: 4)
    let sheet = try explored(grid, from: grid.layouts[0])
    let shared = Set(HeaderScreen.clauses.map(\.id)).intersection(SheetScreen.clauses.map(\.id))
    let isShared = { (clause: Clause) in shared.contains(clause.id) }
    let parts: [(String, String?)] = [
      ("header-rules", headerRules), ("header-derived", headerDerived),
      ("header-formulas", headerFormulas),
      ("header-edges", headerEdges), ("header-machines", headerMachines),
      ("header-golden", headerGolden), ("sheet-rules", sheetRules), ("sheet-curve", sheetCurve),
      ("sheet-table", sheetTable), ("sheet-diagram", sheetDiagram),
      ("header-clauses", clauses(HeaderScreen.self, explored: header) { !isShared($0) }),
      ("sheet-clauses", clauses(SheetScreen.self, explored: sheet) { !isShared($0) }),
      (
        "shared-clauses",
        HeaderScreen.clauses.filter(isShared).map { clause in
          clauses(HeaderScreen.self, explored: header) { $0.id == clause.id } + "\n\n"
            + clauses(SheetScreen.self, explored: sheet) { $0.id == clause.id }
        }.joined(separator: "\n\n")
      ),
      ("header-deviations", await deviations(HeaderScreen.published)),
      ("sheet-deviations", await deviations(SheetScreen.published)),
    ]
    return parts.map { SpecDocument.Part(name: $0.0, text: $0.1) }
      + [await kills(HeaderScreen.self), await kills(SheetScreen.self)]
  }

  /// A table of rules: their order, their name, what must hold, and which number to change.
  static func rules<Rule: LayoutRule>(_ rules: Rule.Type) -> String {
    let rows = rules.allCases.enumerated().map { index, rule in
      let remedy = rule.remedy(.tutorial)
      return [
        "\(index + 2)", Markdown.code("\(rule)"), Markdown.math(rule.formula.latex),
        "\(Markdown.code(remedy.field)) \(remedy.side.rawValue) the bound",
      ]
    }
    let finite = ["1", "`finite`", "every number is finite", "the first that is not"]
    return Markdown.table(
      ["order", "rule", "what must hold", "what the error proposes"], [finite] + rows)
  }

  /// The smallest run on which a published screen breaks each clause.
  static func deviations<S: ToolScreen>(
    _ subject: Subject<S>
  ) async -> String {
    let verification = await verify(
      subject, settings: Settings(seed: seed, cases: cases, jobs: 2))
    let rows = verification.violations.map { violation in
      let difference = violation.difference
      return [
        violation.clause.id, S.words(violation.scenario), "\(violation.row)",
        difference.expected, difference.found,
      ]
    }
    return verification.summary + ".\n\n"
      + Markdown.table(["clause", "smallest run", "step", "expected", "found"], rows)
  }

  /// The kill table of a screen: every fault, the clauses that must catch it, and how soon they do.
  ///
  /// It takes too long for a debug build, which leaves the part as it stands and looks at its seal:
  /// the table is evidence for clauses and faults as they read now, not as they once did.
  private static func kills<S: ToolScreen>(_ screen: S.Type) async -> SpecDocument.Part {
    var words = S.clauses.flatMap {
      [$0.id, $0.sentence, "\($0.domain)", $0.premise.text, $0.conclusion.text]
    }
    for fault in S.faults { words += [fault.name, S.words(fault.input)] + fault.clauses }
    let seal = "<!-- of clauses and faults \(Seed(Stream(words.joined(separator: "\n")).hash)) -->"
    var text: String?
    #if !DEBUG
      let rows = await FaultsCommand.rows(screen, seeds: 100, jobs: 2)
      text =
        seal + "\n\n" + FaultsCommand.summary(rows) + ".\n\n"
        + Markdown.table(FaultsCommand.header, rows.flatMap(\.lines))
    #endif
    return SpecDocument.Part(name: "\(S.name)-kills", text: text, seal: seal)
  }
}

extension ToolScreen {
  /// A scenario in words, in one line: the layout unless it is the article's, then the events.
  static func words(_ scenario: Scenario<Self>) -> String {
    let start = scenario.layout == tutorial ? [] : ["made with " + words(scenario.layout)]
    let events = scenario.events.map { event in
      event.newLayout.map { "layout (\(words($0)))" } ?? words(event)
    }
    return events.isEmpty && start.isEmpty
      ? "nothing happens" : (start + events).joined(separator: "; ")
  }
}
