/// How formulas are written down.
public enum Notation: Sendable {
  /// Plain text with Swift's names, for terminals and errors.
  case plain
  /// LaTeX with short symbols, for SPEC.md.
  case latex
}

extension Formula {
  /// The statement in plain text, with the names that Swift and JSON use.
  public var text: String { written(.plain, binding: 0) }
  /// The statement in LaTeX.
  public var latex: String { written(.latex, binding: 0) }

  /// Binding strengths: implication 0, or 1, and 2, comparison 3.
  package func written(_ notation: Notation, binding: Int) -> String {
    let isPlain = notation == .plain
    func wrap(_ strength: Int, _ text: String) -> String {
      strength < binding ? (isPlain ? "(\(text))" : "\\left(\(text)\\right)") : text
    }
    func join(_ f: Formula, _ operation: String, _ g: Formula, _ strength: Int) -> String {
      let left = f.written(notation, binding: strength + (strength == 0 ? 1 : 0))
      let right = g.written(notation, binding: strength + (strength == 0 ? 1 : 0))
      return wrap(strength, left + operation + right)
    }
    func compare(_ a: Term, _ operation: String, _ b: Term) -> String {
      a.written(notation, binding: 0) + operation + b.written(notation, binding: 0)
    }
    switch self {
    case .always: return isPlain ? "always" : "\\top"
    case .below(let a, let b): return compare(a, " < ", b)
    case .atMost(let a, let b): return compare(a, isPlain ? " ≤ " : " \\le ", b)
    case .equal(let a, let b, let tolerance): return equality(a, b, tolerance, notation)
    case .and(let f, let g): return join(f, isPlain ? " and " : " \\land ", g, 2)
    case .or(let f, let g): return join(f, isPlain ? " or " : " \\lor ", g, 1)
    case .not(let f): return (isPlain ? "not " : "\\lnot ") + f.written(notation, binding: 4)
    case .implies(let f, let g): return join(f, isPlain ? " ⇒ " : " \\Rightarrow ", g, 0)
    case .iff(let f, let g): return join(f, isPlain ? " ⇔ " : " \\Leftrightarrow ", g, 0)
    }
  }

  private func equality(
    _ a: Term, _ b: Term, _ tolerance: Term, _ notation: Notation
  ) -> String {
    if case .quantity(let quantity) = a, case .number(let value) = b {
      let name = quantity.written(notation)
      if quantity.values.indices.contains(Int(value)) {
        let state = quantity.values[Int(value)]
        return notation == .plain ? "\(name) = \(state)" : "\(name) = \\text{\(state)}"
      }
      if quantity.isFlag, value == 1 { return name }
    }
    let sides = (a.written(notation, binding: 0), b.written(notation, binding: 0))
    if tolerance == .number(0) { return sides.0 + " = " + sides.1 }
    let bound = tolerance.written(notation, binding: 0)
    return notation == .plain
      ? "\(sides.0) ≈ \(sides.1) ± \(bound)" : "\(sides.0) \\approx \(sides.1)"
  }

  /// The tolerances that the statement grants, in plain text, without repetition.
  public var tolerances: [String] {
    var result: [String] = []
    func add(_ term: Term) {
      let text = term.written(.plain, binding: 0)
      if !result.contains(text) { result.append(text) }
    }
    func walk(_ formula: Formula) {
      switch formula {
      case .always: break
      case .below(let a, let b), .atMost(let a, let b):
        a.tolerance.map(add)
        b.tolerance.map(add)
      case .equal(_, _, let tolerance):
        if tolerance != .number(0) { add(tolerance) }
      case .and(let f, let g), .or(let f, let g), .implies(let f, let g), .iff(let f, let g):
        walk(f)
        walk(g)
      case .not(let f): walk(f)
      }
    }
    walk(self)
    return result
  }
}

extension Quantity {
  /// Whether the quantity is true or false, by the convention of its name.
  var isFlag: Bool {
    column < 0 || name == "legal" || name == "mounted" || name.hasPrefix("is")
      || name.hasPrefix("reaches") || name.hasPrefix("carries") || name.hasSuffix("Hidden")
  }

