/// A text that stands for one minimal failing case: the property and the choices that break it.
///
/// ```swift
/// let token = ReplayToken(
///   property: "header/runs/LYR-2/published", values: failure.shrunk.sequence.values)
/// let again = try ReplayToken(parsing: token.description)  // equal to token
/// let recorded = try replay(generator, again.values)
/// ```
/// Format, version 1, in the alphabet of ``Seed``: the version; the payload's bytes, five bits a
/// character; a check character. Payload: its own length, the property's length and UTF-8, the
/// count of choices, then each choice as two bits of kind and a zigzag number in groups of bits,
/// or the eight bytes of a double that is not integral.
public struct ReplayToken: Hashable, Sendable, CustomStringConvertible {
  /// The version of the format that this release reads and writes.
  public static let version = 1

  /// The property that fails, such as "header/runs/LYR-2/published".
  public let property: String
  /// The choices of the failing case.
  public let values: [Choice.Value]

  /// Makes the token of a case.
  public init(property: String, values: [Choice.Value]) {
    self.property = property
    self.values = values
  }

  /// The token's text.
  public var description: String {
    var body = ByteWriter()
    body.number(UInt64(property.utf8.count))
    body.bytes += Array(property.utf8)
    body.number(UInt64(values.count))
    for value in values { body.value(value) }
    var payload = ByteWriter()
    payload.number(UInt64(body.bytes.count))
    let digits = [UInt8(Self.version)] + Self.digits(of: payload.bytes + body.bytes)
    return Base32.text(digits + [Base32.check(digits)])
  }

  /// Reads the text of a token; case, dashes and spaces do not matter, and O, I, L read as 0, 1, 1.
  public init(parsing text: String) throws(ReplayTokenError) {
    let digits: [UInt8]
    do { digits = try Base32.digits(text) } catch {
      throw .badCharacter(error.character, position: error.position)
    }
    guard let version = digits.first else { throw .empty }
    guard version == UInt8(Self.version) else { throw .unsupportedVersion(Int(version)) }
    var reader = ByteReader(Self.bytes(of: digits.dropFirst()))
    guard let length = reader.number(), let size = Int(exactly: length), size <= 1 << 20,
      digits.count > 1 + ((reader.position + size) * 8 + 4) / 5
    else { throw .truncated }
    guard digits.count == 2 + ((reader.position + size) * 8 + 4) / 5,
      Base32.check(Array(digits.dropLast())) == digits[digits.count - 1]
    else { throw .wrongCheckCharacter }
    reader.end = reader.position + size
    guard let count = reader.number(), let property = reader.text(count),
      let choices = reader.number(), choices <= UInt64(size)
    else { throw .malformed }
    var values: [Choice.Value] = []
    for _ in 0..<choices {
      guard let value = reader.value() else { throw .malformed }
      values.append(value)
    }
    guard reader.position == reader.end else { throw .malformed }
    self.property = property
    self.values = values
  }

  private static func digits(of bytes: [UInt8]) -> [UInt8] {
    (0..<((bytes.count * 8 + 4) / 5)).map { place in
      (0..<5).reduce(0) { digit, bit in
        let index = place * 5 + bit
        let byte = index / 8 < bytes.count ? bytes[index / 8] : 0
        return digit << 1 | (byte >> UInt8(7 - index % 8)) & 1
      }
    }
  }

  private static func bytes(of digits: ArraySlice<UInt8>) -> [UInt8] {
    let digits = Array(digits)
    return (0..<(digits.count * 5 / 8)).map { place in
      (0..<8).reduce(0) { byte, bit in
        let index = place * 8 + bit
        return byte << 1 | (digits[index / 5] >> UInt8(4 - index % 5)) & 1
      }
    }
  }
}

/// What is wrong with the text of a replay token.
public enum ReplayTokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no text.
  case empty
  /// A character outside the alphabet; positions count from 1.
  case badCharacter(Character, position: Int)
  /// The last character does not match the others: a typing mistake, or something left over.
  case wrongCheckCharacter
  /// The text ends too early.
  case truncated
  /// Another release wrote the token.
  case unsupportedVersion(Int)
  /// The text is whole, but what it says makes no sense.
  case malformed

  /// Says what is wrong, where, and what is legal.
  public var description: String {
    switch self {
    case .empty: "not a replay token: there is no text; a token starts with 1"
    case .badCharacter(let character, let position):
      "not a replay token: character \(position), '\(character)', is not a digit or a letter "
        + "other than U"
    case .wrongCheckCharacter:
      "not a replay token: the last character does not match the others, so something is mistyped"
    case .truncated: "not a whole replay token: its end is missing"
    case .unsupportedVersion(let version):
      "a replay token of version \(version); this release reads version \(ReplayToken.version)"
    case .malformed: "not a replay token: nothing mistyped, but its content makes no sense"
    }
  }
}
