import Generators
import Testing

/// Covering designs: every two factors meet in every combination, in few rows.
@Suite struct CoveringDesignTests {
  @Test(arguments: [
    [3, 1], [3, 1, 4], [2, 2, 2, 2, 2], [2, 3, 4, 5], [8, 2, 7, 3], [3, 3, 3, 3],
  ])
  func `Every combination of two factors is in some row`(levels: [Int]) throws {
    let rows = try #require(CoveringDesign(levels: levels)).rows
    for row in rows {
      #expect(zip(row, levels).allSatisfy { level, count in level >= 0 && level < count })
    }
    for one in levels.indices {
      for other in levels.indices.dropFirst(one + 1) {
        let found = Set(rows.map { [$0[one], $0[other]] })
        #expect(found.count == levels[one] * levels[other], "\(levels), \(one), \(other)")
      }
    }
  }

  @Test func `A design is far smaller than the product, and always the same`() {
    let levels = Array(repeating: 3, count: 13)
    #expect(CoveringDesign(levels: levels)?.rows.count == 25)
    #expect(CoveringDesign(levels: levels) == CoveringDesign(levels: levels))
  }

  @Test(arguments: [[], [3], [2, 0], [2, -1], [.max, 2]])
  func `There is no design for fewer than two factors, or one without levels`(levels: [Int]) {
    #expect(CoveringDesign(levels: levels) == nil)
  }
}
