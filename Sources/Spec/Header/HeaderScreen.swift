/// The profile header as a screen: its table, its companions, its reference machine.
public enum HeaderScreen: Screen {
  /// Layout numbers, not yet known to be legal.
  public typealias Candidate = HeaderLayout.Candidate
  /// What can happen.
  public typealias Event = HeaderEvent
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
    var answers: [Answer<Appearance>] = []
    answers.reserveCapacity(scenario.events.count + 1)
    do {
      var subject = try make(scenario.layout)
      answers.append(.shown(subject.appearance))
      for event in scenario.events {
        do {
          try subject.handle(event)
          answers.append(.shown(subject.appearance))
        } catch {
          answers.append(.rejected(error))
        }
      }
    } catch {
      answers.append(.rejected(error))
    }
    return answers
  }

  /// The reference machine as a subject.
  public static let reference = subject("reference") { try HeaderMachine($0) }

  /// What the reference machine answers.
  public static func expected(_ scenario: Scenario<HeaderScreen>) -> [Answer<Appearance>] {
    reference.answer(scenario)
  }

  /// Fills a table with a run, up to the first event whose legality the subject judges otherwise.
  public static func tabulate(_ run: Run<HeaderScreen>, into table: inout Table) {
    var walk = HeaderWalk(run.scenario.layout)
    guard let first = run.answers.first else { return }
    var goesOn = walk.start(first, &table)
    for (index, event) in run.scenario.events.enumerated() {
      guard goesOn, index + 1 < run.answers.count else { return }
      goesOn = walk.step(event, run.answers[index + 1], isFirst: index == 0, &table)
    }
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

extension HeaderEvent {
  /// The event with every length multiplied.
  func scaled(by factor: Double) -> HeaderEvent {
    switch self {
    case .scroll(let offset): .scroll(offset * factor)
    case .appear: .appear
    case .layout(let layout): .layout(layout.scaled(by: factor))
    }
  }

  /// Whether every number that it carries is finite.
  var isFinite: Bool {
    switch self {
    case .scroll(let offset): offset.isFinite
    case .appear: true
    case .layout(let layout): layout.isFinite
    }
  }
}

/// The contract's view of a run while it is tabulated.
private struct HeaderWalk {
  private let candidate: HeaderLayout.Candidate
  private var layout: HeaderLayout?
  private var offset = 0.0
  private var shown = HeaderAppearance(
    header: .init(), avatar: .init(), labelTranslationY: 0, blurAlpha: 0, front: .content,
    overlays: 0)

  init(_ candidate: HeaderLayout.Candidate) { self.candidate = candidate }

  /// The initial row; whether the contract speaks of what follows.
  mutating func start(_ answer: Answer<HeaderAppearance>, _ table: inout Table) -> Bool {
    layout = HeaderLayout(ifLegal: candidate)
    let isAccepted = take(answer)
    let row = addRow(candidate, isAccepted, &table)
    set(.isInitial, row, &table)
    noteLayout(row, isAccepted, isLegal: layout != nil, &table)
    return isAccepted && layout != nil
  }

  mutating func step(
    _ event: HeaderEvent, _ answer: Answer<HeaderAppearance>, isFirst: Bool,
    _ table: inout Table
  ) -> Bool {
    guard let current = layout else { return false }
    let isAccepted = take(answer)
    switch event {
    case .scroll(let value):
      if value.isFinite { offset = value }
      let row = addRow(current.dimensions, isAccepted, &table)
      set(.isScroll, row, &table)
      set(value.isFinite ? .legal : .isHostile, row, &table)
      if isFirst { set(.isFirst, row, &table) }
      return value.isFinite || !isAccepted
    case .appear:
      let row = addRow(current.dimensions, isAccepted, &table)
      set(.isAppear, row, &table)
      set(.legal, row, &table)
      return true
    case .layout(let new):
      let legal = HeaderLayout(ifLegal: new)
      let isLegal = legal != nil
      if let legal, isAccepted { layout = legal }
      let row = addRow(isAccepted ? new : current.dimensions, isAccepted, &table)
      noteLayout(row, isAccepted, isLegal: isLegal, &table)
      if isLegal, isAccepted { set(.legal, row, &table) }
      if !new.isFinite { set(.isHostile, row, &table) }
      return isLegal == isAccepted
    }
  }

  private mutating func take(_ answer: Answer<HeaderAppearance>) -> Bool {
    switch answer {
    case .shown(let appearance):
      shown = appearance
      return true
    case .rejected:
      return false
    }
  }

  private func set(_ column: HeaderColumn, _ row: Int, _ table: inout Table) {
    table[column.rawValue, row] = 1
  }

  private func noteLayout(_ row: Int, _ isAccepted: Bool, isLegal: Bool, _ table: inout Table) {
    set(.carriesLayout, row, &table)
    if isAccepted { set(.isAccepted, row, &table) }
    if isLegal { set(.isLayoutLegal, row, &table) }
  }

  private func addRow(
    _ d: HeaderLayout.Candidate, _ isAccepted: Bool, _ table: inout Table
  ) -> Int {
    table.addRow { set in
      func put(_ column: HeaderColumn, _ value: Double) { set(column.rawValue, value) }
      put(.isRejected, isAccepted ? 0 : 1)
      put(.offset, offset)
      put(.headerHeight, d.headerHeight)
      put(.stop, d.stop)
      put(.avatarTop, d.avatarTop)
      put(.avatarHeight, d.avatarHeight)
      put(.avatarSlowdown, d.avatarSlowdown)
      put(.usernameTop, d.usernameTop)
      put(.usernameHeight, d.usernameHeight)
      put(.labelTop, d.labelTop)
      put(.labelHeight, d.labelHeight)
      put(.labelThreshold, d.labelThreshold)
      put(.labelTravel, d.labelTravel)
      put(.contentHeight, d.contentHeight)
      put(.viewportHeight, d.viewportHeight)
      if let layout {
        put(.reachesDocked, layout.reaches(.docked) ? 1 : 0)
        put(.reachesRising, layout.reaches(.rising) ? 1 : 0)
        put(.reachesSettled, layout.reaches(.settled) ? 1 : 0)
      }
      put(.headerScale, shown.header.scale)
      put(.headerScaleZ, shown.header.scaleZ)
      put(.headerTranslationY, shown.header.translationY)
      put(.avatarScale, shown.avatar.scale)
      put(.avatarScaleZ, shown.avatar.scaleZ)
      put(.avatarTranslationY, shown.avatar.translationY)
      put(.labelTranslationY, shown.labelTranslationY)
      put(.blurAlpha, shown.blurAlpha)
      put(.front, shown.front == .content ? 0 : shown.front == .header ? 1 : 2)
      put(.overlays, Double(shown.overlays))
    }
  }
}

extension HeaderDimensions where Number == Double {
  /// Whether every number is finite.
  public var isFinite: Bool { HeaderLayout.isFinite(self) }
}
