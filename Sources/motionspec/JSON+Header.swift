import Spec

extension HeaderScreen {
  static func numbers(_ layout: HeaderLayout.Candidate) -> JSON {
    .object(
      HeaderLayout.Candidate.fields.map { ($0.name, .number(layout[keyPath: $0.path])) })
  }

  static let layoutNames = HeaderLayout.Candidate.fields.map(\.name)
  static let optionalNames: [String] = []

  static let layoutMembers = [
    Described(name: "headerHeight", meaning: "H: height of the header at rest, in points"),
    Described(name: "stop", meaning: "how far the header moves before it docks, in points"),
    Described(name: "avatarTop", meaning: "top of the avatar in the content, in points"),
    Described(name: "avatarHeight", meaning: "height of the avatar, in points"),
    Described(
      name: "avatarSlowdown",
      meaning: "k: how many times slower than the page the avatar's top sinks; a factor"),
    Described(name: "usernameTop", meaning: "top of the black username, in points"),
    Described(name: "usernameHeight", meaning: "its height, in points"),
    Described(name: "labelTop", meaning: "top of the white label in the header, in points"),
    Described(name: "labelHeight", meaning: "its height, in points"),
    Described(
      name: "labelThreshold", meaning: "B: offset at which the blur begins, in points"),
    Described(name: "labelTravel", meaning: "D: over how many points the blur grows"),
    Described(name: "contentHeight", meaning: "height of the whole content, in points"),
    Described(
      name: "viewportHeight", meaning: "height of the viewport less its insets, in points"),
  ]

  static let eventMembers = [
    Described(
      name: "scroll",
      meaning: "the page is at this offset from rest, in points; negative while pulled down"),
    Described(
      name: "appear", meaning: "the screen appears, perhaps again", schema: ["const": true]),
    Described(
      name: "layout", meaning: "another layout counts from now on",
      schema: ["$ref": "#/$defs/header.layout"]),
  ]

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
