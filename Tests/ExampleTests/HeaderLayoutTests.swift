import Spec
import Testing

/// Which header layouts are legal, what is said of those that are not, and what a page can show.
@Suite struct HeaderLayoutTests {
  @Test func `The article's layout is legal as published`() throws {
    #expect(try HeaderLayout(.tutorial).dimensions == .tutorial)
  }

  @Test(arguments: BrokenRule.all)
  func `Each rule that is broken alone is named with values and bound`(broken: BrokenRule) throws {
    let error = try #require(throws: LayoutError.self) { try HeaderLayout(broken.layout) }
    #expect(error.description == broken.message)
    #expect(error.rule == .header(broken.rule))
    let rules = HeaderRule.allCases.filter { !$0.inequality(broken.layout).holds }
    #expect(rules == [broken.rule] + broken.impliedToo)
  }

  @Test func `Every rule is broken by one of the examples`() {
    #expect(BrokenRule.all.map(\.rule) == HeaderRule.allCases)
  }

  @Test(arguments: BrokenRule.all)
  func `The bound that an error names is where legality begins`(broken: BrokenRule) throws {
    let error = try #require(throws: LayoutError.self) { try HeaderLayout(broken.layout) }
    let field = try #require(HeaderLayout.Candidate.fields.first { $0.name == error.field })
    #expect(broken.layout[keyPath: field.path] == error.value)
    let words = error.legal.split(separator: " ")
    let bound = try #require(words.last.flatMap { Double($0) })
    func holds(_ value: Double) -> Bool {
      var layout = broken.layout
      layout[keyPath: field.path] = value
      return broken.rule.inequality(layout).holds
    }
    switch words.dropLast().joined(separator: " ") {
    case "above": #expect(!holds(bound) && holds(bound + 1e-9))
    case "below": #expect(!holds(bound) && holds(bound - 1e-9))
    case "at least": #expect(holds(bound) && !holds(bound - 1e-9))
    case "at most": #expect(holds(bound) && !holds(bound + 1e-9))
    default: Issue.record("not a bound: \(error.legal)")
    }
  }

  /// The rules once more, in the contract's order, so that the order is not read from the code.
  private typealias Rule = (rule: HeaderRule, holds: @Sendable (HeaderLayout.Candidate) -> Bool)
  private static let contract: [Rule] = [
    (.stopIsPositive, { 0 < $0.stop }),
    (.stopBelowHeight, { $0.stop < $0.headerHeight }),
    (.avatarBelowTop, { 0 <= $0.avatarTop }),
    (.avatarMeetsHeader, { $0.avatarTop < $0.headerHeight }),
    (.avatarHasHeight, { $0.avatarHeight > 0 }),
    (.usernameHasHeight, { $0.usernameHeight > 0 }),
    (.labelHasHeight, { $0.labelHeight > 0 }),
    (.avatarIsSlower, { $0.avatarSlowdown >= 1 }),
    (.avatarSurvives, { $0.avatarSlowdown * $0.avatarHeight > $0.stop }),
    (.swapIsSeamless, { $0.avatarSlowdown * ($0.headerHeight - $0.avatarTop) <= $0.stop }),
    (.labelAfterDocking, { $0.stop <= $0.labelThreshold }),
    (.labelTravels, { $0.labelTravel > 0 }),
    (.usernameIsClear, { $0.labelThreshold >= $0.usernameTop + $0.stop - $0.labelTop }),
    (.labelStartsBelow, { $0.labelThreshold >= $0.headerHeight - $0.labelTop }),
    (.labelEndsBelowTop, { $0.stop <= $0.labelTop - $0.labelTravel }),
    (.labelEndsAboveBottom, { $0.labelTop + $0.labelHeight - $0.labelTravel <= $0.headerHeight }),
  ]

