// Obligations in SMT-LIB 2: one text a solver can check.

extension Obligation {
  /// The obligation as a script: for each case whether its premise can be met (`sat` for one at
  /// least, else nothing would be said) and whether the goal can fail then (`unsat` for all).
  public var smt: String {
    var text = "; \(screen) \(name)\n" + Self.prelude
    for (index, one) in cases.enumerated() {
      text += "(push 1)\n" + one.declarations
      for formula in one.premise where formula != .always { text += "(assert \(formula.smt))\n" }
      if mistake == nil { text += Self.check("premise", index, answer: nil) }
      text += "(assert (not \(one.goal.smt)))\n"
      text += Self.check("goal", index, answer: mistake == nil ? "unsat" : nil) + "(pop 1)\n"
    }
    return text
  }

  /// The script that asks for numbers with which the goal of a case fails.
  public func model(of index: Int) -> String {
    let one = cases[index]
    let names = one.quantities.map(\.smt).joined(separator: " ")
    return "(reset)\n(set-option :produce-models true)\n" + Self.prelude + one.declarations
      + one.premise.map { "(assert \($0.smt))\n" }.joined()
      + "(assert (not \(one.goal.smt)))\n(check-sat)\n(get-value (\(names)))\n"
  }

  private static let prelude = """
    (set-logic ALL)
    (define-fun min ((a Real) (b Real)) Real (ite (<= a b) a b))
    (define-fun max ((a Real) (b Real)) Real (ite (<= a b) b a))
    (define-fun magnitude ((a Real)) Real (ite (<= 0.0 a) a (- a)))

    """

  private static func check(_ what: String, _ index: Int, answer: String?) -> String {
    (answer.map { "; expected: \($0)\n" } ?? "")
      + "(echo \"\(what) \(index)\")\n(check-sat)\n"
  }
}

extension Obligation.Case {
  /// The quantities of the case, in the order of their columns.
  public var quantities: [Quantity] {
    Formula.all(premise + [goal]).quantities.sorted {
      ($0.role.rawValue, $0.column) < ($1.role.rawValue, $1.column)
    }
  }

  fileprivate var declarations: String {
    quantities.map { "(declare-const \($0.smt) Real)\n" }.joined()
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

extension Term {
  /// The term in SMT-LIB.
  var smt: String {
    func call(_ name: String, _ arguments: Term...) -> String {
      "(" + ([name] + arguments.map(\.smt)).joined(separator: " ") + ")"
    }
    return switch self {
    case .number(let value): value.smt
    case .quantity(let quantity): quantity.smt
    case .named(_, _, _, let a): a.smt
    case .sum(let a, let b): call("+", a, b)
    case .difference(let a, let b): call("-", a, b)
    case .product(let a, let b): call("*", a, b)
    case .quotient(let a, let b): call("/", a, b)
    case .minimum(let a, let b): call("min", a, b)
    case .maximum(let a, let b): call("max", a, b)
    case .magnitude(let a): call("magnitude", a)
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
