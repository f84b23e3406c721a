import Generators
import Spec
import Testing
import motionspec

/// The reference machines against the contract: each screen is verified once, however many clauses
/// are asked about, and each clause's test reads its own finding.
enum Contract {
  private static let header = Task { try await verification(of: HeaderScreen.reference) }
  private static let sheet = Task { try await verification(of: SheetScreen.reference) }

  /// Verifies with a journal next to the failure file, so that a crash leaves its trace.
  private static func verification<S: VerifiableScreen>(
    of reference: Subject<S>
  ) async throws -> Verification<S> {
    let knobs = try Knobs.current.get()
    let journal = CrashJournal(besides: knobs.failures, named: S.name)
    for running in try journal.open() ?? [] {
      runOneByOne(running, on: reference, observer: journal)
      Issue.record(
        "\(journal.path): the last run crashed while it ran \(running.words); now it does not",
        severity: .warning)
    }
    let found = await verify(reference, settings: knobs.settings, observer: journal)
    if let problem = journal.close() { Issue.record("\(problem)") }
    return found
  }

  /// Expects that a clause holds wherever it is stated, and was exercised.
  static func holds(_ id: String, at location: SourceLocation = #_sourceLocation) async throws {
    if let token = try Knobs.current.get().replay { return try replay(token, id, location) }
    let failures = RememberedFailures(path: try Knobs.current.get().failures)
    func judge<S: VerifiableScreen>(
      _ reference: Subject<S>, _ verification: Task<Verification<S>, any Error>
    ) async throws {
      for violation in try failures.replay(id, on: reference) {
        Issue.record("\(violation)\nfrom \(failures.path)", sourceLocation: location)
      }
      Self.judge(try await verification.value, id, location)
    }
    if HeaderScreen.clauses.contains(where: { $0.id == id }) {
      try await judge(HeaderScreen.reference, header)
    }
    if SheetScreen.clauses.contains(where: { $0.id == id }) {
      try await judge(SheetScreen.reference, sheet)
    }
  }

  private static func judge<S>(
    _ verification: Verification<S>, _ id: String, _ location: SourceLocation
  ) {
    guard let finding = verification[id] else {
      Issue.record("there is no clause \(id)", sourceLocation: location)
      return
    }
    let report = finding.violation.map { "\($0)" } ?? "\(id) on the reference: \(finding.verdict)"
    #expect(
      finding.verdict == .holds, "\(report)\nseed \(verification.seed)", sourceLocation: location)
  }

  /// Runs the one case of a token, in the test of its clause; the other tests are cancelled.
  private static func replay(
    _ token: ReplayToken, _ id: String, _ location: SourceLocation
  ) throws {
    let parts = token.property.split(separator: "/", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[0] == "header" || parts[0] == "sheet" else {
      throw KnobError("MOTIONSPEC_REPLAY", "\(token)", "it is not about a clause of this contract")
    }
    let clauses = parts[0] == "header" ? HeaderScreen.clauses : SheetScreen.clauses
    guard clauses.contains(where: { $0.id == parts[2] }) else {
      throw KnobError("MOTIONSPEC_REPLAY", "\(token)", "there is no clause \(parts[2])")
    }
    guard parts[2] == id else { try Test.cancel("another clause is replayed: \(parts[2])") }
    if parts[0] == "header" {
      try replay(token, parts, HeaderScreen.subjects, HeaderScreen.clauses, location)
    } else {
      try replay(token, parts, SheetScreen.subjects, SheetScreen.clauses, location)
    }
  }

  private static func replay<S: VerifiableScreen>(
    _ token: ReplayToken, _ parts: [String], _ subjects: [Subject<S>], _ clauses: [Clause],
    _ location: SourceLocation
  ) throws {
    guard let clause = clauses.first(where: { $0.id == parts[2] }),
      let subject = subjects.first(where: { $0.name == parts[3] })
    else {
      throw KnobError(
        "MOTIONSPEC_REPLAY", "\(token)", "there is no subject or clause \(token.property)")
    }
    let stream = Stream("\(parts[0])/\(parts[1])")
    guard S.streams.contains(where: { $0.stream == stream }) else {
      let legal = S.streams.map(\.stream.name).joined(separator: ", ")
      throw KnobError("MOTIONSPEC_REPLAY", "\(token)", "no stream \(stream); legal: \(legal)")
    }
    // Choices that the generator of today refuses make no case: that is stale as well.
    let violation = try? Generators.replay(
      token.values, stream: stream, clause: clause, on: subject)
    if let violation {
      Issue.record("\(violation)", sourceLocation: location)
    } else {
      Issue.record(
        "stale: the case of this token does not violate \(clause.id) any more",
        sourceLocation: location)
    }
  }
}
