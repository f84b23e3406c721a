/// Runs a property on the cases of a generator and makes the first failing one simple.
///
/// ```swift
/// let outcome = check(Gen { $0.int(in: 0...99) }, settings: Settings(), stream: "digits") {
///   $0.description.count <= 2
/// }
/// ```
/// - Parameters:
///   - generator: The generator of the cases.
///   - settings: The seed, how many cases, the budget of shrinking.
///   - stream: The name of the cases, which the replay token bears.
///   - label: Names the kind of a case, so that the outcome can say how many there were of each.
///   - holds: The property: whether it holds for a case. Throwing ``Rejection`` leaves the case
///     out; any other error counts as a failure.
@inlinable public func check<Value>(
  _ generator: Gen<Value>, settings: Settings, stream: Stream, label: ((Value) -> String)? = nil,
  _ holds: (Value) throws -> Bool
) -> Outcome<Value> {
  let cases = Cases(generator, seed: settings.seed, stream: stream)
  var coverage = Coverage()
  for index in 0..<Swift.max(0, settings.cases) {
    coverage.cases += 1
    do {
      let value = try cases.value(at: index)
      let name = label.map { $0(value) }
      guard try holds(value) else {
        return cases.failure(at: index, after: coverage, settings, holds)
      }
      if index >= Coverage.early { coverage.random += 1 }
      if let name { coverage.count(name, isEarly: index < Coverage.early) }
    } catch is Rejection {
      coverage.rejected += 1
    } catch {
      return cases.failure(at: index, after: coverage, settings, holds)
    }
  }
  return coverage.isVacuous ? .vacuous(coverage) : .holds(coverage)
}

extension Cases {
  /// What comes of a case that fails: it is recorded, confirmed, made simple, and named.
  @usableFromInline func failure(
    at index: Int, after coverage: Coverage, _ settings: Settings,
    _ holds: (Value) throws -> Bool
  ) -> Outcome<Value> {
    func fails(_ value: Value) -> Bool {
      do { return try !holds(value) } catch { return !(error is Rejection) }
    }
    let recorded: Recorded<Value>
    do { recorded = try self.recorded(at: index) } catch {
      return .broken(index: index, error: String(describing: error))
    }
    guard fails(recorded.value) else { return .flaky(index: index, recorded) }
    let shrunk = shrink(
      recorded, of: generator, settings: settings, seen: Array(smallest.prefix(index))
    ) { fails($0.value) }
    return .fails(
      Failure(
        index: index, found: recorded, shrunk: shrunk,
        evaluations: (coverage.cases - coverage.rejected, shrunk.evaluations),
        token: ReplayToken(property: stream.name, values: shrunk.sequence.values)))
  }
}
