import Generators
import Spec

/// The failure file of a verification: its cases run first, and what is found goes into it.
struct KnownFailures {
  /// What came of the case of an entry: it passes, and is removed, unless one of these is there.
  private struct Outcome {
    let entry: FailureFile.Entry
    /// The report, if it violates its clause.
    var report: String?
    /// Why another process gave nothing that the clause judges, if so.
    var unjudged: String?

    var isStale: Bool { report == nil && unjudged == nil }
  }

  /// The journal that lies next to the file.
  let journal: CrashJournal
  private let left: [Running]?
  private let store: FailureStore
  private var replayed: [Outcome] = []

  /// Reads the file and what a crash left next to it, and makes sure that both can be written.
  init(path: String) throws {
    store = try FailureStore(path: path)
    journal = CrashJournal(besides: path)
    left = try journal.open()
  }

  /// Says what was running when the last run ended without a word, and runs those cases again.
  func resume(_ request: VerifyRequest, _ console: Console) throws {
    let ended = "\(journal.path): the last run ended without a word"
    if left == [] { console.error("\(ended) while it ran the cases of \(store.path)\n") }
    for line in left ?? [] {
      console.error("\(ended) while it ran \(line.words)\n")
      let screen = request.screens.first { $0.name == line.screen }
      guard let screen, try Self.run(line, screen, request, journal) else {
        console.error("  that is not verified now, so it is left out\n")
        continue
      }
      console.error("  run again one by one: no crash\n")
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
    try FailureStore.update(path: store.path) { file in
      for one in replayed where one.isStale { file.remove(one.entry.token.property) }
    }
  }

  private static func replay<S: ToolScreen>(
    _ entries: [FailureFile.Entry], _ screen: S.Type, _ request: VerifyRequest
  ) throws -> [Outcome] {
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
      do throws(ToolError) {
        let violation = try S.replay(entry, clause, on: subject, external)
        return Outcome(entry: entry, report: violation.map { Evidence($0).report })
      } catch { return Outcome(entry: entry, unjudged: error.message) }
    }
  }

  /// Whether a case violates its clause still.
  var stillFails: Bool { replayed.contains { $0.report != nil } }

  /// What came of the entries, as text; empty without any.
  var text: String {
    replayed.map { one in
      let entry = one.entry
      if let report = one.report { return "still fails, from \(store.path):\n\(report)\n\n" }
      let what =
        one.unjudged.map { "not judged, kept in \(store.path): \(entry.clause): \($0)" }
        ?? "stale, removed from \(store.path): \(entry.clause) is not violated by "
        + "\(entry.subject) in this case any more"
      return "\(what)\n  \(entry.token)\n\n"
    }.joined()
  }

  /// What came of the entries, as JSON.
  var json: JSON {
    .array(
      replayed.map { one in
        .object(
          [
            ("id", .string(one.entry.clause)), ("subject", .string(one.entry.subject)),
            ("stale", .bool(one.isStale)), ("token", .string(one.entry.token.description)),
          ] + (one.unjudged.map { [("unjudged", .string($0))] } ?? []))
      })
  }
}
