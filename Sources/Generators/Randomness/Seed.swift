/// The number from which all random cases of a run follow, written as a short text for people.
///
/// ```swift
/// let seed = Seed(42)
/// let again = try Seed(parsing: seed.description)  // equal to seed
/// ```
public struct Seed: Hashable, Sendable, CustomStringConvertible {
  /// The seed as a number.
  public let value: UInt64

  /// Makes the seed with this number.
  public init(_ value: UInt64) { self.value = value }

  /// A seed that nobody has chosen, from the system's random numbers.
  public static func fresh() -> Seed {
    var system = SystemRandomNumberGenerator()
    return Seed(system.next())
  }

  /// Reads the text of a seed; case, dashes and spaces do not matter, and O, I, L read as 0, 1, 1.
  public init(parsing text: String) throws(InputError) {
    let digits = try Base32.digits(text, of: "a seed")
    guard digits.count == 14 else {
      throw InputError(
        "not a seed: it has \(digits.count) characters, dashes left out; a seed has 14, the last of "
          + "which checks the others, such as \(Seed(7))")
    }
    let body = Array(digits.dropLast())
    guard Base32.check(body) == digits[body.count] else {
      throw InputError(
        "not a seed: the last character does not match the others, so one of them is mistyped")
    }
    guard body[0] < 16 else {
      throw InputError(
        "not a seed: its first character must be 0 to F, or the number exceeds 64 bits")
    }
    value = body.reduce(0) { $0 << 5 | UInt64($1) }
  }

  /// Fourteen characters in groups of four; the last is a check character.
  public var description: String {
    let body = (0..<13).map { UInt8(truncatingIfNeeded: value >> UInt64(60 - 5 * $0)) & 31 }
    return Base32.text(body + [Base32.check(body)])
  }
}
