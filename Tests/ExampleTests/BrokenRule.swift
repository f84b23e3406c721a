import Spec
import Testing

/// A header layout that breaks a rule, and what is said of it.
///
/// Four rules cannot be broken alone: whoever breaks one breaks another that comes later.
struct BrokenRule: Sendable, CustomTestStringConvertible {
  let rule: HeaderRule
  let layout: HeaderLayout.Candidate
  let message: String
  let impliedToo: [HeaderRule]

  init(
    _ rule: HeaderRule,
    _ changes: KeyValuePairs<WritableKeyPath<HeaderLayout.Candidate, Double>, Double>,
    _ message: String, impliedToo: [HeaderRule] = []
  ) {
    self.rule = rule
    layout = HeaderLayout.Candidate.tutorial.with(changes)
    self.message = message
    self.impliedToo = impliedToo
  }

  var testDescription: String { "\(rule)" }

  /// One example a rule, in the contract's order.
  static var all: [BrokenRule] {
    [
      BrokenRule(
        .stopIsPositive, [\.stop: 0],
        "stop is 0, which breaks 0 < stop (0 against 0); legal: stop above 0",
        impliedToo: [.swapIsSeamless]),
      BrokenRule(
        .stopBelowHeight,
        [\.stop: 107, \.avatarHeight: 100, \.labelThreshold: 200],
        "stop is 107, which breaks stop < headerHeight (107 against 107); legal: stop below 107",
        impliedToo: [.labelEndsBelowTop]),
      BrokenRule(
        .avatarBelowTop, [\.avatarTop: -1],
        "avatarTop is -1, which breaks 0 ≤ avatarTop (0 against -1); legal: avatarTop at least 0",
        impliedToo: [.swapIsSeamless]),
      BrokenRule(
        .avatarMeetsHeader, [\.avatarTop: 107],
        "avatarTop is 107, which breaks avatarTop < headerHeight (107 against 107); "
          + "legal: avatarTop below 107"),
      BrokenRule(
        .avatarHasHeight, [\.avatarHeight: 0],
        "avatarHeight is 0, which breaks 0 < avatarHeight (0 against 0); "
          + "legal: avatarHeight above 0",
        impliedToo: [.avatarSurvives]),
      BrokenRule(
        .usernameHasHeight, [\.usernameHeight: -2],
        "usernameHeight is -2, which breaks 0 < usernameHeight (0 against -2); "
          + "legal: usernameHeight above 0"),
      BrokenRule(
        .labelHasHeight, [\.labelHeight: 0],
        "labelHeight is 0, which breaks 0 < labelHeight (0 against 0); legal: labelHeight above 0"),
      BrokenRule(
        .avatarIsSlower, [\.avatarSlowdown: 0.5, \.avatarHeight: 100],
        "avatarSlowdown is 0.5, which breaks 1 ≤ avatarSlowdown (1 against 0.5); "
          + "legal: avatarSlowdown at least 1"),
      BrokenRule(
        .avatarSurvives, [\.avatarHeight: 28],
        "avatarHeight is 28, which breaks stop < avatarSlowdown · avatarHeight "
          + "(40 against 39.199999999999996); legal: avatarHeight above 28.571428571428573"),
      BrokenRule(
        .swapIsSeamless, [\.avatarSlowdown: 1.5],
        "avatarSlowdown is 1.5, which breaks avatarSlowdown · (headerHeight − avatarTop) ≤ stop "
          + "(42 against 40); legal: avatarSlowdown at most 1.4285714285714286"),
      BrokenRule(
        .labelAfterDocking, [\.labelThreshold: 39, \.usernameTop: 0],
        "labelThreshold is 39, which breaks stop ≤ labelThreshold (40 against 39); "
          + "legal: labelThreshold at least 40"),
      BrokenRule(
        .labelTravels, [\.labelTravel: 0, \.labelHeight: 3],
        "labelTravel is 0, which breaks 0 < labelTravel (0 against 0); legal: labelTravel above 0"),
      BrokenRule(
        .usernameIsClear, [\.labelThreshold: 91],
        "labelThreshold is 91, which breaks usernameTop + stop − labelTop ≤ labelThreshold "
          + "(92 against 91); legal: labelThreshold at least 92"),
      BrokenRule(
        .labelStartsBelow,
        [\.labelThreshold: 46, \.labelTop: 60, \.usernameTop: 0, \.labelTravel: 10],
        "labelThreshold is 46, which breaks headerHeight − labelTop ≤ labelThreshold "
          + "(47 against 46); legal: labelThreshold at least 47"),
      BrokenRule(
        .labelEndsBelowTop, [\.labelTravel: 65],
        "labelTravel is 65, which breaks stop ≤ labelTop − labelTravel (40 against 39); "
          + "legal: labelTravel at most 64"),
      BrokenRule(
        .labelEndsAboveBottom, [\.labelTravel: 17],
        "labelTravel is 17, which breaks labelTop + labelHeight − labelTravel ≤ headerHeight "
          + "(108 against 107); legal: labelTravel at least 18"),
    ]
  }
}
