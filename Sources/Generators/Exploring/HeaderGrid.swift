public import Spec

/// The header on a grid of offsets: every offset, and what follows it.
///
/// From the start the page is scrolled to every offset; from each of these to the next ones on either
/// side, or to every other one. `appear` and changes of the layout are left to generated runs.
public struct HeaderGrid: StateSpace {
  /// The header.
  public typealias S = HeaderScreen

  /// The contract's machine, and whether anything has happened to it.
  public struct State: Hashable, Sendable {
    let machine: HeaderMachine
    let isStart: Bool
  }

  /// The layouts to start with.
  public let layouts: [HeaderLayout.Candidate]
  /// The offsets in points, ascending.
  public let offsets: [Double]
  /// Whether every ordered pair of offsets is tried, or neighbours only.
  public let hasPairs: Bool
  /// Two events say everything of a subject without a history; others are not followed further.
  public let depth: Int? = 2

  private let scrolls: [HeaderEvent]
  private let places: [Double: Int]

  /// The grid of these offsets, which have to be finite and ascending.
  public init(_ offsets: [Double], pairs: Bool = false, layouts: [HeaderLayout.Candidate]) {
    self.layouts = layouts
    self.offsets = offsets
    hasPairs = pairs
    scrolls = offsets.map { .scroll($0) }
    places = Dictionary(offsets.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Every pixel from −300 to 500 points.
  public static func pixels(scale: Int) -> [Double] {
    (-300 * scale...500 * scale).map { Double($0) / Double(scale) }
  }

  /// All 63,488 finite numbers of 16 bits, both zeros among them.
  public static let halves: [Double] = {
    // Bits as integers: the type itself is missing on some platforms.
    let positive = (0..<0x7c00).map { bits in
      let (exponent, fraction) = (bits >> 10, Double(bits & 0x3ff))
      let unit = Double(sign: .plus, exponent: Swift.max(1, exponent) - 25, significand: 1)
      return (exponent == 0 ? fraction : fraction + 0x400) * unit
    }
    return positive.reversed().map { -$0 } + positive
  }()

  /// The page before any event.
  public func start(_ layout: HeaderLayout.Candidate) throws -> State {
    State(machine: try HeaderMachine(layout), isStart: true)
  }

  /// Every offset at the start and for pairs, else the neighbours.
  public func events(in state: State) -> [HeaderEvent] {
    if hasPairs || state.isStart { return scrolls }
    let place = places[state.machine.offset] ?? 0
    return [place + 1, place - 1].filter(scrolls.indices.contains).map { scrolls[$0] }
  }

  /// The state after an event.
  public func next(_ state: State, _ event: HeaderEvent) -> State? {
    var machine = state.machine
    do { try machine.handle(event) } catch { return nil }
    return State(machine: machine, isStart: false)
  }

  /// All that is shown.
  public func look(_ appearance: HeaderAppearance) -> HeaderAppearance { appearance }

  /// Always: the depth is a bound.
  public func isFollowed(_ appearance: HeaderAppearance, in state: State) -> Bool { true }
}

extension HeaderGrid {
  /// Layouts in which every pair of choices for two numbers occurs, the article's first.
  ///
  /// Each of the 13 numbers is the least that is legal, the largest, or that of the article if it is
  /// legal and else the nearest to it; a page also ends exactly at each threshold.
  public static let coveringLayouts: [HeaderLayout.Candidate] = {
    let choices = Self.choices
    guard let design = CoveringDesign(levels: choices.map(\.count)) else { return [.tutorial] }
    let generator = Gen { source in try source.constructedHeaderLayout().dimensions }
    return design.rows.compactMap { row in
      try? replay(generator, zip(choices, row).flatMap { $0[$1] }).value
    }
  }()

  /// For each number, in the order in which a layout is constructed, how it can be chosen.
  static var choices: [[[Choice.Value]]] {
    let d = HeaderLayout.Candidate.tutorial
    func free(_ value: Double) -> [[Choice.Value]] {
      [[.double(value)], [.double(-.infinity)], [.double(.infinity)]]
    }
    func bounded(_ value: Double) -> [[Choice.Value]] {
      [[.integer(0), .double(value)], [.integer(1)], [.integer(2)]]
    }
    // Within the last of the four phases, then exactly at each bound of the four. Neither labels above
    // the content nor pages shorter than their viewport, which look like no others.
    let reach: [[Choice.Value]] =
      [[.integer(3), .integer(0), .double(d.contentHeight - d.viewportHeight)]]
      + (0...3).map { [.integer($0), .integer(1)] } + [[.integer(3), .integer(2)]]
    return [
      free(d.headerHeight), free(d.stop), bounded(d.avatarTop), bounded(d.avatarSlowdown),
      bounded(d.avatarHeight), bounded(d.labelHeight), bounded(d.labelTop - d.labelTravel),
      bounded(d.labelTravel), bounded(d.usernameTop).map { [.integer(0)] + $0 },
      bounded(d.labelThreshold),
      free(d.viewportHeight), reach, free(d.usernameHeight),
    ]
  }
}
