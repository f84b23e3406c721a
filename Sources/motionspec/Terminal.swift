import Foundation
import Generators
import Synchronization

/// What the tool does for somebody who looks on: colours, progress, and a Ctrl-C that concludes.
package struct Terminal: Sendable {
  /// Whether standard output takes colours.
  package var hasColours = false
  /// Takes what is said of progress, which a carriage return replaces; nothing where nobody looks.
  package var progress: (@Sendable (String) -> Void)?
  /// What Ctrl-C asks for.
  package let interruption = Interruption()

  /// Nobody looks on.
  package init() {}

  /// What the process is connected with; colours only on a terminal, and never with `NO_COLOR`.
  package init(environment: [String: String], isOutputTerminal: Bool, isErrorTerminal: Bool) {
    let isPlain = !environment["NO_COLOR", default: ""].isEmpty || environment["TERM"] == "dumb"
    hasColours = isOutputTerminal && !isPlain
    guard isErrorTerminal else { return }
    progress = { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
  }

  /// The text with the marks that begin its lines in green and red.
  func coloured(_ text: String) -> String {
    guard hasColours else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let mark = line.first, mark == "✔" || mark == "✘" else { return String(line) }
      return "\u{1B}[\(mark == "✔" ? 32 : 31)m\(mark)\u{1B}[0m" + line.dropFirst()
    }.joined(separator: "\n")
  }
}

/// A wish to end a run early and to hear what was found so far.
package final class Interruption: Sendable {
  private enum State: UInt8, AtomicRepresentable { case idle, heard, requested }
  private let state = Atomic(State.idle)

  /// From now on a run can be interrupted.
  func listen() {
    _ = state.compareExchange(expected: .idle, desired: .heard, ordering: .relaxed)
  }

  /// Asks the run to conclude; false if none listens or it was asked before.
  package func request() -> Bool {
    state.compareExchange(expected: .heard, desired: .requested, ordering: .relaxed).exchanged
  }

  var isRequested: Bool { state.load(ordering: .relaxed) == .requested }
}

/// How far the cases of a screen are.
package final class Progress: Sendable {
  private let done = Atomic(0)
  private let total: Int
  private let name: String
  private let terminal: Terminal
  private let queue = DispatchQueue(label: "progress")
  private let hasEnded = Atomic(false)
  private let hasTold = Atomic(false)
  private let start = ContinuousClock.now

  init(of name: String, total: Int, on terminal: Terminal) {
    self.name = name
    self.total = total
    self.terminal = terminal
    if terminal.progress != nil, total > 0 { tell(after: 0.5) }
  }

  /// Says how far the cases are after some seconds, and then five times a second.
  private func tell(after seconds: Double) {
    queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
      guard let self, !hasEnded.load(ordering: .relaxed) else { return }
      let line = Self.line(name, count, of: total, after: ContinuousClock.now - start)
      terminal.progress?("\r\(line)\u{1B}[K")
      hasTold.store(true, ordering: .relaxed)
      tell(after: 0.2)
    }
  }

  /// How many cases were run.
  var count: Int { done.load(ordering: .relaxed) }

  /// Counts a case; false if it is to be left out.
  func next() -> Bool {
    if terminal.interruption.isRequested { return false }
    done.add(1, ordering: .relaxed)
    return true
  }

  /// Says no more, and takes back what was said.
  func end() {
    hasEnded.store(true, ordering: .relaxed)
    queue.sync {
      if hasTold.exchange(false, ordering: .relaxed) { terminal.progress?("\r\u{1B}[K") }
    }
  }

  /// What is said after a time: how far, how fast and how much longer at that rate.
  package static func line(
    _ name: String, _ done: Int, of total: Int, after time: Duration
  ) -> String {
    guard done < total else { return "\(name): \(total.grouped) cases, shrinking what fails" }
    let seconds = max(time / .seconds(1), 0.001)
    let rate = Double(done) / seconds
    guard rate >= 1 else { return "\(name): \(done.grouped) of \(total.grouped) cases" }
    let left = Int((Double(total - done) / rate).rounded(.up))
    let clock = "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"
    return "\(name): \(100 * done / total)% of \(total.grouped) cases, \(Int(rate).grouped)/s, "
      + "\(clock) left"
  }
}
