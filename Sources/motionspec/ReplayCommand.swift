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

  static func run(
    _ arguments: Arguments, output: (String) -> Void, error: (String) -> Void
  ) async throws -> Int32 {
    let token: ReplayToken
    do throws(InputError) { token = try ReplayToken(parsing: arguments.operand) } catch {
      throw ToolError("\(error)", command: manual.name)
    }
    let parts = token.property.split(
      separator: "/", maxSplits: 3, omittingEmptySubsequences: false
    ).map(String.init)
    guard parts.count == 4 else {
      throw ToolError("the token is for '\(token.property)', not for a clause of the contract")
    }
    guard let screen = screens.first(where: { $0.name == parts[0] }) else {
      throw ToolError("the token is for screen '\(parts[0])'; legal: header, sheet")
    }
    let timeout = try arguments.seconds("timeout", in: 0.001...3600)
    if timeout != nil, arguments.command == nil {
      throw arguments.error("--timeout needs -- and a command")
    }
    let (text, isStale) = try replay(
      screen, token, stream: "\(parts[0])/\(parts[1])", clause: parts[2],
      subject: arguments.command == nil ? parts[3] : "external", isJSON: arguments.has("json"),
      arguments.command, timeout ?? .seconds(5))
    output(text + "\n")
    return isStale ? 0 : 1
  }

  private static func replay<S: ToolScreen>(
    _ screen: S.Type, _ token: ReplayToken, stream: String, clause id: String,
    subject name: String, isJSON: Bool, _ command: [String]?, _ timeout: Duration
  ) throws -> (text: String, isStale: Bool) {
    func unknown(_ kind: String, _ name: String, _ legal: [String]) -> ToolError {
      ToolError("the token is for \(kind) '\(name)'; legal: \(nearest(to: name, in: legal))")
    }
    let streams = S.streams.map(\.stream.name)
    guard streams.contains(stream) else { throw unknown("stream", stream, streams) }
    guard let clause = S.clauses.first(where: { $0.id == id }) else {
      throw unknown("clause", id, S.clauses.map(\.id))
    }
    if name == "external", command == nil {
      throw ToolError(
        "the token is for an implementation in another process; legal: its command after --",
        command: manual.name)
    }
    let external = try command.map { try External<S>($0, timeout: timeout) }
    defer { external?.end() }
    guard let subject = external?.subject ?? S.subject(named: name) else {
      throw unknown("subject", name, S.subjectNames)
    }
    // Choices that the generator of today refuses make no case: that is stale as well.
    let violation = try? Generators.replay(
      token.values, stream: Stream(stream), clause: clause, on: subject)
    try external?.confirm(token.values, stream, clause, isViolated: violation != nil)
    if isJSON {
      let known: [(name: String, value: JSON)] = [
        ("subject", .string(name)), ("id", .string(id)), ("screen", .string(S.name)),
        ("stale", .bool(violation == nil)),
      ]
      // The place of a replayed case among others and what it cost to find are not known.
      let details = violation.map { S.details($0).filter { !unknowable.contains($0.name) } } ?? []
      return (JSON.object(known + details).text, violation == nil)
    }
    guard let violation else {
      return ("stale: \(id) is not violated by \(name) in this case any more", true)
    }
    let remark =
      violation.choices == token.values
      ? "" : "\n  the generator has changed: the choices were read as the nearest legal ones"
    return (violation.description + remark, false)
  }

  private static let unknowable: Set<String> = ["case", "evaluations", "verified"]
}
