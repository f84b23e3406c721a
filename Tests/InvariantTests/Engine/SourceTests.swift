import Generators
import Testing

/// Draws in every way there is, and says what came of it.
let everything = Gen<String> { source in
  var text = ["\(source.int(in: -5...5)) \(source.int(in: 0...100, toward: 50)) \(source.int())"]
  text.append("\(source.anyInt(in: 3...99)) \(source.double(in: -200...400)) \(source.double())")
  text.append("\(source.double(in: 0...60, toward: 40)) \(source.bool()) \(source.index(below: 6))")
  let stop = source.double(in: 10...60)
  text.append("\(source.double(in: 0...100, near: [0, stop, 2 * stop], oneIn: 2))")
  text.append("\(source.weighted([3, 1, 2])) \(try source.element(of: ["a", "b", "c"]))")
  text.append("\(source.array(count: 0...9) { $0.array(count: 1...3) { $0.int(in: 0...9) } })")
  let count = source.int(in: 1...4)
  text.append("\(source.exactly(count) { $0.bool() })")
  text.append("\(try source.draw(where: { $0 % 3 == 1 }) { $0.int(in: 0...30) })")
  let letter = Gen.oneOf([.constant("x"), .constant("y").map { $0 + "!" }])
  text.append(try source.span(.command) { try $0.draw(letter) })
  return text.joined(separator: " | ")
}

@Suite struct SourceTests {
  private let cases = Cases(everything, seed: Seed(1), stream: "everything")

  @Test func `A recorded case is the case that was not recorded`() throws {
    for index in 0..<300 {
      #expect(try cases.recorded(at: index).value == cases.value(at: index))
    }
  }

  @Test func `Replaying the choices of a case makes it again, spans and all`() throws {
    for index in 0..<300 {
      let recorded = try cases.recorded(at: index)
      let again = try replay(everything, recorded.sequence.values)
      #expect(again.value == recorded.value)
      #expect(again.sequence == recorded.sequence)
    }
  }

  @Test func `Any list of values makes some case, whose own values make it again`() throws {
    var random = Random(state: 5)
    for _ in 0..<500 {
      let values = (0..<random.int(in: 0...40)).map { _ -> Choice.Value in
        switch random.int(in: 0...3) {
        case 0: .integer(random.anyInt(in: .min ... .max, size: 9, last: 0))
        case 1: .integer(random.int(in: -2...9))
        case 2: .double(random.anyDouble())
        default: .double([.infinity, -.infinity, -0.0, 1e308][random.int(in: 0...3)])
        }
      }
      guard let first = try? replay(everything, values) else { continue }
      let second = try replay(everything, first.sequence.values)
      #expect(second.value == first.value)
      #expect(second.sequence == first.sequence)
    }
  }

  @Test func `Every choice is inside its domain`() throws {
    for index in 0..<300 {
      for choice in try cases.recorded(at: index).sequence.choices {
        #expect(choice.domain.contains(choice.value))
      }
    }
  }

  @Test func `Spans nest, and an element lies inside its list`() throws {
    for index in 0..<100 {
      let sequence = try cases.recorded(at: index).sequence
      for span in sequence.spans {
        #expect(span.start <= span.end && span.end <= sequence.choices.count)
        guard span.parent >= 0 else { continue }
        let parent = sequence.spans[span.parent]
        #expect(parent.start <= span.start && span.end <= parent.end)
        if span.label == .element { #expect(parent.label == .list) }
      }
      for (index, list) in sequence.spans.enumerated() where list.label == .list {
        #expect(sequence.spans.count { $0.parent == index } == list.count)
        if list.counter >= 0 {
          #expect(sequence.choices[list.counter].value == .integer(list.count))
          #expect(sequence.choices[list.counter].role == .count)
        }
      }
    }
  }

  @Test func `Draws past the end of a recording are the simplest`() throws {
    #expect(
      try replay(Gen { ($0.int(in: 3...9), $0.bool(), $0.double(in: 0.2...0.9)) }, []).value
        == (3, false, 0.5))
    #expect(try replay(Gen { $0.array(count: 2...5) { $0.int() } }, []).value == [0, 0])
  }

  @Test func `A refused attempt of a filter is a discarded span`() throws {
    let even = Gen { $0.int(in: 0...9) }.filter { $0 % 2 == 0 }
    let recorded = try replay(even, [3, 5, 4].map { .integer($0) })
    #expect(recorded.value == 4)
    #expect(recorded.sequence.spans.map(\.label) == [.discarded, .discarded, .group])
    #expect(throws: Rejection.self) {
      try replay(even.filter { _ in false }, [])
    }
  }

  @Test func `Weights decide how often, and zero means never`() throws {
    let cases = Cases(Gen { $0.weighted([0, 1, 3, 0]) }, seed: Seed(2), stream: "weights")
    var counts = [0, 0, 0, 0]
    for index in 8..<4008 { counts[try cases.value(at: index)] += 1 }
    #expect(counts[0] == 0 && counts[3] == 0)
    #expect((900...1100).contains(counts[1]))
  }

  @Test func `Draws from nothing are harmless`() throws {
    #expect(try replay(Gen { ($0.weighted([]), $0.index(below: 0)) }, []).value == (0, 0))
    #expect(throws: Rejection.self) { try replay(Gen { try $0.element(of: [Int]()) }, []) }
    #expect(try replay(Gen { $0.exactly(-1) { $0.int() } }, []).value == [])
    #expect(throws: Rejection.self) { try replay(Gen { try $0.reject() }, []) }
  }

  @Test func `A number near landmarks is often at one, and never outside its range`() throws {
    let near = Gen { source in
      let stop = source.double(in: 10...60)
      return (stop, source.double(in: 0...100, near: [-50, stop, 2 * stop]))
    }
    let cases = Cases(near, seed: Seed(3), stream: "near")
    var (at, beside, twice) = (0, 0, 0)
    for index in 8..<4008 {
      let (stop, offset) = try cases.value(at: index)
      #expect((0...100).contains(offset))
      if offset == stop { at += 1 }
      if [stop.nextUp, stop.nextDown, stop + 1, stop - 0.5].contains(offset) { beside += 1 }
      if offset == 2 * stop { twice += 1 }
    }
    #expect(at > 100 && beside > 50 && twice > 80 && at + beside + twice < 1000)
  }

  @Test func `A landmark that leaves the range is replaced by the nearest number`() throws {
    let near = Gen { $0.double(in: 0...10, near: [4, 25]) }
    let inside = try replay(near, [.integer(1), .integer(1)])
    #expect(inside.value == (4.0).nextUp)
    #expect(inside.sequence.spans.first?.realised == (4.0).nextUp)
    let outside = try replay(near, [.integer(2), .integer(0)])
    #expect(outside.value == 10)
    #expect(outside.sequence.values == [.integer(0), .double(10)])
  }
}
