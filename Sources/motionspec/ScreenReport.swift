import Generators
import Spec

/// What a screen's clauses came to, as text and as JSON.
struct ScreenReport {
  /// What came of one clause.
  struct Finding {
    let verdict: Verdict
    let line: String
    let report: String?
    let json: JSON
  }

  var findings: [Finding]
  let summary: String
  /// What the cases of a shard showed of the whole screen.
  var tally: JSON?
}

extension ScreenReport {
  /// - Parameter isShard: Whether what merging needs is added to the JSON.
  init<S: ToolScreen>(_ verification: Verification<S>, isShard: Bool = false) {
    let findings = verification.findings.enumerated().map { position, finding in
      Finding(
        S.self, finding.clause, finding.verdict, exercised: finding.exercised,
        finding.violation.map { Evidence($0) },
        more: isShard ? verification.tally.members(position) : [])
    }
    self.init(
      findings: findings, summary: verification.summary,
      tally: isShard ? verification.tally.json(S.self) : nil)
  }

  /// - Parameter rest: What is said of the run after the counts of verdicts.
  init<S: ToolScreen>(
    _ screen: S.Type, _ subject: String, _ findings: [Finding], _ rest: String
  ) {
    let verdicts = Verdict.summary(findings.map(\.verdict))
    self.init(
      findings: findings,
      summary: "\(S.name), \(subject): \(findings.count.clauses): \(verdicts); \(rest)")
  }

  /// What clauses came to along one run that was given, not generated.
  ///
  /// - Parameters:
  ///   - judged: The clauses that were judged, which the positions below count.
  ///   - rest: What is said of the run after the counts of verdicts.
  ///   - isExercised: Whether a clause was exercised.
  ///   - evidence: What is known of the violation of a clause, if it was violated.
  init<S: ToolScreen>(
    _ screen: S.Type, _ subject: String, _ clauses: [Clause], judged: [Clause], _ rest: String,
    isExercised: (Int) -> Bool, evidence: (Int) -> Evidence?
  ) {
    let findings = clauses.map { clause in
      let position = judged.firstIndex { $0.id == clause.id }
      let evidence = position.flatMap(evidence)
      let isExercised = position.map(isExercised) ?? false
      let verdict: Verdict =
        position == nil
        ? .notObserved : evidence != nil ? .violated : isExercised ? .holds : .notExercised
      return Finding(S.self, clause, verdict, exercised: isExercised ? 1 : 0, evidence)
    }
    self.init(S.self, subject, findings, rest)
  }

  /// The reports as a table, the violations, and a line a screen that sums up.
  static func text(_ reports: [ScreenReport], _ remarks: [String] = []) -> String {
    let tables = reports.map { $0.findings.map(\.line).joined(separator: "\n") }
    let texts = reports.flatMap { $0.findings.compactMap(\.report) }
    let summaries = (reports.map(\.summary) + remarks).joined(separator: "\n")
    return (tables + texts + [summaries]).joined(separator: "\n\n") + "\n"
  }

  /// The reports as one JSON object; there are no settings where no cases were generated.
  static func json(
    _ reports: [ScreenReport], _ subject: String, _ settings: Settings?, _ more: JSON.Members = []
  ) -> String {
    let members: JSON.Members = [
      ("subject", .string(subject)),
      ("seed", settings.map { .string($0.seed.description) } ?? .null),
      ("cases", JSON(settings?.cases ?? 1)),
      ("clauses", .array(reports.flatMap { $0.findings.map(\.json) })),
    ]
    return JSON.object(members + more).line
  }

  /// 1 for a violation, and for a clause that a whole run never exercised.
  static func exitCode(_ reports: [ScreenReport], isWhole: Bool) -> Int32 {
    let verdicts = reports.flatMap { $0.findings.map(\.verdict) }
    return verdicts.contains(.violated) || isWhole && verdicts.contains(.notExercised) ? 1 : 0
  }
}

extension Int {
  /// So many clauses, in words.
  var clauses: String { "\(self) clause\(self == 1 ? "" : "s")" }
}

/// What is known of the violation of a clause: a report, and the members of its JSON.
struct Evidence {
  let report: String
  let members: JSON.Members

  /// - Parameters:
  ///   - provenance: How the violation was met, in words.
  ///   - ending: The last line of the report: what it is, and its text.
  ///   - minimal: The smallest run that is known to violate the clause.
  init(
    _ clause: Clause, _ subject: String, _ provenance: String, expected: String, found: String,
    ending: (name: String, text: String)? = nil, minimal: JSON = .null, index: Int = 0,
    evaluations: Int = 0, isVerified: Bool = false, token: JSON = .null, more: JSON.Members = []
  ) {
    let last = ending.map { "\n  \($0.name.padded(to: 10))\($0.text)" } ?? ""
    report = """
      ✘ \(clause.id)  \(clause.sentence)  [\(subject)]
        \(provenance)
        expected  \(expected)
        found     \(found)\(last)
      """
    members =
      [
        ("case", JSON(index)), ("evaluations", JSON(evaluations)), ("minimal", minimal),
        ("verified", .bool(isVerified)), ("expected", .string(expected)),
        ("found", .string(found)), ("token", token),
      ] + more
  }

  /// For an implementation in another process the line that it was asked takes the place of Swift.
  init<S: ToolScreen>(_ violation: Violation<S>) {
    let difference = violation.difference
    let isNamed = S.subject(named: violation.subject) != nil
    let line = isNamed ? "" : External<S>.line(violation.scenario, id: 0).text
    report =
      isNamed
      ? violation.description
      : violation.description.replacing(
        "  case      \(violation.scenario.swift)\n", with: "  line      \(line)\n")
    members = [
      ("case", JSON(violation.index)), ("evaluations", JSON(violation.evaluations)),
      ("minimal", S.json(violation.scenario)), ("verified", .bool(violation.verifiedBy != nil)),
      ("expected", .string(difference.expected)), ("found", .string(difference.found)),
      ("token", .string(violation.token.description)),
    ]
  }
}

extension ScreenReport.Finding {
  init<S: ToolScreen>(
    _ screen: S.Type, _ clause: Clause, _ verdict: Verdict, exercised: Int,
    _ evidence: Evidence? = nil, more: JSON.Members = []
  ) {
    let cases = "\(exercised.grouped) \(exercised == 1 ? "case" : "cases")"
    let (mark, remark) =
      switch verdict {
      case .holds: ("✔", cases)
      case .violated: ("✘", cases)
      case .notExercised:
        ("○", exercised == 0 ? "not exercised" : "not exercised but for \(cases)")
      case .notObserved: ("○", "not observed")
      }
    self.verdict = verdict
    report = evidence?.report
    line = "\(mark) \(clause.id.padded(to: 7)) \(clause.sentence)  (\(remark))"
    json = .object(
      [
        ("id", .string(clause.id)), ("screen", .string(S.name)),
        ("verdict", .string(verdict.rawValue)), ("exercised", JSON(exercised)),
      ] + (evidence?.members ?? []) + more)
  }
}
