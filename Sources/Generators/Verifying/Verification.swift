public import Spec

/// What a verification found for every clause of one screen.
public struct Verification<S: VerifiableScreen>: Sendable {
  /// The name of the subject.
  public let subject: String
  /// The seed of the cases.
  public let seed: Seed
  /// How many cases of each stream were run.
  public let cases: Int
  /// One finding a clause, in the order of the contract.
  public internal(set) var findings: [Finding<S>]
  /// How often events of one kind were followed at once by events of another, the first kind by rows;
  /// the kinds are `S.kinds`.
  public let eventPairs: [Int]
  /// What the cases showed, from which the findings follow.
  package let tally: Tally

  /// Whether every clause holds; nothing less is a pass.
  public var holds: Bool { findings.allSatisfy { $0.verdict == .holds } }

  /// The violations, in the order of the contract.
  public var violations: [Violation<S>] { findings.compactMap(\.violation) }

  /// The finding for a clause.
  public subscript(id: String) -> Finding<S>? { findings.first { $0.clause.id == id } }
}

/// What a verification found for one clause.
///
/// A clause holds if no case violates it and its premise is true often enough to say something: in
/// some case, and not, as ``Coverage/verdict(of:atLeast:)`` would have it, in less than one random
/// case in a hundred.
public struct Finding<S: VerifiableScreen>: Sendable {
  /// The clause.
  public let clause: Clause
  /// The verdict.
  public let verdict: Verdict
  /// In how many cases the premise was true somewhere.
  public let exercised: Int
  /// The smallest run that violates the clause, if one does.
  public internal(set) var violation: Violation<S>?
}

/// The smallest run that violates a clause.
public struct Violation<S: VerifiableScreen>: Sendable {
  /// The clause.
  public let clause: Clause
  /// The name of the subject.
  public let subject: String
  /// The seed of the cases; nothing when the run was replayed from a token.
  public let seed: Seed?
  /// How many cases were run.
  public let cases: Int
  /// The stream in which it was found.
  public let stream: Stream
  /// The case in which it was found, from 0.
  public let index: Int
  /// How many events that case had.
  public let foundEvents: Int
  /// The smallest case.
  public let scenario: Scenario<S>
  /// The choices that make it.
  public let choices: [Choice.Value]
  /// The first row that violates the clause: 0 before any event, then one a step.
  public let row: Int
  /// What the subject answered; nothing if the case did not fail when it was asked again at once.
  public let answers: [Answer<S.Appearance>]
  /// The columns that the subject does not show.
  public let hidden: Set<Int>
  /// The comparison that is false in that row, if one comparison is the reason.
  public let refutation: Refutation?
  /// How many runs the search for a smaller case took.
  public let evaluations: Int
  /// How many further runs showed that no single step leads to a smaller case; nil if not shown.
  public let verifiedBy: Int?
  /// Whether a second run of the case did not violate the clause.
  public internal(set) var isFlaky: Bool
  /// What does not matter about the case, in words.
  public let explanations: [String]

  /// What brings this case back: a test case, a subject and a clause in one word.
  public var token: ReplayToken {
    ReplayToken(property: "\(stream.name)/\(clause.id)/\(subject)", values: choices)
  }
}

/// Checks clauses of a screen on a subject and shrinks every violation to its smallest run.
///
/// Case i of a stream depends on the seed, the stream and i only: clauses, jobs and earlier cases
/// play no part, so the same seed finds the same, whoever asks.
///
/// ```swift
/// let verification = await verify(HeaderScreen.published, settings: Settings(seed: Seed(7)))
/// verification["LYR-2"]?.violation?.scenario.events  // [.scroll(41), .scroll(-1)]
/// ```
/// - Parameters:
///   - subject: What claims to be such a screen.
///   - clauses: The clauses; all of the screen's if not given.
///   - settings: The seed, the number of cases of each stream, the jobs, the budget of shrinking.
///   - observer: Is told which cases are running, at the cost of one call for many cases.
///   - isMine: The cases to run, for a shard; all if not given.
public func verify<S: VerifiableScreen>(
  _ subject: Subject<S>, clauses: [Clause] = S.clauses, settings: Settings = Settings(),
  observer: (any CaseObserver)? = nil,
  where isMine: @escaping @Sendable (Int) -> Bool = { _ in true }
) async -> Verification<S> {
  var total = Tally(clauses: clauses.count, kinds: S.kinds.count)
  let share = settings.cases / Swift.max(1, settings.jobs)
  let chunk = observer == nil ? 64 : Swift.min(Swift.max(64, share), 1024)
  for (number, entry) in S.streams.enumerated() {
    let cases = Cases(entry.generator, seed: settings.seed, stream: entry.stream)
    let tallies = await concurrently(jobs: settings.jobs, count: settings.cases, chunk: chunk) {
      let running = Running.cases($0, of: entry.stream, seed: settings.seed)
      observer?.begin(running)
      defer { observer?.end(running) }
      return Tally(range: $0, of: cases, number, clauses, subject, where: isMine)
    }
    for tally in tallies { total.merge(tally) }
  }
  return conclude(total, subject, clauses, settings, observer)
}

