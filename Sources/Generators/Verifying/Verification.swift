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
  /// The stream in which it was found.
  public let stream: Stream
  /// The smallest case.
  public let scenario: Scenario<S>
  /// The choices that make it; none if it was not drawn.
  public let choices: [Choice.Value]
  /// The first row that violates the clause: 0 before any event, then one a step.
  public let row: Int
  /// What the subject answered; nothing if the case did not fail when it was asked again at once.
  public internal(set) var answers: [Answer<S.Appearance>]
  /// The columns that the subject does not show.
  public let hidden: Set<Int>
  /// The comparison that is false in that row, if one comparison is the reason.
  public let refutation: Refutation?
  /// Whether a second run of the case did not violate the clause.
  public internal(set) var isFlaky: Bool
  /// The seed of the cases; nothing when the run was replayed from a token.
  public internal(set) var seed: Seed?
  /// How many cases were run.
  public internal(set) var cases = 1
  /// The case in which it was found, from 0.
  public internal(set) var index = 0
  /// How many events that case had.
  public internal(set) var foundEvents: Int
  /// How many runs the search for a smaller case took.
  public internal(set) var evaluations = 0
  /// How many further runs showed that no single step leads to a smaller case; nil if not shown.
  public internal(set) var verifiedBy: Int?
  /// What does not matter about the case, in words.
  public internal(set) var explanations: [String] = []

  /// Puts a case to a subject; if it does not violate the clause now, the violation is flaky.
  init(
    _ clause: Clause, _ subject: Subject<S>, _ stream: Stream, _ scenario: Scenario<S>,
    _ choices: [Choice.Value]
  ) {
    var judge = Judge([clause], on: subject)
    judge.judge(scenario)
    let violated = judge.violations.first?.row
    self.clause = clause
    self.subject = subject.name
    self.stream = stream
    self.scenario = scenario
    self.choices = choices
    row = violated ?? 0
    // What a run showed that did not fail says nothing.
    answers = violated == nil ? [] : subject.answer(scenario)
    hidden = subject.hidden
    refutation = judge.refutation(0)
    isFlaky = violated == nil
    foundEvents = scenario.events.count
  }

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
    let range = 0..<Swift.max(0, settings.cases)
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
  let found = Violation(clause, subject, stream, recorded.value, recorded.sequence.values)
  return found.isFlaky ? nil : found
}

extension Verification {
  /// The same with every smallest run put to a subject once more, which `renew` has made forget what
  /// it was asked before: what does not show again is flaky.
  package func confirmed(on subject: Subject<S>, renew: () -> Void) -> Verification {
    var result = self
    for place in findings.indices {
      guard let violation = findings[place].violation, !violation.isFlaky else { continue }
      renew()
      var judge = Judge([violation.clause], on: subject)
      judge.judge(violation.scenario)
      result.findings[place].violation?.isFlaky = judge.violations.isEmpty
    }
    return result
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
    var rest = settings
    rest.budget -= evaluations
    guard rest.budget > 0 else { break }
    let shrunk = shrink(
      recorded, of: entry.generator, settings: rest,
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
  var violation = Violation(
    clause, subject, entry.stream, best.value, best.sequence.values)
  if isFlaky { (violation.isFlaky, violation.answers) = (true, []) }
  violation.seed = settings.seed
  violation.cases = settings.cases
  violation.index = first.index
  violation.foundEvents = found.value.events.count
  violation.evaluations = evaluations
  violation.verifiedBy = best.verifiedBy
  violation.explanations = explanations
  return violation
}
