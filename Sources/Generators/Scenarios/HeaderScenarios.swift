public import Spec

// How trouble is looked for on the header: four kinds of scenarios, each a stream of cases.
extension HeaderScreen {
  /// Legal layouts, scrolled to thresholds, beside them, across them and back; now and then something
  /// that is refused.
  ///
  /// The first ones, and then every other one, follow the design of thresholds, under any layout.
  public static let runs = Gen<Scenario<HeaderScreen>>(smallest: smallest) { source in
    let layout = try source.legalHeaderLayout()
    var page = HeaderPage(layout)
    let swarm = source.steering()
    let plan = design.run(source.turn - smallest)
    var step = 0
    let events = try source.events(upTo: 20, aiming: plan?.count) { source in
      let aim = plan.flatMap { $0.indices.contains(step) ? $0[step] : nil }
      let event = try source.headerEvent(page, swarm, aim)
      page.take(event)
      step += 1
      return event
    }
    return Scenario(layout: layout, events: events)
  }

  /// What a design has a page do: scroll to a place, or one of the events that scroll nothing.
  package enum Step: Hashable, Sendable {
    case scroll(_ landmark: Int, _ difference: Int)
    case appear, sameLayout, newLayout

    /// The places of the travelling, pulled, settling, resting, docking, rising and docked page and
    /// its end, and the events that scroll nothing.
    package static let coarse: [Step] = [
      .scroll(1, 4), .scroll(0, 4), .appear, .scroll(3, 0), .scroll(0, 0), .scroll(1, 0),
      .scroll(2, 3), .scroll(2, 0), .scroll(3, 3), .scroll(1, 3), .newLayout, .scroll(9, 0),
      .sameLayout,
    ]

    /// Rest, stop, B and B + D (landmarks 0 to 3), exactly, an ulp and a point beside each, the
    /// middle of the label's way, a pull by the header's height, the end of the page, and the other
    /// events.
    package static let fine: [Step] =
      (0...3).flatMap { threshold in (0...4).map { .scroll(threshold, $0) } }
      + [.scroll(4, 0), .scroll(7, 0), .scroll(9, 0), .appear, .sameLayout, .newLayout]
  }

  /// Every ordered pair of steps, and every triple of the coarse ones.
  package static let design = ThresholdDesign(
    pairsOf: Step.fine, triplesOf: Step.coarse, length: 20)

  /// Legal layouts scrolled by fingers: drags, flings, and pages that creep, at 60 and 120 Hz.
  public static let gestures = Gen<Scenario<HeaderScreen>>(smallest: smallest) { source in
    let layout = try source.legalHeaderLayout()
    var finger = ScrollGesture(
      reach: max(0, layout.contentHeight - layout.viewportHeight),
      viewport: layout.viewportHeight)
    let thresholds = HeaderPage.thresholds(layout)
    let offsets = source.array(count: 1...3) { source in
      source.span(.command) { source in finger.move(&source, thresholds) }
    }
    return Scenario(layout: layout, events: offsets.joined().map { .scroll($0) })
  }

  /// Layouts at and beyond the bounds of every rule, at the start and later.
  public static let layouts = Gen<Scenario<HeaderScreen>>(smallest: smallest) { source in
    var tour = RuleTour(source.turn - smallest, events: 12, rules: HeaderRule.allCases.count)
    let layout = try source.anyHeaderLayout(legal: tour.count == nil ? 3 : 100)
    let events = try source.events(upTo: 12, aiming: tour.count) { source -> HeaderEvent in
      let rule = tour.next()
      switch source.weighted(tour.count == nil ? [1, 8, 1] : rule == nil ? [1, 0, 1] : [0, 1, 0])
      {
      case 0: return .scroll(source.double(in: -200...400))
      case 1: return .layout(try source.anyHeaderLayout(legal: 1, breaking: rule))
      default: return .appear
      }
    }
    return Scenario(layout: layout, events: events)
  }

  /// Numbers that are not finite, between ones that are.
  public static let hostile = Gen<Scenario<HeaderScreen>>(smallest: smallest) { source in
    let legal = try source.legalHeaderLayout()
    let layout = source.weighted([7, 1]) == 0 ? legal : try source.hostile(legal)
    let events = try source.events(upTo: 12) { source -> HeaderEvent in
      switch source.weighted([2, 3, 2, 2, 1]) {
      case 0: return .scroll(source.double(in: -200...400))
      case 1: return .scroll(try source.element(of: notFinite))
      case 2: return .appear
      case 3: return .layout(try source.hostile(legal))
      default: return .scroll(try source.element(of: [1e9, -1e9, -0.0]))
      }
    }
    return Scenario(layout: layout, events: events)
  }
}

/// What a generator knows of the page it scrolls: the thresholds and where it has been.
@usableFromInline struct HeaderPage {
  @usableFromInline var layout: HeaderLayout.Candidate
  /// The offsets at which something happens, then the last two offsets.
  @usableFromInline var landmarks: [Double]
  /// Where it is scrolled to: beyond all thresholds, however large the layout is.
  @usableFromInline var range: ClosedRange<Double>

  @usableFromInline init(_ layout: HeaderLayout.Candidate, last: [Double] = [0, 0]) {
    self.layout = layout
    let thresholds = Self.thresholds(layout)
    landmarks = thresholds + last
    let (least, greatest) = thresholds.reduce((0, 0)) { (min($0.0, $1), max($0.1, $1)) }
    range = min(-400, 1.25 * least)...max(800, 1.25 * greatest)
  }