  func written(_ notation: Notation) -> String {
    if column < 0 {
      return notation == .plain ? "a \(role) row exists" : "\\exists\\,\\text{\(role)}"
    }
    return role.decorate(notation == .plain ? name : symbol, notation)
  }
}

extension Quantity.Role {
  /// The name or symbol of a quantity in this role.
  func decorate(_ symbol: String, _ notation: Notation) -> String {
    if notation == .plain { return self == .here ? symbol : "\(self).\(symbol)" }
    return switch self {
    case .here: symbol
    case .before: "{\(symbol)}^{-}"
    case .next: "{\(symbol)}'"
    case .scaled: "{\(symbol)}^{\\times 2}"
    case .fresh, .split, .ended, .relaid: "{\(symbol)}^{\\text{\(self)}}"
    }
  }
}

extension Term {
  /// The term in plain text, with the names that Swift and JSON use.
  public var text: String { written(.plain, binding: 0) }
  /// The term in LaTeX.
  public var latex: String { written(.latex, binding: 0) }

  /// The summand that is a tolerance, if there is one.
  var tolerance: Term? {
    switch self {
    case .ulp: self
    case .binary(.multiply, .number, .ulp): self
    case .binary(.add, let a, let b), .binary(.subtract, let a, let b): b.tolerance ?? a.tolerance
    default: nil
    }
  }

  /// Binding strengths: sum 0, product 1, atom 2.
  func written(_ notation: Notation, binding: Int) -> String {
    let isPlain = notation == .plain
    func wrap(_ strength: Int, _ text: String) -> String {
      strength < binding ? (isPlain ? "(\(text))" : "\\left(\(text)\\right)") : text
    }
    func join(_ a: Term, _ sign: String, _ b: Term, _ strength: Int, _ right: Int) -> String {
      let left = a.written(notation, binding: strength)
      return wrap(strength, left + sign + b.written(notation, binding: right))
    }
    func call(_ name: String, _ arguments: Term...) -> String {
      let list = arguments.map { $0.written(notation, binding: 0) }.joined(separator: ", ")
      return isPlain ? "\(name)(\(list))" : "\\\(name)\\left(\(list)\\right)"
    }
    switch self {
    case .number(let value): return value.plain
    case .quantity(let quantity): return quantity.written(notation)
    case .named(let name, let symbol, let role, _):
      return role.decorate(isPlain ? name : symbol, notation)
    case .binary(.subtract, .number(0), let b):
      return wrap(0, (isPlain ? "−" : "-") + b.written(notation, binding: 1))
    case .binary(.add, let a, let b): return join(a, " + ", b, 0, 1)
    case .binary(.subtract, let a, let b): return join(a, isPlain ? " − " : " - ", b, 0, 1)
    case .binary(.multiply, let a, let b): return join(a, isPlain ? " · " : " \\cdot ", b, 1, 1)
    case .binary(.divide, let a, let b):
      if isPlain { return join(a, " ÷ ", b, 1, 2) }
      return "\\frac{\(a.written(notation, binding: 0))}{\(b.written(notation, binding: 0))}"
    case .binary(.least, let a, let b): return call("min", a, b)
    case .binary(.greatest, let a, let b): return call("max", a, b)
    case .magnitude(let a):
      let inside = a.written(notation, binding: 0)
      return isPlain ? "|\(inside)|" : "\\left|\(inside)\\right|"
    case .ulp(let a):
      let inside = a.written(notation, binding: 0)
      return isPlain ? "ulp(\(inside))" : "\\operatorname{ulp}\\left(\(inside)\\right)"
    case .choice(let f, let a, let b):
      let parts = [a, b].map { $0.written(notation, binding: 0) }
      let condition = f.written(notation, binding: 0)
      return isPlain
        ? "(\(condition) ? \(parts[0]) : \(parts[1]))"
        : "\\begin{cases}\(parts[0]) & \(condition)\\\\ \(parts[1])\\end{cases}"
    }
  }
}
