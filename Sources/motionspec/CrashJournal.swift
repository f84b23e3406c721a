import Foundation
package import Generators
import Synchronization

/// A file that says which cases are running, so that a crash, which says nothing, leaves a trace.
///
/// Each line is `SEED STREAM from-to`, the last case included; there are several lines when several
/// cases run at the same time. The file is removed when nothing is running any more.
package final class CrashJournal: CaseObserver {
  /// Some cases that were running.
  package struct Line: Equatable, Sendable {
    /// The seed they follow from.
    package let seed: Seed
    /// Their stream.
    package let stream: Generators.Stream
    /// Their indices.
    package let cases: Range<Int>

    /// The line as it is written.
    package var text: String { "\(seed) \(stream) \(cases.lowerBound)-\(cases.upperBound - 1)" }

    init(_ seed: Seed, _ stream: Generators.Stream, _ cases: Range<Int>) {
      self.seed = seed
      self.stream = stream
      self.cases = cases
    }

    init?(_ text: Substring) {
      let words = text.split(separator: " ")
      guard words.count == 3, let seed = try? Seed(parsing: String(words[0])) else { return nil }
      let ends = words[2].split(separator: "-").map { Int($0) }
      guard ends.count == 2, let from = ends[0], let to = ends[1], from >= 0, from <= to,
        to < 1_000_000_000
      else { return nil }
      self.init(seed, Generators.Stream(String(words[1])), from..<(to + 1))
    }
  }

  private struct State {
    var running: [Line] = []
    var problem: String?
  }

  /// Where it lies.
  package let path: String
  private let url: URL
  private let state = Mutex(State())

  /// The journal next to a failure file.
  package init(besides path: String) {
    self.path = path + ".running"
    url = URL(fileURLWithPath: path).resolvingSymlinksInPath().appendingPathExtension("running")
  }

  /// What was running when the last run ended without removing the journal; nothing if it did.
  package func leftBehind() throws -> [Line]? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let rows = try contents(of: url.path).split(separator: "\n")
    return try rows.enumerated().map { index, row in
      if let line = Line(row) { return line }
      throw ToolError("\(path), line \(index + 1): found '\(row)'; legal: SEED STREAM FROM-TO")
    }
  }

  /// Makes sure that the file can be written, and keeps what it says.
  ///
  /// - Returns: What was running when the last run ended without a word, if one did.
  package func open() throws -> [Line]? {
    let lines = try leftBehind()
    try write(lines ?? [])
    return lines
  }

  package func begin(_ cases: Range<Int>, of stream: Generators.Stream, seed: Seed) {
    state.withLock { state in
      state.running.append(Line(seed, stream, cases))
      do throws(ToolError) { try write(state.running) } catch { state.problem = error.message }
    }
  }

  package func end(_ cases: Range<Int>, of stream: Generators.Stream, seed: Seed) {
    // The next beginning writes the file; until then it names cases that did no harm.
    state.withLock { state in
      let line = Line(seed, stream, cases)
      if let place = state.running.firstIndex(of: line) { state.running.remove(at: place) }
    }
  }

  /// Removes the file; nothing is running any more.
  ///
  /// - Returns: Why the file could not be written at some time, if it could not.
  package func close() -> String? {
    try? FileManager.default.removeItem(at: url)
    return state.withLock(\.problem)
  }

  private func write(_ lines: [Line]) throws(ToolError) {
    let text = lines.map { $0.text + "\n" }.joined()
    do { try Data(text.utf8).write(to: url, options: .atomic) } catch {
      throw ToolError("\(path): cannot be written: \(error.localizedDescription)")
    }
  }
}
