public import Spec

/// How a clause catches a planted fault, seed by seed.
public struct Kill<S: VerifiableScreen>: Sendable {
  /// The clause that must catch it.
  public let clause: Clause
  /// Per seed, from seed 0 on: the number of cases of each stream up to and including the first that
  /// violates the clause; nil if none of them does.
  public let counts: [Int?]
  /// The smallest case to which seed 0 leads.
  public let smallest: Violation<S>?

  /// How many seeds catch it.
  public var solved: Int { counts.count { $0 != nil } }
}

extension [Int?] {
  /// The nearest-rank percentile; nothing counts as more than any number.
  public func percentile(_ percent: Int) -> Int? {
    let sorted = sorted { ($0 ?? .max) < ($1 ?? .max) }
    let rank = Swift.max(1, (sorted.count * percent + 99) / 100)
    return sorted.indices.contains(rank - 1) ? sorted[rank - 1] : nil
  }
}

/// How every clause that must catch a fault does, on the first so many seeds.
///
/// - Parameters:
///   - fault: The fault.
///   - seeds: How many seeds, from 0 on.
///   - limit: How many cases of each stream a seed may take.
public func kills<S: VerifiableScreen>(
  _ fault: Fault<S>, seeds: Int, limit: Int = 1000
) -> [Kill<S>] {
  let clauses = S.clauses.filter { fault.clauses.contains($0.id) }
  let sources = S.streams.map { Cases($0.generator, seed: Seed(0), stream: $0.stream) }
  let counts = (0..<seeds).map { seed in
    let cases = sources.map { $0.reseeded(Seed(UInt64(seed))) }
    return casesToCatch(fault.subject, clauses: clauses, in: cases, limit: limit)
  }
  let found = verifySerially(
    fault.subject, clauses: clauses, settings: Settings(seed: Seed(0), cases: limit))
  return clauses.enumerated().map { position, clause in
    Kill(
      clause: clause, counts: counts.map { $0[position] },
      smallest: found[clause.id]?.violation)
  }
}

/// How many cases of each stream it takes until each clause is violated, and no further.
package func casesToCatch<S: VerifiableScreen>(
  _ subject: Subject<S>, clauses: [Clause], in sources: [Cases<Scenario<S>>], limit: Int
) -> [Int?] {
  var result: [Int?] = clauses.map { _ in nil }
  var judge = Judge(clauses, on: subject)
  let places = judge.clauses.map { clause in clauses.firstIndex { $0.id == clause.id } ?? 0 }
  for index in 0..<limit {
    for cases in sources {
      guard let scenario = try? cases.value(at: index) else { continue }
      judge.judge(scenario)
      for (position, place) in places.enumerated()
      where result[place] == nil && judge.violatedRow(position) != nil {
        result[place] = index + 1
      }
    }
    if !result.contains(nil) { break }
  }
  return result
}
