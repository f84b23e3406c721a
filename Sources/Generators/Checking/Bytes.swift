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

/// Reads what ``ByteWriter`` wrote; nil wherever the bytes do not fit, never a trap.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0
  /// Where reading stops, at most the number of bytes.
  var end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  private mutating func byte() -> UInt8? {
    guard position < end, position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 70, by: 7) {
      guard let byte = byte() else { return nil }
      let part = UInt64(byte & 0x7f)
      guard shift < 63 || part <= 1 else { return nil }
      number |= part << UInt64(shift)
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }

  mutating func text(_ count: UInt64) -> String? {
    guard let count = Int(exactly: count), count <= end - position, end <= bytes.count else {
      return nil
    }
    defer { position += count }
    return String(validating: bytes[position..<(position + count)], as: UTF8.self)
  }

  mutating func value() -> Choice.Value? {
    guard let first = byte() else { return nil }
    if first == 2 << 6 {
      var pattern: UInt64 = 0
      for shift in stride(from: 0, to: 64, by: 8) {
        guard let byte = byte() else { return nil }
        pattern |= UInt64(byte) << UInt64(shift)
      }
      let double = Double(bitPattern: pattern)
      return double.isNaN ? nil : .double(double)
    }
    guard first >> 6 < 2 else { return nil }
    var zigzag = UInt64(first & 0x1f)
    if first & 0x20 != 0 {
      guard let rest = number(), rest < 1 << 59, rest > 0 else { return nil }
      zigzag |= rest << 5
    }
    let integer = Int(truncatingIfNeeded: zigzag >> 1) ^ -Int(truncatingIfNeeded: zigzag & 1)
    return first >> 6 == 0 ? .integer(integer) : .double(Double(integer))
  }
}
