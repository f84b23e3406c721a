// Formulas over the reals, with other quantities put in, and read in any kind of number.

extension Term {
  /// The term over the reals with quantities replaced: names are spelled out, what is only room for
  /// rounding vanishes, constants are folded.
  func replacing(_ value: (Quantity) -> Term) -> Term {
    func r(_ a: Term) -> Term { a.replacing(value) }
    switch self {
    case .number(let number): return number.isTolerance ? 0 : self
    case .quantity(let quantity): return value(quantity)
    case .named(_, _, _, let a): return r(a)
    case .ulp: return 0
    case .binary(let operation, let a, let b):
      switch (operation, r(a), r(b)) {
      case (.add, 0, let a), (.add, let a, 0), (.subtract, let a, 0), (.divide, let a, 1),
        (.multiply, 1, let a), (.multiply, let a, 1):
        return a
      case (.multiply, 0, _), (.multiply, _, 0), (.divide, 0, _): return 0
      case (.add, .number(let a), .number(let b)), (.subtract, .number(let a), .number(let b)),
        (.multiply, .number(let a), .number(let b)):
        return .number(operation(a, b))
      case (_, let a, let b): return .binary(operation, a, b)
      }
    case .magnitude(let a): return .magnitude(r(a))
    case .choice(let f, let a, let b):
      switch f.replacing(value) {
      case .always: return r(a)
      case .never: return r(b)
      case let f: return .choice(f, r(a), r(b))
      }
    }
  }

  /// The term read in another kind of number.
  func read<Number: Scalar>(_ value: (Quantity) -> Number) -> Number
  where Number.Truth == Certainty {
    func r(_ a: Term) -> Number { a.read(value) }
    return switch self {
    case .number(let number): Number(number)
    case .quantity(let quantity): value(quantity)
    case .named(_, _, _, let a): r(a)
    case .ulp: Number(0)
    case .binary(let operation, let a, let b): operation(r(a), r(b))
    case .magnitude(let a): .greatest(r(a), -r(a))
    case .choice(let f, let a, let b): .choose(f.read(value), r(a), r(b))
    }
  }
}

extension Formula {
  /// True of nothing.
  static let never = Formula.not(.always)

  /// The statement over the reals with quantities replaced: tolerances and what only rounding
  /// excuses vanish, what is decided by constants is folded.
  func replacing(_ value: (Quantity) -> Term) -> Formula {
    func r(_ f: Formula) -> Formula { f.replacing(value) }
    func r(_ a: Term) -> Term { a.replacing(value) }
    switch self {
    case .always: return self
    case .below(let a, let b): return Self.compared(r(a), r(b), Formula.below) { $0 < $1 }
    case .atMost(let a, let b): return Self.compared(r(a), r(b), Formula.atMost) { $0 <= $1 }
    case .equal(let a, let b, let tolerance) where r(tolerance) != 0:
      return r(.atMost(.magnitude(a - b), tolerance))
    case .equal(let a, let b, _):
      let sides = (r(a), r(b))
      if sides.0 == sides.1 { return .always }
      return Self.compared(sides.0, sides.1, { .equal($0, $1, within: 0) }, { $0 == $1 })
    case .or(let f, .atMost(.magnitude, let bound)) where bound.isTolerance: return r(f)
    case .and(let f, let g): return .both(r(f), r(g))
    case .or(let f, let g):
      switch (r(f), r(g)) {
      case (.always, _), (_, .always): return .always
      case (.never, let f), (let f, .never): return f
      case (let f, let g): return .or(f, g)
      }
    case .not(let f): return .opposite(r(f))
    case .implies(let f, let g):
      let (f, g) = (r(f), r(g))
      return f == .always ? g : f == .never || g == .always ? .always : .implies(f, g)
    case .iff(let f, let g):
      switch (r(f), r(g)) {
      case (.always, let f), (let f, .always): return f
      case (.never, let f), (let f, .never): return .opposite(f)
      case (let f, let g): return f == g ? .always : .iff(f, g)
      }
    }
  }

  private static func compared(
    _ a: Term, _ b: Term, _ formula: (Term, Term) -> Formula, _ holds: (Double, Double) -> Bool
  ) -> Formula {
    guard case .number(let x) = a, case .number(let y) = b else { return formula(a, b) }
    return holds(x, y) ? .always : .never
  }

  /// Both, with constants folded.
  static func both(_ f: Formula, _ g: Formula) -> Formula {
    f == .never || g == .never ? .never : f == .always ? g : g == .always ? f : .and(f, g)
  }

  /// Not, with constants and a second negation folded.
  static func opposite(_ f: Formula) -> Formula { if case .not(let g) = f { g } else { .not(f) } }

  /// The statement read in another kind of number.
  func read<Number: Scalar>(_ value: (Quantity) -> Number) -> Certainty
  where Number.Truth == Certainty {
    func r(_ f: Formula) -> Certainty { f.read(value) }
    switch self {
    case .always: return .yes
    case .below(let a, let b): return a.read(value) < b.read(value)
    case .atMost(let a, let b): return a.read(value) <= b.read(value)
    case .equal(let a, let b, _):
      let sides = (a.read(value), b.read(value))
      return sides.0 <= sides.1 && sides.1 <= sides.0
    case .and(let f, let g): return r(f) && r(g)
    case .or(let f, let g): return !(!r(f) && !r(g))
    case .not(let f): return !r(f)
    case .implies(let f, let g): return !(r(f) && !r(g))
    case .iff(let f, let g):
      let sides = (r(f), r(g))
      return sides.0 == .unknown || sides.1 == .unknown ? .unknown : Certainty(sides.0 == sides.1)
    }
  }
}

extension Term {
  /// Whether the term is nothing but room for rounding.
  var isTolerance: Bool {
    switch self {
    case .ulp: true
    case .binary(.multiply, let a, let b): a.isTolerance || b.isTolerance
    case .number(let number): number.isTolerance
    case .binary(.add, let a, let b): a.isTolerance && b.isTolerance
    case .binary(.divide, let a, _): a.isTolerance
    default: false
    }
  }
}

extension Double {
  /// Whether a constant is room for rounding: nothing else in the contract is that small.
  var isTolerance: Bool { self != 0 && magnitude < 1e-9 }
}
