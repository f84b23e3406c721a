import Generators
import Testing

@Suite struct ChoiceTests {
  private func choice(_ value: Int, _ range: ClosedRange<Int>, _ target: Int) -> Choice {
    Choice(
      value: .integer(value), domain: .integers(range, toward: target), role: .value)
  }

  private func choice(_ value: Double, toward target: Double = 0) -> Choice {
    Choice(
      value: .double(value), domain: .doubles(-1e9...1e9, toward: target), role: .value)
  }

  @Test func `Integers are simpler the nearer to the target, above before below`() {
    let order = [5, 6, 4, 7, 3, 8, 9, 10].map { choice($0, 3...10, 5).rank }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    #expect(choice(5, 3...10, 5).isSimplest)
    #expect(choice(.max, .min ... .max, 0).rank < choice(.min, .min ... .max, 0).rank)
    #expect(choice(.min, .min ... .max, .max).rank > choice(0, .min ... .max, .max).rank)
  }

  @Test func `Doubles are integers first, then simple fractions, then the rest`() {
    let order = [0, 1, -1, 2, -2, 1e8, 0.5, -0.5, 1.5, 1e6 + 0.5, 0.25, 0.125, 1.0 / 3, 0.1]
      .map { choice($0).rank }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    #expect(choice(-0.0).isSimplest)
    #expect(choice(0.1, toward: 0.1).isSimplest)
    #expect(choice(40, toward: 40).rank < choice(41, toward: 40).rank)
    #expect(choice(41, toward: 40).rank < choice(39, toward: 40).rank)
    #expect(choice(.leastNonzeroMagnitude).rank > choice(0.1).rank)
  }

  @Test func `The simplest number of a range is pinned`() throws {
    let cases: [(ClosedRange<Double>, Double)] = [
      (-1...1, 0), (0.2...0.9, 0.5), (0.3...0.45, 0.375), (3.2...9, 4), (-9 ... -3.2, -4),
      (0.1...0.1, 0.1), (1e300...1e301, 1e300), (-0.9 ... -0.2, -0.5), (60...160, 60),
    ]
    for (range, simplest) in cases {
      let generator = Gen { $0.double(in: range) }
      #expect(try replay(generator, []).value == simplest)
    }
  }

  @Test func `The simple values of a domain come in their order, each once`() {
    let domains: [Choice.Domain] = [
      .integers(0...9, toward: 0), .integers(-3...9, toward: 2), .integers(-9...1, toward: 1),
      .integers(.min ... .max, toward: 0), .integers(.min ... .max, toward: .max),
      .doubles(-3...40, toward: 0), .doubles(10.5...60, toward: 40), .doubles(0...0.5, toward: 0),
    ]
    for domain in domains {
      let count = domain.count(limit: 20)
      let choices = (0..<count).map {
        Choice(value: domain.simple($0), domain: domain, role: .value)
      }
      #expect(choices.first?.isSimplest == true)
      #expect(zip(choices, choices.dropFirst()).allSatisfy { $0.rank < $1.rank })
      #expect(choices.allSatisfy { domain.contains($0.value) })
    }
    #expect(Choice.Domain.integers(-3...9, toward: 2).count(limit: 20) == 13)
  }

  @Test func `Shorter sequences are simpler, then the first difference decides`() throws {
    let lists = Gen { $0.array(count: 0...9) { $0.int(in: 0...9) } }
    func sequence(_ values: Int...) throws -> ChoiceSequence {
      try replay(lists, values.map { .integer($0) }).sequence
    }
    let order = try [
      sequence(0), sequence(1, 0), sequence(1, 9), sequence(2, 0, 0), sequence(2, 0, 9),
      sequence(2, 1, 0),
    ]
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    #expect(order.allSatisfy { !($0 < $0) })
  }
}
