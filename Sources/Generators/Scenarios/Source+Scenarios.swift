import Spec

/// The numbers that no screen may take.
let notFinite: [Double] = [.nan, .infinity, -.infinity]

/// A way through the rules of validity, three times over, so that each is broken in early cases.
struct RuleTour {
  /// How many events a case of the tour has; nil for cases that are not part of it.
  let count: Int?
  private let rules: Int
  private var place: Int

  /// - Parameters:
  ///   - turn: The number of the case.
  ///   - events: How many events a case may have.
  ///   - rules: How many rules there are.
  init(_ turn: Int, events: Int, rules: Int) {
    place = turn * events
    self.rules = rules
    count = turn >= 0 && place < 2 * 3 * rules ? events : nil
  }

  /// The place of the rule that the next event breaks: every other one does.
  mutating func next() -> Int? {
    defer { place += 1 }
    return count == nil || place % 2 == 1 ? nil : place / 2 % rules
  }
}

extension Source {
  /// One of the rules: that at the wanted place, or any; a replay may take another.
  mutating func rule<Rule>(of rules: [Rule], _ wanted: Int?) -> Rule {
    rules[weighted(rules.indices.map { $0 == wanted ?? $0 ? 1 : 0 })]
  }

  /// The layout with one number that is not finite.
  mutating func hostile<Layout: LayoutCandidate>(_ layout: Layout) throws -> Layout {
    var hostile = layout
    let field = try element(of: Layout.fields)
    hostile[keyPath: field.path] = try element(of: notFinite)
    return hostile
  }

  /// Up to `most` events; one case in four has at most a quarter of that, so that a violation is
  /// also met in cases that are small to begin with.
  ///
  /// - Parameter aim: How many events to draw at random instead.
  @inlinable
  mutating func events<Event>(
    upTo most: Int, aiming aim: Int? = nil, _ event: (inout Source) throws -> Event
  ) throws -> [Event] {
    let isSmall = steering() & 3 == 0
    let range = aim.map { $0...$0 } ?? 0...(isSmall ? most / 4 : most)
    return try array(count: 0...most, aiming: range) { source in
      try source.span(.command, event)
    }
  }

  /// The weights of alternatives without those that this case happens to leave out.
  ///
  /// Half of the cases leave nothing out, the others each alternative with probability one half,
  /// unless it weighs `least` or more: swarm testing, which lets what is rare come in crowds (A.
  /// Groce and others, ISSTA 2012).
  @inlinable func swarm(_ weights: [Int], _ bits: UInt64, least: Int) -> [Int] {
    if bits & 1 == 0 { return weights }
    return weights.enumerated().map { place, weight in
      weight < least && (bits &>> UInt64(place + 1)) & 1 == 0 ? 0 : weight
    }
  }
}
