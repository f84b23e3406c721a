import Spec

extension SheetScreen {
  private static let flags = ["presenterShowsBar", "presenterHidesStatusBar"]

  static func numbers(_ layout: SheetLayout.Candidate) -> JSON {
    .object(
      SheetLayout.Candidate.fields.map { ($0.name, .number(layout[keyPath: $0.path])) } + [
        (flags[0], .bool(layout.presenterShowsBar)),
        (flags[1], .bool(layout.presenterHidesStatusBar)),
      ])
  }

  static let layoutNames = SheetLayout.Candidate.fields.map(\.name) + flags
  static let optionalNames = flags

  static let layoutMembers = [
    Described(name: "containerHeight", meaning: "H: height of container and sheet, in points"),
    Described(name: "barBottom", meaning: "N: bottom of the navigation bar, in points"),
    Described(name: "restTop", meaning: "R: where the sheet's top rests, in points"),
    Described(name: "overshoot", meaning: "S: how far below that it can be pulled, in points"),
    Described(name: "presentDuration", meaning: "how long it takes to come up, in seconds"),
    Described(name: "settleDuration", meaning: "how long it takes to spring back, in seconds"),
    Described(name: "dismissDuration", meaning: "how long it takes to go, in seconds"),
    Described(
      name: flags[0], meaning: "whether the presenter shows its bar; false if left out",
      schema: ["type": "boolean"]),
    Described(
      name: flags[1], meaning: "whether it hides the status bar; false if left out",
      schema: ["type": "boolean"]),
  ]

  static let eventMembers = SheetEvent.Kind.allCases.map { kind in
    let (meaning, schema): (String, JSON) =
      switch kind {
      case .present: ("the presenter asks for the sheet", ["const": true])
      case .panBegan: ("a finger begins to pan", ["const": true])
      case .panMoved: ("how far it moved since the last report, in points", Schema.number)
      case .panEnded: ("it is lifted after a last move, in points", Schema.number)
      case .panCancelled: ("the gesture was cancelled, or failed", ["const": true])
      case .back: ("the back button is touched", ["const": true])
      case .advance: ("time passes, in seconds", Schema.number)
      case .layout: ("another layout counts from now on", ["$ref": "#/$defs/sheet.layout"])
      }
    return Described(name: kind.rawValue, meaning: meaning, schema: schema)
  }

  /// Reads a layout; what the presenter shows may be left out and is false then.
  static func layout(_ field: Field) throws -> SheetLayout.Candidate {
    var layout = SheetLayout.Candidate.tutorial
    if field.isTutorial { return layout }
    try field.allow(only: layoutNames)
    for (name, path) in SheetLayout.Candidate.fields {
      layout[keyPath: path] = try field.member(name).number()
    }
    layout.presenterShowsBar = try field.optional(flags[0])?.bool() ?? false
    layout.presenterHidesStatusBar = try field.optional(flags[1])?.bool() ?? false
    return layout
  }

  static func json(
    _ event: SheetEvent, layout json: (SheetLayout.Candidate) -> JSON
  ) -> JSON {
    let name = event.kind.rawValue
    return switch event {
    case .present, .panBegan, .panCancelled, .back: .object([(name, .bool(true))])
    case .panMoved(let amount), .panEnded(let amount), .advance(let amount):
      .object([(name, .number(amount))])
    case .layout(let new): .object([(name, json(new))])
    }
  }

  static func event(_ field: Field) throws -> SheetEvent {
    let (name, value) = try field.single(of: SheetEvent.Kind.allCases.map(\.rawValue))
    func bare(_ event: SheetEvent) throws -> SheetEvent {
      try value.isTrue()
      return event
    }
    switch SheetEvent.Kind(rawValue: name) {
    case .present: return try bare(.present)
    case .panBegan: return try bare(.panBegan)
    case .panMoved: return .panMoved(try value.number())
    case .panEnded: return .panEnded(try value.number())
    case .panCancelled: return try bare(.panCancelled)
    case .back: return try bare(.back)
    case .advance: return .advance(try value.number())
    case .layout: return .layout(try layout(value))
    case nil: throw field.error("unknown event '\(name)'")
    }
  }
}
