/// Text for people to copy: Crockford's base 32 in groups of four, with a check character.
enum Base32 {
  static let alphabet: [UInt8] = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The digits of a text, in either case, without dashes and spaces; I and L read as 1, O as 0.
  ///
  /// - Parameter kind: What the text is to be, for the error where it leaves the alphabet.
  static func digits(_ text: String, of kind: String) throws(InputError) -> [UInt8] {
    var digits: [UInt8] = []
    for (index, character) in text.enumerated() where character != "-" && character != " " {
      guard let digit = digit(character) else {
        throw InputError(
          "not \(kind): character \(index + 1), '\(character)', is not one of 0–9 and A–Z without U"
        )
      }
      digits.append(digit)
    }
    return digits
  }

  /// The text of the digits, with a dash after every fourth.
  static func text(_ digits: [UInt8]) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && index % 4 == 0 { text += "-" }
      text.unicodeScalars.append(Unicode.Scalar(alphabet[Int(digit & 31)]))
    }
    return text
  }

  /// The digit that completes the others: any one wrong digit and any two swapped ones show.
  static func check(_ digits: [UInt8]) -> UInt8 {
    var remainder: UInt8 = 1
    for digit in digits { remainder = doubled(remainder) ^ (digit & 31) }
    return doubled(remainder)
  }

  /// The bits of some numbers as other numbers, of fewer or more bits each; zeros complete the last.
  static func regroup(_ numbers: [UInt8], from old: Int, to new: Int, count: Int) -> [UInt8] {
    (0..<count).map { place in
      (0..<new).reduce(0) { number, bit in
        let (index, offset) = (place * new + bit).quotientAndRemainder(dividingBy: old)
        let bits = index < numbers.count ? numbers[index] >> UInt8(old - 1 - offset) : 0
        return number << 1 | bits & 1
      }
    }
  }

  /// Twice a digit in the field of 32 elements, reduced by x⁵ + x² + 1.
  private static func doubled(_ digit: UInt8) -> UInt8 {
    let twice = digit << 1
    return (twice & 32 == 0 ? twice : twice ^ 0b10_0101) & 31
  }

  private static func digit(_ character: Character) -> UInt8? {
    switch character {
    case "O", "o": return 0
    case "I", "i", "L", "l": return 1
    default:
      guard let byte = character.asciiValue else { return nil }
      let upper = (97...122).contains(byte) ? byte - 32 : byte
      return alphabet.firstIndex(of: upper).map { UInt8(truncatingIfNeeded: $0) }
    }
  }
}
