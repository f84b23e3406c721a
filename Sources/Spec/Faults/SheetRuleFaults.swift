extension SheetScreen: LaxScreen {
  static func lax(
    _ name: String, by isLegal: @escaping @Sendable (Candidate) -> Bool
  ) -> Subject<SheetScreen> {
    subject(name) { try LaxSheet($0, isLegal: isLegal) }
  }

  /// Faults that accept a layout which breaks one rule of the sheet, and that rule only.
  static let ruleFaults: [Fault<SheetScreen>] = [
    missing(.barOnScreen) { $0.barBottom = -1 },
    missing(.barAboveRest, "empty range", ["NAV-4", "SHT-2"]) { $0.barBottom = 300 },
    missing(.overshootIsNotNegative) { $0.overshoot = -1 },
    missing(.lowestOnScreen, nil, ["NAV-4"]) { $0.overshoot = 500 },
    missing(.presentIsNotNegative) { $0.presentDuration = -0.1 },
    missing(.settleIsNotNegative) { $0.settleDuration = -0.1 },
    missing(.dismissIsNotNegative) { $0.dismissDuration = -0.1 },
    accepting("bar at the rest accepted", ["LIFE-12", "NAV-4"], by: allowsEquality) {
      $0.barBottom = $0.restTop
    },
    accepting("zero duration refused", ["LIFE-12"], by: legal { $0.presentDuration > 0 }) {
      $0.presentDuration = 0
    },
    accepting(
      "sheet larger than any screen refused", ["LIFE-12"],
      by: legal { $0.containerHeight < 1e5 }
    ) {
      $0.containerHeight = 2e5
    },
    accepting(
      "sheet smaller than a point refused", ["LIFE-12"], by: legal { $0.restTop > 1 }
    ) {
      $0.barBottom = 0
      $0.restTop = 0.5
    },
    accepting(
      "non-finite sheet layout accepted", ["LIFE-12", "LIFE-9"],
      by: { !$0.isFinite || SheetRule.areMet(by: $0) }
    ) {
      $0.presentDuration = .infinity
    },
  ]
}

/// All rules, without the bounds of the strict ones.
private let allowsEquality: @Sendable (SheetLayout.Candidate) -> Bool = { candidate in
  candidate.isFinite
    && SheetRule.allCases.map { $0.inequality(candidate) }.allSatisfy { $0.lesser <= $0.greater }
}

extension SheetScreen {
  /// The planted faults of the sheet; the last ones accept layouts that break one rule.
  public static let faults: [Fault<SheetScreen>] =
    moveFaults + releaseFaults + touchFaults + lifeFaults + layoutFaults + timeFaults + ruleFaults
}
