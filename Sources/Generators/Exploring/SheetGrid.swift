public import Spec

/// The sheet on a grid: whole pixels, steps of time, and a bound on interrupted animations.
///
/// In each state every kind of event is tried: all three times, the moves to every pixel within the
/// bounds and to the first one beyond either, and what must be refused. Where an animation is caught
/// or reversed mid-flight the sheet leaves the grid of pixels, so each such interruption multiplies
/// the states; they are counted, and bounded. A change to another layout is tried where nothing has
/// been interrupted, and judged, but what comes after it is not followed.
public struct SheetGrid: StateSpace {
  /// The sheet.
  public typealias S = SheetScreen

  /// A state of the contract's machine, and how often an animation may still be interrupted.
  public struct State: Hashable, Sendable {
    /// The contract's machine.
    public let machine: SheetMachine
    /// How many more animations may be interrupted mid-flight.
    public let interruptions: Int
  }

  /// How many pixels there are to a point.
  public let scale: Int
  /// How many animations may be interrupted mid-flight.
  public let interruptions: Int
  /// The times that may pass, in seconds.
  public var times = [0.1, 0.3, 0.5]
  /// Whether changes of the layout are tried, and what must be refused.
  public var isWhole = true
  /// How many events at most lead to a state whose events are tried; nil for any number.
  public var depth: Int?

  /// 60 points high, resting at 20, under a bar of 4: few places, and none that coincide.
  static let small = SheetDimensions<Double>(
    containerHeight: 60, barBottom: 4, restTop: 20, overshoot: 5, presentDuration: 0.5,
    settleDuration: 0.3, dismissDuration: 0.5)
  /// The small sheet turned on its side.
  static let turned = SheetDimensions<Double>(
    containerHeight: 40, barBottom: 3, restTop: 13, overshoot: 5, presentDuration: 0.5,
    settleDuration: 0.3, dismissDuration: 0.5)

  /// The grid with so many pixels to a point.
  public init(scale: Int = 1, interruptions: Int = 1, depth: Int? = nil) {
    self.scale = Swift.max(1, scale)
    self.interruptions = Swift.max(0, interruptions)
    self.depth = depth
  }

  /// The same layout under each of the four presenters.
  public var layouts: [SheetLayout.Candidate] {
    [(false, false), (true, false), (false, true), (true, true)].map { bar, statusBar in
      var layout = Self.small
      (layout.presenterShowsBar, layout.presenterHidesStatusBar) = (bar, statusBar)
      return layout
    }
  }

  /// A hidden sheet.
  public func start(_ layout: SheetLayout.Candidate) throws -> State {
    State(machine: try SheetMachine(layout), interruptions: interruptions)
  }

  /// What can happen, the simplest first.
  public func events(in state: State) -> [SheetEvent] {
    let machine = state.machine
    let layout = machine.layout.dimensions
    var events: [SheetEvent] = [.present, .panBegan, .panCancelled, .back]
    events += times.map { .advance($0) }
    let moves = moves(machine)
    events += moves.map { .panMoved($0) } + moves.map { .panEnded($0) }
    if isWhole {
      var (illegal, other) = (layout, Self.turned)
      illegal.barBottom = illegal.restTop
      other.presenterShowsBar = layout.presenterShowsBar
      other.presenterHidesStatusBar = layout.presenterHidesStatusBar
      events += [
        .layout(layout), .layout(illegal), .panMoved(.nan), .panEnded(.infinity), .advance(-0.1),
      ]
      if state.interruptions == interruptions { events.append(.layout(other)) }
    }
    guard state.interruptions == 0, machine.isMidFlight else { return events }
    return events.filter { !machine.isInterrupted(by: $0) }
  }

  /// Under a finger the moves to every pixel within the bounds and the first beyond; else one pixel.
  private func moves(_ machine: SheetMachine) -> [Double] {
    let pixel = 1 / Double(scale)
    guard machine.phase == .dragging else { return [-pixel, pixel] }
    let d = machine.layout.dimensions
    var moves = [0.0]
    var (up, down) = (true, true)
    var steps = 1.0
    while up || down {
      if up { moves.append(-steps * pixel) }
      if down { moves.append(steps * pixel) }
      up = up && machine.top - steps * pixel >= d.barBottom
      down = down && machine.top + steps * pixel <= d.lowestTop
      steps += 1
    }
    return moves
  }

  /// The state after an event.
  public func next(_ state: State, _ event: SheetEvent) -> State? {
    var machine = state.machine
    do { try machine.handle(event) } catch { return nil }
    let isSpent = state.machine.isMidFlight && state.machine.isInterrupted(by: event)
    return State(
      machine: machine.forgetful, interruptions: state.interruptions - (isSpent ? 1 : 0))
  }

  /// What is shown, without commands.
  public func look(_ appearance: SheetAppearance) -> SheetAppearance {
    var look = appearance
    look.commands = []
    look.rubberBand = nil
    if !look.mounted { (look.top, look.height) = (0, 0) }
    return look
  }

  /// Whether it still looks like the contract's sheet, in the first layout.
  ///
  /// Where it looks otherwise a clause is violated, and what comes later would be a consequence.
  /// A difference of less than a thousandth of a point is no departure: rounding is smaller, and
  /// whether it is a violation the clauses say.
  public func isFollowed(_ appearance: SheetAppearance, in state: State) -> Bool {
    let height = state.machine.layout.dimensions.containerHeight
    guard height == Self.small.containerHeight else { return false }
    var shown = look(appearance)
    let expected = look(state.machine.appearance)
    if (shown.top - expected.top).magnitude < 0.001 { shown.top = expected.top }
    return shown == expected
  }
}

extension SheetMachine {
  /// Whether an animation has begun to move.
  fileprivate var isMidFlight: Bool { (animation?.elapsed ?? 0) > 0 }

  /// Whether an event takes the place of the running animation.
  fileprivate func isInterrupted(by event: SheetEvent) -> Bool {
    switch event {
    case .advance: return false
    case .present, .panBegan, .panMoved, .panEnded, .panCancelled, .back:
      return Self.isEnabled(event.kind, in: phase)
    case .layout:
      var next = self
      try? next.handle(event)
      return next.animation != animation
    }
  }
}
