/// Anything that claims to be such a sheet.
public protocol SheetSubject: StateMachine
where Event == SheetEvent, Appearance == SheetAppearance {
  /// How far the sheet follows a finger beyond its bound, if it resists instead of stopping.
  ///
  /// - Parameters:
  ///   - distance: how far the finger is beyond the bound, in points.
  ///   - dimension: the height of the container, in points.
  func rubberBand(distance: Double, dimension: Double) -> Double?
}

extension SheetSubject {
  /// A hard stop: nothing to observe.
  public func rubberBand(distance: Double, dimension: Double) -> Double? { nil }
}

/// The sheet of the contract: a state, and the table that says what every event does to it.
///
/// ```swift
/// var sheet = SheetMachine(try SheetLayout(.tutorial))
/// try sheet.handle(.present)
/// try sheet.handle(.advance(0.5))
/// try sheet.handle(.panBegan)
/// try sheet.handle(.panMoved(-1000))
/// sheet.appearance.bar  // .shown: flush under the bar
/// ```
public struct SheetMachine: SheetSubject, Hashable, Sendable {
  /// A running animation of the sheet's top.
  public typealias Animation = SheetMotion<Double>.Animation

  /// What the presenter had before: given back when the sheet is gone.
  public struct Presenter: Hashable, Sendable {
    /// Whether its navigation bar is shown.
    public var showsBar: Bool
    /// Whether it hides the status bar.
    public var hidesStatusBar: Bool
  }

  /// The layout in force.
  public internal(set) var layout: SheetLayout
  /// The phase.
  public internal(set) var phase = SheetPhase.hidden
  /// The numbers that the actions of the table change.
  private var motion: SheetMotion<Double>
  /// The top when nothing is animated, in points.
  public internal(set) var restingTop: Double {
    get { motion.restingTop }
    set { motion.restingTop = newValue }
  }
  /// The running animation.
  public internal(set) var animation: Animation? {
    get { motion.animation }
    set { motion.animation = newValue }
  }
  /// The presenter's own bars, as found when the sheet was made; a later layout leaves them alone.
  public internal(set) var presenter: Presenter
  /// What was done in the last event.
  public private(set) var commands: SheetCommands = []

  /// A hidden sheet.
  public init(_ layout: SheetLayout) {
    self.layout = layout
    motion = SheetMotion(restingTop: layout.dimensions.containerHeight)
    presenter = Presenter(layout)
  }

  /// A hidden sheet, if the numbers form a legal layout.
  ///
  /// - Throws: `LayoutError`.
  public init(_ candidate: SheetLayout.Candidate) throws(LayoutError) {
    self.init(try SheetLayout(candidate))
  }

  /// The top as presented, in points.
  public var top: Double { animation?.top ?? restingTop }

  /// The state of the navigation-bar toggle.
  public var toggle: NavigationBarToggle {
    NavigationBarToggle(phase, isFlush: top == layout.dimensions.barBottom)
  }

  /// What is shown now, and what was done in the last event.
  public var appearance: SheetAppearance {
    let top = top
    let toggle = NavigationBarToggle(phase, isFlush: top == layout.dimensions.barBottom)
    var result = SheetAppearance(phase, toggle, presenter)
    result.top = top
    result.height = layout.dimensions.containerHeight
    result.commands = commands
    return result
  }

  /// The machine as far as its future depends on it: without what was done in the last event.
  public var forgetful: SheetMachine {
    var result = self
    result.commands = []
    if let animation { result.restingTop = animation.from }
    return result
  }

  /// The forgetful machine.
  public var state: AnyHashable? { forgetful }

  /// Takes an event.
  ///
  /// - Throws: `EventError` for a time or move that is not finite and for a negative time,
  ///   `LayoutError` for an illegal layout, in every phase; nothing has changed then.
  public mutating func handle(_ event: SheetEvent) throws {
    let legal = try Self.validated(event)
    let before = appearance
    perform(event, legal)
    commands = SheetAppearance.commands(from: before, to: appearance)
  }

  /// The rubber band of UIScrollView, for sheets that choose it over the hard stop.
  public func rubberBand(distance: Double, dimension: Double) -> Double? {
    RubberBand.offset(distance: distance, dimension: dimension)
  }

  /// The layout that a legal event carries, if it carries one.
  static func validated(_ event: SheetEvent) throws -> SheetLayout? {
    switch event {
    case .panMoved(let distance), .panEnded(let distance):
      guard distance.isFinite else {
        throw EventError("move is \(distance.plain); legal: any finite number of points")
      }
    case .advance(let time):
      guard time.isFinite, time >= 0 else {
        throw EventError("time is \(time.plain); legal: any finite number of seconds from 0")
      }
    case .layout(let candidate): return try SheetLayout(candidate)
    case .present, .panBegan, .panCancelled, .back: break
    }
    return nil
  }

  private mutating func perform(_ event: SheetEvent, _ new: SheetLayout?) {
    if new == layout { return }  // The same layout is the identity, in every phase.
    switch Self.outcome(phase, event.kind) {
    case .ignored: break
    case .goes(let action, let next):
      act(action, event, new)
      phase = next
    case .branches(let action, let condition, let then, let otherwise):
      act(action, event, new)
      let next = motion.holds(condition, layout.dimensions, top: top) ? then : otherwise
      motion.enter(next, from: phase, layout.dimensions)
      phase = next
    }
  }

  private mutating func act(_ action: SheetAction, _ event: SheetEvent, _ new: SheetLayout?) {
    let old = layout
    if let new { layout = new }  // The presenter's bars stay.
    motion.act(
      action, in: phase, old.dimensions, new: layout.dimensions, top: top, amount: event.amount)
  }
}

extension SheetAppearance {
  /// What is shown in a phase, places and commands aside.
  init(_ phase: SheetPhase, _ toggle: NavigationBarToggle, _ presenter: SheetMachine.Presenter) {
    self.init(
      top: 0, height: 0, bar: toggle.bar(presenters: presenter.showsBar),
      backButton: toggle.backButton,
      statusBarHidden: phase != .hidden || presenter.hidesStatusBar, mounted: phase != .hidden)
  }
}

extension SheetMachine.Presenter {
  init(_ layout: SheetLayout) {
    showsBar = layout.dimensions.presenterShowsBar
    hidesStatusBar = layout.dimensions.presenterHidesStatusBar
  }
}
