/// A quantity that clauses speak of: an input, what a subject shows, or what the contract expects.
public struct Quantity: Hashable, Sendable {
  /// Which row of a run the quantity is read from.
  public enum Role: Int, Hashable, Sendable, CaseIterable {
    /// The step that is judged.
    case here
    /// The step before it.
    case before
    /// The step with the next larger offset under the same layout (itself at the end).
    case next
    /// A fresh subject with the last layout, given the last offset.
    case fresh
    /// The same step of the run in which every length is doubled.
    case scaled
    /// The same step of the run in which every move is made in two halves.
    case split
    /// The same step of the run in which a cancelled gesture is an ended one.
    case ended
    /// The same step of the run in which the layout is set again after every event.
    case relaid
  }

  /// The column of the screen's table that holds it.
  public let column: Int
  /// Its name in reports, such as `labelThreshold`.
  public let name: String
  /// Its symbol in formulas, in LaTeX, such as `B`.
  public let symbol: String
  /// The names of its values, for quantities that are one of a few states.
  public let values: [String]
  /// Whether it is a number of the layout.
  public let isLayout: Bool
  /// Where it is read.
  public var role: Role

  /// A quantity in a column, read from the step that is judged.
  public init(
    column: Int, name: String, symbol: String, values: [String] = [], isLayout: Bool = false,
    role: Role = .here
  ) {
    self.column = column
    self.name = name
    self.symbol = symbol
    self.values = values
    self.isLayout = isLayout
    self.role = role
  }

  /// Equal when they name the same column in the same role.
  public static func == (a: Self, b: Self) -> Bool {
    a.column == b.column && a.role == b.role
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(column)
    hasher.combine(role)
  }
}

/// A number as a formula over named quantities: the reading of `Scalar` that prints and is judged.
///
/// ```swift
/// let alpha = HeaderFormulas(.symbolic, offset: .quantity(offset)).blurAlpha
/// alpha.text  // min(max((offset − labelThreshold) ÷ labelTravel, 0), 1)
/// ```
public indirect enum Term: Hashable, Sendable, Scalar {
  /// A constant.
  case number(Double)
  /// A named quantity.
  case quantity(Quantity)
  /// A derived quantity: prints as its name, stands for its definition.
  case named(name: String, symbol: String, role: Quantity.Role, Term)
  /// `a + b`.
  case sum(Term, Term)
  /// `a − b`.
  case difference(Term, Term)
  /// `a · b`.
  case product(Term, Term)
  /// `a ÷ b`.
  case quotient(Term, Term)
  /// `min(a, b)`.
  case minimum(Term, Term)
  /// `max(a, b)`.
  case maximum(Term, Term)
  /// `|a|`.
  case magnitude(Term)
  /// The distance from `|a|` to the next double above it: one unit in the last place.
  case ulp(Term)
  /// The first term where the formula holds, else the second.
  case choice(Formula, Term, Term)

  /// The constant with this value.
  public init(_ value: Double) { self = .number(value) }

  /// The sum.
  public static func + (a: Self, b: Self) -> Self { .sum(a, b) }
  /// The difference.
  public static func - (a: Self, b: Self) -> Self { .difference(a, b) }
  /// The product.
  public static func * (a: Self, b: Self) -> Self { .product(a, b) }
  /// The quotient.
  public static func / (a: Self, b: Self) -> Self { .quotient(a, b) }
  /// The smaller one.
  public static func least(_ a: Self, _ b: Self) -> Self { .minimum(a, b) }
  /// The larger one.
  public static func greatest(_ a: Self, _ b: Self) -> Self { .maximum(a, b) }
  /// The statement that `a` is below `b`.
  public static func < (a: Self, b: Self) -> Formula { .below(a, b) }
  /// The statement that `a` is at most `b`.
  public static func <= (a: Self, b: Self) -> Formula { .atMost(a, b) }
  /// The statement that `a` is above `b`.
  public static func > (a: Self, b: Self) -> Formula { .below(b, a) }
  /// The statement that `a` is at least `b`.
  public static func >= (a: Self, b: Self) -> Formula { .atMost(b, a) }
  /// The statement that `a` and `b` are the same number.
  public static func equals(_ a: Self, _ b: Self) -> Formula { .equal(a, b, within: 0) }
  /// `a` where the formula holds, else `b`.
  public static func choose(_ condition: Formula, _ a: Self, _ b: Self) -> Self {
    .choice(condition, a, b)
  }
}

extension Term: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A constant.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// The same term, read from another row: `label[.next]` is the label at the next larger offset.
  public subscript(role: Quantity.Role) -> Term {
    func mapped(_ a: Term) -> Term { a[role] }
    switch self {
    case .number: return self
    case .quantity(var quantity):
      // Rows that are compared by size, and a fresh subject's, have the same layout.
      if quantity.isLayout, role == .next || role == .fresh { return self }
      quantity.role = role
      return .quantity(quantity)
    case .named(let name, let symbol, _, let a):
      return .named(name: name, symbol: symbol, role: role, mapped(a))
    case .sum(let a, let b): return .sum(mapped(a), mapped(b))
    case .difference(let a, let b): return .difference(mapped(a), mapped(b))
    case .product(let a, let b): return .product(mapped(a), mapped(b))
    case .quotient(let a, let b): return .quotient(mapped(a), mapped(b))
    case .minimum(let a, let b): return .minimum(mapped(a), mapped(b))
    case .maximum(let a, let b): return .maximum(mapped(a), mapped(b))
    case .magnitude(let a): return .magnitude(mapped(a))
    case .ulp(let a): return .ulp(mapped(a))
    case .choice(let f, let a, let b): return .choice(f[role], mapped(a), mapped(b))
    }
  }
}
