/// Clauses compiled for speed: each subexpression once, evaluated over all rows before the next.
///
/// Column by column, a run of twenty steps costs a few hundred short loops instead of thousands of
/// closure calls; the meaning is that of the formulas, nothing else.
public struct Program: Sendable {
  enum Code {
    case load(column: Int, Quantity.Role)
    case magnitude, ulp, complement
    case binary(Term.Operation)
    case below, atMost, same, implies
    case select
  }

  struct Operation {
    let code: Code
    /// The slots that are read, a negative number for none.
    var a = -1, b = -1, c = -1
    /// The slot that is written.
    var result: Int

    var operands: [Int] { [a, b, c].filter { $0 >= 0 } }

    /// Says where the slots are now; what is not read may be anywhere.
    mutating func move(to place: [Int]) {
      func moved(_ slot: Int) -> Int { slot < 0 ? 0 : place[slot] }
      (a, b, c, result) = (moved(a), moved(b), moved(c), moved(result))
    }
  }

  /// The clauses, in order.
  public let clauses: [Clause]
  /// The roles, beside the step itself, that some clause reads.
  public let roles: Set<Quantity.Role>
  private(set) var constants: [(value: Double, slot: Int)] = []
  private(set) var operations: [Operation] = []
  private(set) var outputs: [(premise: Int, conclusion: Int)] = []
  private(set) var slots = 0

  /// The column that says whether a row is a legal step: by convention the first.
  public static let legalColumn = 0
  /// The pseudo-column that says whether a row has a companion in a role.
  public static let presenceColumn = -1

  /// Compiles clauses.
  public init(_ clauses: [Clause]) {
    self.clauses = clauses
    roles = clauses.reduce(into: []) { $0.formUnion($1.roles) }
    var compiler = Compiler()
    for clause in clauses {
      let premise = compiler.slot(Self.guarded(clause))
      outputs.append((premise, compiler.slot(clause.conclusion)))
    }
    constants = compiler.constants
    operations = compiler.operations
    slots = compiler.slots
    shareSlots()
  }

  /// Lets values that are needed no more give their slots to later ones.
  ///
  /// What is live then stays in the processor's near caches. Constants and outputs keep their slots.
  private mutating func shareSlots() {
    let kept = Set(outputs.flatMap { [$0.premise, $0.conclusion] } + constants.map(\.slot))
    var lastUse = Array(repeating: -1, count: slots)
    for (index, operation) in operations.enumerated() {
      for slot in operation.operands { lastUse[slot] = index }
    }
    var place = Array(repeating: -1, count: slots)
    var free: [Int] = []
    var used = 0
    func take() -> Int {
      if let slot = free.popLast() { return slot }
      used += 1
      return used - 1
    }
    for slot in kept.sorted() { place[slot] = take() }
    for index in operations.indices {
      let operands = operations[index].operands
      if place[operations[index].result] < 0 { place[operations[index].result] = take() }
      for slot in Set(operands) where lastUse[slot] == index && !kept.contains(slot) {
        free.append(place[slot])
      }
      operations[index].move(to: place)
    }
    outputs = outputs.map { (place[$0.premise], place[$0.conclusion]) }
    constants = constants.map { ($0.value, place[$0.slot]) }
    slots = used
  }

  /// The premise with what is understood: a legal step, and a companion in every role that is read.
  static func guarded(_ clause: Clause) -> Formula {
    var parts: [Formula] = []
    func flag(_ column: Int, _ role: Quantity.Role) -> Formula {
      .below(0, .quantity(Quantity(column: column, name: "", symbol: "", role: role)))
    }
    if clause.domain == .legalSteps { parts.append(flag(legalColumn, .here)) }
    if !clause.quantities.contains(where: { $0.column == presenceColumn }) {
      for role in Quantity.Role.allCases where clause.roles.contains(role) {
        parts.append(flag(presenceColumn, role))
      }
    }
    if clause.premise != .always || parts.isEmpty { parts.append(clause.premise) }
    return .all(parts)
  }
}

