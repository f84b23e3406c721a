import Generators
import Spec
import Testing

/// Covering designs: every few factors meet in every combination, in few rows.
@Suite struct CoveringDesignTests {
  /// Whether some row has these levels in these factors.
  private func covers(_ design: CoveringDesign, _ factors: [Int], _ levels: [Int]) -> Bool {
    design.rows.contains { row in zip(factors, levels).allSatisfy { row[$0] == $1 } }
  }

  private func subsets(of count: Int, _ size: Int) -> [[Int]] {
    combinations(Array(repeating: count, count: size)).filter {
      zip($0, $0.dropFirst()).allSatisfy(<)
    }
  }

  /// Every list whose n-th element is below the n-th count.
  private func combinations(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { lists, count in lists.flatMap { list in (0..<count).map { list + [$0] } }
    }
  }

  @Test(arguments: [[1], [3, 1, 4], [2, 2, 2, 2, 2], [2, 3, 4, 5], [8, 2, 7, 3], [3, 3, 3, 3]])
  func `Every combination of one, two and three factors is in some row`(levels: [Int]) throws {
    for strength in 1...min(3, levels.count) {
      let design = try CoveringDesign(levels: levels, strength: strength)
      for row in design.rows {
        #expect(zip(row, levels).allSatisfy { level, count in level >= 0 && level < count })
      }
      for factors in subsets(of: levels.count, strength) {
        for wanted in combinations(factors.map { levels[$0] }) {
          #expect(covers(design, factors, wanted), "\(levels), \(strength)")
        }
      }
    }
  }

  @Test func `A design is far smaller than the product, and always the same`() throws {
    let levels = Array(repeating: 3, count: 13)
    let pairs = try CoveringDesign(levels: levels).rows.count
    let triples = try CoveringDesign(levels: Array(repeating: 2, count: 10), strength: 3).rows.count
    #expect([pairs, triples] == [25, 23])
    #expect(try CoveringDesign(levels: levels) == CoveringDesign(levels: levels))
  }

  @Test func `Impossible designs are refused with what would be legal`() {
    func reason(_ levels: [Int], _ strength: Int) -> String {
      do throws(CoveringDesign.DesignError) {
        _ = try CoveringDesign(levels: levels, strength: strength)
        return "accepted"
      } catch {
        return error.description
      }
    }
    #expect(reason([2, 0], 2) == "factor 1 has 0 levels; legal: at least 1")
    #expect(reason([2, 2], 3) == "strength is 3; legal: 1 to the number of factors, 2")
    #expect(reason([2], 0) == "strength is 0; legal: 1 to the number of factors, 1")
    #expect(reason([.max, 2], 2) == "more than ten million combinations of levels")
    #expect(reason([], 1) == "strength is 1; legal: 1 to the number of factors, 0")
  }
}
