import Spec

/// Something that a screen shows, as it stands in JSON: written, read and described in one place.
struct Member<Appearance>: Sendable {
  /// What kind of value it is, which decides how far a recording of limited precision may be off.
  enum Kind: Sendable {
    /// A length in points.
    case length
    /// A number without a unit.
    case factor
    /// One of a few states, a truth, a count: never rounded.
    case exact
  }

  /// Its name, after that of the object it stands in if it stands in one.
  let path: [String]
  let kind: Kind
  /// The columns that cannot be known without it.
  let columns: [Int]
  /// What it is, for people.
  let meaning: String
  /// Which values are legal, as a JSON schema.
  let schema: JSON
  let write: @Sendable (Appearance) -> JSON
  let read: @Sendable (Field, inout Appearance) throws -> Void

  /// Its name with dots.
  var name: String { path.joined(separator: ".") }
}

extension Member {
  typealias Path<Value> = WritableKeyPath<Appearance, Value> & Sendable

  /// A number.
  static func number(
    _ name: String, _ path: any Path<Double>, _ kind: Kind, column: Int, _ meaning: String
  ) -> Member {
    Member(
      path: name.split(separator: ".").map(String.init), kind: kind, columns: [column],
      meaning: meaning, schema: Schema.number, write: { .number($0[keyPath: path]) },
      read: { $1[keyPath: path] = try $0.number() })
  }

  /// True or false.
  static func truth(
    _ name: String, _ path: any Path<Bool>, column: Int, _ meaning: String
  ) -> Member {
    Member(
      path: [name], kind: .exact, columns: [column], meaning: meaning,
      schema: ["type": "boolean"], write: { .bool($0[keyPath: path]) },
      read: { $1[keyPath: path] = try $0.bool() })
  }

  /// One of the names of an enumeration.
  static func name<Name: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any Path<Name>, column: Int, _ meaning: String
  ) -> Member {
    Member(
      path: [name], kind: .exact, columns: [column], meaning: meaning,
      schema: ["enum": .array(Name.allCases.map { .string($0.rawValue) })],
      write: { .string($0[keyPath: path].rawValue) },
      read: { $1[keyPath: path] = try $0.name(of: Name.self) })
  }
}

extension HeaderScreen {
  static let members: [Member<HeaderAppearance>] = [
    .number("header.scale", \.header.scale, .factor, column: at(.headerScale), scale("header")),
    .number("header.scaleZ", \.header.scaleZ, .factor, column: at(.headerScaleZ), z("header")),
    .number(
      "header.translationY", \.header.translationY, .length, column: at(.headerTranslationY),
      translation("header")),
    .number("avatar.scale", \.avatar.scale, .factor, column: at(.avatarScale), scale("avatar")),
    .number("avatar.scaleZ", \.avatar.scaleZ, .factor, column: at(.avatarScaleZ), z("avatar")),
    .number(
      "avatar.translationY", \.avatar.translationY, .length, column: at(.avatarTranslationY),
      translation("avatar")),
    .number(
      "label.translationY", \.labelTranslationY, .length, column: at(.labelTranslationY),
      "vertical translation of the white label, in points, downward positive"),
    .number(
      "blur.alpha", \.blurAlpha, .factor, column: at(.blurAlpha),
      "opacity of the blurred copy as it is assigned"),
    .name("front", \.front, column: at(.front), "which of the two siblings is drawn last"),
    Member(
      path: ["overlays"], kind: .exact, columns: [at(.overlays)],
      meaning: "how many blurred copies there are", schema: ["type": "integer"],
      write: { JSON($0.overlays) }, read: { $1.overlays = try $0.integer() }),
  ]

  private static func at(_ column: HeaderColumn) -> Int { column.rawValue }
  private static func scale(_ layer: String) -> String {
    "\(layer): scale in x and y about the layer's centre"
  }
  private static func z(_ layer: String) -> String {
    "\(layer): scale in z, 1 in every transform that can be inverted"
  }
  private static func translation(_ layer: String) -> String {
    "\(layer): vertical translation after scaling, in points, downward positive"
  }

  static let blank = HeaderAppearance(
    header: .init(scale: .nan, scaleZ: .nan, translationY: .nan),
    avatar: .init(scale: .nan, scaleZ: .nan, translationY: .nan), labelTranslationY: .nan,
    blurAlpha: .nan, front: .neither, overlays: 0)
}

