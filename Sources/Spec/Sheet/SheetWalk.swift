/// The contract's view of a sheet's run while it is tabulated: its own machine, fed the same events.
public struct SheetWalk: Walk {
  /// The screen.
  public typealias S = SheetScreen
  private let candidate: SheetLayout.Candidate
  private var machine: SheetMachine?
  private var shown = SheetAppearance(
    top: 0, height: 0, bar: .hidden, backButton: .absent, statusBarHidden: false, mounted: false)
  /// The time until each replaced animation would have ended.
  private var stale: [Double] = []
  private var slack = 0.0
  /// How far a correct top may be from the machine's: every animation that was cut short leaves the
  /// last digits of its curve, which nobody's way of solving it shares, in what comes after.
  private var drift = 0.0

  /// A walk from a layout, legal or not.
  public init(_ candidate: SheetLayout.Candidate) { self.candidate = candidate }

  /// What the contract asks for after the last step; nothing without a legal layout.
  public var expected: SheetAppearance? { machine?.appearance }

  /// The initial row; whether the contract speaks of what follows.
  public mutating func start(_ answer: Answer<SheetAppearance>, _ table: inout Table) -> Bool {
    if SheetLayout.isLegal(candidate) { machine = try? SheetMachine(candidate) }
    let isAccepted = take(answer)
    let isLegal = machine != nil
    let row = addRow(candidate, &table)
    mark(
      row, &table, bringing: true, isInitial: true, isLegal: isLegal, isAccepted: isAccepted)
    return isAccepted && isLegal
  }

  /// One more row; whether the contract speaks of what follows.
  public mutating func step(
    _ event: SheetEvent, _ answer: Answer<SheetAppearance>, _ table: inout Table
  ) -> Bool {
    guard var next = machine else { return false }
    let before = next
    let isLegal = (try? next.handle(event)) != nil
    let isAccepted = take(answer)
    var dimensions = before.layout.dimensions
    var isFinite: Bool?
    if case .layout(let new) = event {
      isFinite = new.isFinite
      if isLegal == isAccepted { machine = next }
      if isAccepted { dimensions = new }
    } else {
      machine = next
    }
    // A way that ends within this of a bound may end on either side of it.
    let reach = drift + before.unsolved(after: event)
    if reach > 0, isLegal, decides(event, before, next, within: reach) { return false }
    let isChange = before.looks(unlike: next, within: reach)
    carry(event, before, next)
    let isStaleEnd = age(event, before, next)
    if event.kind == .panMoved || event.kind == .panEnded, isLegal {
      slack += (dimensions.lowestTop + event.amount.magnitude).ulp
    }
    let row = addRow(dimensions, &table)
    table[SheetColumn.event.rawValue, row] = event.kind.number
    table[SheetColumn.amount.rawValue, row] = isLegal ? event.amount : 0
    mark(row, &table, bringing: isFinite, isLegal: isLegal, isAccepted: isAccepted)
    set(.isStaleEnd, isStaleEnd, row, &table)
    set(.isEnabled, SheetMachine.isEnabled(event.kind, in: before.phase), row, &table)
    set(.isChange, isChange, row, &table)
    return isLegal == isAccepted
  }

  /// Whether what comes of an event may depend on less than a correct top may be off.
  private func decides(
    _ event: SheetEvent, _ before: SheetMachine, _ next: SheetMachine, within reach: Double
  ) -> Bool {
    guard before.phase == .dragging && event.kind != .advance || event.kind == .layout else {
      return false
    }
    let place = before.top + (event.isMove ? event.amount : 0)
    return [before.layout.dimensions, next.layout.dimensions].contains { d in
      [d.barBottom, d.restTop, d.lowestTop].contains { (place - $0).magnitude <= reach }
    }
  }

  /// What an animation that is cut short adds; one that comes to its end leaves nothing, and a
  /// bound that a finger would pass stops every sheet at the same place.
  private mutating func carry(_ event: SheetEvent, _ before: SheetMachine, _ next: SheetMachine) {
    let hasEnded = event.kind == .advance && before.animation != nil && next.animation == nil
    let isStopped =
      event.isMove && before.phase == .dragging && next.top != before.top + event.amount
    // A layout that moves the sheet by more than it may be off moves every sheet to the same place.
    let isMoved =
      event.kind == .layout
      && (next.top - before.top).magnitude > drift + before.unsolved(after: event)
    if next.phase == .hidden || hasEnded || isStopped || isMoved {
      drift = 0
    } else if event.kind != .advance, next.phase != before.phase || event.kind == .layout {
      drift += before.unsolved(after: event)
    }
  }

