import Spec

extension StateGraph {
  /// How many transitions are strung together at most.
  private static var longest: Int { 64 }
  /// How many runs are judged together.
  private static var batch: Int { 8 }

  /// Per clause, the shortest run that was seen to violate it when each transition was judged once,
  /// and whether any run exercised it.
  func suspects(_ clauses: [Clause]) -> (shortest: [Scenario<S>?], exercised: [Bool]) {
    var search = Hunt(clauses, subject)
    search.judge(scenario([]))
    if clauses.contains(where: { $0.roles.contains(.fresh) }) {
      // That companion stands beside the last step only.
      for node in nodes.indices.dropFirst() { search.judge(scenario(trace(node))) }
    }
    var open = transitions
    for start in nodes.indices {
      while !open[start].isEmpty {
        var events = trace(start)
        let limit = events.count + Self.longest
        var node = start
        while node >= 0, events.count < limit, let step = step(from: node, &open) {
          let tried = space.events(in: nodes[node].contract)
          events.append(tried[step - transitions[node].lowerBound])
          node = Int(targets[step])
        }
        search.judge(scenario(events))
      }
    }
    search.flush()
    return (search.shortest, search.exercised)
  }

  /// The next transition that is still open, or else one to a node that has such.
  private func step(from node: Int, _ open: inout [Range<Int>]) -> Int? {
    if let step = open[node].first {
      open[node].removeFirst()
      return step
    }
    return transitions[node].first { targets[$0] >= 0 && !open[Int(targets[$0])].isEmpty }
  }

  /// A shortest trace for each clause that has a suspect.
  func shortest(_ suspects: [Scenario<S>?], _ clauses: [Clause]) -> [Violation<S>] {
    let open = clauses.indices.filter { suspects[$0] != nil }
    var search = Hunt(open.map { clauses[$0] }, subject)
    search.judge(scenario([]))
    let lengths = open.map { suspects[$0]?.events.count ?? 0 }
    for node in nodes.indices {
      // Farther away there is nothing shorter than what is known.
      let isDone = open.indices.allSatisfy {
        search.shortest[$0] != nil || nodes[node].depth + 1 >= lengths[$0]
      }
      if isDone { break }
      let trace = trace(node)
      for event in space.events(in: nodes[node].contract).prefix(transitions[node].count) {
        search.judge(scenario(trace + [event]))
      }
      search.flush()
    }
    return open.enumerated().compactMap { position, clause in
      (search.shortest[position] ?? suspects[clause]).map {
        Violation(clauses[clause], subject, S.streams[0].stream, $0, [])
      }
    }
  }

  /// Judges runs in batches; per clause the shortest that violates it, the first of several.
  private struct Hunt {
    private(set) var shortest: [Scenario<S>?]
    private(set) var exercised: [Bool]
    private var judge: Judge<S>
    private var single: Judge<S>
    private let positions: [Int]
    private var batch: [Scenario<S>] = []

    init(_ clauses: [Clause], _ subject: Subject<S>) {
      judge = Judge(clauses, on: subject)
      single = judge
      positions = judge.clauses.map { clause in clauses.firstIndex(of: clause) ?? 0 }
      shortest = clauses.map { _ in nil }
      exercised = clauses.map { _ in false }
    }

    mutating func judge(_ scenario: Scenario<S>) {
      batch.append(scenario)
      if batch.count == StateGraph.batch { flush() }
    }

    mutating func flush() {
      judge.removeAll()
      judge.add(batch)
      judge.judge()
      for (judged, position) in positions.enumerated() {
        for (run, scenario) in batch.enumerated() {
          exercised[position] = exercised[position] || judge.isExercised(judged, run: run)
          let limit = shortest[position]?.events.count ?? .max
          guard let row = judge.violatedRow(judged, run: run), row < limit else { continue }
          // A clause may need to see what comes later as well.
          var prefix = scenario
          prefix.events.removeLast(scenario.events.count - row)
          single.judge(prefix)
          let isEnough = single.violatedRow(judged) != nil
          if isEnough || scenario.events.count < limit {
            shortest[position] = isEnough ? prefix : scenario
          }
        }
      }
      batch.removeAll(keepingCapacity: true)
    }
  }
}
