import Spec

extension HeaderScreen {
  static func numbers(_ layout: HeaderLayout.Candidate) -> JSON {
    .object(
      HeaderLayout.Candidate.fields.map { ($0.name, .number(layout[keyPath: $0.path])) })
  }

  static let layoutNames = HeaderLayout.Candidate.fields.map(\.name)

  static func layout(_ field: Field) throws -> HeaderLayout.Candidate {
    var layout = HeaderLayout.Candidate.tutorial
    if field.isTutorial { return layout }
    try field.allow(only: layoutNames)
    for (name, path) in HeaderLayout.Candidate.fields {
      layout[keyPath: path] = try field.member(name).number()
    }
    return layout
  }

  static func json(
    _ event: HeaderEvent, layout json: (HeaderLayout.Candidate) -> JSON
  ) -> JSON {
    switch event {
    case .scroll(let offset): ["scroll": .number(offset)]
    case .appear: ["appear": true]
    case .layout(let new): ["layout": json(new)]
    }
  }

  static func event(_ field: Field) throws -> HeaderEvent {
    let (name, value) = try field.single(of: ["scroll", "appear", "layout"])
    switch name {
    case "scroll": return .scroll(try value.number())
    case "appear":
      try value.isTrue()
      return .appear
    default: return .layout(try layout(value))
    }
  }
}

extension Field {
  /// Refuses anything but `true`, the value of events that carry nothing.
  func isTrue() throws {
    guard try bool() else { throw error("found false; legal: true") }
  }
}
