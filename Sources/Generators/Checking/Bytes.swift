/// Writes the numbers of a replay token as bytes.
struct ByteWriter {
  var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first; the eighth says that more follow.
  mutating func number(_ number: UInt64) {
    var rest = number
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// The kind in the two upper bits of the first byte: integer, integral double, other double.
  mutating func value(_ value: Choice.Value) {
    switch value {
    case .integer(let integer): tagged(0, integer)
    case .double(let double):
      if double.magnitude < 0x1p53, double.truncated.bitPattern == double.bitPattern {
        tagged(1, Int(double))
      } else {
        bytes.append(2 << 6)
        for shift in stride(from: 0, to: 64, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: double.bitPattern >> UInt64(shift)))
        }
      }
    }
  }

  private mutating func tagged(_ kind: UInt8, _ integer: Int) {
    let zigzag = UInt64(bitPattern: Int64(integer << 1 ^ integer >> (Int.bitWidth - 1)))
    let first = kind << 6 | UInt8(zigzag & 0x1f)
    if zigzag < 0x20 {
      bytes.append(first)
    } else {
      bytes.append(first | 0x20)
      number(zigzag >> 5)
    }
  }
}

/// Reads what ``ByteWriter`` wrote; throws wherever the bytes do not fit, never traps.
struct ByteReader {
  static let malformed = InputError(
    "not a replay token: nothing mistyped, but its content makes no sense")
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var position: Int { rest.startIndex }
  var isAtEnd: Bool { rest.isEmpty }

  /// Leaves so many more bytes to be read.
  mutating func keep(_ count: Int) { rest = rest.prefix(count) }

  private mutating func byte() throws(InputError) -> UInt8 {
    guard let byte = rest.popFirst() else { throw Self.malformed }
    return byte
  }

  mutating func number() throws(InputError) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      let byte = try byte()
      let part = UInt64(byte & 0x7f)
      guard shift < 63 || part <= 1 else { break }
      number |= part << UInt64(shift)
      if byte & 0x80 == 0 { return number }
    }
    throw Self.malformed
  }

  mutating func text(_ count: UInt64) throws(InputError) -> String {
    guard let count = Int(exactly: count), count <= rest.count,
      let text = String(validating: rest.prefix(count), as: UTF8.self)
    else { throw Self.malformed }
    rest.removeFirst(count)
    return text
  }

  mutating func value() throws(InputError) -> Choice.Value {
    let first = try byte()
    if first == 2 << 6 {
      var pattern: UInt64 = 0
      for shift in stride(from: 0, to: 64, by: 8) {
        pattern |= UInt64(try byte()) << UInt64(shift)
      }
      let double = Double(bitPattern: pattern)
      guard !double.isNaN else { throw Self.malformed }
      return .double(double)
    }
    var zigzag = UInt64(first & 0x1f)
    if first & 0x20 != 0 {
      let more = try number()
      guard more < 1 << 59, more > 0 else { throw Self.malformed }
      zigzag |= more << 5
    }
    let integer = Int(truncatingIfNeeded: zigzag >> 1) ^ -Int(truncatingIfNeeded: zigzag & 1)
    switch first >> 6 {
    case 0: return .integer(integer)
    case 1: return .double(Double(integer))
    default: throw Self.malformed
    }
  }
}