  @Test func `The first broken rule in the contract's order is the one reported`() {
    let values = [-1.0, 0, 0.5, 1, 28, 39.9, 40, 60, 91, 107, 108, 1000]
    let paths = HeaderLayout.Candidate.fields.dropLast(2).map(\.path)
    var reported: Set<HeaderRule> = []
    for (place, first) in paths.enumerated() {
      for second in paths.dropFirst(place) {
        for (x, y) in values.flatMap({ x in values.map { (x, $0) } }) {
          var layout = HeaderLayout.Candidate.tutorial
          layout[keyPath: first] = x
          layout[keyPath: second] = y
          let expected = Self.contract.first { !$0.holds(layout) }?.rule
          var found: HeaderRule?
          do throws(LayoutError) { _ = try HeaderLayout(layout) } catch {
            if case .header(let rule) = error.rule { found = rule }
          }
          guard found == expected else {
            Issue.record("\(layout): \(found as Any), expected \(expected as Any)")
            return
          }
          #expect(HeaderLayout.isLegal(layout) == (expected == nil))
          if let found { reported.insert(found) }
        }
      }
    }
    #expect(reported.count == HeaderRule.allCases.count)
  }

  @Test func `A label so thin that rounding swallows it lets no header dock at no height`() throws {
    let layout = HeaderLayout.Candidate.tutorial.with([
      \.stop: 107, \.avatarHeight: 100, \.labelThreshold: 200, \.labelTop: 142,
      \.labelHeight: 1e-20,
    ])
    let error = try #require(throws: LayoutError.self) { try HeaderLayout(layout) }
    #expect(error.rule == .header(.stopBelowHeight))
    #expect(HeaderRule.allCases.filter { !$0.inequality(layout).holds } == [.stopBelowHeight])
  }

  @Test(arguments: HeaderLayout.Candidate.fields.map(\.name))
  func `A number that is not finite is named before any other rule`(name: String) throws {
    let field = try #require(HeaderLayout.Candidate.fields.first { $0.name == name })
    for (value, text) in [(Double.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")] {
      var layout = HeaderLayout.Candidate.tutorial.with([\.labelTravel: -1, \.avatarSlowdown: 0])
      layout[keyPath: field.path] = value
      #expect(
        reason { _ = try HeaderLayout(layout) }
          == "\(name) is \(text), which breaks every number is finite; legal: any finite number")
    }
  }

  @Test func `Of two numbers that are not finite the first is named`() {
    let layout = HeaderLayout.Candidate.tutorial.with([
      \.viewportHeight: .nan, \.labelTop: .infinity,
    ])
    #expect(reason { _ = try HeaderLayout(layout) }.hasPrefix("labelTop is inf, "))
  }

  @Test(
    arguments: [
      (647, []), (774, []), (774.0.nextUp, [.settled]), (808, [.settled]),
      (809, [.rising, .settled]), (863, [.rising, .settled]), (864, [.docked, .rising, .settled]),
      (900, [.docked, .rising, .settled]), (1000, [.docked, .rising, .settled]),
    ] as [(Double, [HeaderLayout.Reach])])
  func `A page of 904 points reports what a taller screen can never show`(
    viewport: Double, unreachable: [HeaderLayout.Reach]
  ) throws {
    let layout = try HeaderLayout(
      HeaderLayout.Candidate.tutorial.with([\.viewportHeight: viewport]))
    #expect(layout.unreachable == unreachable)
    #expect(layout.largestOffset == 904 - viewport)
    let end = try header(.scroll(layout.largestOffset), layout: layout.dimensions)
    #expect((end.stop == .docked) == layout.reaches(.docked))
    #expect((end.label != .waiting) == layout.reaches(.rising))
    #expect((end.label == .settled) == layout.reaches(.settled))
  }

  @Test func `Doubling every length leaves the slow-down alone`() {
    let doubled = HeaderLayout.Candidate.tutorial.scaled(by: 2)
    #expect(doubled.headerHeight == 214 && doubled.labelTravel == 70)
    #expect(doubled.contentHeight == 1808 && doubled.viewportHeight == 1294)
    #expect(doubled.avatarSlowdown == 1.4)
    #expect(HeaderLayout.isLegal(doubled))
  }
}
