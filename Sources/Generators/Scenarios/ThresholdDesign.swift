/// Runs along the thresholds of a screen in which every ordered pair of places occurs.
///
/// So does every triple of the coarse ones: the shortest way through all of them, cut into runs. The
/// pairs of the coarse ones come first.
///
/// Which thresholds there are is known only once a layout is drawn; the design names them by place.
package struct ThresholdDesign: Sendable {
  /// The runs, each at most as long as asked for.
  package let runs: [[Source.Aim]]

  /// - Parameters:
  ///   - fine: The places of which every ordered pair is wanted.
  ///   - coarse: The places of which every ordered triple is wanted.
  ///   - length: How many places a run may have.
  init(pairsOf fine: [Source.Aim], triplesOf coarse: [Source.Aim], length: Int) {
    func cut(_ places: [Source.Aim], _ order: Int) -> [[Source.Aim]] {
      let cycle = deBruijn(symbols: places.count, order: order).map { places[$0] }
      let path = (0..<(cycle.count + order - 1)).map { cycle[$0 % cycle.count] }
      // Runs overlap, so that no tuple is lost where one ends and the next begins.
      return stride(from: 0, to: cycle.count, by: length - order + 1).map { start in
        Array(path[start..<min(start + length, path.count)])
      }
    }
    runs = cut(coarse, 2) + cut(fine, 2) + cut(coarse, 3)
  }

  /// A run by its number; nil for a number that has none.
  func run(_ number: Int) -> [Source.Aim]? { runs.indices.contains(number) ? runs[number] : nil }
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
