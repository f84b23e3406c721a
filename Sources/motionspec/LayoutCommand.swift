import Spec

/// `layout`: judges a layout, or derives one from frames.
enum LayoutCommand: Command {
  static let manual = Manual(
    name: "layout", operand: "FILE|JSON",
    summary: "Judges a layout: legal, or which rule it breaks and what would be legal.",
    flags: [.init("json", nil, "one JSON object instead of text")],
    details: """
      A layout is "tutorial" or an object of numbers.
      header  \(HeaderScreen.layoutNames.joined(separator: " "))
      sheet   \(SheetScreen.layoutNames.joined(separator: " "))
      frames  \(frameNames.joined(separator: " "))
      From frames of a header stop, the largest avatarSlowdown, labelThreshold and labelTravel are
      derived. Exit code 0: legal; 1: illegal; 2: not a layout.
      """,
    examples: ["motionspec layout tutorial", "motionspec layout header.json --json"])

  static let frameNames =
    HeaderScreen.layoutNames.filter { !derivedNames.contains($0) } + ["barBottom", "titleMidline"]
  private static let derivedNames = ["stop", "avatarSlowdown", "labelThreshold", "labelTravel"]

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let field = try value(arguments.operand, called: "layout")
    let judgements =
      if field.isTutorial {
        try screens.map { try judge($0, field) }
      } else if field.optional("titleMidline") != nil {
        [try derive(field)]
      } else {
        [try judge(screen(of: field), field)]
      }
    let json = JSON.object([("layouts", .array(judgements.map(\.json)))])
    let text = judgements.map(\.text).joined(separator: "\n") + "\n"
    console.output(arguments.has("json") ? json.line : text)
    return judgements.allSatisfy(\.isLegal) ? 0 : 1
  }

  /// What is said of one layout.
  private struct Judgement {
    let isLegal: Bool
    let text: String
    let json: JSON
  }

  private static func judge<S: ToolScreen>(
    _ screen: S.Type, _ field: Field, derived: [String] = []
  ) throws -> Judgement {
    let layout = try S.layout(field)
    if let fault = S.fault(in: layout) { return illegal(S.name, fault) }
    var lines = derived
    var members: JSON.Members = [
      ("screen", .string(S.name)), ("legal", true), ("layout", S.json(layout)),
    ]
    // A header's page can be too short to show some phases.
    if let header = (layout as? HeaderLayout.Candidate).flatMap({ HeaderLayout(ifLegal: $0) }) {
      let missing = header.unreachable.map(\.rawValue)
      let phases = missing.isEmpty ? "none" : missing.joined(separator: ", ")
      lines.append(
        "largest offset \(header.largestOffset.plain); phases out of reach: \(phases)")
      members += [
        ("largestOffset", .number(header.largestOffset)),
        ("unreachable", .array(missing.map { .string($0) })),
      ]
    }
    let text = (["✔ a legal \(S.name) layout"] + lines).joined(separator: "\n  ")
    return Judgement(isLegal: true, text: text, json: .object(members))
  }

  private static func illegal(_ name: String, _ fault: LayoutError) -> Judgement {
    Judgement(
      isLegal: false, text: "✘ an illegal \(name) layout: \(fault)",
      json: [
        "screen": .string(name), "legal": false, "rule": .string(fault.ruleText),
        "field": .string(fault.field), "value": .number(fault.value),
        "bound": .string(fault.legal.isEmpty ? "finite" : fault.legal),
        "message": .string(fault.description),
      ])
  }

  private static func derive(_ field: Field) throws -> Judgement {
    for name in derivedNames where field.optional(name) != nil {
      throw field.error("'\(name)' is derived from frames with a titleMidline: leave it out")
    }
    try field.allow(only: frameNames)
    var known = HeaderLayout.Candidate.tutorial
    for (name, path) in HeaderLayout.Candidate.fields where !derivedNames.contains(name) {
      known[keyPath: path] = try field.member(name).number()
    }
    let barBottom = try field.member("barBottom").number()
    let titleMidline = try field.member("titleMidline").number()
    let layout: HeaderLayout
    do throws(LayoutError) {
      layout = try HeaderLayout(
        derivedFrom: known, barBottom: barBottom, titleMidline: titleMidline)
    } catch {
      return illegal(HeaderScreen.name, error)
    }
    let numbers = HeaderLayout.Candidate.fields.filter { derivedNames.contains($0.name) }
      .map { "\($0.name.padded(to: 16))\(layout.dimensions[keyPath: $0.path].plain)" }
    return try judge(
      HeaderScreen.self, Field(HeaderScreen.json(layout.dimensions), field.place),
      derived: ["derived:"] + numbers.map { "  " + $0 })
  }
}
