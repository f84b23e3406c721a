import Spec

/// What does not matter about a smallest case: numbers that may be others, steps that may be swapped
/// or be of another kind.
///
/// At most 2,000 further runs are spent on the numbers, and one on every swap and on every other kind
/// of event at every step; what they do not reach is left out.
func explain<S: VerifiableScreen>(
  _ recorded: Recorded<Scenario<S>>, of generator: Gen<Scenario<S>>,
  fails: (Scenario<S>) -> Bool
) -> [String] {
  let events = recorded.value.events
  let commands = recorded.sequence.spans.filter { $0.label == .command }
  var result = freedoms(of: recorded, of: generator, fails: fails).compactMap { freedom in
    guard let step = commands.firstIndex(where: { $0.range.contains(freedom.index) }),
      events.indices.contains(step), let name = events[step].kind.measure?.rawValue,
      case .double(let least) = freedom.least, case .double(let greatest) = freedom.greatest
    else { return nil as String? }
    return range(name, least, greatest, freedom).map { "step \(step + 1): \($0) fails as well" }
  }
  func stillFails(_ change: (inout [S.Event]) -> Void) -> Bool {
    var changed = recorded.value
    change(&changed.events)
    return fails(changed)
  }
  for step in events.indices.dropLast() where events[step] != events[step + 1] {
    if stillFails({ $0.swapAt(step, step + 1) }) {
      result.append("steps \(step + 1) and \(step + 2) fail in either order")
    }
  }
  for (step, event) in events.enumerated() {
    let others = S.simplestEvents.filter { S.kind($0) != S.kind(event) }
    let failing = others.filter { other in stillFails { $0[step] = other } }
    if failing.isEmpty { continue }
    let names = failing.map { S.words($0) }.joined(separator: ", ")
    let isAny = failing.count == others.count && others.count > 1
    result.append("step \(step + 1) may be \(isAny ? "anything" : names)")
  }
  return result
}

/// The numbers that fail as well, or nil if there is no other.
private func range(
  _ name: String, _ least: Double, _ greatest: Double, _ freedom: Freedom
) -> String? {
  if freedom.isIrrelevant { return "any \(name)" }
  if least == greatest { return nil }
  // The neighbour of a bound is the bound, left out, where that is shorter to write.
  let lower =
    least.nextDown.plain.count < least.plain.count
    ? "above \(least.nextDown.plain)" : "from \(least.plain)"
  let upper =
    greatest.nextUp.plain.count < greatest.plain.count
    ? "below \(greatest.nextUp.plain)" : "up to \(greatest.plain)"
  if freedom.reachesUpper { return "any \(name) \(lower)" }
  if freedom.reachesLower { return "any \(name) \(upper)" }
  return "any \(name) \(lower) and \(upper)"
}
