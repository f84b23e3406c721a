/// The profile header as a screen: its table, its companions, its reference machine.
public enum HeaderScreen: Screen {
  /// The rules of validity.
  public typealias Rule = HeaderRule
  /// The columns.
  public typealias Column = HeaderColumn
  /// What can happen.
  public typealias Event = HeaderEvent
  /// The contract's view of a run.
  public typealias Walk = HeaderWalk
  /// What is shown.
  public typealias Appearance = HeaderAppearance

  /// `header`.
  public static let name = "header"
  /// Every column.
  public static let quantities = HeaderColumn.allCases.map(\.quantity)

  /// The subject that a kind of header is: made from the layout, asked after every event.
  @inlinable
  public static func subject<S: HeaderSubject & SendableMetatype>(
    _ name: String, make: @escaping @Sendable (Candidate) throws -> S
  ) -> Subject<HeaderScreen> {
    Subject(
      name: name, successors: { Successor.all(after: $0, $1, make: make) },
      answer: { answers($0, make: make) })
  }

  /// What a kind of header answers to a scenario.
  @inlinable
  public static func answers<S: HeaderSubject>(
    _ scenario: Scenario<HeaderScreen>, make: (Candidate) throws -> S
  ) -> [Answer<Appearance>] {
    answers(scenario, make: make) { subject, _ in subject.appearance }
  }

  /// The reference machine as a subject.
  public static let reference = subject("reference") { try HeaderMachine($0) }

  /// What the reference machine answers.
  public static func expected(_ scenario: Scenario<HeaderScreen>) -> [Answer<Appearance>] {
    reference.answer(scenario)
  }

  /// For each row, the row with the next larger offset under the same layout; itself at the end.
  ///
  /// Legal steps are compared with legal steps; rows with equal offsets stand next to each other. The
  /// initial row stands before the first step at its offset, 0, but after none.
  public static func order(_ table: Table, from start: Int) -> [Int] {
    var result = Array(repeating: -1, count: table.rows - start)
    var rows: [(offset: Double, row: Int)] = []
    rows.reserveCapacity(result.count)
    func link() {
      for (position, entry) in rows.enumerated() {
        let next = position + 1 < rows.count ? rows[position + 1].row : entry.row
        result[entry.row - start] = next
      }
      // Negative, but not as before: the first group alone is asked.
      if result.first == -1 { result[0] = rows.first { $0.offset == 0 }?.row ?? -2 }
      rows.removeAll(keepingCapacity: true)
    }
    for row in start..<table.rows where table[Program.legalColumn, row] == 1 {
      let last = rows.isEmpty ? Swift.max(start, row - 1) : row - 1
      if table[HeaderColumn.carriesLayout.rawValue, row] == 1,
        HeaderColumn.layout.contains(where: { table[$0, row] != table[$0, last] })
      {
        link()
      }
      // Inserted where it belongs: runs are short, and equal offsets keep their order.
      let offset = table[HeaderColumn.offset.rawValue, row]
      var place = rows.count
      while place > 0, offset < rows[place - 1].offset { place -= 1 }
      rows.insert((offset, row), at: place)
    }
    link()
    return result
  }

  /// Companions of the header: every length doubled, and a fresh subject at the end of the run.
  public static func companion(
    _ role: Quantity.Role, of scenario: Scenario<HeaderScreen>, rows: Int
  ) -> (scenario: Scenario<HeaderScreen>, rows: [Int])? {
    switch role {
    case .scaled:
      var isFinite = scenario.layout.scaled(by: 2).isFinite
      var beside = [isFinite ? 0 : -1]
      let events = scenario.events.map { event in
        let doubled = event.scaled(by: 2)
        // Where doubling overflows there is nothing to compare with.
        if event.isFinite, !doubled.isFinite { isFinite = false }
        beside.append(isFinite ? beside.count : -1)
        return doubled
      }
      return (
        Scenario(layout: scenario.layout.scaled(by: 2), events: events), Array(beside.prefix(rows))
      )
    case .fresh:
      guard rows == scenario.events.count + 1, rows > 1 else { return nil }
      var layout = scenario.layout
      var offset = 0.0
      for event in scenario.events {
        switch event {
        case .scroll(let value) where value.isFinite: offset = value
        case .layout(let candidate) where HeaderLayout.isLegal(candidate): layout = candidate
        case .scroll, .layout, .appear: break
        }
      }
      var beside = Array(repeating: -1, count: rows)
      beside[rows - 1] = 1
      return (Scenario(layout: layout, events: [.scroll(offset)]), beside)
    case .here, .before, .next, .split, .ended, .relaid:
      return nil
    }
  }
}
