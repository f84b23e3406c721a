import Generators
import Spec

/// The failure file of a verification: its cases run first, and what is found goes into it.
struct KnownFailures {
  /// What came of the case of an entry.
  private enum Outcome {
    /// It violates its clause; the report.
    case fails(String)
    /// It passes, and is removed.
    case passes
    /// Another process gave nothing that the clause judges, and why; it is kept.
    case unjudged(String)
  }

  /// The journal that lies next to the file.
  let journal: CrashJournal
  private let left: [Running]?
  private let store: FailureStore
  private var replayed: [(entry: FailureFile.Entry, outcome: Outcome)] = []

  /// Reads the file and what a crash left next to it, and makes sure that both can be written.
  init(path: String) throws {
    store = try FailureStore(path: path)
    journal = CrashJournal(besides: path)
    left = try journal.open()
  }

  /// Says what was running when the last run ended without a word, and runs those cases again.
  func resume(_ request: VerifyRequest, error: (String) -> Void) throws {
    let ended = "\(journal.path): the last run ended without a word"
    if left == [] { error("\(ended) while it ran the cases of \(store.path)\n") }
    for line in left ?? [] {
      error("\(ended) while it ran \(line.words)\n")
      let screen = request.screens.first { $0.name == line.screen }
      guard let screen, try Self.run(line, screen, request, journal) else {
        error("  that is not verified now, so it is left out\n")
        continue
      }
      error("  run again one by one: no crash\n")
    }
  }

  private static func run<S: ToolScreen>(
    _ running: Running, _ screen: S.Type, _ request: VerifyRequest, _ journal: CrashJournal
  ) throws -> Bool {
    switch running {
    case .cases(_, let stream, _):
      guard S.streams.contains(where: { $0.stream == stream }) else { return false }
    case .one(let token):
      guard token.property.hasSuffix("/\(request.subject)") else { return false }
    }
    let external = try request.external(screen)
    defer { external?.end() }
    runOneByOne(
      running, on: try external?.subject ?? request.subject(screen), observer: journal)
    return true
  }

  /// Runs the cases of the entries that concern what is verified, and removes those that pass.
  mutating func replay(_ request: VerifyRequest) throws {
    for screen in request.screens {
      replayed += try Self.replay(store.file.entries, screen, request)
    }
    let stale = replayed.filter { if case .passes = $0.outcome { true } else { false } }
    try FailureStore.update(path: store.path) { file in
      for one in stale { file.remove(one.entry.token.property) }
    }
  }

  private static func replay<S: ToolScreen>(
    _ entries: [FailureFile.Entry], _ screen: S.Type, _ request: VerifyRequest
  ) throws -> [(entry: FailureFile.Entry, outcome: Outcome)] {
    let entries = entries.filter { entry in
      entry.subject == request.subject && request.only?.contains(entry.clause) ?? true
        && S.streams.contains { $0.stream.name == entry.stream }
    }
    return try entries.compactMap { entry in
      guard let clause = S.clauses.first(where: { $0.id == entry.clause }) else { return nil }
      // A process for each: what one case does to it is nothing to the next.
      let external = try request.external(screen)
      defer { external?.end() }
      let subject = try external?.subject ?? request.subject(screen)
      // Choices that the generator of today refuses make no case, so they fail no more either.
      let violation = try? Generators.replay(
        entry.token.values, stream: Stream(entry.stream), clause: clause, on: subject)
      do throws(ToolError) {
        try external?.confirm(
          entry.token.values, entry.stream, clause, isViolated: violation != nil)
      } catch { return (entry, .unjudged(error.message)) }
      return (entry, violation.map { .fails(ScreenReport.text($0)) } ?? .passes)
    }
  }

  /// Whether a case violates its clause still.
  var stillFails: Bool {
    replayed.contains { if case .fails = $0.outcome { true } else { false } }
  }

  /// What came of the entries, as text; empty without any.
  var text: String {
    replayed.map { entry, outcome in
      switch outcome {
      case .fails(let report): "still fails, from \(store.path):\n\(report)\n\n"
      case .passes:
        "stale, removed from \(store.path): \(entry.clause) is not violated by "
          + "\(entry.subject) in this case any more\n  \(entry.token)\n\n"
      case .unjudged(let why):
        "not judged, kept in \(store.path): \(entry.clause): \(why)\n  \(entry.token)\n\n"
      }
    }.joined()
  }

  /// What came of the entries, as JSON.
  var json: JSON {
    .array(
      replayed.map { entry, outcome in
        let isStale = if case .passes = outcome { true } else { false }
        let why: [(name: String, value: JSON)] =
          if case .unjudged(let why) = outcome { [("unjudged", .string(why))] } else { [] }
        return .object(
          [
            ("id", .string(entry.clause)), ("subject", .string(entry.subject)),
            ("stale", .bool(isStale)), ("token", .string(entry.token.description)),
          ] + why)
      })
  }
}
