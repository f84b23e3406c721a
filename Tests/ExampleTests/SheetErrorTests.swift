import Spec
import Testing

/// Which sheet layouts are legal, and what is said of those that are not.
@Suite struct SheetErrorTests {
  @Test func `The article's layout is legal, and so is one at every bound`() {
    #expect(SheetLayout.isLegal(.tutorial))
    let edge = SheetLayout.Candidate.tutorial.with([
      \.barBottom: 0, \.restTop: 0x1p-1074, \.overshoot: 0, \.containerHeight: 0x1p-1074,
      \.presentDuration: 0, \.settleDuration: 0, \.dismissDuration: 0,
    ])
    #expect(SheetLayout.isLegal(edge))
  }

  @Test(
    arguments: [
      (
        "barBottom", -1, .barOnScreen,
        "barBottom is -1, which breaks 0 ≤ barBottom (0 against -1); legal: barBottom at least 0"
      ),
      (
        "barBottom", 667.0 / 3, .barAboveRest,
        "barBottom is 222.33333333333334, which breaks barBottom < restTop "
          + "(222.33333333333334 against 222.33333333333334); "
          + "legal: barBottom below 222.33333333333334"
      ),
      (
        "overshoot", -0.5, .overshootIsNotNegative,
        "overshoot is -0.5, which breaks 0 ≤ overshoot (0 against -0.5); legal: overshoot at least 0"
      ),
      (
        "overshoot", 500, .lowestOnScreen,
        "overshoot is 500, which breaks restTop + overshoot ≤ containerHeight "
          + "(722.3333333333334 against 667); legal: overshoot at most 444.66666666666663"
      ),
      (
        "presentDuration", -1, .presentIsNotNegative,
        "presentDuration is -1, which breaks 0 ≤ presentDuration (0 against -1); "
          + "legal: presentDuration at least 0"
      ),
      (
        "settleDuration", -1, .settleIsNotNegative,
        "settleDuration is -1, which breaks 0 ≤ settleDuration (0 against -1); "
          + "legal: settleDuration at least 0"
      ),
      (
        "dismissDuration", -1, .dismissIsNotNegative,
        "dismissDuration is -1, which breaks 0 ≤ dismissDuration (0 against -1); "
          + "legal: dismissDuration at least 0"
      ),
    ] as [(String, Double, SheetRule, String)])
  func `Each rule that is broken alone is named with values and bound`(
    name: String, value: Double, rule: SheetRule, message: String
  ) throws {
    let field = try #require(SheetLayout.Candidate.fields.first { $0.name == name })
    var layout = SheetLayout.Candidate.tutorial
    layout[keyPath: field.path] = value
    let error = try #require(throws: LayoutError.self) { try SheetLayout(layout) }
    #expect(error.description == message)
    #expect(error.rule == .sheet(rule))
    #expect(
      SheetRule.allCases.filter { !$0.inequality(layout).holds } == [rule])
  }

  @Test func `A published layout with a bar below its third is refused`() {
    #expect(
      reason { _ = try SheetMachine(SheetLayout.Candidate.tutorial.with([\.barBottom: 300])) }
        == "barBottom is 300, which breaks barBottom < restTop "
        + "(300 against 222.33333333333334); legal: barBottom below 222.33333333333334")
  }

  @Test func `The first broken rule in the contract's order is the one reported`() throws {
    var layout = SheetLayout.Candidate.tutorial.with([
      \.barBottom: -1, \.restTop: -2, \.overshoot: -3, \.containerHeight: -9,
      \.presentDuration: -1, \.settleDuration: -1, \.dismissDuration: -1,
    ])
    let repairs: [(SheetRule, (inout SheetDimensions<Double>) -> Void)] = [
      (.barOnScreen, { $0.barBottom = 0 }), (.barAboveRest, { $0.restTop = 5 }),
      (.overshootIsNotNegative, { $0.overshoot = 0 }),
      (.lowestOnScreen, { $0.containerHeight = 5 }),
      (.presentIsNotNegative, { $0.presentDuration = 0 }),
      (.settleIsNotNegative, { $0.settleDuration = 0 }),
      (.dismissIsNotNegative, { $0.dismissDuration = 0 }),
    ]
    for (rule, repair) in repairs {
      let error = try #require(throws: LayoutError.self) { try SheetLayout(layout) }
      #expect(error.rule == .sheet(rule))
      repair(&layout)
    }
    #expect(SheetLayout.isLegal(layout))
  }

  @Test(arguments: SheetLayout.Candidate.fields.map(\.name))
  func `A number that is not finite is named before any other rule`(name: String) throws {
    let field = try #require(SheetLayout.Candidate.fields.first { $0.name == name })
    for (value, text) in [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] {
      var layout = SheetLayout.Candidate.tutorial.with([\.barBottom: -1, \.overshoot: -1])
      layout[keyPath: field.path] = value
      #expect(
        reason { _ = try SheetLayout(layout) }
          == "\(name) is \(text), which breaks every number is finite; legal: any finite number")
      // No other rule is broken here, or must be.
      var alone = SheetLayout.Candidate.tutorial
      alone[keyPath: field.path] = value
      #expect(!alone.isFinite && !SheetLayout.isLegal(alone))
    }
  }

  @Test func `Doubling every length leaves durations and presenter alone`() {
    let layout = SheetLayout.Candidate.tutorial.presented(showingBar: true, hidingStatusBar: true)
    let doubled = layout.scaled(by: 2)
    #expect(
      doubled
        == layout.with([
          \.containerHeight: 1334, \.barBottom: 88, \.restTop: 1334.0 / 3, \.overshoot: 100,
        ]))
  }
}
