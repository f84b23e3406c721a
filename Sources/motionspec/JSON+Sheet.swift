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