/// The same without concurrency: the subject is only asked where this is called.
public func verifySerially<S: VerifiableScreen>(
  _ subject: Subject<S>, clauses: [Clause] = S.clauses, settings: Settings = Settings()
) -> Verification<S> {
  var total = Tally(clauses: clauses.count, kinds: S.kinds.count)
  for (number, entry) in S.streams.enumerated() {
    let cases = Cases(entry.generator, seed: settings.seed, stream: entry.stream)
    let range = 0..<settings.cases
    total.merge(Tally(range: range, of: cases, number, clauses, subject) { _ in true })
  }
  return conclude(total, subject, clauses, settings)
}

/// Runs one recorded case once.
///
/// - Returns: The violation, or nothing if the case does not violate the clause any more.
/// - Throws: `Rejection` if the choices no longer make a case.
public func replay<S: VerifiableScreen>(
  _ values: [Choice.Value], stream: Stream, clause: Clause, on subject: Subject<S>
) throws -> Violation<S>? {
  guard let entry = S.streams.first(where: { $0.stream == stream }) else { throw Rejection() }
  let recorded = try replay(entry.generator, values)
  var judge = Judge([clause], on: subject)
  judge.judge(recorded.value)
  guard !judge.clauses.isEmpty, let row = judge.violatedRow(0) else { return nil }
  return Violation(
    clause: clause, subject: subject.name, seed: nil, cases: 1, stream: stream, index: 0,
    foundEvents: recorded.value.events.count, scenario: recorded.value,
    choices: recorded.sequence.values, row: row, answers: subject.answer(recorded.value),
    hidden: subject.hidden, refutation: judge.refutation(0), evaluations: 0, verifiedBy: nil,
    isFlaky: false, explanations: [])
}

/// A case that violates a clause.
package struct Sighting: Sendable {
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
    let rank = (sighting.stream, sighting.index)
    if let known = first[position] {
      if rank < (known.stream, known.index) { first[position] = sighting }
    } else {
      first[position] = sighting
    }
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
    var rest = range
    func next() -> Int? {
      while let index = rest.popFirst() { if isMine(index) { return index } }
      return nil
    }
    var following = next()
    if following == nil { return }
    var judge = Judge(clauses, on: subject)
    let positions = judge.clauses.map { clause in clauses.firstIndex { $0.id == clause.id } ?? 0 }
    var batch: [(index: Int, events: Int)] = []
    var together: [Scenario<S>] = []
    func flush() {
      if !together.isEmpty { judge.add(together) }
      together.removeAll(keepingCapacity: true)
      judge.judge()
      for (judged, position) in positions.enumerated() {
        for (run, one) in batch.enumerated() where judge.isExercised(judged, run: run) {
          exercised[position] += 1
          if one.index >= Coverage.early { exercisedAtRandom[position] += 1 }
          if judge.violatedRow(judged, run: run) != nil {
            note(Sighting(stream: stream, index: one.index, events: one.events), position)
          }
        }
      }
      judge.removeAll()
      batch.removeAll(keepingCapacity: true)
    }
    while let index = following {
      defer { following = next() }
      guard let scenario = try? cases.value(at: index) else { continue }
      together.append(scenario)
      if index >= Coverage.early { random += 1 }
      var last: Int?
      for event in scenario.events {
        let kind = S.kind(event)
        if let last { pairs[last * kinds + kind] += 1 }
        last = kind
      }
      batch.append((index, scenario.events.count))
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
      for sighting in other.shortest[position]
      where sighting.index != other.first[position]?.index
        || sighting.stream != other.first[position]?.stream
      {
        note(sighting, position)
      }
    }
  }
}

