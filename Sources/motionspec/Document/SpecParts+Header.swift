import Generators
import Spec

extension SpecParts {
  static var headerRules: String {
    rules(HeaderRule.allCases.map { ("\($0)", $0.formula, $0.remedy(.tutorial)) })
  }

  /// What follows from the article's frames for bars that end at two heights, beside its own numbers.
  static var headerDerived: String {
    let derived = [67, 64].compactMap { barBottom in
      try? HeaderLayout(
        derivedFrom: HeaderLayout.Frames(of: .tutorial, barBottom: barBottom, titleMidline: 42)
      ).dimensions
    }
    let rows = (derived + [.tutorial]).map { d in
      let bar = d == .tutorial ? ["*as published*", ""] : [(d.headerHeight - d.stop).plain, "42"]
      return bar + [d.stop, d.avatarSlowdown, d.labelThreshold, d.labelTravel].map(\.plain)
    }
    return Markdown.table(["bar's bottom", "title's line", "stop", "k", "B", "D"], rows)
  }

  /// The formulas, with e and p written as symbols once they are defined.
  static var headerFormulas: String {
    let f = HeaderFormulas(HeaderDimensions<Term>.symbolic, offset: HeaderColumn.offset.term)
    let (e, p) = (f.travelled.latex, f.pull.latex)
    func line(_ symbol: HeaderColumn, _ term: Term) -> String {
      symbol.quantity.symbol + " &= " + term.latex.replacing(e, with: "e").replacing(p, with: "p")
    }
    return Markdown.aligned([
      "e &= " + e, "p &= " + p,
      line(.headerScale, f.headerScale), line(.headerTranslationY, f.headerTranslation),
      line(.avatarScale, f.avatarScale), line(.avatarTranslationY, f.avatarTranslation),
      line(.labelTranslationY, f.labelTranslation), line(.blurAlpha, f.blurAlpha),
      "\\mathit{front} &= \\text{header} \\iff " + f.headerIsInFront.latex,
    ])
  }

  /// The edges that follow from what is shown.
  static var headerEdges: String {
    let d = HeaderDimensions<Term>.symbolic
    func edges(
      _ top: Term, _ height: Term, _ scale: HeaderColumn, _ translation: HeaderColumn
    ) -> [Term] {
      let (scale, translation) = (scale.term, translation.term)
      return [
        Edges.top(frameTop: top, height: height, scale: scale, translation: translation),
        Edges.bottom(
          frameBottom: top == 0 ? height : top + height, height: height, scale: scale,
          translation: translation),
      ]
    }
    let names = ["\\mathit{top}", "\\mathit{bottom}", "a_{\\mathit{top}}", "a_{\\mathit{bottom}}"]
    let terms =
      edges(0, d.headerHeight, .headerScale, .headerTranslationY)
      + edges(d.avatarTop, d.avatarHeight, .avatarScale, .avatarTranslationY)
    return Markdown.aligned(
      zip(names, terms).map { "\($0) &= \($1.latex)".replacing("= 0 + ", with: "= ") })
  }

  static var headerMachines: String {
    guard let layout = try? HeaderLayout(.tutorial) else { return "" }
    return [
      "Header stop:", machine(HeaderStop.self, layout), "Layer order:",
      machine(LayerOrder.self, layout), "Label threshold, blur included:",
      machine(LabelThreshold.self, layout),
    ].joined(separator: "\n\n")
  }

  /// A machine without memory: from every state to every other, on the guard of the other.
  private static func machine<Phase: HeaderPhase>(
    _ type: Phase.Type, _ layout: HeaderLayout
  ) -> String {
    func symbols(_ formula: Formula) -> String {
      formula.text.replacing("offset", with: "o").replacing("labelThreshold", with: "B")
        .replacing("labelTravel", with: "D")
    }
    var lines = ["stateDiagram-v2"]
    if let initial = Phase.at(0, in: layout) { lines.append("  [*] --> \(initial.rawValue)") }
    for state in Phase.allCases {
      for next in Phase.allCases where next != state {
        lines.append("  \(state.rawValue) --> \(next.rawValue) : \(symbols(next.formula))")
      }
    }
    return Markdown.block("mermaid", lines.joined(separator: "\n"))
  }

  /// What the article's layout shows at some offsets, with every digit.
  static var headerGolden: String {
    guard let layout = try? HeaderLayout(.tutorial) else { return "" }
    let offsets: [Double] = [
      -214, -107, -1, 0, 1, 39.2, 40, 40.571, 89, 92, 95, 112.5, 130, 200,
    ]
    let d = layout.dimensions
    let rows = offsets.map { offset in
      let shown = HeaderAppearance(layout, offset: offset)
      let (header, avatar, edges) = (shown.header, shown.avatar, shown.edges(d))
      let numbers = [
        offset, header.scale, header.translationY, edges.top, edges.bottom, avatar.scale,
        avatar.translationY,
        shown.labelTranslationY, shown.blurAlpha,
      ]
      let states =
        [HeaderStop.at(offset, in: layout)?.rawValue ?? ""]
        + [LabelThreshold.at(offset, in: layout)?.rawValue ?? ""]
      return numbers.map(\.plain) + [shown.front.rawValue] + states
    }
    let symbols: [HeaderColumn] = [
      .offset, .headerScale, .headerTranslationY, .avatarScale, .avatarTranslationY,
      .labelTranslationY, .blurAlpha,
    ]
    var header = symbols.map { Markdown.math($0.quantity.symbol) }
    header.insert(contentsOf: ["top", "bottom"], at: 3)
    return Markdown.table(header + ["front", "stop", "label"], rows)
  }
}
