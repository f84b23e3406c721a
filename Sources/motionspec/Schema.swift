import Spec

/// The JSON schema (draft 2020-12) of what goes through a pipe and what a recording holds.
///
/// It is made from what reads and writes these values, so that it cannot say something else.
enum Schema {
  /// A number, or one that is not finite spelled out.
  static let number: JSON = ["anyOf": [["type": "number"], ["enum": ["nan", "inf", "-inf"]]]]

  /// An object with these members and no others.
  private static func object(
    _ members: [(name: String, value: JSON)], optional: [String] = []
  ) -> JSON {
    [
      "type": "object", "properties": .object(members),
      "required": .array(
        members.map(\.name).filter { !optional.contains($0) }.map { .string($0) }),
      "additionalProperties": false,
    ]
  }

  private static func list(_ items: JSON) -> JSON { ["type": "array", "items": items] }
  private static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  private static func described(_ text: String, _ schema: JSON) -> JSON {
    guard case .object(let members) = schema else { return schema }
    return .object([("description", .string(text))] + members)
  }

  /// The whole schema: any line of the protocol or of a recording, each kind with a name.
  static var text: String {
    var definitions: [(name: String, value: JSON)] = []
    for screen in screens { definitions += own(screen) }
    definitions += shared + lines
    return JSON.object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "MotionSpec: scenarios, answers and recordings, one a line"),
      ("version", JSON(Recording.version)), ("anyOf", .array(lines.map { reference($0.name) })),
      ("$defs", .object(definitions)),
    ]).text
  }

  /// What is one of several things, a screen's own each.
  private static var shared: [(name: String, value: JSON)] {
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
  private static var lines: [(name: String, value: JSON)] {
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
    let head: [(name: String, value: JSON)] = [
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

  private static func own<S: ToolScreen>(
    _ screen: S.Type
  ) -> [(name: String, value: JSON)] {
    let layout = S.layoutMembers.map { ($0.name, described($0.meaning, $0.schema)) }
    let events = S.eventMembers.map { object([($0.name, described($0.meaning, $0.schema))]) }
    var parts: [(name: String, value: JSON)] = []
    for group in S.groups {
      let inner = group.members.map {
        ($0.path.last ?? group.name, described($0.meaning, $0.schema))
      }
      parts.append(
        (group.name, group.isObject ? object(inner, optional: group.names) : inner[0].1))
    }
    return [
      (
        "\(S.name).layout",
        ["anyOf": [["const": "tutorial"], object(layout, optional: S.optionalNames)]]
      ), ("\(S.name).event", ["anyOf": .array(events)]),
      (
        "\(S.name).appearance",
        described(
          "may be partial, but then it is so in every line",
          object(parts, optional: parts.map(\.name)))
      ),
    ]
  }
}

/// Something in a layout or an event, for the schema.
struct Described {
  let name: String
  let meaning: String
  var schema = Schema.number
}

/// `schema`: prints the JSON schema of the protocol and of recordings.
enum SchemaCommand: Command {
  static let manual = Manual(
    name: "schema", summary: "Prints the JSON schema of scenarios, answers and recordings.",
    flags: [],
    details: "PROTOCOL.md says how a process is spoken to and what a recording holds.",
    examples: ["motionspec schema > motionspec.schema.json"])

  static func run(
    _ arguments: Arguments, output: (String) -> Void, error: (String) -> Void
  ) async throws -> Int32 {
    output(Schema.text + "\n")
    return 0
  }
}
