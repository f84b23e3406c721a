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
  let found = cases.search(0..<Swift.max(0, settings.cases), label: label, holds)
  return cases.outcome(found, settings: settings, stream: stream, holds)
}

/// The same with some passes of shrinking only.
package func check<Value>(
  _ generator: Gen<Value>, settings: Settings, stream: Stream, passes: Set<Pass>,
  _ holds: (Value) throws -> Bool
) -> Outcome<Value> {
  let cases = Cases(generator, seed: settings.seed, stream: stream)
  let found = cases.search(0..<Swift.max(0, settings.cases), label: nil, holds)
  return cases.outcome(found, settings: settings, stream: stream, passes: passes, holds)
}

/// Like ``check(_:settings:stream:label:_:)``, on several threads, with the same outcome.
public func checkConcurrently<Value: Sendable>(
  _ generator: Gen<Value>, settings: Settings, stream: Stream,
  label: (@Sendable (Value) -> String)? = nil, _ holds: @escaping @Sendable (Value) throws -> Bool
) async -> Outcome<Value> {
  let cases = Cases(generator, seed: settings.seed, stream: stream)
  let chunk = 256
  let jobs = Swift.max(1, settings.jobs)
  var found = Search()
  var start = 0
  // In waves, so that a failure among the first cases does not wait for the last.
  while start < settings.cases, found.failing == nil {
    let count = Swift.min(settings.cases - start, 16 * jobs * chunk)
    let offset = start
    let parts = await concurrently(jobs: jobs, count: count, chunk: chunk) { range in
      let indices = (range.lowerBound + offset)..<(range.upperBound + offset)
      return cases.search(indices, label: label, holds)
    }
    for part in parts where found.failing == nil { found.add(part) }
    start += count
  }
  return cases.outcome(found, settings: settings, stream: stream, holds)
}
