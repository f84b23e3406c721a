public import Spec

/// How many cases it takes until each clause is violated, and no further.
///
/// - Returns: Per clause, the number of cases up to and including the first that violates it, or nil
///   if none of the first `limit` cases of any of its streams does.
public func casesToCatch<S: VerifiableScreen>(
  _ subject: Subject<S>, clauses: [Clause], seed: Seed, limit: Int
) -> [Int?] {
  var result: [Int?] = clauses.map { _ in nil }
  let sources = S.streams.map { Cases($0.generator, seed: seed, stream: $0.stream) }
  var judge = Judge(clauses, on: subject)
  for index in 0..<limit {
    for cases in sources {
      guard let scenario = try? cases.value(at: index) else { continue }
      judge.judge(scenario)
      for (position, clause) in judge.clauses.enumerated() {
        guard judge.violatedRow(position) != nil,
          let place = clauses.firstIndex(where: { $0.id == clause.id }), result[place] == nil
        else { continue }
        result[place] = index + 1
      }
    }
    if !result.contains(nil) { break }
  }
  return result
}
