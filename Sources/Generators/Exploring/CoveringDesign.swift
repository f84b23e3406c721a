/// A covering array: rows of levels in which every few factors meet in every combination.
///
/// ```swift
/// try CoveringDesign(levels: [3, 3, 3, 3]).rows.count  // 9 to 12 instead of 81
/// ```
/// Each row is built greedily: from the first combination that no earlier row contains, factor by
/// factor the level that adds most new combinations, the first of several. Nothing is left to chance.
public struct CoveringDesign: Hashable, Sendable {
  /// How many levels each factor has.
  public let levels: [Int]
  /// How many factors meet in every combination.
  public let strength: Int
  /// One level a factor, from 0.
  public private(set) var rows: [[Int]] = []

  /// No design has these numbers.
  public struct DesignError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what would be legal.
    public let description: String
  }

  /// Some factors, and which of their combinations are still to come.
  private struct Group {
    let factors: [Int]
    var isOpen: [Bool]
    var open: Int
  }

  /// The design for factors with so many levels.
  ///
  /// - Throws: `DesignError` for a factor without levels, for more factors to meet than there are,
  ///   and for more than ten million combinations.
  public init(levels: [Int], strength: Int = 2) throws(DesignError) {
    self.levels = levels
    self.strength = strength
    if let factor = levels.firstIndex(where: { $0 < 1 }) {
      throw DesignError(
        description: "factor \(factor) has \(levels[factor]) levels; legal: at least 1")
    }
    guard strength >= 1, strength <= levels.count else {
      throw DesignError(
        description: "strength is \(strength); legal: 1 to the number of factors, \(levels.count)")
    }
    var groups: [Group] = []
    var total = 0
    for factors in Self.subsets(of: levels.count, size: strength) {
      var count = 1
      for factor in factors {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: levels[factor])
        count = isTooLarge ? .max : product
      }
      total = count > 10_000_000 ? .max : total + count
      guard total <= 10_000_000 else {
        throw DesignError(description: "more than ten million combinations of levels")
      }
      groups.append(
        Group(factors: factors, isOpen: Array(repeating: true, count: count), open: count))
    }
    while let row = nextRow(groups) {
      for index in groups.indices {
        let place = place(groups[index].factors, row)
        if groups[index].isOpen[place] { groups[index].open -= 1 }
        groups[index].isOpen[place] = false
      }
      rows.append(row)
    }
  }

  /// The next row, or nothing if every combination is in a row already.
  private func nextRow(_ groups: [Group]) -> [Int]? {
    guard let fullest = groups.max(by: { $0.open < $1.open }), fullest.open > 0,
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
        let gain = groups.count { group in
          group.factors.contains(factor) && group.factors.allSatisfy { row[$0] >= 0 }
            && group.isOpen[self.place(group.factors, row)]
        }
        if gain > best.gain { best = (gain, level) }
      }
      row[factor] = best.level
    }
    return row
  }

  /// The number of the combination of levels that some factors have in a row.
  private func place(_ factors: [Int], _ row: [Int]) -> Int {
    factors.reduce(0) { $0 * levels[$1] + row[$1] }
  }

  /// The subsets of `0..<count` with so many elements, in lexical order.
  private static func subsets(of count: Int, size: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    for taken in 0..<size {
      result = result.flatMap { subset in
        let first = (subset.last ?? -1) + 1
        return (first..<(count - size + taken + 1)).map { subset + [$0] }
      }
    }
    return result
  }
}
