import Generators
import Spec

/// `replay`: runs one recorded minimal case once.
enum ReplayCommand: Command {
  static let manual = Manual(
    name: "replay", operand: "TOKEN", command: "COMMAND ARG…",
    summary: "Runs the case of a replay token once and prints its report, or says it is stale.",
    flags: [
      .init("timeout", "S", "seconds that a command may take for the case (default 5)"),
      .init("json", nil, "one JSON object instead of text"),
    ],
    details: """
      Reports end with a token. Exit code 1: the case violates its clause still; 0: it is stale,
      which is to say that it does not any more, and the token can be thrown away.
      With a command after --, an implementation in another process, the case is put to that,
      whatever subject it was found on.
      """,
    examples: [
      "motionspec replay 14RD-PGSB-1CHJ-Q4BV-JENQ-76BT-CB59-2TCH-FE1T-P4V3-9EDM-6AS0-8002-0003-"
        + "J080-00G8-0",
      "motionspec replay 14MD-6GSB-1CHJ-Q4BV-JENQ-76BT-CB59-2TCH-FCNW-78SB-JDSG-PR20-00G0-00WG-"
        + "2000-42A -- node Examples/web-header/judge.mjs --faulty",
    ])

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let token: ReplayToken
    do throws(InputError) { token = try ReplayToken(parsing: arguments.operand) } catch {
      throw ToolError("\(error)", command: manual.name)
    }
    guard let entry = FailureFile.Entry(token) else {
      throw ToolError("the token is for '\(token.property)', not for a clause of the contract")
    }
    let name = entry.stream.prefix { $0 != "/" }
    guard let screen = screens.first(where: { $0.name == name }) else {
      throw ToolError("the token is for screen '\(name)'; legal: header, sheet")
    }
    let (text, isStale) = try replay(screen, entry, arguments)
    console.output(text + "\n")
    return isStale ? 0 : 1
  }

  private static func replay<S: ToolScreen>(
    _ screen: S.Type, _ entry: FailureFile.Entry, _ arguments: Arguments
  ) throws -> (text: String, isStale: Bool) {
    func unknown(_ kind: String, _ name: String, _ legal: [String]) -> ToolError {
      ToolError("the token is for \(kind) '\(name)'; legal: \(nearest(to: name, in: legal))")
    }
    let streams = S.streams.map(\.stream.name)
    guard streams.contains(entry.stream) else { throw unknown("stream", entry.stream, streams) }
    guard let clause = S.clauses.first(where: { $0.id == entry.clause }) else {
      throw unknown("clause", entry.clause, S.clauses.map(\.id))
    }
    let timeout = try arguments.timeout()
    let external = try arguments.command.map { try External<S>($0, timeout: timeout) }
    defer { external?.end() }
    if entry.subject == "external", external == nil {
      throw arguments.error(
        "the token is for an implementation in another process; legal: its command after --")
    }
    guard let subject = external?.subject ?? S.subject(named: entry.subject) else {
      throw unknown("subject", entry.subject, S.subjectNames)
    }
    let violation = try S.replay(entry, clause, on: subject, external)
    if arguments.has("json") {
      // The place of a replayed case among others and what it cost to find are not known.
      let details = violation.map { Evidence($0).members } ?? []
      let known: JSON.Members = [
        ("subject", .string(subject.name)), ("id", .string(clause.id)),
        ("screen", .string(S.name)), ("stale", .bool(violation == nil)),
      ]
      let members = known + details.filter { !unknowable.contains($0.name) }
      return (JSON.object(members).text, violation == nil)
    }
    guard let violation else {
      return ("stale: \(clause.id) is not violated by \(subject.name) in this case any more", true)
    }
    let remark =
      violation.choices == entry.token.values
      ? "" : "\n  the generator has changed: the choices were read as the nearest legal ones"
    return (violation.description + remark, false)
  }

  private static let unknowable: Set<String> = ["case", "evaluations", "verified"]
}

extension ToolScreen {
  /// Runs the case of an entry once: its violation, unless it does not violate its clause any more.
  ///
  /// - Throws: Why another process gave nothing that the clause judges.
  static func replay(
    _ entry: FailureFile.Entry, _ clause: Clause, on subject: Subject<Self>,
    _ external: External<Self>?
  ) throws(ToolError) -> Violation<Self>? {
    // Choices that the generator of today refuses make no case, so they fail no more either.
    let violation = try? Generators.replay(
      entry.token.values, stream: Stream(entry.stream), clause: clause, on: subject)
    try external?.confirm(entry, clause, isViolated: violation != nil)
    return violation
  }
}
