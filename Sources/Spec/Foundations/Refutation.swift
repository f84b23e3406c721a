/// The comparison that makes a statement false, with what stood on its two sides.
public struct Refutation: Hashable, Sendable {
  /// What was claimed.
  public let claim: String
  /// The numbers, rounding aside.
  public let found: String
}

extension Formula {
  /// The first comparison that makes the statement false whatever rounding did; nil if there is none,
  /// or if what is false is that one of several comparisons holds.
  ///
  /// - Parameter value: What a quantity is where the statement is judged.
  func refutation(_ value: (Quantity) -> Double) -> Refutation? {
    func read(_ quantity: Quantity) -> Interval { Interval(value(quantity)) }
    switch self {
    case .and(let f, let g): return f.refutation(value) ?? g.refutation(value)
    case .implies(let f, let g): return f.read(read) == .yes ? g.refutation(value) : nil
    case .below(let a, let b), .atMost(let a, let b), .equal(let a, let b, _):
      let (left, right) = (a.read(read), b.read(read))
      let ends = [left.lower, left.upper, right.lower, right.upper]
      guard self.read(read) == .no, ends.allSatisfy(\.isFinite) else { return nil }
      if case .quantity(let quantity) = a, let state = Int(exactly: left.lower),
        quantity.values.indices.contains(state)
      {
        return Refutation(claim: text, found: quantity.values[state])
      }
      return Refutation(claim: text, found: "\(left.lower.plain) against \(right.lower.plain)")
    case .always, .or, .not, .iff: return nil
    }
  }
}

extension Judge {
  /// Why a clause is violated in its first row, if it is judged and one comparison is the reason.
  public func refutation(_ clause: Int) -> Refutation? {
    guard clauses.indices.contains(clause), let row = violatedRow(clause) else { return nil }
    return clauses[clause].conclusion.refutation { value($0, row) }
  }

  /// What a quantity is in a row of the first run; not a number without the row it is read from.
  private func value(_ quantity: Quantity, _ row: Int) -> Double {
    let role = quantity.role.rawValue
    let place = quantity.role == .here ? row : beside[role][row]
    if quantity.column == Program.presenceColumn { return place < 0 ? 0 : 1 }
    guard place >= 0 else { return .nan }
    let isHere = [.here, .before, .next].contains(quantity.role)
    return (isHere ? table : companions[role])[quantity.column, place]
  }
}
