import Generators
import Spec
import Synchronization
import motionspec

/// The failing cases of earlier runs, in a file: each clause's test runs its own first.
struct RememberedFailures {
  /// Tests run at the same time, and each reads, changes and writes the whole file.
  private static let lock = Mutex(())

  let path: String

  /// The violations that the file's cases of a clause on a subject still show; the others go.
  func replay<S: VerifiableScreen>(
    _ id: String, on subject: Subject<S>
  ) throws -> [Violation<S>] {
    try Self.lock.withLock { _ in
      var store = try FailureStore(path: path)
      var violations: [Violation<S>] = []
      for entry in store.file.entries where entry.clause == id && entry.subject == subject.name {
        let stream = Stream(entry.stream)
        guard S.streams.contains(where: { $0.stream == stream }),
          let clause = S.clauses.first(where: { $0.id == id })
        else { continue }
        // Choices that the generator of today refuses make no case, so they fail no more either.
        if let violation = try? Generators.replay(
          entry.token.values, stream: stream, clause: clause, on: subject)
        {
          violations.append(violation)
        } else {
          try store.update { $0.remove(entry.token.property) }
        }
      }
      return violations
    }
  }

  /// Remembers a failing case.
  func add(_ token: ReplayToken) throws {
    try Self.lock.withLock { _ in
      var store = try FailureStore(path: path)
      if let entry = FailureFile.Entry(token) { try store.update { $0.add(entry) } }
    }
  }
}