private struct Compiler {
  var constants: [(value: Double, slot: Int)] = []
  var operations: [Program.Operation] = []
  var slots = 0
  private var terms: [Term: Int] = [:]
  private var formulas: [Formula: Int] = [:]

  private mutating func emit(
    _ code: Program.Code, _ a: Int = -1, _ b: Int = -1, _ c: Int = -1
  ) -> Int {
    operations.append(Program.Operation(code: code, a: a, b: b, c: c, result: slots))
    slots += 1
    return slots - 1
  }

  mutating func slot(_ term: Term) -> Int {
    if let known = terms[term] { return known }
    let result: Int
    switch term {
    case .number(let value):
      constants.append((value, slots))
      slots += 1
      result = slots - 1
    case .quantity(let quantity):
      result = emit(.load(column: quantity.column, quantity.role))
    case .named(_, _, _, let a): result = slot(a)
    case .binary(let operation, let a, let b):
      result = emit(.binary(operation), slot(a), slot(b))
    case .magnitude(let a): result = emit(.magnitude, slot(a))
    case .ulp(let a): result = emit(.ulp, slot(a))
    case .choice(let f, let a, let b): result = emit(.select, slot(f), slot(a), slot(b))
    }
    terms[term] = result
    return result
  }

  mutating func slot(_ formula: Formula) -> Int {
    if let known = formulas[formula] { return known }
    let result: Int
    switch formula {
    case .always: result = slot(Term.number(1))
    case .below(let a, let b): result = emit(.below, slot(a), slot(b))
    case .atMost(let a, let b): result = emit(.atMost, slot(a), slot(b))
    case .equal(let a, let b, .number(0)): result = emit(.same, slot(a), slot(b))
    case .equal(let a, let b, let t): result = emit(.atMost, slot(.magnitude(a - b)), slot(t))
    case .and(let f, let g): result = emit(.binary(.least), slot(f), slot(g))
    case .or(let f, let g): result = emit(.binary(.greatest), slot(f), slot(g))
    case .not(let f): result = emit(.complement, slot(f))
    case .implies(let f, let g): result = emit(.implies, slot(f), slot(g))
    case .iff(let f, let g): result = emit(.same, slot(f), slot(g))
    }
    formulas[formula] = result
    return result
  }
}

/// The memory in which a program runs, kept from run to run.
public struct Workspace: Sendable {
  private let program: Program
  private var capacity = 0
  private var values: [Double] = []
  /// By clause, then run: whether the premise was true in some row.
  public private(set) var exercised: [Bool] = []
  /// By clause, then run: the first row whose premise is true and conclusion false, or −1.
  public private(set) var violated: [Int] = []

  /// Memory for a program.
  public init(_ program: Program) {
    self.program = program
  }

  private mutating func reserve(_ rows: Int) {
    guard rows > capacity else { return }
    capacity = Swift.max(32, (rows + 7) & ~7)
    values = Array(repeating: 0, count: program.slots * capacity)
    for constant in program.constants {
      for row in 0..<capacity { values[constant.slot * capacity + row] = constant.value }
    }
  }

