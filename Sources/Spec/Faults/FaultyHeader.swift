/// The header of the contract, with what it shows rewritten after every event.
struct FaultyHeader: HeaderSubject, Sendable {
  /// What a rewrite can know, and a little memory of its own.
  struct Memory: Hashable, Sendable {
    /// The event; nothing before the first one.
    var event: HeaderEvent?
    /// The layout at the start.
    let first: HeaderLayout
    /// The layout in force.
    var layout: HeaderLayout
    var offset = 0.0
    /// The offset before the event.
    var previous = 0.0
    /// What was shown before the event.
    var last: HeaderAppearance
    var flag = false
    var number = 0.0

    var d: HeaderDimensions<Double> { layout.dimensions }
    var formulas: HeaderFormulas<Double> { HeaderFormulas(d, offset: offset) }
    /// B + D.
    var end: Double { d.labelThreshold + d.labelTravel }
  }

  typealias Rewrite = @Sendable (inout HeaderAppearance, inout Memory) -> Void

  private var machine: HeaderMachine
  private var memory: Memory
  private let rewrite: Rewrite
  private(set) var appearance: HeaderAppearance

  init(_ candidate: HeaderLayout.Candidate, rewrite: @escaping Rewrite) throws {
    machine = try HeaderMachine(candidate)
    appearance = machine.appearance
    memory = Memory(first: machine.layout, layout: machine.layout, last: appearance)
    self.rewrite = rewrite
    rewrite(&appearance, &memory)
  }

  /// The machine, the memory, and what is shown; the rewriting is always the same.
  var state: AnyHashable? {
    [AnyHashable(machine), AnyHashable(memory), AnyHashable(appearance)]
  }

  mutating func handle(_ event: HeaderEvent) throws {
    try machine.handle(event)
    memory.event = event
    memory.layout = machine.layout
    memory.previous = memory.offset
    memory.offset = machine.offset
    memory.last = appearance
    appearance = machine.appearance
    rewrite(&appearance, &memory)
  }
}

/// A header with the contract's formulas and its own idea of what it accepts.
struct LaxHeader: HeaderSubject, Sendable {
  /// What becomes of numbers that must be refused.
  enum Hostile: Sendable {
    case refused
    /// An offset is taken for what it is not.
    case offsetAccepted
    /// Refused, but only after it has been taken.
    case offsetSticks, layoutSticks
    /// Refused, and so is what should not be.
    case appearRefused
  }

  private var d: HeaderLayout.Candidate
  private var offset = 0.0
  private let hostile: Hostile
  private let isLegal: @Sendable (HeaderLayout.Candidate) -> Bool

  init(
    _ candidate: HeaderLayout.Candidate, hostile: Hostile = .refused,
    isLegal: @escaping @Sendable (HeaderLayout.Candidate) -> Bool = HeaderLayout.isLegal
  ) throws {
    guard isLegal(candidate) else { throw EventError("illegal") }
    d = candidate
    self.hostile = hostile
    self.isLegal = isLegal
  }

  var state: AnyHashable? { [AnyHashable(d), AnyHashable(offset)] }

  var appearance: HeaderAppearance { HeaderAppearance(d, offset: offset) }

  mutating func handle(_ event: HeaderEvent) throws {
    switch event {
    case .scroll(let value):
      let isTaken = value.isFinite || hostile == .offsetAccepted || hostile == .offsetSticks
      guard isTaken else { throw EventError("not finite") }
      // As where `min` and `max` decide: a number that is not one ends fully scrolled.
      offset = value.isNaN ? d.contentHeight : value
      if !value.isFinite, hostile == .offsetSticks { throw EventError("not finite") }
    case .appear:
      if hostile == .appearRefused { throw EventError("refused") }
    case .layout(let new):
      if isLegal(new) || hostile == .layoutSticks { d = new }
      guard isLegal(new) else { throw EventError("illegal") }
    }
  }
}
