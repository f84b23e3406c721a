import Generators
import Testing

@Suite struct CasesTests {
  private let lists = Gen { $0.array(count: 0...50) { $0.int(in: -100...100) } }

  @Test func `The first cases are the smallest ones, in order, whatever the seed`() throws {
    let pairs = Gen { ($0.int(in: 0...9), $0.bool()) }
    for seed in 0..<5 {
      let cases = Cases(pairs, seed: Seed(UInt64(seed)), stream: "pairs")
      let first = try (0..<8).map { try cases.value(at: $0) }
      #expect(first.map(\.0) == [0, 0, 1, 1, 2, 2, 3, 3])
      #expect(first.map(\.1) == [false, true, false, true, false, true, false, true])
    }
    let cases = Cases(lists, seed: Seed(0), stream: "lists")
    #expect(try (0..<4).map { try cases.value(at: $0) } == [[], [0], [1], [0, 0]])
  }

  @Test func `Where there are fewer than eight cases, all of them come first`() throws {
    let cases = Cases(Gen { $0.bool() }, seed: Seed(0), stream: "bits")
    #expect(cases.smallest.count == 2)
    #expect(try (0..<2).map { try cases.value(at: $0) } == [false, true])
    #expect(Set(try (2..<40).map { try cases.value(at: $0) }) == [false, true])
  }

  @Test func `Rejected cases are not among the smallest`() throws {
    let odd = Gen<Int> { source in
      let number = source.int(in: 0...99)
      if number % 2 == 0 { try source.reject() }
      return number
    }
    let cases = Cases(odd, seed: Seed(0), stream: "odd")
    #expect(try (0..<8).map { try cases.value(at: $0) } == [1, 3, 5, 7, 9, 11, 13, 15])
  }

  @Test func `A case depends on seed, stream and index only`() throws {
    func value(_ seed: UInt64, _ stream: Stream, _ index: Int) throws -> [Int] {
      try Cases(lists, seed: Seed(seed), stream: stream).value(at: index)
    }
    let whole = try (0..<60).map { try value(1, "a", $0) }
    #expect(try (0..<60).reversed().map { try value(1, "a", $0) }.reversed() == whole)
    #expect(Set(whole.dropFirst(20)).count > 35)
    #expect(try (30..<40).allSatisfy { try value(2, "a", $0) != whole[$0] })
    #expect(try (30..<40).allSatisfy { try value(1, "b", $0) != whole[$0] })
  }

  @Test func `Lists are small in early cases`() throws {
    let cases = Cases(lists, seed: Seed(4), stream: "small")
    #expect(try (8..<12).allSatisfy { try cases.value(at: $0).count <= 8 })
    #expect(try (16..<100).contains { try cases.value(at: $0).count > 40 })
  }

  @Test func `Some random cases are pinned`() throws {
    let numbers = Gen { source in
      "\(source.int(in: 0...999)) \(source.int()) \(source.double(in: 0...1))"
    }
    let cases = Cases(numbers, seed: Seed(42), stream: "pinned")
    let eighth = try cases.value(at: 8)
    #expect(eighth == "959 7 0.3668007113332885")
    let later = try cases.value(at: 999_999)
    #expect(later == "169 -5 0.005753345488999195")
  }
}