  @usableFromInline mutating func take(_ event: HeaderEvent) {
    switch event {
    case .scroll(let offset):
      if !offset.isFinite { return }
      landmarks.remove(at: landmarks.count - 2)
      landmarks.append(offset)
    case .layout(let new) where new != layout && HeaderLayout.isLegal(new):
      self = HeaderPage(new, last: Array(landmarks.suffix(2)))
    case .appear, .layout: break
    }
  }

  /// The thresholds of a layout, and sums and differences of its numbers.
  static func thresholds(_ d: HeaderLayout.Candidate) -> [Double] {
    let below = d.headerHeight - d.avatarTop
    return [
      0, d.stop, d.labelThreshold, d.labelThreshold + d.labelTravel,
      d.labelThreshold + d.labelTravel / 2, d.avatarSlowdown * below,
      d.stop + d.stop / d.avatarSlowdown - below, -d.headerHeight, -2 * d.headerHeight,
      d.contentHeight - d.viewportHeight, d.usernameTop + d.stop - d.labelTop,
      d.labelThreshold - (d.headerHeight - d.labelTop), d.headerHeight,
    ]
  }
}

extension Source {
  /// An event on a page: mostly scrolling, near thresholds and earlier offsets half of the time; or
  /// the step of a design.
  mutating func headerEvent(
    _ page: HeaderPage, _ swarm: UInt64, _ step: HeaderScreen.Step?
  ) throws -> HeaderEvent {
    var aim: (landmark: Int, difference: Int)?
    let weights: [Int]
    switch step {
    case nil: weights = self.swarm([24, 3, 2, 2, 1, 2], swarm, least: 20)
    case .scroll(let landmark, let difference):
      (aim, weights) = ((landmark, difference), [1, 0, 0, 0, 0, 0])
    case .appear: weights = [0, 1, 0, 0, 0, 0]
    case .sameLayout: weights = [0, 0, 1, 0, 0, 0]
    case .newLayout: weights = [0, 0, 0, 1, 0, 0]
    }
    switch weighted(weights) {
    case 0:
      return .scroll(double(in: page.range, near: page.landmarks, oneIn: 2, aiming: aim))
    case 1: return weighing(2, .appear)
    case 2: return weighing(2, .layout(page.layout))
    case 3: return weighing(1, .layout(try legalHeaderLayout()))
    case 4: return .scroll(try element(of: notFinite))
    default:
      // One number changed: often legal, else refused.
      var layout = page.layout
      let field = try element(of: HeaderLayout.Candidate.fields)
      let most = field.name == "avatarSlowdown" ? 0.1 : layout.headerHeight / 8
      layout[keyPath: field.path] += double(in: -most...most)
      return .layout(layout)
    }
  }

  /// A legal layout, so many times in `legal + 3`, or one at or beyond the bound of a rule.
  ///
  /// - Parameter wanted: The place of the rule to aim at; nil for any.
  mutating func anyHeaderLayout(legal: Int, breaking wanted: Int? = nil) throws
    -> HeaderLayout.Candidate
  {
    try span(.branch) { source in
      if source.weighted([wanted == nil ? legal : 0, 3]) == 0 {
        return try source.legalHeaderLayout()
      }
      let rules = HeaderRule.allCases
      let rule = source.rule(of: rules, wanted)
      // So that nothing else is wrong with the layout, where that can be.
      let attempts = HeaderScreen.impliedRules.contains(rule) ? 0 : 64
      let name = rule.remedy(.tutorial).field
      guard let field = HeaderLayout.Candidate.path(of: name) else { throw Rejection() }
      func others(_ layout: HeaderLayout.Candidate, hold value: Double, breaking: Bool) -> Bool {
        var changed = layout
        changed[keyPath: field] = value
        return rules.allSatisfy {
          $0 == rule ? !(breaking && $0.inequality(changed).holds) : $0.inequality(changed).holds
        }
      }
      var layout = try source.draw(
        aimingFor: { others($0, hold: rule.remedy($0).bound, breaking: false) }, attempts: attempts
      ) { try $0.legalHeaderLayout() }
      let remedy = rule.remedy(layout)
      let legal = layout
      layout[keyPath: field] = source.draw(
        aimingFor: { others(legal, hold: $0, breaking: wanted != nil) }, attempts: attempts / 4
      ) {
        $0.beside(remedy.bound, mostly: remedy.side)
      }
      return layout
    }
  }

  /// An event that draws nothing, made as complicated as one that does: events weigh alike, so that
  /// the simplest run is the one with the fewest events, not the one with the fewest numbers.
  @usableFromInline mutating func weighing<Event>(_ choices: Int, _ event: Event) -> Event {
    for _ in 0..<choices { _ = int(in: 0...0) }
    return event
  }

  /// A bound, or a number just or well beside it, more often where the rule is broken.
  mutating func beside(_ bound: Double, mostly side: Bound) -> Double {
    let (up, down) = side == .below || side == .atMost ? (3, 1) : (1, 3)
    return switch weighted([2, up, down, up, down, up, down, up, down]) {
    case 0: bound
    case 1: bound + 1
    case 2: bound - 1
    case 3: bound.nextUp
    case 4: bound.nextDown
    case 5: bound + double(in: 0...1)
    case 6: bound - double(in: 0...1)
    case 7: bound + double(in: 0...1000)
    default: bound - double(in: 0...1000)
    }
  }
}
