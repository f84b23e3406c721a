import Generators
import Spec

/// Searches a subject for one way of violating a clause, and for its smallest case.
struct Hunt<S: VerifiableScreen> {
  private var judge: Judge<S>
  private let source: Cases<Scenario<S>>
  private let isMeant: (Scenario<S>, Int) -> Bool
  /// Seeds that lead to the same case ask about the same cases on the way.
  private var known: [Scenario<S>: Bool] = [:]

  /// - Parameters:
  ///   - stream: The position of the stream that is searched.
  ///   - isMeant: Tells from the scenario and the first violating row whether it is that way.
  init(
    _ subject: Subject<S>, _ clause: Clause, stream: Int,
    where isMeant: @escaping (Scenario<S>, Int) -> Bool
  ) {
    judge = Judge([clause], on: subject)
    let entry = S.streams[stream]
    source = Cases(entry.generator, seed: Seed(0), stream: entry.stream)
    self.isMeant = isMeant
  }

  /// The smallest case that a seed leads to, from the shortest few of those that its first cases show;
  /// nil if it shows none.
  mutating func smallest(seed: Seed, limit: Int = 6000) throws -> Shrunk<Scenario<S>>? {
    let cases = source.reseeded(seed)
    var found: [Recorded<Scenario<S>>] = []
    for index in 0..<limit {
      if found.count == 10 || index > 400 && !found.isEmpty { break }
      guard let scenario = try? cases.value(at: index), fails(scenario) else { continue }
      found.append(try cases.recorded(at: index))
    }
    var best: Shrunk<Scenario<S>>?
    for recorded in found.sorted(by: { $0.sequence < $1.sequence }).prefix(5) {
      let shrunk = shrink(recorded, of: cases.generator) { fails($0.value) }
      if best.map({ shrunk.sequence < $0.sequence }) ?? true { best = shrunk }
    }
    return best
  }

  private mutating func fails(_ scenario: Scenario<S>) -> Bool {
    if let known = known[scenario] { return known }
    judge.judge(scenario)
    let fails = judge.violatedRow(0).map { isMeant(scenario, $0) } ?? false
    known[scenario] = fails
    return fails
  }
}
