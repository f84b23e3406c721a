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
  let found = cases.search(0..<Swift.max(0, settings.cases), label, holds)
  return cases.outcome(found.coverage, failing: found.failing, settings, holds)
}

/// Like ``check(_:settings:stream:label:_:)``, on as many threads as the settings have jobs, with the
/// same outcome.
public func checkConcurrently<Value: Sendable>(
  _ generator: Gen<Value>, settings: Settings, stream: Stream,
  label: (@Sendable (Value) -> String)? = nil, _ holds: @escaping @Sendable (Value) throws -> Bool
) async -> Outcome<Value> {
  let cases = Cases(generator, seed: settings.seed, stream: stream)
  let (jobs, chunk) = (Swift.max(1, settings.jobs), 256)
  var coverage = Coverage()
  // In waves, so that a failure among the first cases does not wait for the last.
  for start in stride(from: 0, to: settings.cases, by: 16 * jobs * chunk) {
    let count = Swift.min(settings.cases - start, 16 * jobs * chunk)
    let parts = await concurrently(jobs: jobs, count: count, chunk: chunk) { range in
      cases.search((range.lowerBound + start)..<(range.upperBound + start), label, holds)
    }
    for part in parts {
      coverage.add(part.coverage)
      guard part.failing == nil else {
        return cases.outcome(coverage, failing: part.failing, settings, holds)
      }
    }
  }
  return cases.outcome(coverage, failing: nil, settings, holds)
}

extension Cases {
  /// Runs the property on some cases in order until one fails.
  @inlinable func search(
    _ indices: Range<Int>, _ label: ((Value) -> String)?, _ holds: (Value) throws -> Bool
  ) -> (coverage: Coverage, failing: Int?) {
    var coverage = Coverage()
    for index in indices {
      coverage.cases += 1
      do {
        let value = try value(at: index)
        let name = label.map { $0(value) }
        guard try holds(value) else { return (coverage, index) }
        if index >= Coverage.early { coverage.random += 1 }
        if let name { coverage.count(name, isEarly: index < Coverage.early) }
      } catch is Rejection {
        coverage.rejected += 1
      } catch {
        return (coverage, index)
      }
    }
    return (coverage, nil)
  }

  /// What comes of a search: the case that fails is recorded, confirmed, made simple, and named.
  @usableFromInline func outcome(
    _ coverage: Coverage, failing: Int?, _ settings: Settings, _ holds: (Value) throws -> Bool
  ) -> Outcome<Value> {
    guard let index = failing else {
      return coverage.isVacuous ? .vacuous(coverage) : .holds(coverage)
    }
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
