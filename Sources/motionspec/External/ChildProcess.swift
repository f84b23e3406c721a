import Foundation
import Synchronization

/// A process in a group of its own, spoken to in lines.
///
/// Foundation's `Process` makes no group, so what such a process started would outlive it.
final class ChildProcess: Sendable {
  /// The longest line that is read, in bytes.
  static let longest = 8 << 20
  private static let lastWords = 600

  fileprivate struct State {
    var input: Int32
    var output: Int32
    var errors: Int32
    /// What is not sent yet.
    var outgoing: ArraySlice<UInt8> = []
    /// What was read and not taken yet.
    var incoming: [UInt8] = []
    /// How many bytes of it hold no end of a line.
    var searched = 0
    /// The end of what it wrote to standard error.
    var said: [UInt8] = []
    var isOver = false
  }

  private let pid: pid_t
  private let state: Mutex<State>

  /// Starts a command; `PATH` is searched for it.
  init(_ command: [String]) throws {
    let (pid, input, output, errors) = try ProcessGroups.shared.spawn(command)
    self.pid = pid
    state = Mutex(State(input: input, output: output, errors: errors))
  }

  deinit { end() }

  /// Queues a line and sends what the pipe takes now, so that the process need not wait for the last
  /// line of many; `receive` sends the rest.
  func send(_ line: [UInt8]) {
    state.withLock { state in
      state.outgoing += line
      state.outgoing.append(UInt8(ascii: "\n"))
      if state.input >= 0 { state.write() }
    }
  }

  /// The next line, without its end.
  ///
  /// - Parameter isInterrupted: Whether the user wants an end; the process has a second from then on.
  func receive(
    within time: Duration, isInterrupted: () -> Bool
  ) throws(NoAnswer) -> [UInt8] {
    try state.withLock { state throws(NoAnswer) in
      var deadline = ContinuousClock.now + time
      var silence = NoAnswer(kind: .silent, message: "no answer within \(time.words)")
      while true {
        if let line = state.takeLine() { return line }
        if state.incoming.count > Self.longest {
          let limit = Self.longest >> 20
          throw NoAnswer(kind: .malformed, message: "a line of more than \(limit) MB")
        }
        guard state.output >= 0 else { throw ending(&state) }
        // A process that takes no more may have answered before.
        let isOpen = state.input >= 0
        let now = ContinuousClock.now
        guard now < deadline else { throw silence }
        let wait = min(now.duration(to: deadline), .seconds(0.25))
        if state.exchange(within: wait) { continue }
        if !isOpen { throw ending(&state) }
        if silence.kind == .silent, isInterrupted(), now + .seconds(1) < deadline {
          deadline = now + .seconds(1)
          silence = NoAnswer(kind: .interrupted, message: "no answer before the interruption")
        }
      }
    }
  }

  /// Ends the process and all that it started; one that reads to the end of its input may end itself.
  func end(atOnce: Bool = false) {
    state.withLock { state in
      if state.isOver { return }
      shut(&state.input)
      if !atOnce { _ = hasExited(within: 0.1) }
      close(&state)
    }
  }

  /// Ends the process; the status it left.
  @discardableResult private func close(_ state: inout State) -> Int32 {
    state.isOver = true
    for path in [\State.input, \.output, \.errors] { shut(&state[keyPath: path]) }
    return ProcessGroups.shared.end(pid)
  }

  /// How the process ended, with its last words; it is ended if it has not.
  private func ending(_ state: inout State) -> NoAnswer {
    if state.isOver { return NoAnswer(kind: .ended, message: "the process is over") }
    let isInputOpen = state.input >= 0
    let hasExited = hasExited(within: 0.25)
    while state.errors >= 0, state.exchange(within: .zero) {}
    let said = String(decoding: state.said, as: UTF8.self)
    let status = close(&state)
    let how =
      !hasExited
      ? "the process closed its standard \(isInputOpen ? "output" : "input")"
      : status & 0x7f == 0
        ? "the process ended with exit code \(status >> 8 & 0xff)"
        : "the process was ended by signal \(status & 0x7f)"
    let words = said.split(whereSeparator: \.isNewline).suffix(4)
      .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    let last = words.isEmpty ? "" : "; its last words: \(words.joined(separator: " | "))"
    return NoAnswer(kind: .ended, message: how + last)
  }

  private func hasExited(within seconds: Double) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      // Left unreaped: as long as it is, its number and that of its group belong to nobody else.
      var info = unsafe siginfo_t()
      unsafe waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
      if unsafe info.si_signo != 0 { return true }
      if ContinuousClock.now >= deadline { return false }
      usleep(2000)
    }
  }
}

private func shut(_ descriptor: inout Int32) {
  if descriptor >= 0 { close(descriptor) }
  descriptor = -1
}

extension ChildProcess.State {
  fileprivate mutating func takeLine() -> [UInt8]? {
    let end = unsafe incoming.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, searched < bytes.count,
        let found = unsafe memchr(base + searched, 10, bytes.count - searched)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
    guard let end else {
      searched = incoming.count
      return nil
    }
    let line = Array(incoming[..<end])
    incoming.removeSubrange(...end)
    searched = 0
    return line
  }

  /// Sends and reads what can be sent and read now; false if that was nothing for as long as this.
  fileprivate mutating func exchange(within time: Duration) -> Bool {
    var places = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: outgoing.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
    ]
    let milliseconds = Int32(time / .milliseconds(1))
    let ready = unsafe poll(&places, nfds_t(places.count), time == .zero ? 0 : milliseconds + 1)
    // A signal is no silence.
    guard ready > 0 else { return ready < 0 && errno == EINTR && time != .zero }
    if places[0].revents != 0 { Self.read(&output, into: &incoming) }
    if places[1].revents != 0 {
      Self.read(&errors, into: &said)
      said.removeFirst(max(0, said.count - ChildProcess.lastWords))
    }
    if places[2].revents != 0 { write() }
    return true
  }

  fileprivate mutating func write() {
    let count = unsafe outgoing.withUnsafeBytes {
      unsafe Foundation.write(input, $0.baseAddress, $0.count)
    }
    if count >= 0 {
      outgoing = outgoing.dropFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      outgoing = []
      shut(&input)
    }
  }

  private static func read(_ descriptor: inout Int32, into bytes: inout [UInt8]) {
    let got = unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { piece in
      let got = unsafe Foundation.read(descriptor, piece.baseAddress, piece.count)
      if got > 0 { unsafe bytes.append(contentsOf: piece.prefix(got)) }
      return got
    }
    if got == 0 || got < 0 && errno != EAGAIN && errno != EINTR { shut(&descriptor) }
  }
}
