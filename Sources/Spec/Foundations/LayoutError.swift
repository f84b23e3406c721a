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

extension Bound {
  /// A bound moved by the few ulps that make it legal as computed, not only on paper.
  func asComputed(_ bound: Double, holds: (Double) -> Bool) -> Double {
    var bound = bound
    for _ in 0..<8 {
      switch self {
      case .atMost: if !holds(bound) { bound = bound.nextDown }
      case .atLeast: if !holds(bound) { bound = bound.nextUp }
      case .below: if !holds(bound.nextDown) { bound = bound.nextDown }
      case .above: if !holds(bound.nextUp) { bound = bound.nextUp }
      }
    }
    return bound
  }
}

/// Why a layout is refused: the first rule that is broken, the values, and what would be legal.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that is broken.
  public enum Rule: Hashable, Sendable {
    /// Every number is finite.
    case finite
    /// A rule of the header.
    case header(HeaderRule)
    /// A rule of the sheet.
    case sheet(SheetRule)
    /// A rule for frames from which a layout is derived, in words.
    case derivation(String)
  }

  /// The rule.
  public let rule: Rule
  /// The two sides of the rule as computed, smaller side first; nothing where there are none.
  public let sides: [Double]
  /// The number to change.
  public let field: String
  /// Its value.
  public let value: Double
  /// What would be legal, such as `at most 1.4285714285714286`.
  public var legal: String {
    range.map { "\($0.side.rawValue) \($0.bound.plain)" }.joined(separator: " and ")
  }
  let range: [Limit]

  struct Limit: Hashable, Sendable {
    let side: Bound
    let bound: Double
  }

  /// The rule as a formula with the names of the numbers.
  public var ruleText: String {
    switch rule {
    case .finite: "every number is finite"
    case .header(let rule): rule.formula.text
    case .sheet(let rule): rule.formula.text
    case .derivation(let text): text
    }
  }

  /// One sentence with all of it.
  public var description: String {
    let computed = sides.isEmpty ? "" : " (\(sides[0].plain) against \(sides[1].plain))"
    let legal = range.isEmpty ? "any finite number" : "\(field) \(legal)"
    return "\(field) is \(value.plain), which breaks \(ruleText)\(computed); legal: \(legal)"
  }

  init(
    _ rule: Rule, sides: [Double] = [], field: String, value: Double,
    legal: [(side: Bound, bound: Double)] = []
  ) {
    self.rule = rule
    self.sides = sides
    self.field = field
    self.value = value
    range = legal.map { Limit(side: $0.side, bound: $0.bound) }
  }
}

extension Double {
  /// The number as people write it: without a fraction where it has none.
  public var plain: String {
    if self == 0 { return "0" }
    if magnitude < 0x1p53, self == Double(Int(self)) { return "\(Int(self))" }
    return "\(self)"
  }

  /// The same number as text that reads back as that double, the sign of a zero included.
  public var exact: String { self == 0 && sign == .minus ? "-0.0" : plain }
}
