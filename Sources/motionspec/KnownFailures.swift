import Generators
import Spec

/// The failure file of a verification: its cases run first, and what is found goes into it.
struct KnownFailures {
  /// What came of the case of an entry.
  struct Replayed {
    let entry: FailureFile.Entry
    /// The report of the violation; nothing if the case passes now.
    let report: String?
  }

  /// The journal that lies next to the file.
  let journal: CrashJournal
  private let left: [Running]?
  private let store: FailureStore
  private(set) var replayed: [Replayed] = []

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
      guard let screen, try Self.run(line, screen, request.subject, journal) else {
        error("  that is not verified now, so it is left out\n")
        continue
      }
      error("  run again one by one: no crash\n")
    }
  }

  private static func run<S: ToolScreen>(
    _ running: Running, _ screen: S.Type, _ name: String, _ journal: CrashJournal
  ) throws -> Bool {
    guard let subject = S.subject(named: name) else { return false }
    switch running {
    case .cases(_, let stream, _):
      guard S.streams.contains(where: { $0.stream == stream }) else { return false }
    case .one(let token):
      guard token.property.hasSuffix("/\(name)") else { return false }
    }
    runOneByOne(running, on: subject, observer: journal)
    return true
  }

  /// Runs the cases of the entries that concern what is verified, and removes those that pass.
  mutating func replay(_ request: VerifyRequest) throws {
    for screen in request.screens {
      for entry in store.file.entries where Self.concerns(entry, screen, request) {
        replayed.append(Replayed(entry: entry, report: try Self.report(entry, screen)))
      }
    }
    let stale = replayed.filter { $0.report == nil }
    try FailureStore.update(path: store.path) { file in
      for one in stale { file.remove(one.entry.token.property) }
    }
  }

  private static func concerns<S: ToolScreen>(
    _ entry: FailureFile.Entry, _ screen: S.Type, _ request: VerifyRequest
  ) -> Bool {
    entry.subject == request.subject && request.only?.contains(entry.clause) ?? true
      && S.clauses.contains { $0.id == entry.clause }
      && S.streams.contains { $0.stream.name == entry.stream }
  }

  private static func report<S: ToolScreen>(
    _ entry: FailureFile.Entry, _ screen: S.Type
  ) throws -> String? {
    guard let subject = S.subject(named: entry.subject),
      let clause = S.clauses.first(where: { $0.id == entry.clause })
    else { throw ToolError("there is no \(entry.token.property)") }
    // Choices that the generator of today refuses make no case, so they fail no more either.
    let violation = try? Generators.replay(
      entry.token.values, stream: Stream(entry.stream), clause: clause, on: subject)
    return violation?.description
  }

  /// What came of the entries, as text; empty without any.
  var text: String {
    replayed.map { one in
      if let report = one.report { return "still fails, from \(store.path):\n\(report)\n\n" }
      return "stale, removed from \(store.path): \(one.entry.clause) is not violated by "
        + "\(one.entry.subject) in this case any more\n  \(one.entry.token)\n\n"
    }.joined()
  }

  /// What came of the entries, as JSON.
  var json: JSON {
    .array(
      replayed.map { one in
        [
          "id": .string(one.entry.clause), "subject": .string(one.entry.subject),
          "stale": .bool(one.report == nil), "token": .string(one.entry.token.description),
        ]
      })
  }
}
