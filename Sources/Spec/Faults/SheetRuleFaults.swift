extension SheetScreen {
  /// Faults that accept a layout which breaks one rule of the sheet, and that rule only.
  static let ruleFaults: [Fault<SheetScreen>] = [
    .missing(.barOnScreen) { $0.barBottom = -1 },
    .missing(.barAboveRest, "empty range", ["NAV-4", "SHT-2"]) { $0.barBottom = 300 },
    .missing(.overshootIsNotNegative) { $0.overshoot = -1 },
    .missing(.lowestOnScreen, nil, ["NAV-4"]) { $0.overshoot = 500 },
    .missing(.presentIsNotNegative) { $0.presentDuration = -0.1 },
    .missing(.settleIsNotNegative) { $0.settleDuration = -0.1 },
    .missing(.dismissIsNotNegative) { $0.dismissDuration = -0.1 },
    .accepting("bar at the rest accepted", ["LIFE-12", "NAV-4"], by: allows(nil, orEqual: true)) {
      $0.barBottom = $0.restTop
    },
    .accepting("zero duration refused", ["LIFE-12"], by: legal { $0.presentDuration > 0 }) {
      $0.presentDuration = 0
    },
    .accepting(
      "sheet larger than any screen refused", ["LIFE-12"], by: legal { $0.containerHeight < 1e5 }
    ) {
      $0.containerHeight = 2e5
    },
    .accepting("sheet smaller than a point refused", ["LIFE-12"], by: legal { $0.restTop > 1 }) {
      $0.barBottom = 0
      $0.restTop = 0.5
    },
    .accepting("non-finite sheet layout accepted", ["LIFE-12", "LIFE-9"], by: allows(nil)) {
      $0.presentDuration = .infinity
    },
  ]
}

extension Fault where S == SheetScreen {
  fileprivate static func missing(
    _ rule: SheetRule, _ name: String? = nil, _ clauses: [String] = [],
    change: (inout SheetDimensions<Double>) -> Void
  ) -> Self {
    accepting(
      name ?? "missing rule: \(rule.formula.text)", ["LIFE-12"] + clauses, by: allows(rule), change)
  }

  fileprivate static func accepting(
    _ name: String, _ clauses: [String],
    by isLegal: @escaping @Sendable (SheetLayout.Candidate) -> Bool,
    _ change: (inout SheetDimensions<Double>) -> Void
  ) -> Self {
    var broken = SheetLayout.Candidate.tutorial
    change(&broken.dimensions)
    return Self(
      name: name, clauses: clauses,
      input: Scenario(layout: .tutorial, events: [.layout(broken)]),
      subject: SheetScreen.subject(name) { try LaxSheet($0, isLegal: isLegal) })
  }
}

/// All rules but one, with or without the bounds of the strict ones.
private func allows(
  _ missing: SheetRule?, orEqual: Bool = false
) -> @Sendable (SheetLayout.Candidate) -> Bool {
  { candidate in
    guard candidate.isFinite else { return missing == nil && !orEqual }
    return SheetRule.allCases.allSatisfy { rule in
      let sides = rule.inequality(candidate.dimensions)
      if rule == missing || sides.holds { return true }
      return orEqual && sides.lesser <= sides.greater
    }
  }
}

/// Legal, and something more that nobody asked for.
private func legal(
  _ and: @escaping @Sendable (SheetDimensions<Double>) -> Bool
) -> @Sendable (SheetLayout.Candidate) -> Bool {
  { SheetLayout.isLegal($0) && and($0.dimensions) }
}

extension SheetScreen {
  /// The planted faults of the sheet; the last ones accept layouts that break one rule.
  public static let faults: [Fault<SheetScreen>] =
    moveFaults + releaseFaults + touchFaults + lifeFaults + layoutFaults + timeFaults + ruleFaults
}
