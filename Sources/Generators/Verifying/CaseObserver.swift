public import Spec

/// Is told which cases are about to run, so that a crash can be traced to them.
///
/// Calls come from several threads when several cases run at the same time. While a violation is
/// being shrunk, the case in which it was first seen counts as running.
public protocol CaseObserver: Sendable {
  /// These cases are about to run.
  func begin(_ cases: Range<Int>, of stream: Stream, seed: Seed)
  /// These cases have run.
  func end(_ cases: Range<Int>, of stream: Stream, seed: Seed)
}

/// Runs some cases of one stream again, each alone and announced before it runs.
///
/// - Parameters:
///   - cases: The cases, by index.
///   - stream: The stream; one that the screen does not have has no cases.
///   - observer: Is told each case.
public func runOneByOne<S: VerifiableScreen>(
  _ cases: Range<Int>, of stream: Stream, seed: Seed, on subject: Subject<S>,
  observer: any CaseObserver
) {
  guard let entry = S.streams.first(where: { $0.stream == stream }) else { return }
  let source = Cases(entry.generator, seed: seed, stream: stream)
  var judge = Judge(S.clauses, on: subject)
  for index in cases {
    observer.begin(index..<(index + 1), of: stream, seed: seed)
    if let scenario = try? source.value(at: index) { judge.judge(scenario) }
    observer.end(index..<(index + 1), of: stream, seed: seed)
  }
}
