import Generators
import Spec

extension SpecParts {
  static var sheetRules: String {
    let d = SheetLayout.Candidate.tutorial.dimensions
    return rules(SheetRule.allCases.map { ("\($0)", $0.formula, $0.remedy(d)) })
  }

  /// The curve at some times, with every digit.
  static var sheetCurve: String {
    let times = [0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1]
    return Markdown.table(
      [Markdown.math("x"), Markdown.math("E(x)")],
      times.map { [$0.plain, TimingCurve.progress($0).plain] })
  }

  /// One row a kind of event, one column a phase.
  static var sheetTable: String {
    let rows = SheetEvent.Kind.allCases.map { kind in
      [Markdown.code(kind.rawValue)]
        + SheetPhase.allCases.map { cell(SheetMachine.outcome($0, kind)) }
    }
    return Markdown.table(["event"] + SheetPhase.allCases.map { "in \($0.rawValue)" }, rows)
  }

  private static func cell(_ outcome: SheetOutcome) -> String {
    switch outcome {
    case .ignored(let reason): "*ignored: \(reason)*"
    case .goes(let action, let next): "`\(action.rawValue)` → \(next.rawValue)"
    case .branches(let action, let condition, let then, let otherwise):
      "`\(action.rawValue)` → \(then.rawValue) if `\(condition.rawValue)`, "
        + "else \(otherwise.rawValue)"
    }
  }

  /// The table as a diagram; events that do the same share an arrow.
  static var sheetDiagram: String {
    var arrows: [(way: String, label: String, events: [String])] = []
    func add(_ from: SheetPhase, _ to: SheetPhase, _ label: String, _ kind: SheetEvent.Kind) {
      let way = "\(from.rawValue) --> \(to.rawValue)"
      if let known = arrows.firstIndex(where: { $0.way == way && $0.label == label }) {
        arrows[known].events.append(kind.rawValue)
      } else {
        arrows.append((way, label, [kind.rawValue]))
      }
    }
    for phase in SheetPhase.allCases {
      for kind in SheetEvent.Kind.allCases {
        switch SheetMachine.outcome(phase, kind) {
        case .ignored: break
        case .goes(let action, let next): add(phase, next, "/ \(action.rawValue)", kind)
        case .branches(let action, let condition, let then, let otherwise):
          add(phase, then, "[\(condition.rawValue)] / \(action.rawValue)", kind)
          add(phase, otherwise, "[not \(condition.rawValue)] / \(action.rawValue)", kind)
        }
      }
    }
    let lines = arrows.map { "  \($0.way) : \($0.events.joined(separator: ", ")) \($0.label)" }
    return Markdown.block(
      "mermaid", (["stateDiagram-v2", "  [*] --> hidden"] + lines).joined(separator: "\n"))
  }
}
