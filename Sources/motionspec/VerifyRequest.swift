import Generators
import Spec

/// What the flags of `verify` ask for, checked as far as flags can be.
struct VerifyRequest {
  private(set) var screens: [any ToolScreen.Type] = motionspec.screens
  private(set) var subject: String
  private(set) var only: Set<String>?
  private(set) var settings = Settings()
  private(set) var shard: (index: Int, count: Int)?
  private(set) var gesture: Gesture?
  private(set) var recording: Recording?
  private(set) var layout: Field?
  let isJSON: Bool
  /// Whether the user wants an end.
  let interruption: Interruption
  /// The path of the failure file.
  let failures: String?
  /// The command of another process, which is the subject then.
  let command: [String]?
  /// How long that process may take for a scenario.
  let timeout: Duration
  /// Whether one screen is asked for.
  let namesScreen: Bool

  /// How many cases of each stream are run.
  var casesOfShard: Int {
    guard isGenerated else { return 0 }
    guard let (index, count) = shard else { return settings.cases }
    return index < settings.cases ? (settings.cases - 1 - index) / count + 1 : 0
  }

  /// Whether generated cases are run.
  var isGenerated: Bool { gesture == nil && recording == nil }

  /// The other process that is the subject, started; nothing if the subject has a name.
  func external<S: ToolScreen>(_ screen: S.Type) throws -> External<S>? {
    guard let command else { return nil }
    return try External(
      command, timeout: timeout, isInterrupted: { [interruption] in interruption.isRequested })
  }

  /// The subject of a name.
  func subject<S: ToolScreen>(_ screen: S.Type) throws -> Subject<S> {
    guard let found = S.subject(named: subject) else {
      throw ToolError("\(S.name) has no subject '\(subject)'")
    }
    return found
  }

  init(_ arguments: Arguments, _ interruption: Interruption) throws {
    isJSON = arguments.has("json")
    self.interruption = interruption
    command = arguments.command
    subject = arguments.text("subject") ?? (command == nil ? "reference" : "external")
    failures = arguments.text("failures")
    screens = try motionspec.screens(arguments)
    namesScreen = arguments.has("screen")
    timeout = try arguments.timeout()
    if command != nil {
      try arguments.refuse(
        ["subject"], "is for subjects with a name; a command is given after --")
    }
    try readRecording(arguments)
    try readGesture(arguments)
    try readLayout(arguments)
    try readSubject(arguments)
    try readClauses(arguments)
    try readSettings(arguments)
  }

  private mutating func readRecording(_ arguments: Arguments) throws {
    guard let path = arguments.text("recording") else { return }
    let others = VerifyCommand.manual.flags.map(\.name)
      .filter { !["recording", "screen", "only", "json"].contains($0) }
    try arguments.refuse(others, "cannot be used with --recording, which holds all there is")
    if command != nil { throw arguments.error("--recording and a command are both given") }
    let recording = try Recording(path: path)
    screens = screens.filter { $0 == recording.screen }
    if screens.isEmpty {
      throw arguments.error(
        "--recording is of a \(recording.screen.name), which --screen rules out")
    }
    self.recording = recording
    subject = "recording"
  }

  private mutating func readGesture(_ arguments: Arguments) throws {
    let kinds = [Gesture.Kind.offsets, .drag].filter { arguments.has($0.rawValue) }
    guard let kind = kinds.first else { return }
    try arguments.refuse(
      ["cases", "seed", "jobs", "shard", "failures"],
      "is for generated cases; --\(kind) gives one recorded one")
    if kinds.count > 1 {
      throw arguments.error("--offsets and --drag are both given; legal: one of them")
    }
    if kind == .offsets {
      screens = screens.filter { $0 == HeaderScreen.self }
      if screens.isEmpty { throw arguments.error("--offsets scrolls a header, not a sheet") }
    }
    gesture = try Gesture(kind, path: arguments.text(kind.rawValue) ?? "")
  }

  private mutating func readLayout(_ arguments: Arguments) throws {
    guard let operand = arguments.text("layout") else { return }
    if gesture == nil {
      try arguments.refuse(
        ["layout"],
        "needs --offsets or --drag: generated cases bring their own layouts, and their events are "
          + "aimed at the thresholds of those")
    }
    let field = try value(operand, called: "--layout")
    layout = field
    if !field.isTutorial {
      let screen = try motionspec.screen(of: field)
      guard screens.contains(where: { $0 == screen }) else {
        throw arguments.error("--layout is for a \(screen.name), which the other flags rule out")
      }
      screens = [screen]
    }
    for screen in screens { try Self.check(screen, field) }
  }

  private static func check<S: ToolScreen>(_ screen: S.Type, _ field: Field) throws {
    guard let fault = S.fault(in: try S.layout(field)) else { return }
    throw ToolError("\(field.place): an illegal \(S.name) layout: \(fault)")
  }

  private mutating func readSubject(_ arguments: Arguments) throws {
    if command != nil || recording != nil { return }
    let legal = screens.flatMap { $0.subjectNames }
    screens = screens.filter { $0.subjectNames.contains(subject) }
    if screens.isEmpty {
      throw arguments.unknown("subject", subject, legal)
    }
  }

  private mutating func readClauses(_ arguments: Arguments) throws {
    guard let list = arguments.text("only") else { return }
    let ids = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let legal = screens.flatMap { $0.clauses.map(\.id) }
    if let unknown = ids.first(where: { !legal.contains($0) }) {
      throw arguments.unknown("clause", unknown, legal)
    }
    only = Set(ids)
    if only?.count != ids.count { throw arguments.error("--only is '\(list)': a clause twice") }
    screens = screens.filter { $0.clauses.contains { ids.contains($0.id) } }
  }

  private mutating func readSettings(_ arguments: Arguments) throws {
    if let cases = try arguments.integer("cases", in: 1...10_000_000) { settings.cases = cases }
    if let jobs = try arguments.integer("jobs", in: 1...1024) { settings.jobs = jobs }
    if let text = arguments.text("seed") {
      do throws(InputError) { settings.seed = try Seed(parsing: text) } catch {
        throw arguments.error("--seed is '\(text)': \(error)")
      }
    }
    guard let text = arguments.text("shard") else { return }
    guard let match = text.wholeMatch(of: #/(\d+)\/(\d+)/#), let index = Int(match.1),
      let count = Int(match.2), index < count
    else { throw arguments.error("--shard is '\(text)'; legal: I/N with 0 ≤ I < N, such as 0/4") }
    shard = (index, count)
  }
}

/// The screen that a layout is for, by the names of its members.
func screen(of layout: Field) throws -> any ToolScreen.Type {
  let names = try layout.names()
  let counts = screens.map { screen in names.count { screen.layoutNames.contains($0) } }
  return counts[1] > counts[0] ? screens[1] : screens[0]
}
