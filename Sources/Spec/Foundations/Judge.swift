/// Runs a subject through scenarios and judges clauses on what it showed.
///
/// ```swift
/// var judge = Judge(HeaderScreen.clauses, on: HeaderScreen.published)
/// judge.judge(Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)]))
/// judge.violations  // LYR-1 and LYR-2 in row 2, among others
/// ```
///
/// Several runs can be added before they are judged together, which is much faster than one by one.
public struct Judge<S: Screen>: Sendable {
  /// The clauses that are judged: those whose quantities the subject shows.
  public let clauses: [Clause]
  /// The clauses that need something the subject does not show.
  public let unobserved: [Clause]
  /// The subject.
  public let subject: Subject<S>
  @usableFromInline let program: Program
  /// The roles of other runs that some clause reads.
  @usableFromInline let companionRoles: [Quantity.Role]
  @usableFromInline var workspace: Workspace
  @usableFromInline var table: Table
  /// Where each run begins in the table.
  @usableFromInline var starts: [Int] = []
  @usableFromInline var companions: [Table]
  /// By role and row, the row that stands beside it.
  @usableFromInline var beside: [[Int]]

  /// A judge of clauses on a subject.
  public init(_ clauses: [Clause], on subject: Subject<S>) {
    func isHidden(_ clause: Clause) -> Bool {
      clause.quantities.contains { subject.hidden.contains($0.column) }
    }
    self.clauses = clauses.filter { !isHidden($0) }
    self.unobserved = clauses.filter(isHidden)
    self.subject = subject
    program = Program(self.clauses)
    companionRoles = program.roles.subtracting([.before, .next])
      .sorted { $0.rawValue < $1.rawValue }
    workspace = Workspace(program)
    table = Table(columns: S.quantities.count)
    companions = Quantity.Role.allCases.map { _ in Table(columns: S.quantities.count) }
    beside = Quantity.Role.allCases.map { _ in [] }
  }

  /// Whether the premise of a clause, by its position, was true in some row of a run.
  @inlinable
  public func isExercised(_ clause: Int, run: Int = 0) -> Bool {
    workspace.exercised[clause &* starts.count &+ run]
  }

  /// The first row of a run that violates a clause, by its position, or nil.
  @inlinable
  public func violatedRow(_ clause: Int, run: Int = 0) -> Int? {
    let row = workspace.violated[clause &* starts.count &+ run]
    return row < 0 ? nil : row - starts[run]
  }

  /// The clauses that the first run violates, each with the first row that does.
  public var violations: [(clause: Clause, row: Int)] {
    clauses.indices.compactMap { position in
      violatedRow(position).map { (clause: clauses[position], row: $0) }
    }
  }

  /// Runs the subject, and its companions where a clause reads one, and judges all clauses.
  @inlinable
  public mutating func judge(_ scenario: Scenario<S>) {
    removeAll()
    add([scenario])
    judge()
  }

  /// Judges a run that was made elsewhere; without the subject there are no companions.
  public mutating func judge(_ run: Run<S>) {
    removeAll()
    S.tabulate(run, into: &table)
    judgeTable()
  }

  /// Forgets the runs.
  @inlinable
  public mutating func removeAll() {
    table.removeAll()
    starts.removeAll(keepingCapacity: true)
    for role in program.roles {
      companions[role.rawValue].removeAll()
      beside[role.rawValue].removeAll(keepingCapacity: true)
    }
  }

  /// Runs the subject and its companions; `judge()` then judges all runs that were added.
  @inlinable
  public mutating func add(_ scenarios: [Scenario<S>]) {
    let first = starts.count
    let answered = subject.answers(scenarios)
    for (index, scenario) in scenarios.enumerated() {
      // What is not answered is a run without rows, which exercises nothing.
      let answers = index < answered.count ? answered[index] : []
      add(Run(scenario: scenario, answers: answers))
    }
    // In the order of roles, then runs, which is the order in which they are tabulated.
    var companions: [Scenario<S>] = []
    var places: [[Int]?] = []
    var counts: [Int] = []
    for role in companionRoles {
      for (index, scenario) in scenarios.enumerated() {
        let run = first + index
        let end = run + 1 < starts.count ? starts[run + 1] : table.rows
        let companion = S.companion(role, of: scenario, rows: end - starts[run])
        if let companion { companions.append(companion.scenario) }
        places.append(companion?.rows)
        counts.append(end - starts[run])
      }
    }
    let answers = subject.answers(companions)
    var next = 0
    for position in places.indices {
      let role = companionRoles[position / scenarios.count]
      guard let rows = places[position], next < answers.count else {
        addNone(role, besides: counts[position])
        continue
      }
      let run = Run(scenario: companions[next], answers: answers[next])
      add(role, run, rows, besides: counts[position])
      next += 1
    }
  }

  @inlinable
  mutating func add(_ run: Run<S>) {
    let start = table.rows
    starts.append(start)
    S.tabulate(run, into: &table)
    place(from: start)
  }

  /// Judges the rows of the table as some steps of one run, without companions.
  mutating func judgeTable() {
    starts = [0]
    for role in program.roles { beside[role.rawValue].removeAll(keepingCapacity: true) }
    place(from: 0)
    for role in companionRoles { addNone(role, besides: table.rows) }
    judge()
  }

  /// Finds the rows of the same run that stand beside its rows.
  @inlinable
  mutating func place(from start: Int) {
    if program.roles.contains(.before) {
      for row in start..<table.rows {
        beside[Quantity.Role.before.rawValue].append(row == start ? -1 : row - 1)
      }
    }
    if program.roles.contains(.next) {
      beside[Quantity.Role.next.rawValue] += S.order(table, from: start)
    }
  }

  /// Notes for so many rows that no companion stands beside them.
  @inlinable
  mutating func addNone(_ role: Quantity.Role, besides rows: Int) {
    for _ in 0..<rows { beside[role.rawValue].append(-1) }
  }

  /// Tabulates a companion, and notes which of its rows stands beside each of so many.
  @inlinable
  mutating func add(_ role: Quantity.Role, _ run: Run<S>, _ places: [Int], besides rows: Int) {
    let first = companions[role.rawValue].rows
    S.tabulate(run, into: &companions[role.rawValue])
    let available = companions[role.rawValue].rows - first
    // One entry a row, whatever the companion says: a run without answers has no rows at all.
    for place in 0..<rows {
      let row = place < places.count ? places[place] : -1
      beside[role.rawValue].append(row >= 0 && row < available ? first + row : -1)
    }
  }

  /// Judges all clauses on the runs that were added.
  @inlinable
  public mutating func judge() {
    workspace.judge(table, starts: starts, companions: companions, beside: beside)
  }
}
