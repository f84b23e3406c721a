extension JSON {
  /// Reads one JSON text, strictly; `place` names it in errors.
  ///
  /// Foundation's reader says neither where a mistake is nor that a name is given twice.
  static func parse(_ text: String, place: String) throws -> Field {
    var reader = JSONReader(bytes: Array(text.utf8), place: place)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.mistake("the end") }
    return Field(value, place)
  }
}

/// A recursive reader of JSON (RFC 8259).
private struct JSONReader {
  let bytes: [UInt8]
  let place: String
  private var position = 0
  private static let deepest = 100

  init(bytes: [UInt8], place: String) {
    self.bytes = bytes
    self.place = place
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isDigit: Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// What is found here is not what is legal here.
  func mistake(_ legal: String) -> ToolError {
    let line = bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1
    let rest = bytes[position...].prefix(12).prefix { $0 != UInt8(ascii: "\n") }
    let found = rest.isEmpty ? "the end of the line" : "'\(String(decoding: rest, as: UTF8.self))'"
    return ToolError("\(place), line \(line): not JSON: found \(found); legal: \(legal)")
  }

  mutating func skipSpace() {
    while let byte, [0x20, 0x09, 0x0a, 0x0d].contains(byte) { position += 1 }
  }

  /// Takes a text if it comes next.
  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  mutating func value(depth: Int) throws -> JSON {
    skipSpace()
    guard depth < Self.deepest else { throw mistake("at most \(Self.deepest) levels") }
    switch byte {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case _ where isDigit || byte == UInt8(ascii: "-"): return .number(try number())
    default:
      if take("true") { return true }
      if take("false") { return false }
      if take("null") { return .null }
      throw mistake("a value")
    }
  }

  private mutating func object(_ depth: Int) throws -> JSON {
    var members: [(name: String, value: JSON)] = []
    position += 1
    skipSpace()
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw mistake("a name in quotes") }
      let name = try string()
      if members.contains(where: { $0.name == name }) {
        throw mistake("'\(name)' once, not twice")
      }
      skipSpace()
      guard take(":") else { throw mistake("a colon") }
      members.append((name, try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw mistake("a comma or }") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws -> JSON {
    var values: [JSON] = []
    position += 1
    skipSpace()
    if take("]") { return .array([]) }
    repeat {
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw mistake("a comma or ]") }
    return .array(values)
  }

  private mutating func string() throws -> String {
    var text: [UInt8] = []
    position += 1
    while let byte, byte >= 0x20, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    guard take("\"") else { throw mistake("a quote that ends the text") }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) throws {
    let letters: [UInt8: UInt8] = [
      0x22: 0x22, 0x5c: 0x5c, 0x2f: 0x2f, 0x62: 0x08, 0x66: 0x0c, 0x6e: 0x0a, 0x72: 0x0d,
      0x74: 0x09,
    ]
    if let byte, let meaning = letters[byte] {
      position += 1
      return text.append(meaning)
    }
    var unit = try codeUnit("u")
    if (0xd800..<0xdc00).contains(unit) {
      let low = try codeUnit("\\u")
      guard (0xdc00..<0xe000).contains(low) else { throw mistake("a low surrogate before this") }
      unit = 0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(unit) else { throw mistake("a high surrogate before this") }
    text += Array(String(scalar).utf8)
  }

  /// The four hexadecimal digits after a prefix.
  private mutating func codeUnit(_ prefix: String) throws -> UInt32 {
    guard take(prefix), position + 4 <= bytes.count else { throw mistake("an escape") }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else {
      throw mistake("four hexadecimal digits")
    }
    position += 4
    return unit
  }

  private mutating func number() throws -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      throw mistake("a number below 1.8e308")
    }
    return number
  }

  private mutating func digits() throws {
    let start = position
    while isDigit { position += 1 }
    if position == start { throw mistake("a digit") }
  }
}
