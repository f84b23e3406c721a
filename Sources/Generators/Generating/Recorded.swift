/// A test case together with the choices that made it.
public struct Recorded<Value> {
  /// The test case.
  public let value: Value
  /// The choices that made it.
  public let sequence: ChoiceSequence

  /// Makes the pair; replaying the sequence must make the value.
  public init(value: Value, sequence: ChoiceSequence) {
    self.value = value
    self.sequence = sequence
  }
}

extension Recorded: Sendable where Value: Sendable {}

/// The case that these choices make under the generator, as recorded in a replay token.
///
/// Choices are read leniently, so an old recording stays readable after the generator has changed:
/// a value that no longer fits is replaced by the nearest or the simplest one.
/// - Throws: ``Rejection`` or the generator's own error.
public func replay<Value>(
  _ generator: Gen<Value>, _ values: [Choice.Value], limit: Int = 1 << 16
) throws -> Recorded<Value> {
  let tape = Tape(replaying: values, limit: limit)
  var source = Source(tape: tape)
  let value = try source.draw(generator)
  if tape.isOverrun { throw Rejection() }
  return Recorded(value: value, sequence: tape.sequence)
}
