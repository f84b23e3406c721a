public import Spec

/// What an exploration found.
public struct Exploration<S: VerifiableScreen>: Sendable {
  /// The name of the subject.
  public let subject: String
  /// How many states were reached whose events were tried.
  public internal(set) var states = 0
  /// How many events were tried, over all states.
  public internal(set) var transitions = 0
  /// How many events the state farthest from its start is away.
  public internal(set) var depth = 0
  /// How many more were reached and judged, but not followed.
  public internal(set) var leaves = 0
  /// Whether the subject told its states; otherwise what it shows had to do.
  public internal(set) var isExact = true
  /// The ids of the clauses whose premise was true somewhere.
  public internal(set) var exercised: Set<String> = []
  /// A shortest trace per violated clause, in the order of the contract.
  public internal(set) var violations: [Violation<S>] = []

  /// Nothing explored yet.
  public init(subject: String) { self.subject = subject }

  /// Adds what was found in another space; of two traces the shorter one stays.
  public mutating func merge(_ other: Self) {
    states += other.states
    transitions += other.transitions
    depth = Swift.max(depth, other.depth)
    leaves += other.leaves
    isExact = isExact && other.isExact
    exercised.formUnion(other.exercised)
    for violation in other.violations {
      let place = violations.firstIndex { $0.clause.id == violation.clause.id }
      let known = place.map { violations.remove(at: $0) } ?? violation
      let isShorter = violation.scenario.events.count < known.scenario.events.count
      violations.append(isShorter ? violation : known)
    }
    let order = S.clauses.map(\.id)
    func place(_ violation: Violation<S>) -> Int { order.firstIndex(of: violation.clause.id) ?? 0 }
    violations.sort { place($0) < place($1) }
  }
}

/// Walks every reachable state of a space and judges every clause on every transition.
///
/// The states are those of the pair: the contract's machine and the subject, each as far as its
/// future depends on it (`StateMachine.state`). First they are found, breadth first, so each is known
/// by a shortest trace. Then the transitions are strung together into runs, which start with such a
/// trace, so that each is judged once and not behind a trace of its own. Where a clause is violated,
/// the transitions are judged once more for that clause, each behind its shortest trace, nearest
/// first, until it is violated again.
///
/// Clauses that remember more than the step before (LIFE-6), and companions, see the history of the
/// run in which a transition is judged, not every history that leads there.
///
/// - Parameters:
///   - subject: What claims to be such a screen.
///   - space: Where it starts and what can happen.
///   - layout: The layout to start with, one of the space's.
///   - clauses: The clauses; all of the screen's if not given.
/// - Throws: What the contract says of an illegal layout.
public func explore<Space: StateSpace>(
  _ subject: Subject<Space.S>, in space: Space, from layout: Space.S.Candidate,
  clauses: [Clause] = Space.S.clauses
) throws -> Exploration<Space.S> {
  let graph = try StateGraph(subject, space, layout)
  var result = Exploration<Space.S>(subject: subject.name)
  let followed = graph.nodes.indices.filter { !graph.transitions[$0].isEmpty }
  result.states = followed.count
  result.transitions = graph.targets.count
  result.depth = followed.map { graph.nodes[$0].depth }.max() ?? 0
  result.leaves = graph.nodes.count - followed.count
  result.isExact = graph.isExact
  let (suspects, exercised) = graph.suspects(clauses)
  result.exercised = Set(zip(clauses, exercised).filter { $1 }.map(\.0.id))
  result.violations = graph.shortest(suspects, clauses)
  return result
}

/// The same from every layout of the space, several at the same time.
public func explore<Space: StateSpace>(
  _ subject: Subject<Space.S>, in space: Space, jobs: Int = 1,
  clauses: [Clause] = Space.S.clauses
) async throws -> Exploration<Space.S> {
  let layouts = space.layouts
  let parts = await concurrently(jobs: jobs, count: layouts.count, chunk: 1) { range in
    range.map { index in
      Result { try explore(subject, in: space, from: layouts[index], clauses: clauses) }
    }
  }
  var result = Exploration<Space.S>(subject: subject.name)
  for part in parts.joined() { result.merge(try part.get()) }
  return result
}
