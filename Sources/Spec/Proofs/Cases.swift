/// A proof by cases: space is cut where the two sides of a minimum, a maximum, a magnitude or a
/// choice meet, so that in each part everything is a polynomial; each part must be empty.
struct Cases {
  private let quantities: [Quantity]
  private var positive: Set<Int> = []
  /// How many parts may still be looked at.
  private var budget = 1000

  /// Whether the goal follows from the premise.
  static func prove(_ premise: [Formula], _ goal: Formula) -> Bool {
    var cases = Cases(quantities: Formula.all(premise + [goal]).quantities.ordered)
    cases.findPositive(premise)
    var part = Part(pending: premise + [.not(goal)])
    // Dividing takes the quantity out of its own sign: that is said here.
    for place in cases.positive.sorted() {
      Polynomial.of(.quantity(cases.quantities[place]), over: cases.quantities).map {
        part.known.add(Inequalities.Fact(polynomial: $0, isStrict: true))
      }
    }
    return cases.isEmpty(part)
  }

  private init(quantities: [Quantity]) { self.quantities = quantities }

  /// Finds the quantities that the premise makes positive: by them one may divide.
  private mutating func findPositive(_ premise: [Formula]) {
    var known = Inequalities()
    for case .below(let a, let b) in premise { fact(a, b, isStrict: true).map { known.add($0) } }
    for case .atMost(let a, let b) in premise { fact(a, b, isStrict: false).map { known.add($0) } }
    for (place, quantity) in quantities.enumerated() {
      var denied = known
      fact(.quantity(quantity), 0, isStrict: false).map { denied.add($0) }
      if denied.areContradictory() { positive.insert(place) }
    }
  }

  /// `a ≤ b`, or `a < b`.
  private func fact(_ a: Term, _ b: Term, isStrict: Bool) -> Inequalities.Fact? {
    let positive = positive
    return Polynomial.of(b - a, over: quantities)?.reduced { positive.contains($0) }
      .map { Inequalities.Fact(polynomial: $0, isStrict: isStrict) }
  }

  /// A part of space: what holds there.
  private struct Part {
    var pending: [Formula]
    var known = Inequalities()
    /// Pairs of statements, one of which holds.
    var open: [(Formula, Formula)] = []
    /// Comparisons in which something is undecided.
    var waiting: [Formula] = []
    /// What minima, maxima, magnitudes and choices come to here.
    var decided: [Term: Term] = [:]
  }

  private mutating func isEmpty(_ part: Part) -> Bool {
    var part = part
    guard budget > 0 else { return false }
    budget -= 1
    while let formula = part.pending.popLast() {
      if !take(formula, &part) { return true }
    }
    if part.known.areContradictory() { return true }
    if let (f, g) = part.open.popLast() {
      return [f, g].allSatisfy { way in
        var smaller = part
        smaller.pending = [way]
        return isEmpty(smaller)
      }
    }
    guard let fork = part.waiting.lazy.compactMap({ $0.fork(part.decided) }).first else {
      return part.known.areContradictoryWithProducts
    }
    return fork.ways.allSatisfy { way in
      var smaller = part
      smaller.decided[fork.term] = way.value
      smaller.pending = part.waiting + [way.condition]
      smaller.waiting = []
      return isEmpty(smaller)
    }
  }

  /// Takes what a statement says into a part; false if that leaves nothing of it.
  private func take(_ formula: Formula, _ part: inout Part) -> Bool {
    switch formula {
    case .always: break
    case .below(let a, let b), .atMost(let a, let b):
      if formula.fork(part.decided) != nil {
        part.waiting.append(formula)
      } else if let fact = fact(
        a.deciding(part.decided), b.deciding(part.decided),
        isStrict: formula == .below(a, b))
      {
        part.known.add(fact)
      }
    case .equal(let a, let b, _): part.pending += [.atMost(a, b), .atMost(b, a)]
    case .and(let f, let g): part.pending += [f, g]
    case .or(let f, let g): part.open.append((f, g))
    case .implies(let f, let g): part.open.append((.not(f), g))
    case .iff(let f, let g): part.open.append((.and(f, g), .and(.not(f), .not(g))))
    case .not(.always): return false
    case .not(.not(let f)): part.pending.append(f)
    case .not(.below(let a, let b)): part.pending.append(.atMost(b, a))
    case .not(.atMost(let a, let b)): part.pending.append(.below(b, a))
    case .not(.equal(let a, let b, _)): part.open.append((.below(a, b), .below(b, a)))
    case .not(.and(let f, let g)): part.open.append((.not(f), .not(g)))
    case .not(.or(let f, let g)): part.pending += [.not(f), .not(g)]
    case .not(.implies(let f, let g)): part.pending += [f, .not(g)]
    case .not(.iff(let f, let g)):
      part.open.append((.and(f, .not(g)), .and(.not(f), g)))
    }
    return true
  }
}

/// A term that is one of two others, and when it is which.
private struct Fork {
  let term: Term
  let ways: [(condition: Formula, value: Term)]
}

extension Formula {
  /// The first thing in a comparison that is not decided.
  fileprivate func fork(_ decided: [Term: Term]) -> Fork? {
    switch self {
    case .below(let a, let b), .atMost(let a, let b):
      a.deciding(decided).fork ?? b.deciding(decided).fork
    default: nil
    }
  }
}

extension Term {
  /// The term with what is decided put in.
  fileprivate func deciding(_ decided: [Term: Term]) -> Term {
    let result = mapping({ $0.deciding(decided) }, { $0 })
    if case .named(_, _, _, let definition) = result { return definition }
    return decided[result] ?? result
  }

  /// The innermost undecided part.
  fileprivate var fork: Fork? {
    switch self {
    case .number, .quantity, .ulp: nil
    case .named(_, _, _, let a): a.fork
    case .binary(.least, let a, let b):
      a.fork ?? b.fork ?? Fork(term: self, ways: [(a <= b, a), (b < a, b)])
    case .binary(.greatest, let a, let b):
      a.fork ?? b.fork ?? Fork(term: self, ways: [(b <= a, a), (a < b, b)])
    case .binary(_, let a, let b): a.fork ?? b.fork
    case .magnitude(let a): a.fork ?? Fork(term: self, ways: [(0 <= a, a), (a < 0, 0 - a)])
    case .choice(let f, let a, let b):
      a.fork ?? b.fork ?? Fork(term: self, ways: [(f, a), (.not(f), b)])
    }
  }
}
