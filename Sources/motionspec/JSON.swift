import Generators
import Spec

/// A JSON value whose members keep the order in which they are written down.
enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object(Members)

  /// What stands in an object.
  typealias Members = [(name: String, value: JSON)]

  /// The value as JSON without a line break; a number that is not finite becomes "nan", "inf" or
  /// "-inf".
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value as a line of JSON.
  var line: String { text + "\n" }

  /// The same in UTF-8.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .number(let value):
      text +=
        (value.isNaN ? "\"nan\"" : value.isInfinite ? "\"\(value)\"" : value.exact).utf8
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, (name, value)) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        Self.quote(name, to: &text)
        text.append(UInt8(ascii: ":"))
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }

  private static func quote(_ value: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): text += "\\n".utf8
      case UInt8(ascii: "\t"): text += "\\t".utf8
      case UInt8(ascii: "\r"): text += "\\r".utf8
      case ..<0x10: text += "\\u000\(String(byte, radix: 16))".utf8
      case ..<0x20: text += "\\u00\(String(byte, radix: 16))".utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
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
  /// Where a value stands; put into words only for an error, because most values have none.
  private indirect enum Place {
    case root(String)
    case member(Place, String)
    case element(Place, Int)

    var text: String {
      switch self {
      case .root(let name): name
      case .member(let object, let name): "\(object.text), \(name)"
      case .element(let list, let index): "\(list.text)[\(index)]"
      }
    }
  }

  let value: JSON
  private let position: Place
  /// Where it stands, such as `layout.json, stop`.
  var place: String { position.text }

  /// Whether it is the name that stands for the article's layout.
  var isTutorial: Bool { if case .string("tutorial") = value { true } else { false } }

  func error(_ problem: String) -> ToolError { ToolError("\(place): \(problem)") }

  func mismatch(_ legal: String) -> ToolError {
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

  func integer(in range: ClosedRange<Int>) throws -> Int {
    let integer = try integer()
    if range.contains(integer) { return integer }
    let most = range.upperBound == .max ? "" : " to \(range.upperBound.grouped)"
    throw mismatch("a whole number from \(range.lowerBound)\(most)")
  }

  func string() throws -> String {
    guard case .string(let text) = value else { throw mismatch("a text") }
    return text
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
    return values.enumerated().map { Field(value: $1, position: .element(position, $0)) }
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
    return Field(value: member.value, position: .member(position, name))
  }

  /// A member that must be there.
  func member(_ name: String) throws -> Field {
    guard let member = optional(name) else {
      _ = try names()
      throw error("'\(name)' is missing")
    }
    return member
  }

  /// Refuses members of any other name.
  func allow(only legal: [String]) throws {
    guard let name = try names().first(where: { !legal.contains($0) }) else { return }
    throw error("unknown key '\(name)'; legal: \(nearest(to: name, in: legal))")
  }

  /// Refuses members that are not among these.
  func allow<Whole>(only legal: [Member<Whole>]) throws {
    guard case .object(let members) = value else { throw mismatch("an object") }
    // Asked often, so that no list of names is made unless one is unknown.
    if members.allSatisfy({ member in legal.contains { $0.name == member.name } }) { return }
    try allow(only: legal.map(\.name))
  }

  /// The one member of an object that may have any one of these, by their names.
  func single<Kind>(
    of legal: [Kind], _ name: (Kind) -> String
  ) throws -> (kind: Kind, value: Field) {
    let names = try names()
    if names.count == 1, let kind = legal.first(where: { name($0) == names[0] }) {
      return (kind, try member(names[0]))
    }
    try allow(only: legal.map(name))
    throw mismatch("an object with one of \(legal.map(name).joined(separator: ", "))")
  }
}

extension Field {
  init(_ value: JSON, _ place: String) { self.init(value: value, position: .root(place)) }
}
