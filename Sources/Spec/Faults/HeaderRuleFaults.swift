extension HeaderScreen: LaxScreen {
  static func lax(
    _ name: String, by isLegal: @escaping @Sendable (Candidate) -> Bool
  ) -> Subject<HeaderScreen> {
    subject(name) { try LaxHeader($0, isLegal: isLegal) }
  }

  /// Faults that accept a layout which breaks one rule of the header, and that rule only.
  static let ruleFaults: [Fault<HeaderScreen>] = [
    missing(.avatarMeetsHeader) { $0.avatarTop = 107 },
    missing(.usernameHasHeight) { $0.usernameHeight = 0 },
    missing(.labelHasHeight) { $0.labelHeight = 0 },
    missing(.avatarIsSlower) { $0.avatarSlowdown = 0.9 },
    missing(.avatarSurvives, "small avatar", ["AVT-3"]) { $0.avatarHeight = 28 },
    missing(.swapIsSeamless, nil, ["AVT-6"]) { $0.avatarSlowdown = 1.5 },
    missing(.labelAfterDocking) {
      $0.usernameTop = 90
      $0.labelThreshold = 30
    },
    missing(.labelTravels, "zero travel") {
      $0.labelTop = 80
      $0.labelTravel = 0
      $0.labelThreshold = 120
    },
    missing(.usernameIsClear, nil, ["LBL-5"]) { $0.usernameTop = 160 },
    missing(.labelStartsBelow) {
      $0.headerHeight = 200
      $0.avatarTop = 172
      $0.usernameTop = 130
      $0.labelTop = 80
      $0.labelThreshold = 100
    },
    missing(.labelEndsBelowTop, nil, ["LBL-6"]) { $0.labelTravel = 70 },
    missing(.labelEndsAboveBottom, nil, ["LBL-6"]) { $0.labelHeight = 40 },
    accepting(
      "equality refused", ["LIFE-12"],
      by: { d in
        d.isFinite
          && HeaderRule.allCases.map { $0.inequality(d) }.allSatisfy { $0.lesser < $0.greater }
      }
    ) { $0.labelTravel = 64 },
    accepting(
      "page shorter than its viewport refused", ["LIFE-12"],
      by: legal { $0.contentHeight >= $0.viewportHeight }
    ) {
      $0.contentHeight = 600
    },
    accepting(
      "header larger than any screen refused", ["LIFE-12"], by: legal { $0.headerHeight < 1e5 }
    ) {
      $0 = $0.scaled(by: 1024)
    },
    accepting("header smaller than a point refused", ["LIFE-12"], by: legal { $0.headerHeight > 1 })
    {
      $0 = $0.scaled(by: 1 / 128)
    },
    accepting("non-finite header layout accepted", ["LIFE-12", "LIFE-9"], by: HeaderRule.areMet) {
      $0.contentHeight = .infinity
    },
  ]
}

extension HeaderScreen {
  /// The rules that follow from others: dropping one accepts nothing new, so it is not a fault.
  ///
  /// The header reaches below the avatar's top and k is at least 1, so a seamless swap needs a
  /// positive stop and, with a stop inside the header, an avatar top above 0. An avatar that
  /// survives has a height. A label of some height inside the docked header leaves stop below H,
  /// as computed too unless that height is lost in the sum.
  public static let impliedRules: [HeaderRule] = [
    .stopIsPositive, .stopBelowHeight, .avatarBelowTop, .avatarHasHeight,
  ]
}
