import Spec

extension SheetScreen {
  private static let flags = ["presenterShowsBar", "presenterHidesStatusBar"]

  static func json(_ layout: SheetLayout.Candidate) -> JSON {
    if layout == .tutorial { return "tutorial" }
    return .object(
      SheetLayout.Candidate.fields.map { ($0.name, .number(layout[keyPath: $0.path])) } + [
        (flags[0], .bool(layout.presenterShowsBar)),
        (flags[1], .bool(layout.presenterHidesStatusBar)),
      ])
  }

  static let layoutNames = SheetLayout.Candidate.fields.map(\.name) + flags

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

  static func json(_ event: SheetEvent) -> JSON {
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

  static func json(_ a: SheetAppearance) -> JSON {
    let commands = SheetCommands.names.filter { a.commands.contains($0.command) }
    return [
      "top": .number(a.top), "height": .number(a.height), "bar": .string(a.bar.rawValue),
      "backButton": .string(a.backButton.rawValue), "statusBarHidden": .bool(a.statusBarHidden),
      "mounted": .bool(a.mounted), "commands": .array(commands.map { .string($0.name) }),
    ]
  }

  static func appearance(_ field: Field) throws -> SheetAppearance {
    try field.allow(only: [
      "top", "height", "bar", "backButton", "statusBarHidden", "mounted", "commands",
    ])
    var commands: SheetCommands = []
    for element in try field.member("commands").elements() {
      guard case .string(let name) = element.value,
        let known = SheetCommands.names.first(where: { $0.name == name })
      else {
        let legal = SheetCommands.names.map(\.name).joined(separator: ", ")
        throw element.error("found \(element.value.text); legal: \(legal)")
      }
      commands.insert(known.command)
    }
    return SheetAppearance(
      top: try field.member("top").number(), height: try field.member("height").number(),
      bar: try field.member("bar").name(of: SheetAppearance.Bar.self),
      backButton: try field.member("backButton").name(of: SheetAppearance.BackButton.self),
      statusBarHidden: try field.member("statusBarHidden").bool(),
      mounted: try field.member("mounted").bool(), commands: commands)
  }
}
