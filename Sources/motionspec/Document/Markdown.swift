import Spec

/// The few forms of Markdown that the generated parts are made of.
enum Markdown {
  /// A table; bars in cells are escaped.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    let rule = "|" + String(repeating: "---|", count: header.count)
    return ([line(header), rule] + rows.map(line)).joined(separator: "\n")
  }

  /// A fenced block.
  static func block(_ language: String, _ text: String) -> String {
    "```\(language)\n\(text)\n```"
  }

  /// Code within a line.
  static func code(_ text: String) -> String { "`\(text)`" }

  /// LaTeX within a line; GitHub refuses `\operatorname`, and a bar would end a table's cell.
  static func math(_ latex: String) -> String {
    let inside = safe(latex).replacing("\\left|", with: "\\lvert ")
      .replacing("\\right|", with: "\\rvert ")
    return "$`\(inside)`$"
  }

  /// Lines of LaTeX, one under another, aligned where they say `&`.
  static func aligned(_ lines: [String]) -> String {
    let body = safe(lines.joined(separator: " \\\\\n"))
    return block("math", "\\begin{aligned}\n\(body)\n\\end{aligned}")
  }

  /// LaTeX that GitHub accepts, with powers of ten, sets and inequality as people write them.
  static func safe(_ latex: String) -> String {
    latex.replacing("\\operatorname{", with: "\\mathrm{")
      .replacing(#/\b1e-(\d+)/#) { "10^{-\($0.output.1)}" }
      .replacing("\(TimingCurve.steepestSlope)", with: "\\frac{50}{29}")
      .replacing(#/\\lnot ([^ (]+) = \\text/#) { "\($0.output.1) \\ne \\text" }
      .replacing(
        #/(\\land )?([^ (]+) = (\\text\{\w+\})((?: \\lor \2 = \\text\{\w+\})+)(?! \\land)/#
      ) {
        // After a conjunction the first of the alternatives belongs to that.
        let (all, conjunction, name, first, others) = $0.output
        if conjunction != nil { return String(all) }
        return "\(name) \\in \\{\(first)\(others.replacing(" \\lor \(name) =", with: ","))\\}"
      }
      .replacing(#/\\left\(([^ (]+ \\in \\\{[^()]*?\\\})\\right\)/#) { "\($0.output.1)" }
      .replacing(#/\\lnot ([^ (]+) \\in/#) { "\($0.output.1) \\notin" }
  }
}
