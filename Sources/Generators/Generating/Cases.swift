/// The numbered cases of a generator: case `i` depends on seed, stream and `i`, and nothing else.
///
/// The first few are the smallest cases there are, whatever the seed; the others are random.
public struct Cases<Value>: Sendable {
  /// The generator of the cases.
  public let generator: Gen<Value>
  @usableFromInline private(set) var base: UInt64
  let stream: Stream
  /// The choices of the smallest cases, which come first.
  public let smallest: [ChoiceSequence]

  /// Makes the cases of a generator.
  public init(_ generator: Gen<Value>, seed: Seed, stream: Stream) {
    self.generator = generator
    self.stream = stream
    base = Self.base(seed, stream)
    smallest = smallestCases(of: generator, count: generator.smallest)
  }

  /// The cases of another seed; the smallest ones, which are the same, are not searched again.
  public func reseeded(_ seed: Seed) -> Cases {
    var cases = self
    cases.base = Self.base(seed, stream)
    return cases
  }

  private static func base(_ seed: Seed, _ stream: Stream) -> UInt64 {
    Random.mix(seed.value ^ Random.mix(stream.hash))
  }

  /// The value of a case; nothing is recorded.
  /// - Throws: ``Rejection`` if the case is to be left out, or the generator's own error.
  @inlinable @inline(__always) public func value(at index: Int) throws -> Value {
    if index < smallest.count { return try recorded(at: index).value }
    var source = Source(random: random(at: index), size: Self.size(at: index), turn: index)
    return try generator.body(&source)
  }

  /// The value of a case and the choices that made it.
  /// - Throws: ``Rejection`` if the case is to be left out, or the generator's own error.
  public func recorded(at index: Int) throws -> Recorded<Value> {
    if smallest.indices.contains(index) { return try replay(generator, smallest[index].values) }
    let tape = Tape(limit: 1 << 20)
    var source = Source(
      random: random(at: index), size: Self.size(at: index), turn: index, tape: tape)
    let value = try source.draw(generator)
    if tape.isOverrun { throw InputError("the case has more than a million choices") }
    return Recorded(value: value, sequence: tape.sequence)
  }

  /// How large the lists of a case may be: small at first, without a limit after the early cases.
  @inlinable @inline(__always) static func size(at index: Int) -> Int {
    index < Coverage.early ? 2 << (Swift.max(0, index) &>> 2) : .max
  }

  @inlinable @inline(__always) func random(at index: Int) -> Random {
    let number = UInt64(truncatingIfNeeded: index) &* 0x9e37_79b9_7f4a_7c15
    return Random(state: Random.mix(base ^ number))
  }
}

/// The smallest cases by enumeration: all of cost 0, then of cost 1, and so on.
///
/// The cost of a choice is its place among the simplest of its domain; of a case, the sum of costs.
package func smallestCases<Value>(of generator: Gen<Value>, count: Int) -> [ChoiceSequence] {
  var found: [ChoiceSequence] = []
  var seen: Set<[Choice.Value]> = []
  var attempts = 2000
  for cost in 0..<16 {
    // An odometer: for each choice, which of its simplest values is taken, and the last to take.
    var wheels: [(digit: Int, last: Int)] = []
    repeat {
      var position = 0
      var allowance = cost
      let tape = Tape(limit: 1 << 12) { domain in
        if position == wheels.count {
          wheels.append((0, Swift.min(allowance, domain.count(limit: 64) - 1)))
        }
        defer { position += 1 }
        allowance -= wheels[position].digit
        return domain.simple(wheels[position].digit)
      }
      var source = Source(tape: tape)
      let made: Void? = try? { _ = try source.draw(generator) }()
      if made != nil, allowance == 0, !tape.isOverrun,
        seen.insert(tape.sequence.values).inserted
      {
        found.append(tape.sequence)
        if found.count == count { return found }
      }
      attempts -= 1
      if attempts == 0 { return found }
      wheels.removeSubrange(position...)
      while let wheel = wheels.popLast() {
        guard wheel.digit < wheel.last else { continue }
        wheels.append((wheel.digit + 1, wheel.last))
        break
      }
    } while !wheels.isEmpty
  }
  return found
}
