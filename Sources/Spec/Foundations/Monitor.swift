/// The contract's view of a run while it is tabulated, one step after another.
public protocol Walk<S>: Sendable {
  /// The screen.
  associatedtype S: Screen
  /// A walk from a layout, legal or not.
  init(_ candidate: S.Candidate)
  /// What the contract asks for after the last step; nothing without a legal layout.
  var expected: S.Appearance? { get }
  /// Adds the initial row; whether the contract speaks of what follows.
  mutating func start(_ answer: Answer<S.Appearance>, _ table: inout Table) -> Bool
  /// Adds one more row; whether the contract speaks of what follows.
  mutating func step(
    _ event: S.Event, _ answer: Answer<S.Appearance>, _ table: inout Table
  ) -> Bool
}

extension Walk {
  /// Marks what a row says of its step.
  ///
  /// - Parameters:
  ///   - isFinite: Whether the numbers of the layout that it brings are; nil if it brings none.
  ///   - isLegal: Whether what it brings is legal.
  ///   - isAccepted: Whether it was taken.
  func mark(
    _ row: Int, _ table: inout Table, bringing isFinite: Bool?, isInitial: Bool = false,
    isLegal: Bool, isAccepted: Bool
  ) {
    set(isInitial ? .isInitial : .legal, isInitial || isLegal && isAccepted, row, &table)
    set(.isRejected, !isAccepted, row, &table)
    set(.carriesLayout, isFinite != nil, row, &table)
    set(.isAccepted, isFinite != nil && isAccepted, row, &table)
    set(.isLayoutLegal, isFinite != nil && isLegal, row, &table)
    set(.isHostile, !isInitial && !(isFinite ?? isLegal), row, &table)
  }

  /// Sets a flag of a row if it is true.
  func set(_ column: S.Column, _ isTrue: Bool, _ row: Int, _ table: inout Table) {
    if isTrue { table[column.rawValue, row] = 1 }
  }
}

/// Judges one run of any length step by step, in bounded memory and without companions.
///
/// Steps are judged in windows of 256 that overlap by half. A clause that reads the step before, or
/// the state that the contract's own machine has reached, misses nothing. One that compares steps by
/// their offsets compares any two that are at most 128 steps apart, and no two that are more than 255
/// apart.
public struct Monitor<S: Screen>: Sendable {
  /// How many steps are judged together.
  public static var window: Int { 256 }

  private var judge: Judge<S>
  private var walk: S.Walk
  /// The step in the first row of the table.
  private var first = 0
  /// How many steps were judged, the initial one included.
  public private(set) var steps = 1
  /// Whether the contract speaks of what follows.
  public private(set) var goesOn: Bool
  /// By position: whether the premise of a clause was true in some step.
  public private(set) var exercised: [Bool]
  /// By position: the first step known to violate a clause; 0 is the initial one.
  public private(set) var violated: [Int?]

  /// A monitor of a run that begins with a layout and the answer to it.
  ///
  /// Clauses that need a column that is `hidden`, one that is not shown, are not observed.
  public init(
    _ clauses: [Clause], hidden: Set<Int>, layout: S.Candidate, _ answer: Answer<S.Appearance>
  ) {
    judge = Judge(clauses, on: Subject(name: "", hidden: hidden, answers: { _ in [] }))
    walk = S.Walk(layout)
    exercised = judge.clauses.map { _ in false }
    violated = judge.clauses.map { _ in nil }
    goesOn = walk.start(answer, &judge.table)
  }

  /// The clauses that are judged.
  public var clauses: [Clause] { judge.clauses }
  /// What the contract asks for after the last step; nothing without a legal layout.
  public var expected: S.Appearance? { walk.expected }

  /// Takes a step, unless the contract has ceased to speak.
  ///
  /// - Returns: Whether steps were judged now.
  @discardableResult
  public mutating func step(_ event: S.Event, _ answer: Answer<S.Appearance>) -> Bool {
    guard goesOn else { return false }
    goesOn = walk.step(event, answer, &judge.table)
    steps += 1
    guard judge.table.rows == Self.window else { return false }
    finish()
    judge.table.removeFirst(Self.window / 2)
    first += Self.window / 2
    return true
  }

  /// Judges what has not been judged yet.
  public mutating func finish() {
    judge.judgeTable()
    for position in clauses.indices {
      if judge.isExercised(position) { exercised[position] = true }
      if violated[position] == nil, let row = judge.violatedRow(position) {
        violated[position] = first + row
      }
    }
  }
}
