extension Obligation {
  /// How the package itself proves a goal.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// Read in intervals, over all layouts and inputs at once.
    case interval
    /// True where two offsets are equal, and with a slope that keeps it true as one of them grows.
    case slope
    /// Cut into parts where two numbers meet; in each part polynomials that contradict each other.
    case cases
  }

  /// What the package itself makes of an obligation.
  public struct Proof: Sendable {
    /// The verdict.
    public var verdict: Verdict
    /// How each part of the goal was proved.
    public var methods: Set<Method> = []
    /// Numbers with which the goal fails, if it was refuted.
    public var model: [(name: String, value: Double)] = []
  }

  /// Proves the obligation, or looks for a counterexample.
  ///
  /// - Parameter witnesses: Numbers among which one is looked for, and one that meets the premise.
  public func proof(witnesses: [[Quantity: Double]]) -> Proof {
    let parts = cases.map { (premise: $0.resolvedPremise, goal: $0.resolvedGoal) }
    func first(where holds: (_ goal: Certainty) -> Bool) -> Proof? {
      for (premise, goal) in parts {
        for numbers in witnesses {
          // The clause's own premise stands last and is met least often.
          guard premise.reversed().allSatisfy({ $0.read(numbers.interval) == .yes }),
            holds(goal.read(numbers.interval))
          else { continue }
          let inputs = Formula.all(premise + [goal]).quantities.ordered
          return Proof(verdict: .refuted, model: inputs.map { ($0.smt, numbers[$0] ?? 0) })
        }
      }
      return nil
    }
    if mistake == nil, first(where: { _ in true }) != nil {
      let methods = parts.flatMap { part in
        part.goal.conjuncts.map { Self.method(part.premise, $0) }
      }
      if !methods.contains(nil) {
        return Proof(verdict: .proved, methods: Set(methods.compactMap(\.self)))
      }
    }
    return first { $0 == .no } ?? Proof(verdict: .unknown)
  }

  /// The first method that proves a goal.
  private static func method(_ premise: [Formula], _ goal: Formula) -> Method? {
    if goal.read(Box.all.interval) == .yes { return .interval }
    if rises(premise, goal) { return .slope }
    return Cases.prove(premise, goal) ? .cases : nil
  }

  /// Whether a comparison holds where the next offset is this one, and its right side never falls
  /// against its left as the next offset grows.
  ///
  /// Slopes are taken at H = 1, which is no restriction: the formulas keep their form when every
  /// length is scaled (HDR-9). The offset is cut at 0; every other number is anywhere in its range.
  private static func rises(_ premise: [Formula], _ goal: Formula) -> Bool {
    let next = HeaderColumn.offset.quantity.with(.next)
    guard case .atMost(let a, let b) = goal, goal.quantities.contains(next) else { return false }
    let isRising = Box.halves.allSatisfy { half in
      (b - a).read { $0 == next ? half : Slope(Box.unit.interval($0), slope: Interval(0)) }
        .slope.lower >= 0
    }
    guard isRising else { return false }
    func meeting(_ quantity: Quantity) -> Term {
      quantity == next ? HeaderColumn.offset.term : .quantity(quantity)
    }
    let there = goal.replacing(meeting)
    return there.read(Box.all.interval) == .yes
      || Cases.prove(premise.filter { !$0.quantities.contains(next) }, there)
  }
}

/// The ranges in which a proof by intervals takes the numbers: all that the rules allow.
private struct Box {
  let height: Interval

  /// Every layout.
  static let all = Box(height: Interval(0, .infinity))
  /// Every layout, in headers as the unit of length.
  static let unit = Box(height: Interval(1))
  /// The next offset: pulled down, and scrolled up.
  static let halves = [Interval(-.infinity, 0), Interval(0, .infinity)]
    .map { Slope($0, slope: Interval(1)) }

  func interval(_ quantity: Quantity) -> Interval {
    switch HeaderColumn(rawValue: quantity.column) {
    case .headerHeight: height
    case .stop, .avatarTop, .avatarHeight, .labelThreshold, .labelTravel, .labelHeight,
      .usernameHeight:
      Interval(0, .infinity)
    case .avatarSlowdown: Interval(1, .infinity)
    default: .everything
    }
  }
}

extension Dictionary<Quantity, Double> {
  fileprivate func interval(_ quantity: Quantity) -> Interval {
    self[quantity].map { Interval($0) } ?? .everything
  }
}

extension Quantity {
  fileprivate func with(_ role: Role) -> Quantity {
    var result = self
    result.role = role
    return result
  }
}