extension SheetScreen {
  static let members: [Member<SheetAppearance>] = [
    .number(
      "top", \.top, .length, column: SheetColumn.top.rawValue,
      "the sheet's top on the screen as presented, in points; without meaning unless mounted"),
    .number("height", \.height, .length, column: SheetColumn.height.rawValue, "in points"),
    .name("bar", \.bar, column: SheetColumn.bar.rawValue, "the navigation bar"),
    .name("backButton", \.backButton, column: SheetColumn.backButton.rawValue, "the back button"),
    .truth(
      "statusBarHidden", \.statusBarHidden, column: SheetColumn.statusBarHidden.rawValue,
      "whether the status bar is hidden"),
    .truth(
      "mounted", \.mounted, column: SheetColumn.mounted.rawValue,
      "whether the sheet's views are in the view hierarchy"),
    Member(
      path: ["commands"], kind: .exact,
      columns: [SheetColumn.commands, .isShowBar, .isHideBar].map(\.rawValue),
      meaning: "what was done to the surroundings in this event, in any order",
      schema: [
        "type": "array",
        "items": ["enum": .array(SheetCommands.names.map { .string($0.name) })],
      ],
      write: { appearance in
        let given = SheetCommands.names.filter { appearance.commands.contains($0.command) }
        return .array(given.map { .string($0.name) })
      },
      read: { $1.commands = try commands($0) }),
    Member(
      path: ["rubberBand"], kind: .length, columns: [SheetColumn.rubberBand.rawValue],
      meaning:
        "how far the sheet would follow the finger by this panMoved if it resisted, in points; "
        + "after other events null",
      schema: ["anyOf": [Schema.number, ["type": "null"]]],
      write: { $0.rubberBand.map { .number($0) } ?? .null },
      read: { field, appearance in
        if case .null = field.value { return }
        appearance.rubberBand = try field.number()
      }),
  ]

  private static func commands(_ field: Field) throws -> SheetCommands {
    var commands: SheetCommands = []
    for element in try field.elements() {
      guard case .string(let name) = element.value,
        let known = SheetCommands.names.first(where: { $0.name == name })
      else {
        let legal = SheetCommands.names.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw element.mismatch(legal)
      }
      guard commands.insert(known.command).inserted else { throw element.error("given twice") }
    }
    return commands
  }

  static let blank = SheetAppearance(
    top: .nan, height: .nan, bar: .hidden, backButton: .absent, statusBarHidden: false,
    mounted: false)
}

/// What stands under one name in an appearance's JSON: one member, or an object of members.
struct MemberGroup<Appearance>: Sendable {
  let name: String
  /// The members that stand in it, or the one that it is.
  let members: ArraySlice<Member<Appearance>>
  /// Their names in it; none if it is no object.
  let names: [String]

  var isObject: Bool { !names.isEmpty }

  /// The groups that members stand in, in order.
  static func all(of members: [Member<Appearance>]) -> [MemberGroup] {
    members.indices.filter { $0 == 0 || members[$0 - 1].path[0] != members[$0].path[0] }
      .map { first in
        let inside = members[first...].prefix { $0.path[0] == members[first].path[0] }
        return MemberGroup(
          name: members[first].path[0], members: inside,
          names: inside.flatMap { $0.path.dropFirst() })
      }
  }
}

/// Which members of an appearance are there, one bit each.
typealias Shown = UInt32

extension ToolScreen {
  /// An appearance as JSON.
  static func json(_ appearance: Appearance) -> JSON {
    .object(
      groups.map { group in
        let values = group.members.map { $0.write(appearance) }
        return (group.name, group.isObject ? .object(Array(zip(group.names, values))) : values[0])
      })
  }

  /// Reads an appearance; members may be left out if the others that were read left them out too.
  ///
  /// - Parameter shown: What the others show; set by the first.
  static func appearance(_ field: Field, _ shown: inout Shown?) throws -> Appearance {
    var appearance = blank
    var found: Shown = 0
    try field.allow(only: groupNames)
    for group in groups {
      guard let outer = field.optional(group.name) else { continue }
      if group.isObject { try outer.allow(only: group.names) }
      for (position, member) in zip(group.members.indices, group.members) {
        let name = group.isObject ? group.names[position - group.members.startIndex] : nil
        guard let value = name.map(outer.optional) ?? outer else { continue }
        try member.read(value, &appearance)
        found |= 1 << Shown(position)
      }
    }
    guard found != 0 else { throw field.error("nothing is shown; legal: \(names(of: .max))") }
    if let shown, shown != found {
      let (missing, new) = (names(of: shown & ~found), names(of: found & ~shown))
      throw field.error(
        missing.isEmpty
          ? "\(new) was not shown at first; legal: always or never"
          : "\(missing) is missing; legal: as at first, which is to say always")
    }
    shown = found
    return appearance
  }

  private static func names(of shown: Shown) -> String {
    members.enumerated().filter { shown >> Shown($0.offset) & 1 == 1 }.map(\.element.name)
      .joined(separator: ", ")
  }

  /// The columns that cannot be known from these members.
  static func hidden(_ shown: Shown) -> Set<Int> {
    members.enumerated().reduce(into: Set<Int>()) { columns, member in
      if shown >> Shown(member.offset) & 1 == 0 { columns.formUnion(member.element.columns) }
    }
  }
}
