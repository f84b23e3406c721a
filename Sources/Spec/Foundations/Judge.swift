/// Runs a subject through scenarios and judges clauses on what it showed.
///
/// ```swift
/// var judge = Judge(HeaderScreen.clauses, on: HeaderScreen.published)
/// judge.judge(Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)]))
/// judge.violations  // LYR-1 and LYR-2 in row 2, among others
/// ```
public struct Judge<S: Screen>: Sendable {
  /// The clauses that are judged: those whose quantities the subject shows.
  public let clauses: [Clause]
  /// The clauses that need something the subject does not show.
  public let unobserved: [Clause]
  /// The subject.
  public let subject: Subject<S>
  private let program: Program
  private var workspace: Workspace
  private var table: Table
  private var companions: [Table]
  /// By role and row, the row that stands beside it.
  private var beside: [[Int]]

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

  /// Per clause: whether its premise was true in some row of the last run.
  public var exercised: [Bool] { workspace.exercised }
  /// Per clause: the first row that violates it in the last run, or −1.
  public var violated: [Int] { workspace.violated }

  /// The clauses that the last run violates, each with the first row that does.
  public var violations: [(clause: Clause, row: Int)] {
    zip(clauses, violated).filter { $0.1 >= 0 }.map { (clause: $0.0, row: $0.1) }
  }

  /// Runs the subject, and its companions where a clause reads one, and judges all clauses.
  public mutating func judge(_ scenario: Scenario<S>) {
    judge(Run(scenario: scenario, answers: subject.answer(scenario)), withCompanions: true)
  }

  /// Judges a run that was made elsewhere; without the subject there are no companions.
  public mutating func judge(_ run: Run<S>, withCompanions: Bool = false) {
    table.removeAll()
    S.tabulate(run, into: &table)
    for role in program.roles {
      switch role {
      case .here: break
      case .before: beside[role.rawValue] = Array(-1..<table.rows - 1)
      case .next: beside[role.rawValue] = S.order(table)
      case .fresh, .scaled, .split, .ended, .relaid:
        beside[role.rawValue] = withCompanions ? companion(role, run.scenario) : []
      }
    }
    workspace.judge(table, companions: companions, beside: beside)
  }

  /// Runs a companion; the rows of it that stand beside the rows of the run.
  private mutating func companion(_ role: Quantity.Role, _ scenario: Scenario<S>) -> [Int] {
    guard let companion = S.companion(role, of: scenario, rows: table.rows) else { return [] }
    companions[role.rawValue].removeAll()
    let run = Run(scenario: companion.scenario, answers: subject.answer(companion.scenario))
    S.tabulate(run, into: &companions[role.rawValue])
    let available = companions[role.rawValue].rows
    return companion.rows.map { $0 < available ? $0 : -1 }
  }
}
