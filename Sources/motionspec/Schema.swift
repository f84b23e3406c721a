import Spec

/// The JSON schema (draft 2020-12) of what goes through a pipe and what a recording holds.
///
/// It is made from what reads and writes these values, so that it cannot say something else.
enum Schema {
  /// A number, or one that is not finite spelled out.
  static let number: JSON = ["anyOf": [["type": "number"], ["enum": ["nan", "inf", "-inf"]]]]

  /// An object with these members and no others.
  static func object<Whole>(_ members: [Member<Whole>]) -> JSON {
    object(
      members.map { ($0.name, described($0.meaning, $0.schema)) },
      optional: members.filter(\.isOptional).map(\.name))
  }

  private static func object(_ members: JSON.Members, optional: [String] = []) -> JSON {
    let required = members.map(\.name).filter { !optional.contains($0) }
    return [
      "type": "object", "properties": .object(members),
      "required": .array(required.map { .string($0) }), "additionalProperties": false,
    ]
  }

  private static func list(_ items: JSON) -> JSON { ["type": "array", "items": items] }
  private static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  private static func described(_ text: String, _ schema: JSON) -> JSON {
    guard !text.isEmpty, case .object(let members) = schema else { return schema }
    return .object([("description", .string(text))] + members)
  }

  /// The whole schema: any line of the protocol or of a recording, each kind with a name.
  static var json: JSON {
    let definitions = screens.flatMap { own($0) } + shared + lines
    return .object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "MotionSpec: scenarios, answers and recordings, one a line"),
      ("version", JSON(Recording.version)), ("anyOf", .array(lines.map { reference($0.name) })),
      ("$defs", .object(definitions)),
    ])
  }

  /// What is one of several things, a screen's own each.
  private static var shared: JSON.Members {
    func any(_ kind: String, _ others: [JSON] = []) -> JSON {
      let own = screens.map { reference("\($0.name).\(kind)") }
      return .object([("anyOf", .array(own + others))])
    }
    let why = described("why; nothing has changed", ["type": "string"])
    let rejection = object([("rejected", why)])
    return [
      ("layout", any("layout")), ("event", any("event")),
      ("appearance", any("appearance", [rejection])),
    ]
  }

  /// The kinds of lines.
  private static var lines: JSON.Members {
    let time = described("seconds since any moment; never less than before", ["type": "number"])
    let appearance = (name: "appearance", value: reference("appearance"))
    let event = (name: "event", value: reference("event"))
    let layout = (name: "layout", value: reference("layout"))
    let id = described("counts the scenarios of a process", ["type": "integer"])
    let scale = described(
      "pixels a point: lengths are whole pixels", ["type": "number", "exclusiveMinimum": JSON(0)])
    let appearances = described(
      "at the start, then one after every event; one alone if the layout is rejected",
      list(reference("appearance")))
    let head: JSON.Members = [
      ("version", ["const": JSON(Recording.version)]), ("screen", name), layout,
      ("scale", scale), ("precision", ["enum": ["exact", "single"]]),
    ]
    return [
      (
        "scenario",
        object([("id", id), ("screen", name), layout, ("events", list(reference("event")))])
      ),
      ("answer", object([("id", id), ("appearances", appearances)])),
      ("recording", object(head, optional: ["scale", "precision"])),
      ("start", object([("t", time), appearance], optional: ["t"])),
      ("step", object([("t", time), event, appearance], optional: ["t"])),
    ]
  }

  private static var name: JSON { ["enum": .array(screens.map { .string($0.name) })] }

  private static func own<S: ToolScreen>(_ screen: S.Type) -> JSON.Members {
    let events = S.Event.Kind.allCases.map { kind in
      let isBare = S.Event(kind, .nothing) != nil
      let schema =
        kind.measure != nil ? number : isBare ? ["const": true] : reference("\(S.name).layout")
      return object([(kind.rawValue, described(S.meaning(kind), schema))])
    }
    return [
      ("\(S.name).layout", ["anyOf": [["const": "tutorial"], object(S.layoutMembers)]]),
      ("\(S.name).event", ["anyOf": .array(events)]),
      (
        "\(S.name).appearance",
        described("may be partial, but then it is so in every line", object(S.members))
      ),
    ]
  }
}

/// `schema`: prints the JSON schema of the protocol and of recordings.
enum SchemaCommand: Command {
  static let manual = Manual(
    name: "schema", summary: "Prints the JSON schema of scenarios, answers and recordings.",
    flags: [],
    details: "PROTOCOL.md says how a process is spoken to and what a recording holds.",
    examples: ["motionspec schema > motionspec.schema.json"])

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    console.output(Schema.json.line)
    return 0
  }
}
