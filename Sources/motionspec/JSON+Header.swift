import Spec

extension HeaderScreen {
  static let layoutMembers = Member<HeaderLayout.Candidate>.numbers(
    HeaderLayout.Candidate.fields,
    [
      "H: height of the header at rest, in points",
      "how far the header moves before it docks, in points",
      "top of the avatar in the content, in points",
      "height of the avatar, in points",
      "k: how many times slower than the page the avatar's top sinks; a factor",
      "top of the black username, in points",
      "its height, in points",
      "top of the white label in the header, in points",
      "its height, in points",
      "B: offset at which the blur begins, in points",
      "D: over how many points the blur grows",
      "height of the whole content, in points",
      "height of the viewport less its insets, in points",
    ])

  static func meaning(_ kind: HeaderEvent.Kind) -> String {
    switch kind {
    case .scroll: "the page is at this offset from rest, in points; negative while pulled down"
    case .appear: "the screen appears, perhaps again"
    case .layout: "another layout counts from now on"
    }
  }

  static let members: [Member<HeaderAppearance>] = [
    transform(
      "header", (\.header.scale, .headerScale), (\.header.scaleZ, .headerScaleZ),
      (\.header.translationY, .headerTranslationY)),
    transform(
      "avatar", (\.avatar.scale, .avatarScale), (\.avatar.scaleZ, .avatarScaleZ),
      (\.avatar.translationY, .avatarTranslationY)),
    .object(
      "label",
      [
        .number(
          "translationY", \.labelTranslationY, .length,
          column: HeaderColumn.labelTranslationY.rawValue,
          "vertical translation of the white label, in points, downward positive")
      ]),
    .object(
      "blur",
      [
        .number(
          "alpha", \.blurAlpha, .factor, column: HeaderColumn.blurAlpha.rawValue,
          "opacity of the blurred copy as it is assigned")
      ]),
    .name(
      "front", \.front, column: HeaderColumn.front.rawValue,
      "which of the two siblings is drawn last"),
    Member(
      "overlays", "how many blurred copies there are", columns: [HeaderColumn.overlays.rawValue],
      schema: ["type": "integer"], write: { JSON($0.overlays) },
      read: { $1.overlays = try $0.integer() }),
  ]

  private typealias Number = (
    path: any Member<HeaderAppearance>.Path<Double>, column: HeaderColumn
  )

  private static func transform(
    _ layer: String, _ scale: Number, _ scaleZ: Number, _ translation: Number
  ) -> Member<HeaderAppearance> {
    .object(
      layer,
      [
        .number(
          "scale", scale.path, .factor, column: scale.column.rawValue,
          "\(layer): scale in x and y about the layer's centre"),
        .number(
          "scaleZ", scaleZ.path, .factor, column: scaleZ.column.rawValue,
          "\(layer): scale in z, 1 in every transform that can be inverted"),
        .number(
          "translationY", translation.path, .length, column: translation.column.rawValue,
          "\(layer): vertical translation after scaling, in points, downward positive"),
      ])
  }

  static let blank = HeaderAppearance(
    header: .init(scale: .nan, scaleZ: .nan, translationY: .nan),
    avatar: .init(scale: .nan, scaleZ: .nan, translationY: .nan), labelTranslationY: .nan,
    blurAlpha: .nan, front: .neither, overlays: 0)
}
