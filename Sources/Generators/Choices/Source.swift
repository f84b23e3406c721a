/// Where generators draw from: random numbers, a recorded sequence, or every small case in turn.
///
/// Generators are written in direct style, so a later draw may depend on an earlier one:
/// ```swift
/// let stops = Gen { source in
///   let height = source.double(in: 60...200)
///   return (height, source.double(in: 0...height))
/// }
/// ```
/// While random cases run, nothing is recorded; a draw is then a few machine instructions.
public struct Source: ~Copyable {
  @usableFromInline var random: Random
  @usableFromInline let tape: Tape?
  /// The integer drawn last by ``anyInt(in:)``, which the next one may repeat.
  @usableFromInline var last = 0
  /// How large lists and numbers may grow; it rises with the index of the case.
  public let size: Int
  /// The index of the case, for a generator that goes through a design in turn; 0 in a replay.
  ///
  /// Like ``steering()`` it may decide what a draw aims at, never what it may be.
  public let turn: Int

  /// A source of random numbers; on a tape, if there is one, it writes its draws or reads them.
  @inlinable @inline(__always) init(
    random: Random = Random(state: 0), size: Int = .max, turn: Int = 0, tape: Tape? = nil
  ) {
    self.random = random
    self.size = size
    self.turn = turn
    self.tape = tape
  }

  /// Random bits that are no part of the case: they may decide how likely a draw is what, such as
  /// which kinds of events a case has, never what it may be, for a replay has other ones.
  @inlinable @inline(__always) public mutating func steering() -> UInt64 { random.next() }

  // MARK: Numbers

  /// An integer of the range, each equally likely; simpler the nearer it is to the target.
  ///
  /// Without a target it is 0, or the bound nearest to 0.
  @inlinable @inline(__always)
  public mutating func int(in range: ClosedRange<Int>, toward target: Int? = nil) -> Int {
    let drawn = random.int(in: range)
    return tape?.integer(drawn, in: range, toward: target ?? 0, role: .value) ?? drawn
  }

  /// Any integer: often a small one, sometimes a bound, or related to the one drawn before.
  @inlinable public mutating func int() -> Int { anyInt(in: .min ... .max) }

  /// Any integer of the range: often small, sometimes a bound, or related to the one before.
  @inlinable public mutating func anyInt(in range: ClosedRange<Int>) -> Int {
    let drawn = random.anyInt(in: range, size: size, last: last)
    last = drawn
    return tape?.integer(drawn, in: range, toward: 0, role: .value) ?? drawn
  }

  /// A number of the range, evenly spread; the simplest is the target, or else the one simplest in
  /// the order of ``Choice``.
  @inlinable @inline(__always)
  public mutating func double(in range: ClosedRange<Double>, toward target: Double? = nil) -> Double
  {
    let drawn = random.double(in: range)
    return tape?.double(drawn, in: range, toward: target) ?? drawn
  }

  /// Any finite number, often an integer or a simple fraction.
  @inlinable public mutating func double() -> Double {
    let drawn = random.anyDouble()
    let greatest = Double.greatestFiniteMagnitude
    return tape?.double(drawn, in: -greatest...greatest, toward: nil) ?? drawn
  }

  // MARK: Alternatives

  /// True or false, equally likely; false is simpler.
  @inlinable @inline(__always) public mutating func bool() -> Bool {
    let drawn = random.next() >> 63 == 1
    guard let tape else { return drawn }
    return tape.integer(drawn ? 1 : 0, in: 0...1, toward: 0, role: .branch) == 1
  }

  /// An index in `0..<count`, each equally likely; the first is the simplest.
  ///
  /// Zero for no count.
  @inlinable @inline(__always) public mutating func index(below count: Int) -> Int {
    let drawn = Int(truncatingIfNeeded: random.next(below: UInt64(Swift.max(1, count))))
    let range = 0...Swift.max(0, count - 1)
    return tape?.integer(drawn, in: range, toward: 0, role: .branch) ?? drawn
  }

  /// An index into the weights, as likely as its weight; the first is the simplest.
  ///
  /// An alternative of weight 0 is never drawn at random, but shrinking may take it.
  @inlinable public mutating func weighted(_ weights: [Int]) -> Int {
    // Plain loops, which are quick without optimisation too.
    var (total, place) = (0, 0)
    while place < weights.count {
      if weights[place] > 0 { total &+= weights[place] }
      place += 1
    }
    var left = Int(truncatingIfNeeded: random.next(below: UInt64(Swift.max(1, total))))
    var drawn = 0
    while drawn < weights.count - 1 {
      if weights[drawn] > 0 { left -= weights[drawn] }
      if left < 0 { break }
      drawn += 1
    }
    let range = 0...Swift.max(0, weights.count - 1)
    return tape?.integer(drawn, in: range, toward: 0, role: .branch) ?? drawn
  }

