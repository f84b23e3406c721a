/// Which way a number would have to go to become legal.
public enum Bound: String, Hashable, Sendable {
  /// Strictly below the bound.
  case below
  /// Not above the bound.
  case atMost = "at most"
  /// Strictly above the bound.
  case above
  /// Not below the bound.
  case atLeast = "at least"
}

/// Why a layout is refused: the first rule that is broken, the values, and what would be legal.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule, as a formula in words, such as `avatarSlowdown · (headerHeight − avatarTop) ≤ stop`.
  public let rule: String
  /// The two sides of the rule as computed, smaller side first; nothing when a number is not finite.
  public let sides: [Double]
  /// The number to change.
  public let field: String
  /// Its value.
  public let value: Double
  /// What would be legal, such as `at most 1.4285714285714286`.
  public let legal: String

  /// One sentence with all of it.
  public var description: String {
    let computed = sides.isEmpty ? "" : " (\(sides[0].plain) against \(sides[1].plain))"
    return "\(field) is \(value.plain), which breaks \(rule)\(computed); legal: \(field) \(legal)"
  }
}

extension Double {
  /// The number as people write it: without a fraction where it has none.
  public var plain: String {
    if self == 0 { return "0" }
    if magnitude < 0x1p53, self == Double(Int(self)) { return "\(Int(self))" }
    return "\(self)"
  }
}
