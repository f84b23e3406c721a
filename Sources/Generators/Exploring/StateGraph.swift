import Spec

/// The states that can be reached from one layout, and where each event leads.
struct StateGraph<Space: StateSpace> {
  typealias S = Space.S

  struct Node {
    let contract: Space.State
    /// The node from which it was reached first, and by what; none for the start.
    let parent: Int
    let event: S.Event?
    let depth: Int
    /// Whether the subject has shown what the space expects so far.
    let isFollowed: Bool
    /// What is shown.
    let look: S.Appearance
  }

  private struct Key: Hashable {
    let contract: Space.State
    let subject: AnyHashable
  }

  let subject: Subject<S>
  let space: Space
  let layout: S.Candidate
  /// The states, by their distance from the start.
  private(set) var nodes: [Node] = []
  /// By node, its transitions; none where its events are not tried.
  private(set) var transitions: [Range<Int>] = []
  /// The node that each transition leads to; −1 where the contract ceases to speak.
  private(set) var targets: [Int32] = []
  /// Whether the subject tells its state.
  private(set) var isExact = true
  private var known: [Key: Int] = [:]

  /// Finds every state, breadth first.
  init(_ subject: Subject<S>, _ space: Space, _ layout: S.Candidate) throws {
    (self.subject, self.space, self.layout) = (subject, space, layout)
    let start = try space.start(layout)
    guard case .shown(let appearance)? = subject.answer(scenario([])).first else {
      return  // It refuses the layout: there is nothing to follow.
    }
    let look = space.look(appearance)
    let state = subject.successors(scenario([]), [])?.first?.state
    isExact = state != nil
    known[Key(contract: start, subject: state ?? AnyHashable(look))] = 0
    nodes = [
      Node(contract: start, parent: -1, event: nil, depth: 0, isFollowed: true, look: look)
    ]
    var next = 0
    while next < nodes.count {
      let first = targets.count
      if isExpanded(nodes[next]) { expand(next) }
      transitions.append(first..<targets.count)
      next += 1
    }
    known = [:]
  }

  /// The scenario of some events.
  func scenario(_ events: [S.Event]) -> Scenario<S> { Scenario(layout: layout, events: events) }

  /// A shortest trace to a node.
  func trace(_ node: Int) -> [S.Event] {
    var trace: [S.Event] = []
    var node = node
    while let event = nodes[node].event {
      trace.append(event)
      node = nodes[node].parent
    }
    return trace.reversed()
  }

  private func isExpanded(_ node: Node) -> Bool {
    node.isFollowed && (space.depth.map { node.depth < $0 } ?? true)
  }

  private mutating func expand(_ index: Int) {
    let node = nodes[index]
    let trace = trace(index)
    let events = space.events(in: node.contract)
    let successors = subject.successors(scenario(trace), events)
    for (position, event) in events.enumerated() {
      let answer =
        successors?[position + 1].answer ?? subject.answer(scenario(trace + [event])).last
      let contract = space.next(node.contract, event)
      var look = node.look
      var isAccepted = false
      if case .shown(let appearance)? = answer {
        look = space.look(appearance)
        isAccepted = true
      }
      guard isAccepted == (contract != nil) else {
        targets.append(-1)
        continue
      }
      let next = contract ?? node.contract
      let key = Key(
        contract: next, subject: successors?[position + 1].state ?? AnyHashable(look))
      let target = known[key, default: nodes.count]
      targets.append(Int32(target))
      guard target == nodes.count else { continue }
      known[key] = target
      nodes.append(
        Node(
          contract: next, parent: index, event: event, depth: node.depth + 1,
          isFollowed: space.isFollowed(look, in: next), look: look))
    }
  }
}
