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
  static let members: [Member<HeaderAppearance>] =
    transform("header", \.header, [.headerScale, .headerScaleZ, .headerTranslationY])
    + transform("avatar", \.avatar, [.avatarScale, .avatarScaleZ, .avatarTranslationY]) + [
      .number(
        "label.translationY", \.labelTranslationY, .length,
        column: HeaderColumn.labelTranslationY.rawValue,
        "vertical translation of the white label, in points, downward positive"),
      .number(
        "blur.alpha", \.blurAlpha, .factor, column: HeaderColumn.blurAlpha.rawValue,
        "opacity of the blurred copy as it is assigned"),
      .name(
        "front", \.front, column: HeaderColumn.front.rawValue,
        "which of the two siblings is drawn last"),
      Member(
        path: ["overlays"], kind: .exact, columns: [HeaderColumn.overlays.rawValue],
        meaning: "how many blurred copies there are", schema: ["type": "integer"],
        write: { JSON($0.overlays) }, read: { $1.overlays = try $0.integer() }),
    ]

  private static func transform(
    _ layer: String,
    _ path: any WritableKeyPath<HeaderAppearance, HeaderAppearance.Transform> & Sendable,
    _ columns: [HeaderColumn]
  ) -> [Member<HeaderAppearance>] {
    let parts:
      [(
        String, any WritableKeyPath<HeaderAppearance.Transform, Double> & Sendable,
        Member<HeaderAppearance>.Kind, String
      )] = [
        ("scale", \.scale, .factor, "scale in x and y about the layer's centre"),
        ("scaleZ", \.scaleZ, .factor, "scale in z, 1 in every transform that can be inverted"),
        (
          "translationY", \.translationY, .length,
          "vertical translation after scaling, in points, downward positive"
        ),
      ]
    return zip(parts, columns).map { part, column in
      let (name, inner, kind, meaning) = part
      return Member(
        path: [layer, name], kind: kind, columns: [column.rawValue],
        meaning: "\(layer): \(meaning)", schema: Schema.number,
        write: { .number($0[keyPath: path][keyPath: inner]) },
        read: { $1[keyPath: path][keyPath: inner] = try $0.number() })
    }
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
      commands.insert(known.command)
    }
    return commands
  }

  static let blank = SheetAppearance(
    top: .nan, height: .nan, bar: .hidden, backButton: .absent, statusBarHidden: false,
    mounted: false)
}

/// Which members of an appearance are there, one bit each.
typealias Shown = UInt32

extension ToolScreen {
  /// An appearance as JSON.
  static func json(_ appearance: Appearance) -> JSON {
    var result: [(name: String, value: JSON)] = []
    for member in members {
      let value = member.write(appearance)
      guard member.path.count > 1 else {
        result.append((member.path[0], value))
        continue
      }
      let inner = (name: member.path[1], value: value)
      if let last = result.last, last.name == member.path[0], case .object(let known) = last.value {
        result[result.count - 1].value = .object(known + [inner])
      } else {
        result.append((member.path[0], .object([inner])))
      }
    }
    return .object(result)
  }

  /// Reads an appearance; members may be left out if the others that were read left them out too.
  ///
  /// - Parameter shown: What the others show; set by the first.
  static func appearance(_ field: Field, _ shown: inout Shown?) throws -> Appearance {
    var appearance = blank
    var found: Shown = 0
    try field.allow(only: outerNames)
    for (position, member) in members.enumerated() {
      guard var part = field.optional(member.path[0]) else { continue }
      if member.path.count > 1 {
        // Names are checked once an object, with its first member.
        if position == 0 || members[position - 1].path[0] != member.path[0] {
          try part.allow(only: members.filter { $0.path[0] == member.path[0] }.map { $0.path[1] })
        }
        guard let inner = part.optional(member.path[1]) else { continue }
        part = inner
      }
      try member.read(part, &appearance)
      found |= 1 << Shown(position)
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
    members.enumerated().reduce(into: alwaysHidden) { columns, member in
      if shown >> Shown(member.offset) & 1 == 0 { columns.formUnion(member.element.columns) }
    }
  }
}
