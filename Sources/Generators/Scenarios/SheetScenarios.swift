public import Spec

// How trouble is looked for on the sheet: four kinds of scenarios, each a stream of cases.
extension SheetScreen {
  /// Legal layouts, and every event at every moment: the contract's machine says what is near.
  public static let runs = Gen<Scenario<SheetScreen>>(smallest: smallest) { source in
    let layout = try source.legalSheetLayout()
    var sheet = try SheetMachine(layout)
    let swarm = source.steering()
    var isAfterLayout = false
    let events = try source.events(upTo: 40) { source in
      let event = try source.sheetEvent(sheet, swarm, isAfterLayout: isAfterLayout)
      // Illegal layouts are refused.
      try? sheet.handle(event)
      isAfterLayout = event.kind == .layout
      return event
    }
    return Scenario(layout: layout, events: events)
  }

  /// Legal layouts, and visits: fingers that drag, fling and let go, at 60 and 120 Hz.
  public static let gestures = Gen<Scenario<SheetScreen>>(smallest: smallest) { source in
    let layout = try source.legalSheetLayout()
    var sheet = try SheetMachine(layout)
    let visits = try source.array(count: 1...5) { source in
      try source.span(.command) { source in
        let events = source.sheetVisit(sheet)
        for event in events { try sheet.handle(event) }
        return events
      }
    }
    return Scenario(layout: layout, events: visits.flatMap(\.self))
  }

  /// Layouts at and beyond the bounds of every rule, at the start and later, in every phase.
  public static let layouts = Gen<Scenario<SheetScreen>>(smallest: smallest) { source in
    var tour = RuleTour(source.turn - smallest, events: 12, rules: SheetRule.allCases.count)
    let layout = try source.anySheetLayout(legal: tour.count == nil ? 3 : 100)
    // Under a layout that is refused nothing is judged.
    var sheet = try SheetMachine(SheetLayout.isLegal(layout) ? layout : .tutorial)
    let events = try source.events(upTo: 12, aiming: tour.count) { source in
      let rule = tour.next()
      let isLayout =
        source.weighted(tour.count == nil ? [1, 1] : rule == nil ? [0, 1] : [1, 0]) == 0
      let event: SheetEvent =
        isLayout
        ? .layout(try source.anySheetLayout(legal: 1, breaking: rule))
        : try source.sheetEvent(sheet, 0)
      try? sheet.handle(event)
      return event
    }
    return Scenario(layout: layout, events: events)
  }

  /// Numbers that are not finite and times that are negative, between ones that are legal.
  public static let hostile = Gen<Scenario<SheetScreen>>(smallest: smallest) { source in
    let legal = try source.legalSheetLayout()
    let layout = source.weighted([7, 1]) == 0 ? legal : try source.hostile(legal)
    var sheet = try SheetMachine(legal)
    let events = try source.events(upTo: 12) { source -> SheetEvent in
      switch source.weighted([4, 3, 1, 1]) {
      case 0:
        let event = try source.sheetEvent(sheet, 0)
        try? sheet.handle(event)
        return event
      case 1: return try source.refusedNumber()
      case 2: return .layout(try source.hostile(sheet.layout.dimensions))
      default:
        let event = try source.element(of: extreme)
        try sheet.handle(event)
        return event
      }
    }
    return Scenario(layout: layout, events: events)
  }
}

/// Legal events whose numbers nobody expects.
private let extreme: [SheetEvent] = [
  .advance(1e7), .advance(1e-9), .advance(-0.0), .panMoved(-0.0), .panMoved(1e9), .panMoved(-1e9),
  .panEnded(1e9), .panEnded(-1e9),
]

extension Source {
  /// The article's layout, one for a real device, or any legal one, now and then far larger or smaller
  /// than a screen; and the presenter's own bars.
  mutating func legalSheetLayout() throws -> SheetLayout.Candidate {
    var layout = try span(.branch) { source in
      switch source.index(below: 16) {
      case 0...3: return SheetLayout.Candidate.tutorial
      case 4...7: return try source.deviceSheetLayout()
      case 8...13: return try source.constructedSheetLayout()
      default:
        let factor = source.scale()
        let layout = try source.constructedSheetLayout().scaled(by: factor)
        guard SheetLayout.isLegal(layout) else { throw Rejection() }
        return layout
      }
    }
    presenter(&layout)
    return layout
  }

  private mutating func presenter(_ layout: inout SheetLayout.Candidate) {
    let flags = index(below: 4)
    layout.presenterShowsBar = flags & 1 != 0
    layout.presenterHidesStatusBar = flags & 2 != 0
  }

  private mutating func deviceSheetLayout() throws -> SheetLayout.Candidate {
    let screen = try element(of: HeaderDevices.screens)
    let isPortrait = bool()
    return SheetLayout.Candidate(
      containerHeight: isPortrait ? screen.height : 375,
      barBottom: isPortrait ? screen.statusBar + 44 : 32,
      restTop: (isPortrait ? screen.height : 375) / 3, overshoot: 50, presentDuration: 0.5,
      settleDuration: 0.3, dismissDuration: 0.5)
  }

  private mutating func constructedSheetLayout() throws -> SheetLayout.Candidate {
    let height = double(in: 100...1200)
    let rest = bounded(from: 1, to: height)
    let bar = bounded(from: 0, to: rest.nextDown)
    let overshoot = bounded(from: 0, to: height - rest)
    let layout = SheetLayout.Candidate(
      containerHeight: height, barBottom: bar, restTop: rest, overshoot: overshoot,
      presentDuration: duration(), settleDuration: duration(), dismissDuration: duration())
    guard SheetLayout.isLegal(layout) else { throw Rejection() }
    return layout
  }

