extension JSON {
  /// Reads one JSON text, strictly; `place` names it in errors.
  ///
  /// Foundation's reader says neither where a mistake is nor that a name is given twice.
  static func parse(_ text: String, place: String) throws -> Field {
    try parse(JSONReader(bytes: Array(text.utf8), place: place, isLine: false))
  }

  /// Reads one JSON text that is a line of its own, which `place` names as well.
  static func parse(line: [UInt8], place: String) throws -> Field {
    if line.contains(where: { $0 >= 0x80 }), String(validating: line, as: UTF8.self) == nil {
      var error = ToolError("\(place): not UTF-8")
      error.isCut = (1...3).contains {
        String(validating: line.dropLast($0), as: UTF8.self) != nil
      }
      throw error
    }
    return try parse(JSONReader(bytes: line, place: place, isLine: true))
  }

  private static func parse(_ reader: JSONReader) throws -> Field {
    var reader = reader
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.byte == nil else { throw reader.mistake("the end") }
    return Field(value, reader.place)
  }
}

/// A recursive reader of JSON (RFC 8259).
private struct JSONReader {
  let bytes: [UInt8]
  let place: String
  let isLine: Bool
  var position = 0
  private static let deepest = 100

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isDigit: Bool {
    position < bytes.count && bytes[position] &- UInt8(ascii: "0") < 10
  }

  /// What is found here is not what is legal here.
  func mistake(_ legal: String) -> ToolError {
    let line = bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1
    let rest = bytes[position...].prefix(12).prefix { $0 != UInt8(ascii: "\n") }
    let found = rest.isEmpty ? "the end of the line" : "'\(String(decoding: rest, as: UTF8.self))'"
    let spot = isLine ? place : "\(place), line \(line)"
    var error = ToolError("\(spot): not JSON: found \(found); legal: \(legal)")
    // What begins a word of the language may go on.
    error.isCut =
      rest.isEmpty
      || rest.count == bytes.count - position
        && ["true", "false", "null"].contains { Array($0.utf8).starts(with: rest) }
    return error
  }

  mutating func skipSpace() {
    while let byte, byte <= 0x20, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
      position += 1
    }
  }

  /// Takes a character if it comes next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Takes a text if it comes next.
  private mutating func take(text: String) -> Bool {
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
      if take(text: "true") { return true }
      if take(text: "false") { return false }
      if take(text: "null") { return .null }
      throw mistake("a value")
    }
  }

  private mutating func object(_ depth: Int) throws -> JSON {
    var members: [(name: String, value: JSON)] = []
    position += 1
    skipSpace()
    if take("}") { return .object([]) }
    members.reserveCapacity(8)
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
    position += 1
    let start = position
    while let byte, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      position += 1
    }
    var text = bytes[start..<position]
    if take("\"") { return String(decoding: text, as: UTF8.self) }
    while let byte, byte >= 0x20, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    guard take("\"") else { throw mistake("a quote that ends the text") }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout ArraySlice<UInt8>) throws {
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
    let rest = bytes.count - position
    if rest < prefix.utf8.count + 4, bytes[position...].starts(with: prefix.utf8.prefix(rest)) {
      position = bytes.count
    }
    guard take(text: prefix) else { throw mistake("an escape") }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else {
      throw mistake("four hexadecimal digits")
    }
    position += 4
    return unit
  }

  private mutating func number() throws -> Double {
    let start = position
    let isNegative = take("-")
    let digits = position
    if !take("0") { try self.digits() }
    let whole = position
    if take(".") { try self.digits() }
    if let number = short(digits, whole) { return isNegative ? -number : number }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try self.digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      throw mistake("a number below 1.8e308")
    }
    return number
  }

  /// A number of at most 15 digits and without an exponent, which one exact division yields.
  private func short(_ start: Int, _ whole: Int) -> Double? {
    guard position - start <= 16, byte.map({ $0 | 0x20 }) != UInt8(ascii: "e") else { return nil }
    let places = max(0, position - whole - 1)
    guard position - start - (places > 0 ? 1 : 0) <= 15 else { return nil }
    var mantissa = 0
    for index in start..<position where index != whole {
      mantissa = mantissa * 10 + Int(bytes[index] &- UInt8(ascii: "0"))
    }
    return Double(mantissa) / Self.powers[places]
  }

  /// The powers of ten that are exact as doubles and needed here.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func digits() throws {
    let start = position
    while isDigit { position += 1 }
    if position == start { throw mistake("a digit") }
  }
}
