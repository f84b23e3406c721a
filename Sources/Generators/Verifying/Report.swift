public import Spec

extension VerifiableScreen {
  /// The parts of which a subject that hides some columns shows anything.
  static func parts(
    _ appearance: Appearance, _ layout: Candidate, exactly: Bool = false, hidden: Set<Int>
  ) -> [Part] {
    parts(appearance, layout, exactly: exactly).filter { !hidden.isSuperset(of: $0.columns) }
  }

  /// What the contract asks for and what was there, in the parts that differ.
  ///
  /// Parts that the clause reads come first; if any of them differs, the others are left out.
  public static func difference(
    asked: Answer<Appearance>, found: Answer<Appearance>, layout: Candidate, _ clause: Clause,
    hidden: Set<Int>, refutation: Refutation? = nil
  ) -> (expected: String, found: String) {
    switch (asked, found) {
    case (.rejected(let error), .shown): return ("a refusal: \(error)", "accepted")
    case (.shown, .rejected(let error)): return ("accepted", "a refusal: \(error)")
    case (.rejected, .rejected): return (clause.conclusion.text, "a refusal that changes something")
    case (.shown(let expected), .shown(let found)):
      let columns = Set(clause.quantities.map(\.column))
      func differing(exactly: Bool) -> [(Part, Part)] {
        zip(
          parts(expected, layout, exactly: exactly, hidden: hidden),
          parts(found, layout, exactly: exactly, hidden: hidden)
        ).filter { $0 != $1 }
      }
      var pairs = differing(exactly: false)
      if pairs.isEmpty { pairs = differing(exactly: true) }
      let observed = pairs.filter { !columns.isDisjoint(with: $0.0.columns) }
      if !observed.isEmpty { pairs = observed }
      if pairs.isEmpty {
        if let refutation { return (refutation.claim, refutation.found) }
        return expected == found || !hidden.isEmpty
          ? (clause.conclusion.text, "as the contract in this row") : ("\(expected)", "\(found)")
      }
      return (
        pairs.map { "\($0.0.name) \($0.0.text)" }.joined(separator: ", "),
        pairs.map { "\($0.1.name) \($0.1.text)" }.joined(separator: ", ")
      )
    }
  }
}

extension Violation: CustomStringConvertible {
  /// What the contract asks for in the row that violates the clause, and what was there.
  public var difference: (expected: String, found: String) {
    let asked = S.expected(scenario)
    guard row < answers.count, row < asked.count else {
      return (clause.conclusion.text, isFlaky ? "nothing when asked again" : "no answer")
    }
    return S.difference(
      asked: asked[row], found: answers[row], layout: layouts[row], clause, hidden: hidden,
      refutation: refutation)
  }

  /// The layout in force in each row, as the subject was told.
  private var layouts: [S.Candidate] {
    var result = [scenario.layout]
    for event in scenario.events { result.append(event.newLayout ?? result[result.count - 1]) }
    return result
  }

  /// The whole report: what, how it was found, the state after every step, and how to see it again.
  public var description: String {
    var lines = ["✘ \(clause.id)  \(clause.sentence)  [\(subject)]"]
    lines.append("  " + provenance)
    if isFlaky {
      lines.append(
        "  flaky     the case did not fail once more: what is shown depends on what was asked before, "
          + "or on chance; legal: every scenario begins afresh")
    }
    if !answers.isEmpty {
      lines += table
      let difference = difference
      lines.append("  expected  \(difference.expected)")
      lines.append("  found     \(difference.found)")
    }
    if !explanations.isEmpty {
      lines.append("  also      \(explanations.joined(separator: "; "))")
    }
    lines.append("  case      \(scenario.swift)")
    // Met on a walk, not drawn: there are no choices to replay.
    if choices.isEmpty { return lines.joined(separator: "\n") }
    guard S.subjects.contains(where: { $0.name == subject }) else {
      // A subject of another package: this one's tests and tool do not know it.
      lines.append("  token     \(token)")
      return lines.joined(separator: "\n")
    }
    lines.append("  replay    MOTIONSPEC_REPLAY=\(token) swift test --filter '\(clause.id):'")
    lines.append("  as a test:")
    lines += test.split(separator: "\n").map { "    " + $0 }
    return lines.joined(separator: "\n")
  }

  /// A Swift test that judges this one case, without generators and shrinking: it needs Spec alone.
  public var test: String {
    let screen = "\(S.self)"
    let isMember = subject == "reference" || subject == "published"
    let named = "\(screen).subjects.first { $0.name == \"\(subject)\" }"
    return """
      @Test func `\(clause.id): the smallest case`() throws {
        let subject = \(isMember ? "\(screen).\(subject)" : "try #require(\(named))")
        var judge = Judge(\(screen).clauses, on: subject)
        judge.judge(\(scenario.swift))
        #expect(!judge.violations.contains { $0.clause.id == "\(clause.id)" })
      }
      """
  }

