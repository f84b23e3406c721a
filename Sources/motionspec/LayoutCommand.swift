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

  static func run(
    _ arguments: Arguments, output: (String) -> Void, error: (String) -> Void
  ) async throws -> Int32 {
    let field = try value(arguments.operand, called: "layout")
    var judgements: [Judgement]
    if field.isTutorial {
      judgements = try [judge(header: field), judge(SheetScreen.self, field)]
    } else if field.optional("titleMidline") != nil {
      judgements = try [derive(field)]
    } else if try screen(of: field) == SheetScreen.self {
      judgements = try [judge(SheetScreen.self, field)]
    } else {
      judgements = try [judge(header: field)]
    }
    if arguments.has("json") {
      output(JSON.object([("layouts", .array(judgements.map(\.json)))]).text + "\n")
    } else {
      output(judgements.map(\.text).joined(separator: "\n") + "\n")
    }
    return judgements.allSatisfy(\.isLegal) ? 0 : 1
  }

  /// What is said of one layout.
  private struct Judgement {
    let isLegal: Bool
    let text: String
    let json: JSON
  }

  private static func judge<S: ToolScreen>(
    _ screen: S.Type, _ field: Field, lines: [String] = [],
    members: [(name: String, value: JSON)] = []
  ) throws -> Judgement {
    let layout = try S.layout(field)
    if let fault = S.fault(in: layout) { return illegal(S.name, fault) }
    let text = (["✔ a legal \(S.name) layout"] + lines.map { "  " + $0 }).joined(separator: "\n")
    let json = JSON.object(
      [("screen", .string(S.name)), ("legal", true), ("layout", S.json(layout))] + members)
    return Judgement(isLegal: true, text: text, json: json)
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

  /// A header's layout, with the phases that a page of this length never shows.
  private static func judge(header field: Field, derived: [String] = []) throws -> Judgement {
    guard let layout = try? HeaderLayout(try HeaderScreen.layout(field)) else {
      return try judge(HeaderScreen.self, field)
    }
    let missing = layout.unreachable
    let phases = missing.isEmpty ? "none" : missing.map(\.rawValue).joined(separator: ", ")
    let line = "largest offset \(layout.largestOffset.plain); phases out of reach: \(phases)"
    return try judge(
      HeaderScreen.self, field, lines: derived + [line],
      members: [
        ("largestOffset", .number(layout.largestOffset)),
        ("unreachable", .array(missing.map { .string($0.rawValue) })),
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
      header: Field(HeaderScreen.json(layout.dimensions), field.place),
      derived: ["derived:"] + numbers.map { "  " + $0 })
  }
}
