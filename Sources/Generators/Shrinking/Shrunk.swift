/// The simplest failing case that shrinking found, and what it took.
public struct Shrunk<Value> {
  /// The test case.
  public let value: Value
  /// The choices that make it.
  public let sequence: ChoiceSequence
  /// How many times the property ran; rejected, repeated and not simpler candidates cost nothing.
  public let evaluations: Int
  /// How many further runs showed that no single step makes the case simpler; nil if not shown.
  public let verifiedBy: Int?
  /// Whether shrinking stopped because its budget was used up.
  public let budgetHit: Bool
}

extension Shrunk: Sendable where Value: Sendable {}

/// Finds the simplest case that still fails, by editing the choices that made the given one.
///
/// The property decides what counts as the same failure: let it fail for one clause only.
/// - Parameters:
///   - recorded: A failing case and its choices.
///   - generator: The generator that made it.
///   - settings: How many times the property may run.
///   - seen: The choices of cases that are known not to fail, so that they are not run again.
///   - improved: Called with every simpler failing case, for instance to save it.
///   - fails: Whether a case fails in the same way; one that throws does not.
public func shrink<Value>(
  _ recorded: Recorded<Value>, of generator: Gen<Value>, settings: Settings = Settings(),
  seen: [ChoiceSequence] = [], improved: (Recorded<Value>) -> Void = { _ in },
  fails: (Recorded<Value>) throws -> Bool
) -> Shrunk<Value> {
  var best = recorded
  var candidate: Recorded<Value>?
  return withoutActuallyEscaping(fails) { fails in
    withoutActuallyEscaping(improved) { improved in
      let shrinker = Shrinker(
        recorded.sequence, settings, seen: seen,
        make: { tape in
          var source = Source(tape: tape)
          guard let value = try? source.draw(generator), !tape.isOverrun else { return nil }
          candidate = Recorded(value: value, sequence: tape.sequence)
          return tape.sequence
        },
        fails: {
          guard let made = candidate, (try? fails(made)) == true else { return false }
          best = made
          improved(made)
          return true
        })
      shrinker.run()
      return Shrunk(
        value: best.value, sequence: best.sequence, evaluations: shrinker.evaluations,
        verifiedBy: shrinker.verifiedBy, budgetHit: shrinker.isExhausted)
    }
  }
}
