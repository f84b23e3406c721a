import Spec

/// A JSON value whose members keep the order in which they are written down.
enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// The value as JSON on one line; a number that is not finite becomes "nan", "inf" or "-inf".
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value):
      value.isNaN ? "\"nan\"" : value.isInfinite ? "\"\(value)\"" : value.plain
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(booleanLiteral truth: Bool) { self = .bool(truth) }
  init(arrayLiteral values: JSON...) { self = .array(values) }
  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { (name: $0.0, value: $0.1) })
  }
  init(_ number: Int) { self = .number(Double(number)) }
}

/// A JSON value on its way to becoming a value of the model, with its place for errors.
struct Field {
  let value: JSON
  /// Where it stands, such as `layout.json, stop`.
  let place: String

  init(_ value: JSON, _ place: String) {
    self.value = value
    self.place = place
  }

  /// Whether it is the name that stands for the article's layout.
  var isTutorial: Bool { if case .string("tutorial") = value { true } else { false } }

  func error(_ problem: String) -> ToolError { ToolError("\(place): \(problem)") }

  private func mismatch(_ legal: String) -> ToolError {
    let text = value.text
    return error("found \(text.count > 60 ? text.prefix(60) + "…" : text); legal: \(legal)")
  }

  /// A number, or one that is not finite spelled out.
  func number() throws -> Double {
    switch value {
    case .number(let number): return number
    case .string("nan"): return .nan
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    default: throw mismatch("a number, \"nan\", \"inf\" or \"-inf\"")
    }
  }

  func integer() throws -> Int {
    guard case .number(let number) = value, let integer = Int(exactly: number) else {
      throw mismatch("a whole number")
    }
    return integer
  }

  func bool() throws -> Bool {
    guard case .bool(let truth) = value else { throw mismatch("true or false") }
    return truth
  }

  /// One of the names of an enumeration.
  func name<Name: RawRepresentable<String> & CaseIterable>(of type: Name.Type) throws -> Name {
    if case .string(let text) = value, let name = Name(rawValue: text) { return name }
    throw mismatch(Name.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
  }

  func elements() throws -> [Field] {
    guard case .array(let values) = value else { throw mismatch("a list") }
    return values.enumerated().map { Field($1, "\(place)[\($0)]") }
  }

  /// The names of an object's members.
  func names() throws -> [String] {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return members.map(\.name)
  }

  /// A member, if it is there.
  func optional(_ name: String) -> Field? {
    guard case .object(let members) = value,
      let member = members.first(where: { $0.name == name })
    else { return nil }
    return Field(member.value, "\(place), \(name)")
  }

  /// A member that must be there.
  func member(_ name: String) throws -> Field {
    _ = try names()
    guard let member = optional(name) else { throw error("'\(name)' is missing") }
    return member
  }

  /// Refuses members of any other name.
  func allow(only legal: [String]) throws {
    for name in try names() where !legal.contains(name) {
      throw error("unknown key '\(name)'; legal: \(nearest(to: name, in: legal))")
    }
  }

  /// The one member of an object that may have any one of these.
  func single(of legal: [String]) throws -> (name: String, field: Field) {
    try allow(only: legal)
    let names = try names()
    guard names.count == 1 else {
      throw mismatch("an object with one of \(legal.joined(separator: ", "))")
    }
    return (names[0], try member(names[0]))
  }
}
