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
    if subject.answerAll == nil { add(scenario) } else { add([scenario]) }
    judge()
  }

  /// Judges a run that was made elsewhere; without the subject there are no companions.
  public mutating func judge(_ run: Run<S>) {
    removeAll()
    add(run, withCompanions: false)
    judge()
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
  public mutating func add(_ scenario: Scenario<S>) {
    add(Run(scenario: scenario, answers: subject.answer(scenario)), withCompanions: true)
  }

  /// The same for several scenarios, which the subject may answer together.
  public mutating func add(_ scenarios: [Scenario<S>]) {
    guard let answerAll = subject.answerAll else {
      for scenario in scenarios { add(scenario) }
      return
    }
    let first = starts.count
    for (scenario, answers) in zip(scenarios, answerAll(scenarios)) {
      add(Run(scenario: scenario, answers: answers), withCompanions: nil)
    }
    // In the order of roles, then runs, which is the order in which they are tabulated.
    let roles = program.roles.filter { $0 != .before && $0 != .next }
      .sorted { $0.rawValue < $1.rawValue }
    let ends = starts.dropFirst(first + 1) + [table.rows]
    let rows = zip(starts.dropFirst(first), ends).map { $1 - $0 }
    let wanted = roles.map { role in
      zip(scenarios, rows).map { S.companion(role, of: $0, rows: $1) }
    }
    var answers = answerAll(wanted.flatMap { $0.compactMap { $0?.scenario } })[...]
    for (role, list) in zip(roles, wanted) {
      for (companion, rows) in zip(list, rows) {
        let answered = companion == nil ? nil : answers.popFirst()
        add(role, companion, answered ?? [], besides: rows)
      }
    }
  }

  @inlinable
  mutating func add(_ run: Run<S>, withCompanions: Bool?) {
    let start = table.rows
    starts.append(start)
    S.tabulate(run, into: &table)
    place(run.scenario, from: start, withCompanions: withCompanions)
  }

  /// Judges the rows of the table as some steps of one run.
  mutating func judgeTable() {
    starts = [0]
    for role in program.roles { beside[role.rawValue].removeAll(keepingCapacity: true) }
    place(nil, from: 0, withCompanions: false)
    judge()
  }

  /// Finds what stands beside the rows of a run; its companions later if that is not said.
  @inlinable
  mutating func place(_ scenario: Scenario<S>?, from start: Int, withCompanions: Bool?) {
    for role in program.roles {
      switch role {
      case .here: break
      case .before:
        for row in start..<table.rows { beside[role.rawValue].append(row == start ? -1 : row - 1) }
      case .next: beside[role.rawValue] += S.order(table, from: start)
      case .fresh, .scaled, .split, .ended, .relaid:
        guard let withCompanions else { break }
        let rows = table.rows - start
        let companion = scenario.flatMap {
          withCompanions ? S.companion(role, of: $0, rows: rows) : nil
        }
        let answers = companion.map { subject.answer($0.scenario) } ?? []
        add(role, companion, answers, besides: rows)
      }
    }
  }

  /// Tabulates a companion, or notes for as many rows that there is none.
  @inlinable
  mutating func add(
    _ role: Quantity.Role, _ companion: (scenario: Scenario<S>, rows: [Int])?,
    _ answers: [Answer<S.Appearance>], besides rows: Int
  ) {
    guard let companion else {
      for _ in 0..<rows { beside[role.rawValue].append(-1) }
      return
    }
    let first = companions[role.rawValue].rows
    let run = Run(scenario: companion.scenario, answers: answers)
    S.tabulate(run, into: &companions[role.rawValue])
    let available = companions[role.rawValue].rows - first
    // One entry a row, whatever the companion says: a run without answers has no rows at all.
    for place in 0..<rows {
      let row = place < companion.rows.count ? companion.rows[place] : -1
      beside[role.rawValue].append(row >= 0 && row < available ? first + row : -1)
    }
  }

  /// Judges all clauses on the runs that were added.
  @inlinable
  public mutating func judge() {
    workspace.judge(table, starts: starts, companions: companions, beside: beside)
  }
}
