import Spec

/// The columns of a screen's table that are shown, one bit each.
typealias Shown = UInt64

/// What stands under a name in a JSON object: written, read and described in one place.
struct Member<Whole>: Sendable {
  /// What kind of value it is, which decides how far a recording of limited precision may be off.
  enum Kind: Sendable {
    /// A length in points.
    case length
    /// A number without a unit.
    case factor
    /// One of a few states, a truth, a count: never rounded.
    case exact
  }

  let name: String
  /// What it is, for people.
  let meaning: String
  let kind: Kind
  /// The columns that cannot be known without it.
  let columns: [Int]
  /// Whether it may be left out.
  let isOptional: Bool
  /// Which values are legal, as a JSON schema.
  let schema: JSON
  /// What stands in it, if it is an object.
  var parts: [Member] = []
  let write: @Sendable (Whole) -> JSON
  /// Reads it into what it is a part of; the columns that are known then.
  let read: @Sendable (Field, inout Whole) throws -> Shown
}

extension Member {
  typealias Path<Value> = WritableKeyPath<Whole, Value> & Sendable

  /// One value.
  init(
    _ name: String, _ meaning: String, _ kind: Kind = .exact, columns: [Int] = [],
    isOptional: Bool = true, schema: JSON, write: @escaping @Sendable (Whole) -> JSON,
    read: @escaping @Sendable (Field, inout Whole) throws -> Void
  ) {
    let shown = columns.reduce(Shown(0)) { $0 | 1 << Shown($1) }
    self.init(
      name: name, meaning: meaning, kind: kind, columns: columns, isOptional: isOptional,
      schema: schema, write: write,
      read: { field, whole in
        try read(field, &whole)
        return shown
      })
  }

  /// A number that is shown in a column.
  static func number(
    _ name: String, _ path: any Path<Double>, _ kind: Kind, column: Int, _ meaning: String
  ) -> Member {
    Member(
      name, meaning, kind, columns: [column], schema: Schema.number,
      write: { .number($0[keyPath: path]) }, read: { $1[keyPath: path] = try $0.number() })
  }

  /// The numbers of a layout, with what each of them is.
  static func numbers(
    _ fields: [(name: String, path: any Path<Double>)], _ meanings: [String]
  ) -> [Member] {
    zip(fields, meanings).map { field, meaning in
      Member(
        field.name, meaning, isOptional: false, schema: Schema.number,
        write: { .number($0[keyPath: field.path]) },
        read: { $1[keyPath: field.path] = try $0.number() })
    }
  }

  /// True or false.
  static func truth(
    _ name: String, _ path: any Path<Bool>, columns: [Int] = [], _ meaning: String
  ) -> Member {
    Member(
      name, meaning, columns: columns, schema: ["type": "boolean"],
      write: { .bool($0[keyPath: path]) }, read: { $1[keyPath: path] = try $0.bool() })
  }

  /// One of the names of an enumeration.
  static func name<Name: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any Path<Name>, column: Int, _ meaning: String
  ) -> Member {
    Member(
      name, meaning, columns: [column],
      schema: ["enum": .array(Name.allCases.map { .string($0.rawValue) })],
      write: { .string($0[keyPath: path].rawValue) },
      read: { $1[keyPath: path] = try $0.name(of: Name.self) })
  }

  /// An object of members.
  static func object(_ name: String, _ parts: [Member]) -> Member {
    Member(
      name: name, meaning: "", kind: .exact, columns: parts.flatMap(\.columns), isOptional: true,
      schema: Schema.object(parts), parts: parts, write: { json(parts, $0) },
      read: { try read(parts, $0, into: &$1) })
  }

  /// The values that stand in it, or itself, by their names with dots.
  var leaves: [(name: String, member: Member)] {
    if parts.isEmpty { return [(name, self)] }
    return parts.flatMap(\.leaves).map { ("\(name).\($0.name)", $0.member) }
  }

  /// An object of these members.
  static func json(_ members: [Member], _ whole: Whole) -> JSON {
    .object(members.map { ($0.name, $0.write(whole)) })
  }

  /// Reads an object of these members and no others; the columns that are known then.
  static func read(
    _ members: [Member], _ field: Field, into whole: inout Whole
  ) throws -> Shown {
    try field.allow(only: members)
    var shown: Shown = 0
    for member in members {
      if let value = field.optional(member.name) {
        shown |= try member.read(value, &whole)
      } else if !member.isOptional {
        throw field.error("'\(member.name)' is missing")
      }
    }
    return shown
  }
}