  /// One of the elements, each equally likely; the first is the simplest.
  ///
  /// Rejects the case if there is none.
  @inlinable public mutating func element<Elements: RandomAccessCollection>(
    of elements: Elements
  ) throws -> Elements.Element {
    guard !elements.isEmpty else { throw Rejection() }
    let offset = index(below: elements.count)
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  // MARK: Lists

  /// A list; its count is drawn first, small in early cases, and fewer elements are simpler.
  ///
  /// - Parameters:
  ///   - range: How many elements there may be.
  ///   - aim: The counts to draw at random, whatever the size; a replay may have others.
  ///   - element: Draws an element.
  @inlinable @inline(__always) public mutating func array<Element>(
    count range: ClosedRange<Int>, aiming aim: ClosedRange<Int>? = nil,
    _ element: (inout Source) throws -> Element
  ) rethrows -> [Element] {
    let room = range.upperBound &- range.lowerBound
    let upper = room > size ? range.lowerBound &+ size : range.upperBound
    let drawn = random.int(in: aim?.clamped(to: range) ?? range.lowerBound...upper)
    guard let tape else { return try elements(drawn, element) }
    let count = tape.integer(drawn, in: range, toward: range.lowerBound, role: .count)
    return try list(count, counter: tape.count - 1, tape, element)
  }

  /// A list of exactly so many elements, a number that depends on earlier draws perhaps.
  @inlinable public mutating func exactly<Element>(
    _ count: Int, _ element: (inout Source) throws -> Element
  ) rethrows -> [Element] {
    guard let tape else { return try elements(count, element) }
    return try list(count, counter: -1, tape, element)
  }

  @inlinable @inline(__always) mutating func elements<Element>(
    _ count: Int, _ element: (inout Source) throws -> Element
  ) rethrows -> [Element] {
    var elements: [Element] = []
    guard count > 0 else { return elements }
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }

  @usableFromInline mutating func list<Element>(
    _ count: Int, counter: Int, _ tape: Tape, _ element: (inout Source) throws -> Element
  ) rethrows -> [Element] {
    let list = tape.begin(.list, counter: counter, count: count)
    defer { tape.end(list) }
    var elements: [Element] = []
    for _ in 0..<Swift.max(0, count) {
      let span = tape.begin(.element)
      defer { tape.end(span) }
      elements.append(try element(&self))
    }
    return elements
  }

  // MARK: Structure

  /// Draws a part of the case, so that shrinking knows it as one.
  @inlinable @inline(__always) public mutating func span<Value>(
    _ label: Span.Label, _ body: (inout Source) throws -> Value
  ) rethrows -> Value {
    guard let tape else { return try body(&self) }
    let span = tape.begin(label)
    defer { tape.end(span) }
    return try body(&self)
  }

  /// Draws a value of the generator.
  @inlinable @inline(__always)
  public mutating func draw<Value>(_ generator: Gen<Value>) throws -> Value {
    try generator.body(&self)
  }

  /// Draws until the condition holds, at most so many times, then rejects the whole case.
  @inlinable public mutating func draw<Value>(
    where holds: (Value) -> Bool, attempts: Int = 30, _ body: (inout Source) throws -> Value
  ) throws -> Value {
    for _ in 0..<Swift.max(1, attempts) {
      let span = tape?.begin(.group)
      let value = try body(&self)
      let accepted = holds(value)
      if let tape, let span { tape.end(span, as: accepted ? .group : .discarded) }
      if accepted { return value }
    }
    throw Rejection()
  }

  /// Draws a value that the condition holds for, if few attempts come to one, or else any.
  ///
  /// The attempts are no part of the case: a replay draws once, whatever comes of it.
  @inlinable public mutating func draw<Value>(
    aimingFor wanted: (Value) -> Bool, attempts: Int = 16,
    _ body: (inout Source) throws -> Value
  ) rethrows -> Value {
    if tape?.isRecording ?? true {
      for _ in 0..<attempts {
        var trial = Source(random: random, size: size, turn: turn)
        trial.last = last
        if let value = try? body(&trial), wanted(value) { break }
        random = trial.random
      }
    }
    return try body(&self)
  }

  /// Gives the whole case up, as one that says nothing about the property; throws ``Rejection``.
  @inlinable public func reject() throws { throw Rejection() }
}

/// Thrown when a case says nothing about the property and is to be left out.
public struct Rejection: Error, Hashable, Sendable {
  /// Makes the rejection.
  @inlinable public init() {}
}
