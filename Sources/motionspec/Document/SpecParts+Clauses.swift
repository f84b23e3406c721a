import Generators
import Spec

extension SpecParts {
  /// Clauses one after another: what each says, of what, how exactly, and what it catches.
  static func clauses<S: ToolScreen>(
    _ screen: S.Type, explored: Set<String>, where isWanted: (Clause) -> Bool
  ) -> String {
    S.clauses.filter(isWanted).map { entry($0, screen, explored) }.joined(separator: "\n\n")
  }

  /// The clauses that an exploration of this kind exercises: all offsets and events, fewer of them.
  static func explored<Space: StateSpace>(
    _ space: Space, from layout: Space.S.Candidate
  ) throws -> Set<String> {
    try explore(Space.S.subjects[0], in: space, from: layout).exercised
  }

  /// The smallest run in which a clause's premise is true, in the article's layout if there is one.
  private static func witness<S: ToolScreen>(_ clause: Clause, _ screen: S.Type) -> String {
    var judge = Judge([clause], on: S.subjects[0])
    for layout in [S.tutorial, nil] {
      func isExercised(_ scenario: Scenario<S>) -> Bool {
        guard scenario.layout == layout ?? scenario.layout else { return false }
        judge.judge(scenario)
        return judge.isExercised(0)
      }
      for entry in S.streams {
        let cases = Cases(entry.generator, seed: seed, stream: entry.stream)
        let found = (0..<300).first { index in
          (try? cases.value(at: index)).map(isExercised) ?? false
        }
        guard let found, let recorded = try? cases.recorded(at: found) else { continue }
        let shrunk = shrink(recorded, of: entry.generator) { isExercised($0.value) }
        return S.words(shrunk.value)
      }
    }
    return "none"
  }

  private static func entry<S: ToolScreen>(
    _ clause: Clause, _ screen: S.Type, _ explored: Set<String>
  ) -> String {
    let tolerances = clause.conclusion.tolerances + clause.premise.tolerances
    let exactness =
      tolerances.isEmpty
      ? "exact" : "within " + tolerances.map(Markdown.code).joined(separator: ", ")
    let domain = clause.domain == .everyStep ? "every step" : "legal steps"
    let lines = rows("given", clause.premise) + rows("then", clause.conclusion)
    return """
      #### \(clause.id) · \(clause.sentence)

      \(clause.scope.rawValue) · \(S.name) · \(domain) · \(exactness) · catches: \(clause.catches) · \
      witness: \(witness(clause, screen))

      \(Markdown.aligned(lines))

      Evidence: \(evidence(clause, screen, explored)).
      """
  }

  /// What stands behind a clause, beside the test of its name.
  private static func evidence<S: ToolScreen>(
    _ clause: Clause, _ screen: S.Type, _ explored: Set<String>
  ) -> String {
    let isProved = S.obligations.contains { $0.id == clause.id }
    let proof =
      !isProved
      ? "tested, not proved"
      : S.name == HeaderScreen.name
        ? "proved for all layouts and offsets, by the package and by z3"
        : "proved along every trace, by z3"
    let faults = S.faults.count { $0.clauses.contains(clause.id) }
    let kills =
      faults == 0
      ? "the catch-all of every planted fault"
      : "catches \(faults) planted fault\(faults == 1 ? "" : "s") on every seed"
    let walk = explored.contains(clause.id) ? "explored" : "not explored"
    return "test `\(clause.id):`, \(walk); \(proof); \(kills)"
  }

  /// The statement as rows of an alignment, short conjuncts side by side.
  private static func rows(_ word: String, _ formula: Formula) -> [String] {
    if formula == .always { return [] }
    var rows: [String] = []
    let groups = packed(formula.explicit.conjuncts.flatMap(distributed), within: 75)
    for group in groups {
      let isBracketed = groups.count > 1 && group.count == 1 && group[0].isCompound
      var parts = broken(Formula.all(group))
      if isBracketed {
        parts[0] = "\\bigl(" + parts[0]
        parts[parts.count - 1] += "\\bigr)"
      }
      for (index, part) in parts.enumerated() {
        let isFirst = rows.isEmpty
        let join = index > 0 ? "\\quad " : isFirst ? "" : "\\land\\; "
        rows.append((isFirst ? "\\text{\(word)}\\quad & " : "& ") + join + part)
      }
    }
    return rows
  }

  /// A statement on one line, or a wide one on several, broken before its connective.
  private static func broken(_ formula: Formula) -> [String] {
    guard width([formula]) > 100 else { return [formula.latex] }
    switch formula {
    case .or(let f, let g):
      return [f.written(.latex, binding: 1), "\\lor\\; " + g.written(.latex, binding: 1)]
    case .implies(let f, let g): return broken(f) + ["\\Rightarrow\\; " + g.latex]
    case .always, .below, .atMost, .equal, .and, .not, .iff: return [formula.latex]
    }
  }

  /// An implication of many statements as several implications.
  private static func distributed(_ formula: Formula) -> [Formula] {
    guard case .implies(let f, let g) = formula else { return [formula] }
    let groups = packed(g.conjuncts, within: max(40, 75 - width([f])))
    return groups.map { .implies(f, .all($0)) }
  }

  /// Statements in groups that fit a line.
  private static func packed(_ parts: [Formula], within limit: Int) -> [[Formula]] {
    var groups: [[Formula]] = []
    for part in parts {
      if let last = groups.last, width(last + [part]) <= limit {
        groups[groups.count - 1].append(part)
      } else {
        groups.append([part])
      }
    }
    return groups
  }

  /// About how wide conjuncts are on the page, in characters.
  private static func width(_ formulas: [Formula]) -> Int {
    Markdown.safe(Formula.all(formulas).latex)
      .replacing(#/\\text\{(\w+)\}/#) { "\($0.output.1)" }
      .replacing(#/\\mathit\{(\w+)\}/#) { "\($0.output.1)" }
      .replacing(#/\\[A-Za-z]+/#, with: "x").filter { !"{}_^ ".contains($0) }.count
  }
}

extension Formula {
  /// The same statement with every tolerance written out: `|a − b| ≤ tolerance`.
  fileprivate var explicit: Formula {
    switch self {
    case .equal(_, _, .number(0)): self
    case .equal(let a, .number(0), let tolerance): .atMost(.magnitude(a), tolerance)
    case .equal(let a, let b, let tolerance): .atMost(.magnitude(a - b), tolerance)
    default: mapping({ $0 }, { $0.explicit })
    }
  }

  /// Whether it needs brackets beside others.
  fileprivate var isCompound: Bool {
    switch self {
    case .or, .implies, .iff: true
    case .always, .below, .atMost, .equal, .and, .not: false
    }
  }
}