  private mutating func take(_ answer: Answer<SheetAppearance>) -> Bool {
    guard case .shown(let appearance) = answer else {
      shown.commands = []
      return false
    }
    shown = appearance
    return true
  }

  /// Whether a replaced animation would have ended in this step.
  private mutating func age(
    _ event: SheetEvent, _ before: SheetMachine, _ next: SheetMachine
  ) -> Bool {
    var ends = false
    if case .advance(let time) = event, time > 0, time.isFinite {
      ends = stale.contains { $0 <= time }
      stale = stale.map { $0 - time }.filter { $0 > 0 }
    } else if let animation = before.animation, next.phase != before.phase {
      stale.append(animation.duration - animation.elapsed)
    }
    return ends
  }

  private func addRow(_ d: SheetDimensions<Double>, _ table: inout Table) -> Int {
    table.addRow { set in
      func put(_ column: SheetColumn, _ value: Double) { set(column.rawValue, value) }
      put(.containerHeight, d.containerHeight)
      put(.barBottom, d.barBottom)
      put(.restTop, d.restTop)
      put(.overshoot, d.overshoot)
      put(.presentDuration, d.presentDuration)
      put(.settleDuration, d.settleDuration)
      put(.dismissDuration, d.dismissDuration)
      put(.slack, slack)
      put(.drift, drift)
      if let machine {
        putExpected(machine, put)
      }
      put(.top, shown.top)
      put(.height, shown.height)
      put(.bar, shown.bar.number)
      put(.backButton, shown.backButton.number)
      put(.statusBarHidden, shown.statusBarHidden ? 1 : 0)
      put(.mounted, shown.mounted ? 1 : 0)
      put(.commands, Double(shown.commands.rawValue))
      put(.isShowBar, shown.commands.contains(.showBar) ? 1 : 0)
      put(.isHideBar, shown.commands.contains(.hideBar) ? 1 : 0)
      put(.rubberBand, shown.rubberBand ?? .nan)
    }
  }

  private func putExpected(_ machine: SheetMachine, _ put: (SheetColumn, Double) -> Void) {
    let expected = machine.appearance
    put(.phase, machine.phase.number)
    if let animation = machine.animation {
      put(.from, animation.from)
      put(.to, animation.to)
      put(.progress, animation.progress)
      put(.share, animation.elapsed / animation.duration)
      put(.animationDuration, animation.duration)
    }
    put(.expectedTop, expected.top)
    put(.expectedBar, expected.bar.number)
    put(.expectedBackButton, expected.backButton.number)
    put(.expectedStatusBarHidden, expected.statusBarHidden ? 1 : 0)
    put(.expectedMounted, expected.mounted ? 1 : 0)
    put(.expectedCommands, Double(expected.commands.rawValue))
    put(.presenterShowsBar, machine.presenter.showsBar ? 1 : 0)
    put(.presenterHidesStatusBar, machine.presenter.hidesStatusBar ? 1 : 0)
  }
}

extension SheetMachine {
  /// How far a correct top may be from this one because the curve can be solved in several ways.
  fileprivate func unsolved(after event: SheetEvent) -> Double {
    guard let animation, animation.elapsed > 0 || event.kind == .advance else { return 0 }
    return 1e-12 * (animation.to - animation.from).magnitude
      + 2 * layout.dimensions.containerHeight.ulp
  }

  /// Whether two states look different, commands aside, and tops within a tolerance of each other.
  fileprivate func looks(unlike other: SheetMachine, within tolerance: Double) -> Bool {
    var mine = appearance
    var others = other.appearance
    if (mine.top - others.top).magnitude <= tolerance { mine.top = others.top }
    mine.commands = []
    others.commands = []
    if !mine.mounted, !others.mounted {
      mine.top = 0
      others.top = 0
      mine.height = 0
      others.height = 0
    }
    return mine != others
  }
}

extension SheetEvent {
  /// Whether a finger moves.
  fileprivate var isMove: Bool { kind == .panMoved || kind == .panEnded }
}