  private var provenance: String {
    guard let seed else {
      let count = "\(scenario.events.count) event\(scenario.events.count == 1 ? "" : "s")"
      return choices.isEmpty
        ? "explored: \(count), and no shorter trace of the walk violates it" : "replayed: \(count)"
    }
    let minimal =
      verifiedBy.map { "minimal: verified (\($0) more)" }
      ?? "not shown to be minimal: the budget was used up"
    return "falsified by case \(index) of \(cases.grouped) in \(stream) (seed \(seed)); "
      + "\(foundEvents) → \(scenario.events.count) events in \(evaluations) evaluations"
      + (isFlaky ? "" : "; \(minimal)")
  }

  /// One row a step: the event, then what it changed, old → new.
  private var table: [String] {
    let layouts = layouts
    var cells: [[String]] = []
    var header = ["step", "event"]
    var last: [Part] = []
    for (step, answer) in answers.enumerated() {
      let event = step == 0 ? "start" : S.words(scenario.events[step - 1])
      var line = [(step == row ? "✗ " : "  ") + "\(step)", event]
      switch answer {
      case .rejected(let error): line.append("refused: \(error)")
      case .shown(let appearance):
        let parts = S.parts(appearance, layouts[step], hidden: hidden)
        if header.count == 2 { header += parts.map(\.name) }
        line += parts.enumerated().map { position, part in
          guard last.indices.contains(position) else { return part.text }
          let old = last[position].text
          if part.isMomentary { return part.text == "–" ? "" : part.text }
          return old == part.text ? "" : "\(old) → \(part.text)"
        }
        last = parts
      }
      cells.append(line)
    }
    return aligned([header] + cells).map { "    " + $0 }
  }
}

/// Rows of text in columns, as wide as what is in the rows that are as long as the first.
package func aligned(_ rows: [[String]]) -> [String] {
  var widths = Array(repeating: 0, count: rows.map(\.count).max() ?? 0)
  for row in rows where row.count == rows[0].count {
    for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
  }
  return rows.map { row in
    var line = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
      .joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension Verification: CustomStringConvertible {
  /// The reports of all violations, the clauses that say nothing, and one line that sums up.
  public var description: String {
    var parts = violations.map(\.description)
    for finding in findings {
      let name = "\(finding.clause.id)  \(finding.clause.sentence)"
      switch finding.verdict {
      case .holds, .violated: break
      case .notExercised:
        let count = finding.exercised == 0 ? "no case" : "only \(finding.exercised.grouped)"
        parts.append("○ \(name)  [not exercised: its premise is true in \(count)]")
      case .notObserved: parts.append("○ \(name)  [not observed: \(subject) does not show it]")
      }
    }
    parts.append(summary)
    return parts.joined(separator: "\n\n")
  }

  /// One line: how many clauses hold, and on how many cases.
  public var summary: String {
    "\(S.name), \(subject): \(findings.count) clause\(findings.count == 1 ? "" : "s"): "
      + "\(Verdict.summary(findings.map(\.verdict))); "
      + "\(cases.grouped) cases of each of \(S.streams.count) streams, seed \(seed); \(pairs)"
  }

  /// How many of the ordered pairs of kinds of events were seen, and the rarest of them.
  private var pairs: String {
    let seen = eventPairs.count { $0 > 0 }
    guard let least = eventPairs.filter({ $0 > 0 }).min(),
      let place = eventPairs.firstIndex(of: least)
    else { return "no two events" }
    let (first, second) = (S.kinds[place / S.kinds.count], S.kinds[place % S.kinds.count])
    return "\(seen) of \(eventPairs.count) ordered pairs of events, the rarest "
      + "\(first), \(second) (\(least.grouped))"
  }
}

extension Verdict {
  /// How many verdicts there are of each kind, such as `29 hold, 1 violated`.
  public static func summary(_ verdicts: [Verdict]) -> String {
    let words: [(Verdict, String)] = [
      (.holds, "hold"), (.violated, "violated"), (.notExercised, "not exercised"),
      (.notObserved, "not observed"),
    ]
    return words.compactMap { verdict, word in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(word)"
    }.joined(separator: ", ")
  }
}

extension Int {
  /// The number with a comma between thousands.
  public var grouped: String {
    var digits = "\(magnitude)"
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
