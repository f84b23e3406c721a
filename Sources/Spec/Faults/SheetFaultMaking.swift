// How the planted faults of the sheet are written: one hook each.

extension Fault where S == SheetScreen {
  /// A fault of the sheet with any hooks.
  static func fault(
    _ name: String, _ clauses: [String], _ events: [SheetEvent],
    layout: SheetLayout.Candidate = .tutorial, _ configure: (inout FaultySheet.Hooks) -> Void
  ) -> Self {
    var hooks = FaultySheet.Hooks()
    configure(&hooks)
    let fixed = hooks
    return Self(
      name: name, clauses: clauses, input: Scenario(layout: layout, events: events),
      subject: SheetScreen.subject(name) { try FaultySheet($0, fixed) })
  }

  /// A fault that handles other events than it is given.
  static func before(
    _ name: String, _ clauses: [String], _ events: [SheetEvent],
    _ hook: @escaping FaultySheet.Hooks.Before
  ) -> Self {
    fault(name, clauses, events) { $0.before = hook }
  }

  /// A fault that leaves another state behind.
  static func after(
    _ name: String, _ clauses: [String], _ events: [SheetEvent],
    layout: SheetLayout.Candidate = .tutorial,
    _ hook: @escaping FaultySheet.Hooks.After
  ) -> Self {
    fault(name, clauses, events, layout: layout) { $0.after = hook }
  }

  /// A fault that shows something else.
  static func show(
    _ name: String, _ clauses: [String], _ events: [SheetEvent],
    layout: SheetLayout.Candidate = .tutorial,
    _ hook: @escaping FaultySheet.Hooks.Show
  ) -> Self {
    fault(name, clauses, events, layout: layout) { $0.show = hook }
  }
}

extension [SheetEvent] {
  /// The events after the sheet has come up.
  static func up(_ events: SheetEvent...) -> [SheetEvent] { [.present, .advance(0.5)] + events }

  /// The events of a finger on a sheet that has come up.
  static func touch(_ events: SheetEvent...) -> [SheetEvent] {
    [.present, .advance(0.5), .panBegan] + events
  }
}

extension SheetMachine {
  /// The numbers of the layout in force.
  var d: SheetDimensions<Double> { layout.dimensions }
  /// Whether a move would be stopped by a bound.
  func isStopped(_ distance: Double) -> Bool { d.dragged(top, by: distance) != top + distance }
  /// How long the running animation still has.
  var remaining: Double { animation.map { $0.duration - $0.elapsed } ?? 0 }
  /// Ends whatever is going on.
  mutating func settle(_ phase: SheetPhase, at top: Double) {
    self.phase = phase
    animation = nil
    restingTop = top
  }
}

extension SheetDimensions<Double> {
  /// The article's screen on its side.
  static var rotated: Self {
    var result = tutorial
    result.containerHeight = 375
    result.barBottom = 32
    result.restTop = 125
    return result
  }
  /// Its bar above the screen: refused.
  static var illegal: Self {
    var result = rotated
    result.barBottom = -1
    return result
  }
  /// The article's layout with a sheet that comes at once.
  static var instant: Self {
    var result = tutorial
    result.presentDuration = 0
    return result
  }
  /// The article's layout under a presenter that shows its bar.
  static var withBar: Self {
    var result = tutorial
    result.presenterShowsBar = true
    return result
  }
  /// The article's layout under a presenter without status bar.
  static var withoutStatusBar: Self {
    var result = tutorial
    result.presenterHidesStatusBar = true
    return result
  }
}
