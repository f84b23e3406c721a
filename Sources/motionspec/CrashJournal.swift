import Foundation
package import Generators
import Synchronization

/// A file that says which cases are running, so that a crash, which says nothing, leaves a trace.
///
/// Each line is `SEED STREAM FROM-TO`, the last case included, or the token of one case; there are
/// several lines when several cases run at the same time. The file is removed at the end. What is
/// found goes into the failure file at once.
package final class CrashJournal: CaseObserver {
  private struct State {
    var running: [Running] = []
    var problem: String?
    var handle: FileHandle?
  }

  /// Where it lies.
  package let path: String
  private let url: URL
  private let failures: String
  private let state = Mutex(State())

  /// The journal next to a failure file, for one of several that run at the same time if named.
  package init(besides failures: String, named name: String? = nil) {
    let end = (name.map { ".\($0)" } ?? "") + ".running"
    self.failures = failures
    path = failures + end
    let file = URL(fileURLWithPath: failures).resolvingSymlinksInPath()
    url = URL(fileURLWithPath: file.path + end)
  }

  /// What was running when the last run ended without removing the journal; nothing if it did.
  package func leftBehind() throws -> [Running]? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let rows = try contents(of: url.path).split(separator: "\n")
    return try rows.enumerated().map { index, row in
      if let running = Running(journalled: row) { return running }
      throw ToolError(
        "\(path), line \(index + 1): found '\(row)'; legal: SEED STREAM FROM-TO, or a token")
    }
  }

  /// Makes sure that the file can be written, and keeps what it says.
  ///
  /// - Returns: What was running when the last run ended without a word, if one did.
  package func open() throws -> [Running]? {
    let left = try leftBehind()
    let text = (left ?? []).map { $0.journalled + "\n" }.joined()
    do {
      try Data(text.utf8).write(to: url, options: .atomic)
      let handle = try FileHandle(forWritingTo: url)
      state.withLock { $0.handle = handle }
      // Being ended by a signal is no crash.
      ProcessGroups.shared.onSignal { [url] in try? FileManager.default.removeItem(at: url) }
    } catch {
      throw ToolError("\(path): cannot be written: \(error.localizedDescription)")
    }
    return left
  }

  package func begin(_ running: Running) {
    change { $0.append(running) }
  }

  package func end(_ running: Running) {
    change { all in
      if let place = all.firstIndex(of: running) { all.remove(at: place) }
    }
  }

  package func found(_ token: ReplayToken) {
    guard let entry = FailureFile.Entry(token) else { return }
    do { try FailureStore.update(path: failures) { $0.add(entry) } } catch {
      state.withLock { $0.problem = "\(error)" }
    }
  }

  /// Removes the file; nothing is running any more.
  ///
  /// - Returns: Why a file could not be written at some time, if one could not.
  package func close() -> String? {
    ProcessGroups.shared.onSignal(nil)
    try? FileManager.default.removeItem(at: url)
    return state.withLock(\.problem)
  }

  /// Emptied, then written: a crash in between leaves an empty file, never half a line too many.
  private func change(_ change: (inout [Running]) -> Void) {
    state.withLock { state in
      change(&state.running)
      let text = state.running.map { $0.journalled + "\n" }.joined()
      do {
        try state.handle?.truncate(atOffset: 0)
        try state.handle?.write(contentsOf: Data(text.utf8))
      } catch {
        state.problem = "\(path): cannot be written: \(error.localizedDescription)"
      }
    }
  }
}

extension Running {
  /// The line of a journal.
  package var journalled: String {
    switch self {
    case .cases(let cases, let stream, let seed):
      "\(seed) \(stream) \(cases.lowerBound)-\(cases.upperBound - 1)"
    case .one(let token): "\(token)"
    }
  }

  /// Reads a line of a journal.
  init?(journalled line: Substring) {
    if let token = try? ReplayToken(parsing: String(line)) {
      self = .one(token)
      return
    }
    guard let match = line.wholeMatch(of: #/(\S+) (\S+) (\d{1,9})-(\d{1,9})/#),
      let seed = try? Seed(parsing: String(match.1)), let from = Int(match.3),
      let to = Int(match.4), (0..<1 << 16).contains(to - from)
    else { return nil }
    self = .cases(from..<(to + 1), of: Generators.Stream(String(match.2)), seed: seed)
  }

  /// The line in words.
  package var words: String {
    switch self {
    case .cases(let cases, let stream, let seed):
      "cases \(cases.lowerBound) to \(cases.upperBound - 1) of \(stream), seed \(seed)"
    case .one(let token): "a case of \(token.property) that shrinking tried: \(token)"
    }
  }

  /// The name of the screen.
  var screen: Substring {
    switch self {
    case .cases(_, let stream, _): stream.name.prefix { $0 != "/" }
    case .one(let token): token.property.prefix { $0 != "/" }
    }
  }
}
