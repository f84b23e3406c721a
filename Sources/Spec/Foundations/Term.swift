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
  /// An operation of `Scalar` on two terms.
  case binary(Operation, Term, Term)
  /// `|a|`.
  case magnitude(Term)
  /// The distance from `|a|` to the next double above it: one unit in the last place.
  case ulp(Term)
  /// The first term where the formula holds, else the second.
  case choice(Formula, Term, Term)

  /// What can be done with two numbers of every kind.
  public enum Operation: Hashable, Sendable {
    /// `a + b`, `a − b`, `a · b` and `a ÷ b`.
    case add, subtract, multiply, divide
    /// `min(a, b)` and `max(a, b)`.
    case least, greatest

    /// The operation on two numbers of a kind.
    func callAsFunction<Number: Scalar>(_ a: Number, _ b: Number) -> Number {
      switch self {
      case .add: a + b
      case .subtract: a - b
      case .multiply: a * b
      case .divide: a / b
      case .least: .least(a, b)
      case .greatest: .greatest(a, b)
      }
    }
  }

  /// The constant with this value.
  public init(_ value: Double) { self = .number(value) }

  /// The sum.
  public static func + (a: Self, b: Self) -> Self { .binary(.add, a, b) }
  /// The difference.
  public static func - (a: Self, b: Self) -> Self { .binary(.subtract, a, b) }
  /// The product.
  public static func * (a: Self, b: Self) -> Self { .binary(.multiply, a, b) }
  /// The quotient.
  public static func / (a: Self, b: Self) -> Self { .binary(.divide, a, b) }
  /// The smaller one.
  public static func least(_ a: Self, _ b: Self) -> Self { .binary(.least, a, b) }
  /// The larger one.
  public static func greatest(_ a: Self, _ b: Self) -> Self { .binary(.greatest, a, b) }
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
    switch self {
    case .quantity(var quantity):
      // Rows that are compared by size, and a fresh subject's, have the same layout.
      if quantity.isLayout, role == .next || role == .fresh { return self }
      quantity.role = role
      return .quantity(quantity)
    case .named(let name, let symbol, _, let a):
      return .named(name: name, symbol: symbol, role: role, a[role])
    default: return mapping({ $0[role] }, { $0[role] })
    }
  }

  /// The same of other parts: of what each term, and each formula in it, becomes.
  func mapping(_ term: (Term) -> Term, _ formula: (Formula) -> Formula) -> Term {
    switch self {
    case .number, .quantity: self
    case .named(let name, let symbol, let role, let a):
      .named(name: name, symbol: symbol, role: role, term(a))
    case .binary(let operation, let a, let b): .binary(operation, term(a), term(b))
    case .magnitude(let a): .magnitude(term(a))
    case .ulp(let a): .ulp(term(a))
    case .choice(let f, let a, let b): .choice(formula(f), term(a), term(b))
    }
  }

  /// Visits every quantity that the term mentions.
  func visit(_ body: (Quantity) -> Void) {
    switch self {
    case .number: break
    case .quantity(let quantity): body(quantity)
    case .named(_, _, _, let a), .magnitude(let a), .ulp(let a): a.visit(body)
    case .binary(_, let a, let b):
      a.visit(body)
      b.visit(body)
    case .choice(let f, let a, let b):
      f.visit(body)
      a.visit(body)
      b.visit(body)
    }
  }
}
