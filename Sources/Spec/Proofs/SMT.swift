// Obligations in SMT-LIB 2: one text a solver can check.

extension Obligation {
  /// The obligation as a script.
  ///
  /// For each case it asks whether the premise can be met (`sat` for one at least, else nothing would
  /// be said), then whether the goal can fail (`unsat` for all).
  public var smt: String {
    var text = "; \(screen) \(name): expected to be \(expected.rawValue)\n" + Self.prelude
    for one in cases {
      text += "\n(push 1)\n\(one.assumptions)(check-sat)\n; the goal\n\(one.denial)(check-sat)\n"
      text += "(pop 1)\n"
    }
    return text
  }

  /// What every script begins with.
  public static let prelude = """
    (set-logic QF_NRA)
    (define-fun min ((a Real) (b Real)) Real (ite (<= a b) a b))
    (define-fun max ((a Real) (b Real)) Real (ite (<= a b) b a))
    (define-fun magnitude ((a Real)) Real (ite (<= 0.0 a) a (- a)))

    """
}

extension Obligation.Case {
  /// Declares the inputs, defines the quantities and asserts the premise.
  public var assumptions: String {
    inputs.map { "(declare-const \($0.smt) Real)\n" }.joined()
      + definitions.map { "(define-fun \($0.quantity.smt) () Real \($0.term.smt))\n" }.joined()
      + premise.map { "(assert \($0.smt))\n" }.joined()
  }

  /// Asserts that the goal fails.
  public var denial: String { "(assert (not \(goal.smt)))\n" }

  /// Asks for the numbers with which it fails.
  public var question: String {
    let names = (inputs + definitions.map(\.quantity)).map(\.smt)
    return "(get-value (\(names.joined(separator: " "))))\n"
  }

  /// The quantities that are free: layout, inputs, and the state before.
  private var inputs: [Quantity] {
    var all = Formula.all(premise + [goal]).quantities
    for definition in definitions { definition.term.visit { all.insert($0) } }
    return all.subtracting(definitions.map(\.quantity)).ordered
  }
}

extension Quantity {
  /// The symbol in SMT-LIB.
  var smt: String { role.decorate(name, .plain) }
}

extension Double {
  /// The number as SMT-LIB writes it: the decimal that Swift prints, taken exactly.
  fileprivate var smt: String {
    if sign == .minus, self != 0 { return "(- \(magnitude.smt))" }
    let parts = "\(self)".split(separator: "e")
    guard parts.count == 2, let power = Int(parts[1]) else { return "\(self)" }
    let ten = "1" + String(repeating: "0", count: Int(power.magnitude)) + ".0"
    return power < 0 ? "(/ \(parts[0]) \(ten))" : "(* \(parts[0]) \(ten))"
  }
}

extension Term.Operation {
  /// The function in SMT-LIB and the prelude.
  fileprivate var smt: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .least: "min"
    case .greatest: "max"
    }
  }
}

extension Term {
  /// The term in SMT-LIB.
  var smt: String {
    switch self {
    case .number(let value): value.smt
    case .quantity(let quantity): quantity.smt
    case .named(_, _, _, let a): a.smt
    case .binary(let operation, let a, let b): "(\(operation.smt) \(a.smt) \(b.smt))"
    case .magnitude(let a): "(magnitude \(a.smt))"
    case .ulp: "0.0"
    case .choice(let f, let a, let b): "(ite \(f.smt) \(a.smt) \(b.smt))"
    }
  }
}

extension Formula {
  /// The statement in SMT-LIB.
  var smt: String {
    func call(_ name: String, _ a: String, _ b: String) -> String { "(\(name) \(a) \(b))" }
    return switch self {
    case .always: "true"
    case .below(let a, let b): call("<", a.smt, b.smt)
    case .atMost(let a, let b): call("<=", a.smt, b.smt)
    case .equal(let a, let b, _): call("=", a.smt, b.smt)
    case .and(let f, let g): call("and", f.smt, g.smt)
    case .or(let f, let g): call("or", f.smt, g.smt)
    case .not(let f): "(not \(f.smt))"
    case .implies(let f, let g): call("=>", f.smt, g.smt)
    case .iff(let f, let g): call("=", f.smt, g.smt)
    }
  }
}