  /// Judges every clause on every row of a table; results are in `exercised` and `violated`.
  ///
  /// - Parameters:
  ///   - table: The rows of all runs.
  ///   - starts: Where each run begins.
  ///   - companions: By role, the table of the companions; the runs' own roles read `table`.
  ///   - beside: By role and row, the row that stands beside it, −1 for none.
  public mutating func judge(
    _ table: Table, starts: [Int], companions: [Table] = [], beside: [[Int]] = []
  ) {
    let rows = table.rows
    reserve(rows)
    let capacity = capacity
    let program = program
    unsafe values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for operation in program.operations {
        guard case .load(let column, let role) = operation.code else {
          unsafe Self.run(operation, base, stride: capacity, rows: rows)
          continue
        }
        let place = role.rawValue
        let target = unsafe base + operation.result * capacity
        switch role {
        case .here: unsafe Self.load(column, of: table, into: target)
        case .before, .next: unsafe Self.load(column, of: table, beside[place], into: target)
        case .fresh, .scaled, .split, .ended, .relaid:
          unsafe Self.load(column, of: companions[place], beside[place], into: target)
        }
      }
    }
    conclude(starts, rows)
  }

  private static func load(
    _ column: Int, of table: Table, into target: UnsafeMutablePointer<Double>
  ) {
    unsafe table.values.withUnsafeBufferPointer { source in
      var position = column
      for row in 0..<table.rows {
        unsafe target[row] = source[position]
        position &+= table.columns
      }
    }
  }

  private static func load(
    _ column: Int, of table: Table, _ beside: [Int], into target: UnsafeMutablePointer<Double>
  ) {
    unsafe table.values.withUnsafeBufferPointer { source in
      unsafe beside.withUnsafeBufferPointer { beside in
        for row in 0..<beside.count {
          let other = unsafe beside[row]
          let value = { unsafe column < 0 ? 1 : source[other &* table.columns &+ column] }
          unsafe target[row] = other < 0 ? 0 : value()
        }
      }
    }
  }

  private mutating func conclude(_ starts: [Int], _ rows: Int) {
    exercised.removeAll(keepingCapacity: true)
    violated.removeAll(keepingCapacity: true)
    unsafe values.withUnsafeBufferPointer { values in
      for output in program.outputs {
        let premise = output.premise * capacity
        let conclusion = output.conclusion * capacity
        for (run, start) in starts.enumerated() {
          let end = run + 1 < starts.count ? starts[run + 1] : rows
          // Sums of zeros and ones, without a branch: almost every run violates nothing.
          var spoken = 0.0
          var broken = 0.0
          for row in start..<end {
            let speaks = unsafe values[premise &+ row]
            spoken += speaks
            broken += speaks * (unsafe 1 - values[conclusion &+ row])
          }
          exercised.append(spoken != 0)
          let isBroken = { (row: Int) in
            unsafe values[premise &+ row] != 0 && values[conclusion &+ row] == 0
          }
          violated.append(broken == 0 ? -1 : (start..<end).first(where: isBroken) ?? -1)
        }
      }
    }
  }

  private static func run(
    _ operation: Program.Operation, _ base: UnsafeMutablePointer<Double>, stride: Int, rows: Int
  ) {
    let a = unsafe base + operation.a * stride
    let b = unsafe base + operation.b * stride
    let c = unsafe base + operation.c * stride
    let result = unsafe base + operation.result * stride
    switch operation.code {
    case .load: break
    case .binary(.add): for i in 0..<rows { unsafe result[i] = a[i] + b[i] }
    case .binary(.subtract): for i in 0..<rows { unsafe result[i] = a[i] - b[i] }
    case .binary(.multiply): for i in 0..<rows { unsafe result[i] = a[i] * b[i] }
    case .binary(.divide): for i in 0..<rows { unsafe result[i] = a[i] / b[i] }
    case .binary(.least): for i in 0..<rows { unsafe result[i] = b[i] < a[i] ? b[i] : a[i] }
    case .binary(.greatest): for i in 0..<rows { unsafe result[i] = b[i] >= a[i] ? b[i] : a[i] }
    case .magnitude: for i in 0..<rows { unsafe result[i] = a[i].magnitude }
    case .ulp:
      // The power of two below |a|, times 2⁻⁵²: exact for every number above 2⁻⁹⁷⁰.
      for i in 0..<rows {
        let power = unsafe Double(bitPattern: a[i].bitPattern & 0x7ff0_0000_0000_0000)
        unsafe result[i] = power * 0x1p-52
      }
    case .below: for i in 0..<rows { unsafe result[i] = a[i] < b[i] ? 1 : 0 }
    case .atMost: for i in 0..<rows { unsafe result[i] = a[i] <= b[i] ? 1 : 0 }
    case .same: for i in 0..<rows { unsafe result[i] = a[i] == b[i] ? 1 : 0 }
    case .complement: for i in 0..<rows { unsafe result[i] = 1 - a[i] }
    case .implies: for i in 0..<rows { unsafe result[i] = a[i] <= b[i] ? 1 : 0 }
    case .select: for i in 0..<rows { unsafe result[i] = a[i] != 0 ? b[i] : c[i] }
    }
  }
}
