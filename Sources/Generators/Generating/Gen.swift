/// A generator of test cases: a function that draws from a source.
///
/// Values shrink because their choices do, so a generator never says how to shrink, and what it
/// rules out stays ruled out.
/// ```swift
/// let pairs = Gen { source in
///   let low = source.int(in: 0...9)
///   return (low, source.int(in: low...9))
/// }
/// ```
public struct Gen<Value>: Sendable {
  @usableFromInline let body: @Sendable (inout Source) throws -> Value
  /// How many of its first cases are the smallest ones there are.
  public let smallest: Int

  /// Makes a generator from a function that draws; it must depend on nothing but its draws.
  @inlinable public init(
    smallest: Int = 8, _ body: @escaping @Sendable (inout Source) throws -> Value
  ) {
    self.smallest = smallest
    self.body = body
  }

  /// The generator of the transformed values.
  @inlinable public func map<Other>(
    _ transform: @escaping @Sendable (Value) throws -> Other
  ) -> Gen<Other> {
    Gen<Other>(smallest: smallest) { source in try transform(try source.draw(self)) }
  }

  /// The generator of those values for which the condition holds.
  @inlinable public func filter(
    attempts: Int = 30, _ holds: @escaping @Sendable (Value) -> Bool
  ) -> Gen<Value> {
    Gen { source in
      try source.draw(where: holds, attempts: attempts) { try $0.draw(self) }
    }
  }

  /// The generator of lists of such values.
  @inlinable public func array(count: ClosedRange<Int>) -> Gen<[Value]> {
    Gen<[Value]> { source in try source.array(count: count) { try $0.draw(self) } }
  }

  /// The generator that takes one of several, each equally likely; the first is the simplest.
  @inlinable public static func oneOf(_ alternatives: [Gen<Value>]) -> Gen<Value> {
    Gen { source in
      try source.span(.branch) { try $0.draw(try $0.element(of: alternatives)) }
    }
  }

  /// The generator of one value, always the same.
  @inlinable public static func constant(_ value: Value) -> Gen<Value> where Value: Sendable {
    Gen { _ in value }
  }
}
