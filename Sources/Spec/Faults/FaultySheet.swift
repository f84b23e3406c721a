/// The sheet of the contract with hooks before, in and after its work; by default they do nothing.
struct FaultySheet: SheetSubject, Sendable {
  /// What a fault can know beside the machine, and a little memory of its own.
  struct Memory: Hashable, Sendable {
    /// The height at the start.
    let firstHeight: Double
    /// What was shown before the event.
    var last: SheetAppearance
    /// The time until each completion that nobody has cancelled.
    var timers: [Double] = []
    var flag = false
    var number = 0.0

    /// Lets time pass; whether a completion was due.
    mutating func isDue(_ event: SheetEvent) -> Bool {
      guard case .advance(let time) = event else { return false }
      defer { timers = timers.map { $0 - time }.filter { $0 > 0 } }
      return timers.contains { $0 <= time }
    }
  }

  struct Hooks: Sendable {
    typealias Before = @Sendable (SheetEvent, SheetMachine, inout Memory) -> [SheetEvent]
    typealias After = @Sendable (inout SheetMachine, SheetMachine, SheetEvent, inout Memory) -> Void
    typealias Show =
      @Sendable (inout SheetAppearance, SheetMachine, SheetEvent, inout Memory) -> Void

    /// Whether an event that must be refused is accepted; `refused` then says how.
    var accepts: @Sendable (SheetEvent) -> Bool = { _ in false }
    /// Whether a legal event is refused, in this state.
    var refuses: @Sendable (SheetEvent, SheetMachine) -> Bool = { _, _ in false }
    /// The events that are really handled.
    var before: Before = { event, _, _ in [event] }
    /// Changes the state after an event, given the state before it.
    var after: After = { _, _, _, _ in }
    /// Changes what is shown.
    var show: Show = { _, _, _, _ in }
    /// What becomes of the state when an event is refused.
    var refused: @Sendable (inout SheetMachine, SheetEvent) -> Void = { _, _ in }
    /// Changes the commands; otherwise they are the difference of what is shown.
    var emit: @Sendable (inout SheetAppearance, SheetEvent) -> Void = { _, _ in }
    /// The rubber band.
    var band: @Sendable (Double, Double) -> Double = { distance, dimension in
      RubberBand.offset(distance: distance, dimension: dimension)
    }
  }

  private var machine: SheetMachine
  private var memory: Memory
  private let hooks: Hooks
  private(set) var appearance: SheetAppearance

  init(_ candidate: SheetLayout.Candidate, _ hooks: Hooks) throws {
    machine = try SheetMachine(candidate)
    appearance = machine.appearance
    memory = Memory(firstHeight: candidate.containerHeight, last: appearance)
    self.hooks = hooks
  }

  /// The machine, the memory, and what is shown; the hooks are always the same.
  var state: AnyHashable? {
    var (memory, shown) = (memory, appearance)
    memory.last.commands = []
    shown.commands = []
    return [AnyHashable(machine.forgetful), AnyHashable(memory), AnyHashable(shown)]
  }

  mutating func handle(_ event: SheetEvent) throws {
    let before = machine
    if hooks.refuses(event, machine) { throw EventError("refused") }
    do {
      _ = try SheetMachine.validated(event)
      for real in hooks.before(event, machine, &memory) { try machine.handle(real) }
    } catch {
      hooks.refused(&machine, event)
      guard hooks.accepts(event) else { throw error }
    }
    hooks.after(&machine, before, event, &memory)
    var shown = machine.appearance
    hooks.show(&shown, machine, event, &memory)
    shown.commands = SheetAppearance.commands(from: appearance, to: shown)
    hooks.emit(&shown, event)
    memory.last = shown
    appearance = shown
  }

  func rubberBand(distance: Double, dimension: Double) -> Double? {
    hooks.band(distance, dimension)
  }
}

/// A sheet with its own idea of which layouts are legal; of the others it shows the height only.
struct LaxSheet: SheetSubject, Sendable {
  private var machine: SheetMachine
  private var height: Double
  private let isLegal: @Sendable (SheetLayout.Candidate) -> Bool

  init(
    _ candidate: SheetLayout.Candidate,
    isLegal: @escaping @Sendable (SheetLayout.Candidate) -> Bool
  ) throws {
    guard isLegal(candidate) else { throw EventError("illegal") }
    machine = try SheetMachine(SheetLayout.isLegal(candidate) ? candidate : .tutorial)
    height = candidate.containerHeight
    self.isLegal = isLegal
  }

  var state: AnyHashable? { [AnyHashable(machine.forgetful), AnyHashable(height)] }

  var appearance: SheetAppearance {
    var shown = machine.appearance
    shown.height = height
    if !shown.mounted { shown.top = height }
    return shown
  }

  mutating func handle(_ event: SheetEvent) throws {
    guard case .layout(let new) = event else { return try machine.handle(event) }
    guard isLegal(new) else { throw EventError("illegal") }
    if SheetLayout.isLegal(new) { try machine.handle(event) }
    height = new.containerHeight
  }

  func rubberBand(distance: Double, dimension: Double) -> Double? {
    machine.rubberBand(distance: distance, dimension: dimension)
  }
}
