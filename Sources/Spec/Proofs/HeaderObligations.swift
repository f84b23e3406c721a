extension HeaderScreen {
  /// What has to be proved of the header: each clause about its formulas, and the wrong variants.
  ///
  /// Not the three about refusal, which speak of no formula, nor REF-2, which holds a subject against
  /// these same formulas: tests hold them, and nothing is there to prove.
  public static let obligations = clauses.flatMap { clause in
    clause.id == "REF-2" || clause.mentions([HeaderColumn.isHostile, .carriesLayout])
      ? [] : Obligation.all(clause, name, cases: cases(clause))
  }

  /// Layouts and offsets among which the package looks for counterexamples: every landmark, and a
  /// little to either side, for three layouts.
  public static let witnesses: [[Quantity: Double]] = {
    var wide = HeaderDimensions.tutorial
    wide.avatarSlowdown = 1
    wide.labelTravel = 32
    var small = HeaderDimensions.tutorial.scaled(by: 1 / 128)
    small.avatarSlowdown = 1.25
    return [wide, small, .tutorial].flatMap { d in
      let landmarks = [
        0, d.stop, d.labelThreshold, d.labelThreshold + d.labelTravel / 2,
        d.labelThreshold + d.labelTravel, d.contentHeight - d.viewportHeight,
      ]
      let offsets =
        [-2 * d.headerHeight, -d.headerHeight]
        + landmarks.flatMap { [$0 - d.stop / 4, $0, $0 + d.stop / 4] }
      return offsets.flatMap { offset in offsets.map { witness(d, offset, $0) } }
    }
  }()

  private static func witness(
    _ d: HeaderDimensions<Double>, _ offset: Double, _ next: Double
  ) -> [Quantity: Double] {
    var numbers: [Quantity: Double] = [:]
    for (name, path) in HeaderDimensions.fields {
      let column = HeaderColumn.allCases.first { "\($0)" == name }
      if let column { numbers[column.quantity] = d[keyPath: path] }
    }
    for role in [Quantity.Role.here, .fresh, .before, .next] {
      var quantity = HeaderColumn.offset.quantity
      quantity.role = role
      numbers[quantity] = role == .next ? next : offset
    }
    return numbers
  }

  /// What every legal layout keeps.
  private static let rules = HeaderRule.allCases.map(\.formula)

  private static func cases(_ clause: Clause) -> [Obligation.Case] {
    let offset = HeaderColumn.offset.term
    var premise = rules
    if clause.mentions([HeaderColumn.isInitial]) { premise.append(offset ≈ 0) }
    // What stands beside the step: a larger offset, a fresh machine at this one, the step before an
    // event that is no scroll.
    if clause.roles.contains(.next) { premise.append(offset <= offset[.next]) }
    for role in [Quantity.Role.fresh, .before] where clause.roles.contains(role) {
      premise.append(offset[role] ≈ offset)
    }
    return [Obligation.Case(clause, given: premise, value: real)].compactMap(\.self)
  }

  /// What a quantity is, by the formulas, as a term over layout and offset.
  private static func real(_ quantity: Quantity) -> Term {
    guard let column = HeaderColumn(rawValue: quantity.column) else { return 1 }
    let isScaled = quantity.role == .scaled
    if quantity.isLayout {
      let term = column.term
      return isScaled && column != .avatarSlowdown ? 2 * term : term
    }
    func value(_ column: HeaderColumn) -> Term {
      isScaled ? real(Quantity(scaled: column)) : column.term
    }
    let offset = isScaled ? 2 * HeaderColumn.offset.term : HeaderColumn.offset.term[quantity.role]
    let d = HeaderDimensions(symbols: value)
    let formulas = HeaderFormulas(d, offset: offset)
    func reaches(_ phase: HeaderLayout.Reach) -> Term {
      .choose(phase.inequality(d).holds, 1, 0)
    }
    return switch column {
    case .offset: offset
    case .headerScale: formulas.headerScale
    case .headerTranslationY: formulas.headerTranslation
    case .avatarScale: formulas.avatarScale
    case .avatarTranslationY: formulas.avatarTranslation
    case .labelTranslationY: formulas.labelTranslation
    case .blurAlpha: formulas.blurAlpha
    case .front: .choose(formulas.headerIsInFront, 1, 0)
    case .reachesDocked: reaches(.docked)
    case .reachesRising: reaches(.rising)
    case .reachesSettled: reaches(.settled)
    case .isRejected: 0
    default: 1
    }
  }
}

extension Quantity {
  fileprivate init(scaled column: HeaderColumn) {
    self = column.quantity
    role = .scaled
  }
}
