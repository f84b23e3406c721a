/// Runs of events in which every ordered pair of steps occurs, and every triple of the coarse ones.
///
/// It is the shortest way through all of them, cut into runs. The pairs of the coarse steps come
/// first. Which thresholds there are is known only once a layout is drawn; a step names its own.
package struct ThresholdDesign<Step: Hashable & Sendable>: Sendable {
  /// The runs, each at most as long as asked for.
  package let runs: [[Step]]
  /// How many runs the pairs of coarse steps take.
  package let first: Int

  /// - Parameters:
  ///   - fine: The steps of which every ordered pair is wanted.
  ///   - coarse: The steps of which every ordered triple is wanted.
  ///   - length: How many steps a run may have.
  init(pairsOf fine: [Step], triplesOf coarse: [Step], length: Int) {
    func cut(_ steps: [Step], _ order: Int) -> [[Step]] {
      let cycle = deBruijn(symbols: steps.count, order: order).map { steps[$0] }
      let path = (0..<(cycle.count + order - 1)).map { cycle[$0 % cycle.count] }
      // Runs overlap, so that no tuple is lost where one ends and the next begins.
      return stride(from: 0, to: cycle.count, by: length - order + 1).map { start in
        Array(path[start..<min(start + length, path.count)])
      }
    }
    let pairs = cut(coarse, 2)
    first = pairs.count
    runs = pairs + cut(fine, 2) + cut(coarse, 3)
  }

  /// The run that a case follows: the first ones one after another, then every other case.
  func run(_ turn: Int) -> [Step]? {
    let late = turn - first
    let number = late < 0 ? turn : first + late / 2
    return runs.indices.contains(number) && (late < 0 || late % 2 == 0) ? runs[number] : nil
  }
}

/// A cyclic sequence in which every word of so many symbols occurs exactly once.
///
/// Source: H. Fredricksen and J. Maiorana, Discrete Mathematics 23 (1978): the Lyndon words whose
/// length divides the order, one after another.
package func deBruijn(symbols: Int, order: Int) -> [Int] {
  var result: [Int] = []
  var word = [0]
  while !word.isEmpty {
    if order % word.count == 0 { result += word }
    word = (0..<order).map { word[$0 % word.count] }
    while word.last == symbols - 1 { word.removeLast() }
    if let last = word.popLast() { word.append(last + 1) }
  }
  return result
}