/// What follows from what the cases showed, with every violation made as small as can be.
package func conclude<S: VerifiableScreen>(
  _ tally: Tally, _ subject: Subject<S>, _ clauses: [Clause], _ settings: Settings,
  _ observer: (any CaseObserver)? = nil
) -> Verification<S> {
  let judge = Judge(clauses, on: subject)
  let findings = clauses.enumerated().map { position, clause in
    let violation = tally.first[position].flatMap { first in
      shrink(first, tally.shortest[position], clause, subject, settings, observer)
    }
    let verdict: Verdict =
      judge.unobserved.contains(clause)
      ? .notObserved
      : tally.first[position] != nil
        ? .violated : tally.isExercised(position) ? .holds : .notExercised
    return Finding(
      clause: clause, verdict: verdict, exercised: tally.exercised[position],
      violation: violation)
  }
  return Verification(
    subject: subject.name, seed: settings.seed, cases: settings.cases, findings: findings,
    eventPairs: tally.pairs, tally: tally)
}

/// The smallest run that violates a clause, from the shortest cases in which it was seen.
private func shrink<S: VerifiableScreen>(
  _ first: Sighting, _ sightings: [Sighting], _ clause: Clause, _ subject: Subject<S>,
  _ settings: Settings, _ observer: (any CaseObserver)?
) -> Violation<S>? {
  let entry = S.streams[first.stream]
  let cases = Cases(entry.generator, seed: settings.seed, stream: entry.stream)
  var judge = Judge([clause], on: subject)
  func violates(_ scenario: Scenario<S>) -> Bool {
    judge.judge(scenario)
    return !judge.clauses.isEmpty && judge.violatedRow(0) != nil
  }
  guard let found = try? cases.recorded(at: first.index) else { return nil }
  let isFlaky = !violates(found.value)
  func token(_ sequence: ChoiceSequence) -> ReplayToken {
    ReplayToken(
      property: "\(entry.stream)/\(clause.id)/\(subject.name)", values: sequence.values)
  }
  var best: Shrunk<Scenario<S>>?
  var simplest = found.sequence
  if !isFlaky { observer?.found(token(simplest)) }
  var evaluations = 0
  let candidates = sightings.filter { $0.stream == first.stream }
    .compactMap { try? cases.recorded(at: $0.index) }
    .sorted { $0.sequence < $1.sequence }
  for recorded in candidates.prefix(Tally.attempts) {
    let budget = settings.budget - evaluations
    guard budget > 0 else { break }
    let shrunk = shrink(
      recorded, of: entry.generator, budget: budget, seen: [], passes: Pass.all,
      improved: { recorded in
        guard recorded.sequence < simplest else { return }
        simplest = recorded.sequence
        observer?.found(token(simplest))
      },
      fails: { recorded in
        guard let observer else { return violates(recorded.value) }
        let running = Running.one(token(recorded.sequence))
        observer.begin(running)
        defer { observer.end(running) }
        return violates(recorded.value)
      })
    evaluations += shrunk.evaluations
    if best?.sequence == shrunk.sequence { break }
    if best.map({ shrunk.sequence < $0.sequence }) ?? true { best = shrunk }
  }
  guard let best else { return nil }
  let explanations = explain(
    Recorded(value: best.value, sequence: best.sequence), of: entry.generator, fails: violates)
  let isSeen = !isFlaky && violates(best.value)
  return Violation(
    clause: clause, subject: subject.name, seed: settings.seed, cases: settings.cases,
    stream: entry.stream, index: first.index, foundEvents: found.value.events.count,
    scenario: best.value, choices: best.sequence.values,
    row: judge.clauses.isEmpty ? 0 : judge.violatedRow(0) ?? 0,
    // What a second run showed, which did not fail, says nothing.
    answers: isSeen ? subject.answer(best.value) : [],
    hidden: subject.hidden, refutation: judge.refutation(0),
    evaluations: evaluations, verifiedBy: best.verifiedBy, isFlaky: !isSeen,
    explanations: explanations)
}