  /// A duration up to a second, none at all one time in three, now and then up to a hundred.
  private mutating func duration() -> Double {
    switch weighted([5, 3, 1]) {
    case 0: double(in: 0...1)
    case 1: 0
    default: double(in: 0...100)
    }
  }

  /// A legal layout, so many times in `legal + 3`, or one at or beyond the bound of a rule.
  ///
  /// - Parameter wanted: The place of the rule to aim at; nil for any.
  mutating func anySheetLayout(legal: Int, breaking wanted: Int? = nil) throws
    -> SheetLayout.Candidate
  {
    try span(.branch) { source in
      if source.weighted([wanted == nil ? legal : 0, 3]) == 0 {
        return try source.legalSheetLayout()
      }
      var layout = try source.legalSheetLayout()
      let rule = source.rule(of: SheetRule.allCases, wanted)
      let remedy = rule.remedy(layout)
      guard let field = SheetLayout.Candidate.path(of: remedy.field) else { throw Rejection() }
      let legal = layout
      layout[keyPath: field] = source.draw(
        aimingFor: { value in
          var changed = legal
          changed[keyPath: field] = value
          return wanted == nil || !rule.inequality(changed).holds
        }
      ) { $0.beside(remedy.bound, mostly: remedy.side) }
      return layout
    }
  }

  /// An event for a sheet in this state: mostly one that leads on, sometimes any other.
  ///
  /// Layouts come in twos: only the second one tells what the first has left running.
  mutating func sheetEvent(
    _ sheet: SheetMachine, _ bits: UInt64, isAfterLayout: Bool = false
  ) throws -> SheetEvent {
    var weights = Self.weights(sheet.phase)
    if isAfterLayout, sheet.phase == .idle { weights[8] *= 12 }
    switch weighted(swarm(weights, bits, least: 14)) {
    case 0: return weighing(2, .present)
    case 1: return .advance(time(sheet))
    case 2: return weighing(2, .panBegan)
    case 3: return .panMoved(move(sheet))
    case 4: return weighing(2, .panCancelled)
    case 5: return .panEnded(move(sheet))
    case 6: return weighing(2, .back)
    case 7: return weighing(2, .layout(sheet.layout.dimensions))
    case 9: return try refusedNumber()
    default: return .layout(weighing(1, try nextLayout(sheet)))
    }
  }

  /// A move or a time that must be refused.
  mutating func refusedNumber() throws -> SheetEvent {
    switch index(below: 3) {
    case 0: .panMoved(try element(of: notFinite))
    case 1: .panEnded(try element(of: notFinite))
    default: .advance(try element(of: notFinite + [-1, -0x1p-1074]))
    }
  }

  /// Another layout: any legal one, or the one in force under another presenter or with its rest
  /// where the sheet is just now; or one at or beyond the bound of a rule.
  private mutating func nextLayout(_ sheet: SheetMachine) throws -> SheetLayout.Candidate {
    var layout = sheet.layout.dimensions
    switch weighted(sheet.phase == .settling ? [3, 4, 6, 12] : [8, 10, 2, 5]) {
    case 0: layout = try legalSheetLayout()
    case 1: presenter(&layout)
    case 2: layout.restTop = sheet.top
    default: return try anySheetLayout(legal: 0)
    }
    guard SheetLayout.isLegal(layout) else { throw Rejection() }
    return layout
  }

  /// How likely present, advance, began, moved, cancelled, ended, back, the same and a new layout, and
  /// a number to be refused are.
  private static func weights(_ phase: SheetPhase) -> [Int] {
    switch phase {
    case .hidden: [30, 3, 2, 2, 2, 2, 3, 1, 2, 0]
    case .presenting: [1, 17, 1, 2, 1, 1, 3, 1, 13, 0]
    case .idle: [18, 16, 24, 2, 2, 3, 6, 1, 4, 0]
    case .dragging: [3, 14, 3, 16, 15, 16, 5, 1, 4, 1]
    case .settling: [3, 18, 24, 4, 3, 3, 5, 1, 18, 2]
    case .dismissing: [17, 20, 4, 12, 2, 4, 4, 1, 8, 1]
    }
  }

  /// A move: any size, often exactly to a bound, or just before or beyond it.
  private mutating func move(_ sheet: SheetMachine) -> Double {
    let d = sheet.layout.dimensions
    let top = sheet.top
    let most = Swift.max(1500, 1.25 * d.containerHeight)
    return double(
      in: -most...most, near: [0, d.restTop - top, d.barBottom - top, d.lowestTop - top],
      oneIn: 2)
  }

  /// A time: any, often exactly the rest of the animation, half of it, or up to the mirrored moment.
  private mutating func time(_ sheet: SheetMachine) -> Double {
    guard let animation = sheet.animation else { return double(in: 0...2) }
    let left = animation.duration - animation.elapsed
    let middle = Swift.max(0, animation.duration / 2 - animation.elapsed)
    let mirrored = Swift.max(0, animation.duration - 2 * animation.elapsed)
    return double(
      in: 0...Swift.max(2, left),
      near: [
        left, left, mirrored, middle, middle * 0.9, left / 2, left / 4, left / 16, left * 0.995, 0,
      ],
      oneIn: 1)
  }
}
