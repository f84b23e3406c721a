public import Spec

/// Is told which cases are about to run and which ones fail, so that neither a crash nor a long
/// search that is cut short loses what was known.
///
/// Calls come from several threads when several cases run at the same time.
public protocol CaseObserver: Sendable {
  /// These cases are about to run.
  func begin(_ running: Running)
  /// These cases have run.
  func end(_ running: Running)
  /// A case fails that is simpler than every one before of its clause and subject.
  func found(_ token: ReplayToken)
}

/// Cases that run: some of a stream, or one that shrinking tries.
public enum Running: Hashable, Sendable {
  /// Cases of a stream, by index.
  case cases(Range<Int>, of: Stream, seed: Seed)
  /// The case of a token.
  case one(ReplayToken)
}

/// Runs cases again, each alone and announced before it runs.
///
/// Cases of a stream that the screen does not have, and choices that make no case, are left out.
public func runOneByOne<S: VerifiableScreen>(
  _ running: Running, on subject: Subject<S>, observer: any CaseObserver
) {
  var judge = Judge(S.clauses, on: subject)
  func run(_ one: Running, _ scenario: Scenario<S>?) {
    observer.begin(one)
    if let scenario { judge.judge(scenario) }
    observer.end(one)
  }
  switch running {
  case .one(let token):
    let entry = S.streams.first { token.property.hasPrefix($0.stream.name + "/") }
    run(running, entry.flatMap { try? replay($0.generator, token.values).value })
  case .cases(let indices, let stream, let seed):
    guard let entry = S.streams.first(where: { $0.stream == stream }) else { return }
    let source = Cases(entry.generator, seed: seed, stream: stream)
    for index in indices {
      let one = Running.cases(index..<(index + 1), of: stream, seed: seed)
      run(one, try? source.value(at: index))
    }
  }
}
