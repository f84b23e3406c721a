import Spec

/// A case that violates a clause.
package struct Sighting: Equatable, Sendable {
  /// The number of its stream.
  package let stream: Int
  /// Its index in the stream.
  package let index: Int
  /// How many events it has.
  package let events: Int

  /// A case that violates a clause.
  package init(stream: Int, index: Int, events: Int) {
    self.stream = stream
    self.index = index
    self.events = events
  }
}

/// What some of the cases showed: counts and violations, which merge in any order.
package struct Tally: Sendable {
  /// How many cases are shrunk for each clause at most, of which the smallest result counts.
  ///
  /// A clause can be violated in several unrelated ways, and no single edit leads from one to the
  /// other. Two cases that end in the same are enough.
  static let attempts = 8
  /// How many cases with few events are kept, among which those with the fewest choices are shrunk.
  package static let kept = 24

  /// How many runs are judged together.
  static let batch = 16

  /// Per clause: how many cases exercise it.
  package var exercised: [Int]
  /// How often each kind of event follows each.
  package var pairs: [Int]
  /// How many cases were drawn at random and not rejected.
  package var random = 0
  /// Per clause: how many of those exercise it.
  package var exercisedAtRandom: [Int]
  /// Per clause: the first case that violates it.
  package private(set) var first: [Sighting?]
  /// Per clause: the cases with the fewest events that violate it, in the first streams that do.
  package private(set) var shortest: [[Sighting]]

  /// Nothing was seen yet.
  package init(clauses: Int, kinds: Int) {
    exercised = Array(repeating: 0, count: clauses)
    pairs = Array(repeating: 0, count: kinds * kinds)
    exercisedAtRandom = exercised
    first = Array(repeating: nil, count: clauses)
    shortest = Array(repeating: [], count: clauses)
  }

  /// Whether a clause's premise is true somewhere, and not in too few cases to mean anything.
  package func isExercised(_ position: Int) -> Bool {
    let verdict = try? Coverage.verdict(
      bearing: exercisedAtRandom[position], of: random, atLeast: 0.01)
    return exercised[position] > 0 && verdict != .insufficient
  }

  /// Notes a case that violates a clause; the order of notes makes no difference.
  package mutating func note(_ sighting: Sighting, _ position: Int) {
    let isFirst = first[position].map { ($0.stream, $0.index) > (sighting.stream, sighting.index) }
    if isFirst ?? true { first[position] = sighting }
    func key(_ one: Sighting) -> (Int, Int, Int) { (one.stream, one.events, one.index) }
    if let last = shortest[position].last, shortest[position].count == Self.kept,
      key(last) < key(sighting)
    {
      return
    }
    shortest[position].append(sighting)
    shortest[position].sort { key($0) < key($1) }
    if shortest[position].count > Self.kept { shortest[position].removeLast() }
  }

  init<S: VerifiableScreen>(
    range: Range<Int>, of cases: Cases<Scenario<S>>, _ stream: Int, _ clauses: [Clause],
    _ subject: Subject<S>, where isMine: (Int) -> Bool
  ) {
    let kinds = S.kinds.count
    self.init(clauses: clauses.count, kinds: kinds)
    // Of a run that was interrupted only the cases that ran cost anything.
    guard let start = range.first(where: isMine) else { return }
    var judge = Judge(clauses, on: subject)
    let positions = judge.clauses.map { clause in clauses.firstIndex { $0.id == clause.id } ?? 0 }
    var batch: [(index: Int, scenario: Scenario<S>)] = []
    func flush() {
      if batch.isEmpty { return }
      judge.add(batch.map(\.scenario))
      judge.judge()
      for (judged, position) in positions.enumerated() {
        for (run, (index, scenario)) in batch.enumerated()
        where judge.isExercised(judged, run: run) {
          exercised[position] += 1
          if index >= Coverage.early { exercisedAtRandom[position] += 1 }
          if judge.violatedRow(judged, run: run) != nil {
            let events = scenario.events.count
            note(Sighting(stream: stream, index: index, events: events), position)
          }
        }
      }
      judge.removeAll()
      batch.removeAll(keepingCapacity: true)
    }
    for index in start..<range.upperBound where index == start || isMine(index) {
      guard let scenario = try? cases.value(at: index) else { continue }
      if index >= Coverage.early { random += 1 }
      let places = scenario.events.map { S.kind($0) }
      for (one, next) in zip(places, places.dropFirst()) { pairs[one * kinds + next] += 1 }
      batch.append((index, scenario))
      if batch.count == Self.batch { flush() }
    }
    flush()
  }

  /// Adds what other cases showed.
  package mutating func merge(_ other: Tally) {
    random += other.random
    for pair in pairs.indices { pairs[pair] += other.pairs[pair] }
    for position in exercised.indices {
      exercisedAtRandom[position] += other.exercisedAtRandom[position]
      exercised[position] += other.exercised[position]
      if let theirs = other.first[position] { note(theirs, position) }
      for sighting in other.shortest[position] where sighting != other.first[position] {
        note(sighting, position)
      }
    }
  }
}
