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

  let findings: [Finding]
  let summary: String
  /// What the cases of a shard showed of the whole screen.
  var tally: JSON?

  init(findings: [Finding], summary: String, tally: JSON? = nil) {
    self.findings = findings
    self.summary = summary
    self.tally = tally
  }

  /// - Parameter isShard: Whether what merging needs is added to the JSON.
  init<S: ToolScreen>(_ verification: Verification<S>, isShard: Bool = false) {
    summary = verification.summary
    tally = isShard ? verification.tally.json(S.self) : nil
    findings = verification.findings.enumerated().map { position, finding in
      let details = finding.violation.map(S.details) ?? []
      return Finding(
        S.self, finding.clause, finding.verdict, exercised: finding.exercised,
        report: finding.violation.map(Self.text),
        details: details + (isShard ? verification.tally.members(position) : []))
    }
  }

  /// The report of a violation; for an implementation in another process the line that it was asked
  /// takes the place of Swift.
  static func text<S: ToolScreen>(_ violation: Violation<S>) -> String {
    guard S.subject(named: violation.subject) == nil else { return violation.description }
    return violation.description.replacing(
      "  case      \(violation.scenario.swift)\n",
      with: "  line      \(External<S>.line(violation.scenario, id: 0).text)\n")
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
    _ reports: [ScreenReport], _ subject: String, _ settings: Settings?,
    _ more: [(name: String, value: JSON)] = []
  ) -> String {
    let members: [(name: String, value: JSON)] = [
      ("subject", .string(subject)),
      ("seed", settings.map { .string($0.seed.description) } ?? .null),
      ("cases", JSON(settings?.cases ?? 1)),
      ("clauses", .array(reports.flatMap { $0.findings.map(\.json) })),
    ]
    return JSON.object(members + more).text + "\n"
  }

  /// 1 for a violation, and for a clause that a whole run never exercised.
  static func exitCode(_ reports: [ScreenReport], isWhole: Bool) -> Int32 {
    let verdicts = reports.flatMap { $0.findings.map(\.verdict) }
    return verdicts.contains(.violated) || isWhole && verdicts.contains(.notExercised) ? 1 : 0
  }
}

extension ScreenReport.Finding {
  /// What came of a clause along one run that was given, not generated.
  init<S: ToolScreen>(
    _ screen: S.Type, along clause: Clause, _ verdict: Verdict, report: String? = nil,
    details: [(name: String, value: JSON)] = []
  ) {
    let isExercised = verdict == .holds || verdict == .violated
    self.init(
      screen, clause, verdict, exercised: isExercised ? 1 : 0, report: report, details: details)
  }

  init<S: ToolScreen>(
    _ screen: S.Type, _ clause: Clause, _ verdict: Verdict, exercised: Int, report: String?,
    details: [(name: String, value: JSON)]
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
    self.report = report
    line = "\(mark) \(clause.id.padded(to: 7)) \(clause.sentence)  (\(remark))"
    json = .object(
      [
        ("id", .string(clause.id)), ("screen", .string(S.name)),
        ("verdict", .string(verdict.rawValue)), ("exercised", JSON(exercised)),
      ] + details)
  }
}

extension ToolScreen {
  /// The members of a violated clause in JSON.
  static func details(_ violation: Violation<Self>) -> [(name: String, value: JSON)] {
    let difference = violation.difference
    return [
      ("case", JSON(violation.index)), ("evaluations", JSON(violation.evaluations)),
      ("minimal", json(violation.scenario)), ("verified", .bool(violation.verifiedBy != nil)),
      ("expected", .string(difference.expected)), ("found", .string(difference.found)),
      ("token", .string(violation.token.description)),
    ]
  }
}
