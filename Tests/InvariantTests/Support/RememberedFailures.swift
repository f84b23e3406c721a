import Generators
import Spec
import motionspec

/// The failing cases of earlier runs, in a file: each clause's test runs its own first.
struct RememberedFailures {
  let path: String

  /// The violations that the file's cases of a clause on a subject still show; the others go.
  func replay<S: VerifiableScreen>(
    _ id: String, on subject: Subject<S>
  ) throws -> [Violation<S>] {
    var violations: [Violation<S>] = []
    for entry in try FailureStore(path: path).file.entries
    where entry.clause == id && entry.subject == subject.name {
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
        try FailureStore.update(path: path) { $0.remove(entry.token.property) }
      }
    }
    return violations
  }
}
