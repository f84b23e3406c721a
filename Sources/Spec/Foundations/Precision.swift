/// Clauses about numbers that are known only within an error.
///
/// A statement about such numbers may be certain, possible, or neither. A clause is violated where
/// its premise is certain and its conclusion not even possible, so that rounding alone never
/// violates one. The error of a term follows from those of its quantities, operation by operation.
extension Clause {
  /// The same clause of quantities that are known within an error; nil means exactly.
  public func observed(within error: (Quantity) -> Term?) -> Clause {
    Clause(
      id, scope, sentence, of: domain, given: premise.certain(error),
      then: conclusion.possible(error), catches: catches)
  }
}

extension Formula {
  /// The statement that this one is true whatever the numbers are within their errors.
  func certain(_ error: (Quantity) -> Term?) -> Formula { judged(error, isCertain: true) }
  /// The statement that this one is true of some numbers within their errors.
  func possible(_ error: (Quantity) -> Term?) -> Formula { judged(error, isCertain: false) }

  private func judged(_ error: (Quantity) -> Term?, isCertain: Bool) -> Formula {
    func apart(_ a: Term, _ b: Term) -> Term? { (a - b).error(error) }
    switch self {
    case .always: return self
    case .below(let a, let b):
      guard let e = apart(a, b) else { return self }
      return isCertain ? .below(a + e, b) : .below(a, b + e)
    case .atMost(let a, let b):
      guard let e = apart(a, b) else { return self }
      return isCertain ? .atMost(a + e, b) : .atMost(a, b + e)
    case .equal(let a, let b, let t):
      guard let e = apart(a, b) else { return self }
      return isCertain ? .atMost(.magnitude(a - b) + e, t) : .equal(a, b, within: t + e)
    case .and, .or: return mapping({ $0 }, { $0.judged(error, isCertain: isCertain) })
    case .not(let f): return .not(f.judged(error, isCertain: !isCertain))
    case .implies(let f, let g):
      return .implies(
        f.judged(error, isCertain: !isCertain), g.judged(error, isCertain: isCertain))
    case .iff(let f, let g):
      if f.isExact(error), g.isExact(error) { return self }
      return Formula.or(.and(f, g), .and(.not(f), .not(g))).judged(error, isCertain: isCertain)
    }
  }

  /// Whether no quantity in the statement has an error.
  fileprivate func isExact(_ error: (Quantity) -> Term?) -> Bool {
    quantities.allSatisfy { error($0) == nil }
  }
}

extension Term {
  /// How far the term may be off; nil means not at all.
  func error(_ error: (Quantity) -> Term?) -> Term? {
    func sum(_ a: Term?, _ b: Term?) -> Term? {
      if let a, let b { a + b } else { a ?? b }
    }
    func greater(_ a: Term?, _ b: Term?) -> Term? {
      if let a, let b { max(a, b) } else { a ?? b }
    }
    switch self {
    case .number: return nil
    case .quantity(let quantity): return error(quantity)
    case .named(_, _, _, let a), .magnitude(let a): return a.error(error)
    case .ulp(let a): return a.error(error).map { .ulp(.magnitude(a) + $0) }
    case .binary(.add, let a, let b), .binary(.subtract, let a, let b):
      return sum(a.error(error), b.error(error))
    case .binary(.least, let a, let b), .binary(.greatest, let a, let b):
      return greater(a.error(error), b.error(error))
    case .binary(.multiply, let a, let b):
      let (ea, eb) = (a.error(error), b.error(error))
      let linear = sum(ea.map { $0 * .magnitude(b) }, eb.map { $0 * .magnitude(a) })
      return sum(linear, ea.flatMap { ea in eb.map { ea * $0 } })
    case .binary(.divide, let a, let b):
      let (ea, eb) = (a.error(error), b.error(error))
      guard let eb else { return ea.map { $0 / .magnitude(b) } }
      // Where the divisor may be zero anything is possible.
      let off = (sum(ea, .magnitude(self) * eb) ?? eb) / (.magnitude(b) - eb)
      return .choice(.below(eb, .magnitude(b)), off, .number(.infinity))
    case .choice(let f, let a, let b):
      let (ea, eb) = (a.error(error), b.error(error))
      if f.isExact(error) {
        return ea == nil && eb == nil ? nil : .choice(f, ea ?? 0, eb ?? 0)
      }
      return sum(greater(ea, eb), .magnitude(a - b))
    }
  }
}
