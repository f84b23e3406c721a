import Generators
import Spec

/// The parts of SPEC.md that follow from the code, by the names of their markers.
enum SpecParts {
  /// From this number follow all cases on which the published code is verified here.
  static let seed = Seed(2016)
  /// How many cases of each stream it is verified on.
  static let cases = 1000

  /// Every part, in the order of the document.
  static func all() async -> [SpecDocument.Part] {
    let shared = Set(HeaderScreen.clauses.map(\.id)).intersection(SheetScreen.clauses.map(\.id))
    let isShared = { (clause: Clause) in shared.contains(clause.id) }
    let parts = [
      ("header-rules", headerRules), ("header-formulas", headerFormulas),
      ("header-edges", headerEdges), ("header-machines", headerMachines),
      ("header-golden", headerGolden), ("sheet-rules", sheetRules), ("sheet-curve", sheetCurve),
      ("sheet-table", sheetTable), ("sheet-diagram", sheetDiagram),
      (
        "header-clauses",
        clauses(HeaderScreen.clauses.filter { !isShared($0) }, HeaderScreen.name)
      ),
      ("sheet-clauses", clauses(SheetScreen.clauses.filter { !isShared($0) }, SheetScreen.name)),
      (
        "shared-clauses",
        HeaderScreen.clauses.filter(isShared).map { clause in
          clauses([clause], HeaderScreen.name) + "\n\n"
            + clauses(SheetScreen.clauses.filter { $0.id == clause.id }, SheetScreen.name)
        }.joined(separator: "\n\n")
      ),
      ("header-deviations", await headerDeviations), ("sheet-deviations", await sheetDeviations),
    ]
    return parts.map { SpecDocument.Part(name: $0.0, text: $0.1) }
  }

  /// A table of rules: their order, their name, what must hold, and which number to change.
  static func rules<Rule>(
    _ rules: [Rule], _ formula: (Rule) -> Formula, _ remedy: (Rule) -> (field: String, side: Bound)
  ) -> String {
    let rows = rules.enumerated().map { index, rule in
      let remedy = remedy(rule)
      return [
        "\(index + 2)", Markdown.code("\(rule)"), Markdown.math(formula(rule).latex),
        "\(Markdown.code(remedy.field)) \(remedy.side.rawValue) the bound",
      ]
    }
    let finite = ["1", "`finite`", "every number is finite", "the first that is not"]
    return Markdown.table(
      ["order", "rule", "what must hold", "what the error proposes"], [finite] + rows)
  }

  /// The smallest run on which a published screen breaks each clause.
  static func deviations<S: VerifiableScreen>(
    _ subject: Subject<S>, _ text: (S.Candidate) -> String
  ) async -> String {
    let verification = await verify(
      subject, settings: Settings(seed: seed, cases: cases, jobs: 2))
    let rows = verification.violations.map { violation in
      let layout = text(violation.scenario.layout)
      let events = violation.scenario.events.map { event in
        S.layout(in: event).map { "layout (\(text($0)))" } ?? S.words(event)
      }
      let run = (layout == tutorial ? [] : ["made with " + layout]) + events
      let difference = violation.difference
      return [
        violation.clause.id, run.isEmpty ? "nothing happens" : run.joined(separator: "; "),
        "\(violation.row)", difference.expected, difference.found,
      ]
    }
    return verification.summary + ".\n\n"
      + Markdown.table(["clause", "smallest run", "step", "expected", "found"], rows)
  }

  private static let tutorial = "the article's layout"

  /// A layout in words: what is different from the article's.
  static func words<Layout: Equatable>(
    _ layout: Layout, _ usual: Layout,
    _ fields: [(name: String, path: any WritableKeyPath<Layout, Double> & Sendable)],
    _ flags: [(name: String, path: KeyPath<Layout, Bool>)] = []
  ) -> String {
    var parts = fields.filter { layout[keyPath: $0.path] != usual[keyPath: $0.path] }
      .map { "\($0.name) \(layout[keyPath: $0.path].plain)" }
    parts += flags.filter { layout[keyPath: $0.path] != usual[keyPath: $0.path] }
      .map { "\($0.name) \(layout[keyPath: $0.path])" }
    return parts.isEmpty ? tutorial : parts.joined(separator: ", ")
  }
}
