/// The numbered cases of a generator: case `i` depends on seed, stream and `i`, and nothing else.
///
/// The first few are the smallest cases there are, whatever the seed; the others are random.
public struct Cases<Value>: Sendable {
  /// The generator of the cases.
  public let generator: Gen<Value>
  @usableFromInline let base: UInt64
  private let stream: Stream
  /// The choices of the smallest cases, which come first.
  public let smallest: [ChoiceSequence]

  /// Makes the cases of a generator.
  public init(_ generator: Gen<Value>, seed: Seed, stream: Stream) {
    self.generator = generator
    self.stream = stream
    base = Self.base(seed, stream)
    smallest = smallestCases(of: generator, count: generator.smallest)
  }

  private init(_ generator: Gen<Value>, base: UInt64, stream: Stream, smallest: [ChoiceSequence]) {
    self.generator = generator
    self.base = base
    self.stream = stream
    self.smallest = smallest
  }

  /// The cases of another seed; the smallest ones, which are the same, are not searched again.
  public func reseeded(_ seed: Seed) -> Cases {
    Cases(generator, base: Self.base(seed, stream), stream: stream, smallest: smallest)
  }

  private static func base(_ seed: Seed, _ stream: Stream) -> UInt64 {
    Random.mix(seed.value ^ Random.mix(stream.hash))
  }

  /// The value of a case; nothing is recorded.
  /// - Throws: ``Rejection`` if the case is to be left out, or the generator's own error.
  @inlinable @inline(__always) public func value(at index: Int) throws -> Value {
    if index < smallest.count { return try small(at: index) }
    var source = Source(random: random(at: index), size: Self.size(at: index), turn: index)
    return try generator.body(&source)
  }

  /// The value of a case and the choices that made it.
  /// - Throws: ``Rejection`` if the case is to be left out, or the generator's own error.
  public func recorded(at index: Int) throws -> Recorded<Value> {
    if smallest.indices.contains(index) { return try replay(generator, smallest[index].values) }
    let tape = Tape(mode: .recording, limit: 1 << 20)
    var source = Source(
      random: random(at: index), size: Self.size(at: index), turn: index, tape: tape)
    let value = try source.draw(generator)
    if tape.isOverrun { throw TooManyChoices() }
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

  @usableFromInline func small(at index: Int) throws -> Value {
    guard smallest.indices.contains(index) else { throw Rejection() }
    return try replay(generator, smallest[index].values).value
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
    var odometer: [(digit: Int, last: Int)]? = []
    while let wheels = odometer {
      let tape = Tape(mode: .exhaustive, limit: 1 << 12, allowance: cost)
      tape.odometer = wheels
      var source = Source(tape: tape)
      let made: Void? = try? { _ = try source.draw(generator) }()
      if made != nil, tape.allowance == 0, !tape.isOverrun,
        seen.insert(tape.sequence.values).inserted
      {
        found.append(tape.sequence)
        if found.count == count { return found }
      }
      attempts -= 1
      if attempts == 0 { return found }
      odometer = tape.advanced()
    }
  }
  return found
}

/// Thrown when a case is too long to be recorded.
struct TooManyChoices: Error, CustomStringConvertible {
  var description: String { "the case has more than a million choices" }
}
