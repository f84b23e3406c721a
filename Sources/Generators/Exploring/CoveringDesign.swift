/// A covering array: rows of levels in which every two factors meet in every combination.
///
/// ```swift
/// CoveringDesign(levels: [3, 3, 3, 3])?.rows.count  // 9 to 12 instead of 81
/// ```
/// Each row is built greedily: from the first combination that no earlier row contains, factor by
/// factor the level that adds most new combinations, the first of several. Nothing is left to chance.
public struct CoveringDesign: Hashable, Sendable {
  /// How many levels each factor has.
  public let levels: [Int]
  /// One level a factor, from 0.
  public private(set) var rows: [[Int]] = []

  /// Two factors, and which of their combinations are still to come.
  private struct Pair {
    let factors: [Int]
    var isOpen: [Bool]
    var open: Int { isOpen.count { $0 } }
  }

  /// The design for two or more factors with so many levels, from 1 to 1,000 each; else nothing.
  public init?(levels: [Int]) {
    guard levels.count > 1, levels.allSatisfy({ 1...1000 ~= $0 }) else { return nil }
    self.levels = levels
    var pairs = levels.indices.flatMap { one in
      levels.indices.dropFirst(one + 1).map { other in
        let count = levels[one] * levels[other]
        return Pair(factors: [one, other], isOpen: Array(repeating: true, count: count))
      }
    }
    while let row = nextRow(pairs) {
      for index in pairs.indices {
        pairs[index].isOpen[place(pairs[index].factors, row)] = false
      }
      rows.append(row)
    }
  }

  /// The next row, or nothing if every combination is in a row already.
  private func nextRow(_ pairs: [Pair]) -> [Int]? {
    guard let fullest = pairs.max(by: { $0.open < $1.open }),
      var place = fullest.isOpen.firstIndex(of: true)
    else { return nil }
    var row = Array(repeating: -1, count: levels.count)
    for factor in fullest.factors.reversed() {
      row[factor] = place % levels[factor]
      place /= levels[factor]
    }
    for factor in levels.indices where row[factor] < 0 {
      var best = (gain: -1, level: 0)
      for level in 0..<levels[factor] {
        row[factor] = level
        let gain = pairs.count { pair in
          pair.factors.contains(factor) && pair.factors.allSatisfy { row[$0] >= 0 }
            && pair.isOpen[self.place(pair.factors, row)]
        }
        if gain > best.gain { best = (gain, level) }
      }
      row[factor] = best.level
    }
    return row
  }

  /// The number of the combination of levels that two factors have in a row.
  private func place(_ factors: [Int], _ row: [Int]) -> Int {
    factors.reduce(0) { $0 * levels[$1] + row[$1] }
  }
}
