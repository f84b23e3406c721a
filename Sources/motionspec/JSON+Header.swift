import Spec

extension HeaderScreen {
  static func json(_ layout: HeaderLayout.Candidate) -> JSON {
    if layout == .tutorial { return "tutorial" }
    return .object(
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

  static func json(_ event: HeaderEvent) -> JSON {
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

  static func json(_ a: HeaderAppearance) -> JSON {
    func transform(_ t: HeaderAppearance.Transform) -> JSON {
      [
        "scale": .number(t.scale), "scaleZ": .number(t.scaleZ),
        "translationY": .number(t.translationY),
      ]
    }
    return [
      "header": transform(a.header), "avatar": transform(a.avatar),
      "label": ["translationY": .number(a.labelTranslationY)],
      "blur": ["alpha": .number(a.blurAlpha)], "front": .string(a.front.rawValue),
      "overlays": JSON(a.overlays),
    ]
  }

  static func appearance(_ field: Field) throws -> HeaderAppearance {
    try field.allow(only: ["header", "avatar", "label", "blur", "front", "overlays"])
    func transform(_ name: String) throws -> HeaderAppearance.Transform {
      let layer = try field.member(name)
      try layer.allow(only: ["scale", "scaleZ", "translationY"])
      return .init(
        scale: try layer.member("scale").number(), scaleZ: try layer.member("scaleZ").number(),
        translationY: try layer.member("translationY").number())
    }
    let label = try field.member("label")
    try label.allow(only: ["translationY"])
    let blur = try field.member("blur")
    try blur.allow(only: ["alpha"])
    return HeaderAppearance(
      header: try transform("header"), avatar: try transform("avatar"),
      labelTranslationY: try label.member("translationY").number(),
      blurAlpha: try blur.member("alpha").number(),
      front: try field.member("front").name(of: HeaderAppearance.Front.self),
      overlays: try field.member("overlays").integer())
  }
}

extension Field {
  /// Refuses anything but `true`, the value of events that carry nothing.
  func isTrue() throws {
    guard try bool() else { throw error("found false; legal: true") }
  }
}
