/// A statement about quantities: one value that is checked on a run and printed.
///
/// ```swift
/// let seamless: Formula = slowdown * (height - avatarTop) <= stop
/// let shared: Formula = alpha ≈ max(0, -label) / travel
/// ```
public indirect enum Formula: Hashable, Sendable {
  /// True of everything.
  case always
  /// `a < b`; false when either is not a number.
  case below(Term, Term)
  /// `a ≤ b`; false when either is not a number.
  case atMost(Term, Term)
  /// `|a − b| ≤ tolerance`; false when either is not a number.
  case equal(Term, Term, within: Term)
  /// Both.
  case and(Formula, Formula)
  /// At least one.
  case or(Formula, Formula)
  /// Not.
  case not(Formula)
  /// The first only if the second.
  case implies(Formula, Formula)
  /// Both or neither.
  case iff(Formula, Formula)

  /// The same statement about another row.
  public subscript(role: Quantity.Role) -> Formula { mapping({ $0[role] }, { $0[role] }) }

  /// The same of other parts: of what each term, and each formula in it, becomes.
  package func mapping(_ term: (Term) -> Term, _ formula: (Formula) -> Formula) -> Formula {
    switch self {
    case .always: self
    case .below(let a, let b): .below(term(a), term(b))
    case .atMost(let a, let b): .atMost(term(a), term(b))
    case .equal(let a, let b, let t): .equal(term(a), term(b), within: term(t))
    case .and(let f, let g): .and(formula(f), formula(g))
    case .or(let f, let g): .or(formula(f), formula(g))
    case .not(let f): .not(formula(f))
    case .implies(let f, let g): .implies(formula(f), formula(g))
    case .iff(let f, let g): .iff(formula(f), formula(g))
    }
  }

  /// An equality with a tolerance; other statements stay as they are.
  public func within(_ tolerance: Term) -> Formula {
    if case .equal(let a, let b, _) = self { .equal(a, b, within: tolerance) } else { self }
  }

  /// The same statement, excused where `exception` holds.
  public func unless(_ exception: Formula) -> Formula { .or(self, exception) }

  /// The conjunction of several statements.
  public static func all(_ formulas: [Formula]) -> Formula {
    guard let first = formulas.first else { return .always }
    return formulas.dropFirst().reduce(first) { .and($0, $1) }
  }
}

infix operator ≈ : ComparisonPrecedence
infix operator ==> : ImplicationPrecedence
infix operator <=> : ImplicationPrecedence

/// Implication and equivalence bind more weakly than conjunction and disjunction.
precedencegroup ImplicationPrecedence {
  lowerThan: LogicalDisjunctionPrecedence
  higherThan: TernaryPrecedence
  associativity: none
}

extension Formula {
  /// The statement that a row stands beside the step in a role.
  public static func present(_ role: Quantity.Role) -> Formula {
    let presence = Quantity(
      column: Program.presenceColumn, name: "present", symbol: "\\exists", role: role)
    return .equal(.quantity(presence), 1, within: 0)
  }
}

/// Equality as numbers (`−0 = 0`), with a tolerance if `within` adds one.
public func ≈ (a: Term, b: Term) -> Formula { .equal(a, b, within: .number(0)) }
/// The first only if the second.
public func ==> (f: Formula, g: Formula) -> Formula { .implies(f, g) }
/// Both or neither.
public func <=> (f: Formula, g: Formula) -> Formula { .iff(f, g) }
/// Both.
public func && (f: Formula, g: Formula) -> Formula { .and(f, g) }
/// At least one.
public func || (f: Formula, g: Formula) -> Formula { .or(f, g) }
/// Not.
public prefix func ! (f: Formula) -> Formula { .not(f) }

/// The smaller of two terms.
public func min(_ a: Term, _ b: Term) -> Term { .least(a, b) }
/// The larger of two terms.
public func max(_ a: Term, _ b: Term) -> Term { .greatest(a, b) }
/// The magnitude of a term.
public func abs(_ a: Term) -> Term { .magnitude(a) }
/// `count` units in the last place of a term: the tolerance that rounding alone explains.
public func ulps(_ count: Double, of a: Term) -> Term {
  count == 1 ? .ulp(a) : .number(count) * .ulp(a)
}
/// Whether a term is 0 within a tolerance: `|a| ≤ tolerance`.
public func near(_ a: Term, _ tolerance: Term) -> Formula { .atMost(.magnitude(a), tolerance) }

extension Formula {
  /// The statements that it is the conjunction of.
  package var conjuncts: [Formula] {
    if case .and(let f, let g) = self { f.conjuncts + g.conjuncts } else { [self] }
  }

  /// Visits every quantity that the statement mentions.
  public func visit(_ body: (Quantity) -> Void) {
    switch self {
    case .always: break
    case .below(let a, let b), .atMost(let a, let b):
      a.visit(body)
      b.visit(body)
    case .equal(let a, let b, let tolerance):
      a.visit(body)
      b.visit(body)
      tolerance.visit(body)
    case .and(let f, let g), .or(let f, let g), .implies(let f, let g), .iff(let f, let g):
      f.visit(body)
      g.visit(body)
    case .not(let f): f.visit(body)
    }
  }

  /// Every quantity that the statement mentions.
  public var quantities: Set<Quantity> {
    var result: Set<Quantity> = []
    visit { result.insert($0) }
    return result
  }
}
