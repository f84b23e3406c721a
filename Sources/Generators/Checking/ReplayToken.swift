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
    let bytes = payload.bytes + body.bytes
    let digits =
      [UInt8(Self.version)]
      + Base32.regroup(bytes, from: 8, to: 5, count: (bytes.count * 8 + 4) / 5)
    return Base32.text(digits + [Base32.check(digits)])
  }

  /// Reads the text of a token; case, dashes and spaces do not matter, and O, I, L read as 0, 1, 1.
  public init(parsing text: String) throws(InputError) {
    let digits = try Base32.digits(text, of: "a replay token")
    guard let version = digits.first else {
      throw InputError("not a replay token: there is no text; a token starts with 1")
    }
    guard version == UInt8(Self.version) else {
      throw InputError(
        "a replay token of version \(version); this release reads version \(Self.version)")
    }
    let payload = Array(digits.dropFirst())
    var reader = ByteReader(
      Base32.regroup(payload, from: 5, to: 8, count: payload.count * 5 / 8))
    guard let length = try? reader.number(), let size = Int(exactly: length), size <= 1 << 20,
      digits.count > 1 + ((reader.position + size) * 8 + 4) / 5
    else { throw InputError("not a whole replay token: its end is missing") }
    guard digits.count == 2 + ((reader.position + size) * 8 + 4) / 5,
      Base32.check(Array(digits.dropLast())) == digits[digits.count - 1]
    else {
      throw InputError(
        "not a replay token: the last character does not match the others, so something is "
          + "mistyped")
    }
    reader.keep(size)
    property = try reader.text(try reader.number())
    var values: [Choice.Value] = []
    for _ in 0..<(try reader.number()) { values.append(try reader.value()) }
    self.values = values
    guard reader.isAtEnd else { throw ByteReader.malformed }
  }
}
