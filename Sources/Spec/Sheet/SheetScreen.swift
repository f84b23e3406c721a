/// The pop-up sheet as a screen: its table, its companions, its reference machine.
public enum SheetScreen: Screen {
  /// The rules of validity.
  public typealias Rule = SheetRule
  /// The columns.
  public typealias Column = SheetColumn
  /// What can happen.
  public typealias Event = SheetEvent
  /// The contract's view of a run.
  public typealias Walk = SheetWalk
  /// What is shown.
  public typealias Appearance = SheetAppearance

  /// `sheet`.
  public static let name = "sheet"
  /// Every column.
  public static let quantities = SheetColumn.allCases.map(\.quantity)

  /// The subject that a kind of sheet is: made from the layout, asked after every event.
  @inlinable
  public static func subject<S: SheetSubject & SendableMetatype>(
    _ name: String, make: @escaping @Sendable (Candidate) throws -> S
  ) -> Subject<SheetScreen> {
    Subject(
      name: name, hidden: hidden(by: make),
      successors: { Successor.all(after: $0, $1, make: make) },
      answer: { answers($0, make: make) })
  }

  /// The columns that a kind of sheet does not show: how it resists a finger, if it stops instead.
  @inlinable
  public static func hidden<S: SheetSubject>(by make: (Candidate) throws -> S) -> Set<Int> {
    let resists = (try? make(.tutorial))?.rubberBand(distance: 1, dimension: 1) != nil
    return resists ? [] : [SheetColumn.rubberBand.rawValue]
  }

  /// What a kind of sheet answers to a scenario.
  @inlinable
  public static func answers<S: SheetSubject>(
    _ scenario: Scenario<SheetScreen>, make: (Candidate) throws -> S
  ) -> [Answer<Appearance>] {
    var height = scenario.layout.containerHeight
    return answers(scenario, make: make) { subject, event in
      var appearance = subject.appearance
      if case .layout(let new) = event { height = new.containerHeight }
      if case .panMoved(let distance) = event {
        appearance.rubberBand = subject.rubberBand(
          distance: distance.magnitude, dimension: height)
      }
      return appearance
    }
  }

  /// The reference machine as a subject.
  public static let reference = subject("reference") { try SheetMachine($0) }

  /// What the reference machine answers.
  public static func expected(_ scenario: Scenario<SheetScreen>) -> [Answer<Appearance>] {
    reference.answer(scenario)
  }

  /// The sheet has a history: its steps are not compared by size.
  public static func order(_ table: Table, from start: Int) -> [Int] {
    Array(repeating: -1, count: table.rows - start)
  }

  /// Companions of the sheet: lengths doubled, moves halved, cancelled as ended, layout set again.
  public static func companion(
    _ role: Quantity.Role, of scenario: Scenario<SheetScreen>, rows: Int
  ) -> (scenario: Scenario<SheetScreen>, rows: [Int])? {
    var result = scenario
    result.events = []
    var beside = [0]
    var layout = scenario.layout
    var isComparable = true
    if role == .scaled { result.layout = scenario.layout.scaled(by: 2) }
    for event in scenario.events.prefix(Swift.max(0, rows - 1)) {
      if case .layout(let new) = event, SheetLayout.isLegal(new) { layout = new }
      switch role {
      case .scaled:
        // Where doubling overflows there is nothing to compare with.
        if event.isFinite, !event.scaled(by: 2).isFinite { isComparable = false }
        result.events.append(event.scaled(by: 2))
      case .split:
        // Docked or almost docked makes all the difference when the layout changes.
        if event.kind == .layout { isComparable = false }
        result.events.append(contentsOf: event.halves)
      case .ended: result.events.append(event == .panCancelled ? .panEnded(0) : event)
      case .relaid: result.events.append(contentsOf: [event, .layout(layout)])
      case .here, .before, .next, .fresh: return nil
      }
      beside.append(isComparable ? result.events.count : -1)
    }
    if role == .ended, !scenario.events.contains(.panCancelled) { return nil }
    return (result, beside)
  }
}

extension SheetEvent {
  /// A move as two moves of half its size; other events as they are.
  var halves: [SheetEvent] {
    switch self {
    case .panMoved(let distance): [.panMoved(distance / 2), .panMoved(distance / 2)]
    case .panEnded(let distance): [.panMoved(distance / 2), .panEnded(distance / 2)]
    case .present, .panBegan, .panCancelled, .back, .advance, .layout: [self]
    }
  }
}
