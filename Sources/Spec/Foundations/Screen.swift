/// One of the two screens: what it takes, what it shows, and what must hold of it.
public protocol Screen: Sendable {
  /// The rules of validity of its layouts.
  associatedtype Rule: LayoutRule
  /// The columns of its table.
  associatedtype Column: TableColumn
  /// What can happen to the screen.
  associatedtype Event: ScreenEvent where Event.Candidate == Rule.Candidate
  /// What the screen shows.
  associatedtype Appearance: Hashable, Sendable
  /// The contract's view of a run.
  associatedtype Walk: Spec.Walk where Walk.S == Self

  /// Its name: `header` or `sheet`.
  static var name: String { get }
  /// The subjects that have a name, the reference first.
  static var subjects: [Subject<Self>] { get }
  /// Every clause about it.
  static var clauses: [Clause] { get }
  /// Every column's quantity.
  static var quantities: [Quantity] { get }

  /// What the contract's own machine answers: the initial appearance, then one answer an event.
  static func expected(_ scenario: Scenario<Self>) -> [Answer<Appearance>]
  /// For each row of the run that begins at `start`, the row with the next larger input under the same
  /// layout (itself at the end), or a negative number.
  static func order(_ table: Table, from start: Int) -> [Int]
  /// The scenario of a companion and, per row of the run, the row of the companion beside it.
  static func companion(
    _ role: Quantity.Role, of scenario: Scenario<Self>, rows: Int
  ) -> (scenario: Scenario<Self>, rows: [Int])?
}

extension Screen {
  /// The numbers of a layout before anybody has said whether they are legal.
  public typealias Candidate = Rule.Candidate

  /// What a machine answers to a scenario.
  ///
  /// - Parameters:
  ///   - make: Makes it from the layout.
  ///   - shown: What it shows after an event, or at the start.
  @inlinable @inline(__always)
  static func answers<M: StateMachine>(
    _ scenario: Scenario<Self>, make: (Candidate) throws -> M,
    shown: (M, Event?) -> Appearance
  ) -> [Answer<Appearance>] where M.Event == Event, M.Appearance == Appearance {
    var answers: [Answer<Appearance>] = []
    answers.reserveCapacity(scenario.events.count + 1)
    do {
      var machine = try make(scenario.layout)
      answers.append(.shown(shown(machine, nil)))
      for event in scenario.events {
        do {
          try machine.handle(event)
          answers.append(.shown(shown(machine, event)))
        } catch {
          answers.append(.rejected(error))
        }
      }
    } catch {
      answers.append(.rejected(error))
    }
    return answers
  }

  /// Fills a table with a run, up to the first event whose legality the subject judges otherwise.
  @inlinable
  static func tabulate(_ run: Run<Self>, into table: inout Table) {
    var walk = Walk(run.scenario.layout)
    guard let first = run.answers.first else { return }
    var goesOn = walk.start(first, &table)
    for (index, event) in run.scenario.events.enumerated() {
      guard goesOn, index + 1 < run.answers.count else { return }
      goesOn = walk.step(event, run.answers[index + 1], &table)
    }
  }
}

/// A test case: a layout candidate and what then happens.
public struct Scenario<S: Screen>: Hashable, Sendable {
  /// The numbers the subject is made with; possibly illegal, which it must then say.
  public var layout: S.Candidate
  /// What happens, in order.
  public var events: [S.Event]

  /// A scenario.
  public init(layout: S.Candidate, events: [S.Event]) {
    self.layout = layout
    self.events = events
  }
}

/// What a subject answers to its layout or to an event.
public enum Answer<Appearance: Hashable & Sendable>: Sendable {
  /// It shows this now.
  case shown(Appearance)
  /// It refuses, for this reason, and has changed nothing.
  ///
  /// Kept apart, because it is rare and answers are copied often.
  indirect case rejected(any Error)
}

/// A scenario and what a subject answered: the initial appearance, then one answer an event.
public struct Run<S: Screen>: Sendable {
  /// What happened.
  public var scenario: Scenario<S>
  /// What was answered; only the first where the layout was refused.
  public var answers: [Answer<S.Appearance>]

  /// A run.
  public init(scenario: Scenario<S>, answers: [Answer<S.Appearance>]) {
    self.scenario = scenario
    self.answers = answers
  }
}

/// Anything that claims to be such a screen, reduced to the answers it gives to a scenario.
public struct Subject<S: Screen>: Sendable {
  /// Its name in reports and tokens.
  public let name: String
  /// The columns it does not show; clauses that need one are not observed.
  public let hidden: Set<Int>
  /// Runs scenarios, each from a fresh start.
  public let answers: @Sendable ([Scenario<S>]) -> [[Answer<S.Appearance>]]
  /// Where a scenario leads to, then where each of some events leads to after it; nil if the subject
  /// cannot tell its state.
  public let successors: @Sendable (Scenario<S>, [S.Event]) -> [Successor<S>]?

  /// A subject that answers scenarios together, for which that is faster.
  public init(
    name: String, hidden: Set<Int> = [],
    successors: @escaping @Sendable (Scenario<S>, [S.Event]) -> [Successor<S>]? = { _, _ in nil },
    answers: @escaping @Sendable ([Scenario<S>]) -> [[Answer<S.Appearance>]]
  ) {
    self.name = name
    self.hidden = hidden
    self.successors = successors
    self.answers = answers
  }

  /// A subject that answers one scenario after another.
  @inlinable
  public init(
    name: String, hidden: Set<Int> = [],
    successors: @escaping @Sendable (Scenario<S>, [S.Event]) -> [Successor<S>]? = { _, _ in nil },
    answer: @escaping @Sendable (Scenario<S>) -> [Answer<S.Appearance>]
  ) {
    self.init(name: name, hidden: hidden, successors: successors, answers: { $0.map(answer) })
  }

  /// Runs a scenario from a fresh start.
  @inlinable
  public func answer(_ scenario: Scenario<S>) -> [Answer<S.Appearance>] {
    answers([scenario]).first ?? []
  }
}
