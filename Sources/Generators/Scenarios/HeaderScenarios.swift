public import Spec

/// How trouble is looked for on the header: three kinds of scenarios, each a stream of cases.
public enum HeaderScenarios: ScenarioSource {
  /// Legal layouts, scrolled to thresholds, beside them, across them and back.
  public static let runs = Gen<Scenario<HeaderScreen>> { source in
    let layout = try source.legalHeaderLayout()
    var page = HeaderPage(layout)
    let events = try source.events(upTo: 20) { source in
      let event = try source.headerEvent(page)
      page.take(event)
      return event
    }
    return Scenario(layout: layout, events: events)
  }

  /// Layouts at and beyond the bounds of every rule, at the start and later.
  public static let layouts = Gen<Scenario<HeaderScreen>> { source in
    let layout = try source.anyHeaderLayout(legal: 3)
    let events = try source.events(upTo: 10) { source -> HeaderEvent in
      switch source.weighted([1, 4, 1]) {
      case 0: return .scroll(source.double(in: -200...400))
      case 1: return .layout(try source.anyHeaderLayout(legal: 1))
      default: return .appear
      }
    }
    return Scenario(layout: layout, events: events)
  }

  /// Numbers that are not finite, between ones that are.
  public static let hostile = Gen<Scenario<HeaderScreen>> { source in
    let legal = try source.legalHeaderLayout()
    let layout = source.weighted([7, 1]) == 0 ? legal : try source.hostile(legal)
    let events = try source.events(upTo: 8) { source -> HeaderEvent in
      switch source.weighted([2, 3, 1, 1]) {
      case 0: return .scroll(source.double(in: -200...400))
      case 1: return .scroll(try source.element(of: notFinite))
      case 2: return .appear
      default: return .layout(try source.hostile(legal))
      }
    }
    return Scenario(layout: layout, events: events)
  }
}

/// The numbers that no screen may take.
let notFinite: [Double] = [.nan, .infinity, -.infinity]

/// What a generator knows of the page it scrolls: the thresholds and where it has been.
@usableFromInline struct HeaderPage {
  @usableFromInline var layout: HeaderLayout.Candidate
  /// The offsets at which something happens, then the last two offsets.
  @usableFromInline var landmarks: [Double]

  @usableFromInline init(_ layout: HeaderLayout.Candidate) {
    self.layout = layout
    landmarks = Self.thresholds(layout) + [0, 0]
  }

  @usableFromInline mutating func take(_ event: HeaderEvent) {
    switch event {
    case .scroll(let offset):
      landmarks[landmarks.count - 2] = landmarks[landmarks.count - 1]
      landmarks[landmarks.count - 1] = offset
    case .appear: break
    case .layout(let new):
      if new == layout { return }
      layout = new
      landmarks.replaceSubrange(..<(landmarks.count - 2), with: Self.thresholds(new))
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
  /// An event on a page: mostly scrolling, near thresholds and earlier offsets half of the time.
  @usableFromInline mutating func headerEvent(_ page: HeaderPage) throws -> HeaderEvent {
    switch weighted([24, 2, 1, 1]) {
    case 0: return .scroll(double(in: -400...800, near: page.landmarks, oneIn: 2))
    case 1: return weighing(2, .appear)
    case 2: return weighing(2, .layout(page.layout))
    default: return weighing(1, .layout(try legalHeaderLayout()))
    }
  }

  /// A legal layout, so many times in `legal + 3`, or one at or beyond the bound of a rule.
  mutating func anyHeaderLayout(legal: Int) throws -> HeaderLayout.Candidate {
    try span(.branch) { source in
      let isLegal = source.weighted([legal, 3]) == 0
      var layout = try source.legalHeaderLayout()
      if isLegal { return layout }
      let remedy = try source.element(of: HeaderRule.allCases).remedy(layout)
      guard let field = HeaderLayout.Candidate.fields.first(where: { $0.name == remedy.field })
      else { throw Rejection() }
      layout[keyPath: field.path] = source.beside(remedy.bound)
      return layout
    }
  }

  /// An event that draws nothing, made as complicated as one that does: events weigh alike, so that
  /// the simplest run is the one with the fewest events, not the one with the fewest numbers.
  @usableFromInline mutating func weighing<Event>(_ choices: Int, _ event: Event) -> Event {
    for _ in 0..<choices { _ = int(in: 0...0) }
    return event
  }

  /// The layout with one number that is not finite.
  mutating func hostile(_ layout: HeaderLayout.Candidate) throws -> HeaderLayout.Candidate {
    var hostile = layout
    let field = try element(of: HeaderLayout.Candidate.fields)
    hostile[keyPath: field.path] = try element(of: notFinite)
    return hostile
  }

  /// A bound, or a number just or well beside it.
  mutating func beside(_ bound: Double) -> Double {
    switch index(below: 7) {
    case 0: bound
    case 1: bound + 1
    case 2: bound - 1
    case 3: bound.nextUp
    case 4: bound.nextDown
    case 5: bound + double(in: 0...1000)
    default: bound - double(in: 0...1000)
    }
  }
}
