import Generators
import Testing

@Suite struct RandomnessTests {
  @Test func `The random numbers of a state are pinned`() {
    var random = Random(state: 42)
    #expect(random.next() == 0xbdd7_3226_2feb_6e95)
    #expect(random.next() == 0x28ef_e333_b266_f103)
    #expect(random.next(below: 1000) == 278)
    #expect(random.unit() == 0.34419071652363753)
    #expect(random.int(in: -5...5) == -5)
    #expect(random.double(in: -200...400) == 320.9368459279194)
  }

  @Test func `Numbers stay inside their range, however wide it is`() {
    var random = Random(state: 7)
    let ranges: [ClosedRange<Int>] = [
      0...0, -3...4, .min ... .max, .max ... .max, .min ... .min, -1 ... .max, 100...1000,
    ]
    let greatest = Double.greatestFiniteMagnitude
    let spans: [ClosedRange<Double>] = [
      0...0, -0.1...1e-17, -greatest...greatest, 1...(1.0).nextUp, -.infinity ... .infinity,
    ]
    for last in [0, 5, .min, .max] {
      for range in ranges {
        for _ in 0..<500 {
          #expect(range.contains(random.int(in: range)))
          #expect(range.contains(random.anyInt(in: range, size: 4, last: last)))
        }
      }
    }
    for span in spans {
      for _ in 0..<500 {
        let number = random.double(in: span)
        #expect(span.contains(number) && number.isFinite)
      }
    }
    #expect((0..<500).allSatisfy { _ in random.anyDouble().isFinite })
  }

  @Test func `Every number of a small range comes up about equally often`() {
    var random = Random(state: 3)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 { counts[random.int(in: -3...3) + 3] += 1 }
    #expect(counts.allSatisfy { (880...1120).contains($0) })
  }

  @Test func `Integers of any kind are small, extreme, related and large`() {
    var random = Random(state: 11)
    let numbers = (0..<1000).map { _ in
      random.anyInt(in: .min ... .max, size: .max, last: 123_456)
    }
    #expect(numbers.count { $0.magnitude <= 16 } > 300)
    #expect(numbers.contains(.min) && numbers.contains(.max))
    #expect(numbers.count { $0 == 123_456 } > 50)
    #expect(numbers.contains(246_912) && numbers.contains(61_728))
    #expect(numbers.count { $0.magnitude > 1 << 60 } > 50)
  }

  @Test func `The hash of a stream's name is pinned`() {
    #expect(Stream("").hash == 0xcbf2_9ce4_8422_2325)
    #expect(Stream("a").hash == 0xaf63_dc4c_8601_ec8c)
    #expect(Stream("header/runs").hash != Stream("sheet/runs").hash)
    #expect(Stream("header/runs").description == "header/runs")
  }
}

@Suite struct SeedTests {
  @Test func `A seed's text is pinned and reads back`() throws {
    #expect(Seed(42).description == "0000-0000-0001-AD")
    for number in [0, 1, 42, UInt64.max, 0x0123_4567_89ab_cdef] {
      let seed = Seed(number)
      #expect(try Seed(parsing: seed.description) == seed)
    }
  }

  @Test func `Case, dashes, spaces and look-alikes do not matter`() throws {
    let seed = Seed(0x1001_0000_0000_0001)
    let text = seed.description
    let plain = String(text.filter { $0 != "-" })
    #expect(try Seed(parsing: text.lowercased()) == seed)
    #expect(try Seed(parsing: plain) == seed)
    #expect(try Seed(parsing: " " + plain.lowercased() + " ") == seed)
    let disguised = String(plain.map { $0 == "0" ? "o" : $0 == "1" ? "l" : $0 })
    #expect(disguised != plain)
    #expect(try Seed(parsing: disguised) == seed)
  }

  @Test func `Every mistyped character and every swap of neighbours is noticed`() {
    let text = Array(Seed(0xfeed_beef_1234_5678).description.filter { $0 != "-" })
    for index in text.indices {
      for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" where other != text[index] {
        var wrong = text
        wrong[index] = other
        #expect(throws: InputError.self) { try Seed(parsing: String(wrong)) }
      }
      if index > 0, text[index] != text[index - 1] {
        var wrong = text
        wrong.swapAt(index, index - 1)
        #expect(throws: InputError.self) { try Seed(parsing: String(wrong)) }
      }
    }
  }

  @Test func `An error says what is wrong with a seed and where`() {
    func error(_ text: String) -> String? {
      #expect(throws: InputError.self) { try Seed(parsing: text) }?.description
    }
    let alphabet = "is not one of 0–9 and A–Z without U"
    #expect(error("00U0") == "not a seed: character 3, 'U', \(alphabet)")
    #expect(error("00é0") == "not a seed: character 3, 'é', \(alphabet)")
    let length = "dashes left out; a seed has 14, the last of which checks the others, such as"
    #expect(error("") == "not a seed: it has 0 characters, \(length) \(Seed(7))")
    #expect(error("00-0") == "not a seed: it has 3 characters, \(length) \(Seed(7))")
    #expect(
      error("00000000000000")
        == "not a seed: the last character does not match the others, so one of them is mistyped")
    let legal = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".filter { character in
      (try? Seed(parsing: "F000-0000-0000-0" + String(character))) != nil
    }
    #expect(legal.count == 1)
    #expect(
      "0123456789ABCDEFGHJKMNPQRSTVWXYZ".contains { character in
        error("G000-0000-0000-0" + String(character))
          == "not a seed: its first character must be 0 to F, or the number exceeds 64 bits"
      })
  }

  @Test func `Fresh seeds differ`() {
    #expect(Seed.fresh() != Seed.fresh())
  }
}
