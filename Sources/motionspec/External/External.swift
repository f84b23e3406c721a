import Generators
import Spec
import Synchronization

/// Why a process gave no answer.
struct NoAnswer: Error {
  /// Kinds of faults, so that a smaller scenario is looked for that has the same.
  enum Kind {
    /// It said nothing in time.
    case silent
    /// It said nothing for a second after the user asked for an end.
    case interrupted
    /// It ended, or does not take or give anything any more.
    case ended
    /// What it said is not an answer to what it was asked.
    case malformed
  }

  let kind: Kind
  let message: String

  /// - Parameter message: May quote the process; control characters are spelled out.
  init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message.printable
  }

  /// How much of the patience it costs: waiting for a silent process takes long.
  var weight: Int {
    switch kind {
    case .silent: 8
    case .interrupted: .max
    case .ended, .malformed: 1
    }
  }
}

/// An implementation in another process, asked over its standard input and output.
///
/// A process that fails to answer is ended and another one is started. The scenario then counts as
/// unanswered: no clause is judged on it. After a few faults nothing is asked any more.
final class External<S: ToolScreen>: Sendable {
  /// A process, and the number of its next scenario.
  private struct Peer {
    let process: ChildProcess
    var next = 0
  }

  private struct State {
    var idle: [Peer] = []
    var patience = 16
    var first: (scenario: Scenario<S>, fault: NoAnswer)?
  }

  /// The scenario that says which members are shown, and whether the screen is known at all.
  static var probe: Scenario<S> { Scenario(layout: S.tutorial, events: []) }

  /// More scenarios than these are asked at once only where cases are run, which an interruption
  /// ends; a case and its companions, asked to see it again, are not as many.
  private static var few: Int { 8 }

  let command: [String]
  let timeout: Duration
  /// Whether the user wants an end: no smaller scenario without an answer is looked for then.
  let isInterrupted: @Sendable () -> Bool
  /// What the process answered to the probe.
  let introduction: Result<Answer<S.Appearance>, NoAnswer>
  private let shown: Shown
  private let state = Mutex(State())

  /// Starts a process and asks it the probe.
  init(
    _ command: [String], timeout: Duration,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws {
    self.command = command
    self.timeout = timeout
    self.isInterrupted = isInterrupted
    var shown: Shown?
    var peer = Peer(process: try ChildProcess(command))
    do throws(NoAnswer) {
      Self.send(Self.probe, &peer)
      let answers = try Self.receive(Self.probe, 0, peer, timeout, &shown, isInterrupted)
      introduction = .success(answers[0])
      self.shown = shown ?? .max
      state.withLock { $0.idle.append(peer) }
    } catch {
      introduction = .failure(error)
      self.shown = .max
      peer.process.end(atOnce: true)
      state.withLock { state in
        if error.kind != .interrupted { state.first = (Self.probe, error) }
        state.patience = 0
      }
    }
  }

  /// What the clauses judge.
  var subject: Subject<S> {
    Subject(
      name: "external", hidden: S.hidden(shown), answers: { self.answers($0) })
  }

  /// The first fault that was seen, with its scenario; nothing if there was none.
  var fault: (scenario: Scenario<S>, fault: NoAnswer)? { state.withLock(\.first) }
  /// Whether there were so many faults that nothing was asked any more.
  var gaveUp: Bool { state.withLock { $0.patience <= 0 } }

  /// Ends all processes.
  func end() {
    let idle = state.withLock { state in
      defer { state.idle = [] }
      return state.idle
    }
    for peer in idle { peer.process.end() }
  }

  /// What the process answers to all of them, which it is asked at once; nothing where it does not.
  private func answers(_ scenarios: [Scenario<S>]) -> [[Answer<S.Appearance>]] {
    var result: [[Answer<S.Appearance>]] = []
    while result.count < scenarios.count, !gaveUp {
      let rest = Array(scenarios.dropFirst(result.count))
      let (answers, fault) = answers(rest, within: timeout)
      result += answers
      guard let fault else { break }
      state.withLock { state in
        state.patience -= min(state.patience, fault.weight)
        if state.first == nil, fault.kind != .interrupted {
          state.first = (rest[answers.count], fault)
        }
      }
      result.append([])
    }
    return result + Array(repeating: [], count: scenarios.count - result.count)
  }

  /// Asks a process that is idle, or a new one, up to the first fault.
  private func answers(
    _ scenarios: [Scenario<S>], within time: Duration
  ) -> (answers: [[Answer<S.Appearance>]], fault: NoAnswer?) {
    var shown: Shown? = shown
    var result: [[Answer<S.Appearance>]] = []
    do throws(NoAnswer) {
      let idle = state.withLock { $0.idle.popLast() }
      var peer = if let idle { idle } else { try start() }
      do throws(NoAnswer) {
        let first = peer.next
        for scenario in scenarios { Self.send(scenario, &peer) }
        for (number, scenario) in scenarios.enumerated() {
          if number > 0, scenarios.count > Self.few, isInterrupted() {
            peer.process.end(atOnce: true)
            return (result, nil)
          }
          result.append(
            try Self.receive(scenario, first + number, peer, time, &shown, isInterrupted))
        }
        state.withLock { [peer] in $0.idle.append(peer) }
        return (result, nil)
      } catch {
        peer.process.end(atOnce: true)
        throw error
      }
    } catch { return (result, error) }
  }

  /// A new process that has shown that it runs; starting it is no fault of a scenario, so it has
  /// some seconds.
  private func start() throws(NoAnswer) -> Peer {
    let process: ChildProcess
    do { process = try ChildProcess(command) } catch {
      throw NoAnswer(kind: .ended, message: "\(error)")
    }
    var peer = Peer(process: process)
    var shown: Shown? = shown
    Self.send(Self.probe, &peer)
    let patience = max(timeout, .seconds(5))
    _ = try Self.receive(Self.probe, 0, peer, patience, &shown, isInterrupted)
    return peer
  }

  /// The fault of a scenario, if it has one.
  ///
  /// It is asked twice, because what a process says too much after an answer is seen before the next.
  ///
  /// - Parameter alone: Whether a new process is asked, so that what was asked before plays no part.
  func fault(in scenario: Scenario<S>, within time: Duration, alone: Bool) -> NoAnswer? {
    if alone { end() }
    return answers([scenario, scenario], within: time).fault
  }
}

extension External {
  /// Makes sure that a case that was asked for and violates nothing was judged by what came back.
  func confirm(
    _ entry: FailureFile.Entry, _ clause: Clause, isViolated: Bool
  ) throws(ToolError) {
    if case .success(.rejected(let why)) = introduction {
      throw ToolError("the command has no \(S.name): it rejects the article's layout: \(why)")
    }
    var judge = Judge([clause], on: subject)
    if judge.clauses.isEmpty {
      throw ToolError("the command does not show what \(clause.id) reads: not observed")
    }
    if !isViolated,
      let generator = S.streams.first(where: { $0.stream.name == entry.stream })?.generator,
      let recorded = try? Generators.replay(generator, entry.token.values)
    {
      judge.judge(recorded.value)
      if fault == nil, !judge.isExercised(0) {
        throw ToolError(
          "\(clause.id) says nothing about what the command answers in this case: not exercised")
      }
    }
    if let fault { throw ToolError("the command: \(fault.fault.message)") }
  }

  /// A scenario as the line that a process reads.
  static func line(_ scenario: Scenario<S>, id: Int) -> JSON {
    let events = scenario.events.map { S.json($0, layout: S.numbers) }
    return .object([
      ("id", JSON(id)), ("screen", .string(S.name)), ("layout", S.numbers(scenario.layout)),
      ("events", .array(events)),
    ])
  }

  private static func send(_ scenario: Scenario<S>, _ peer: inout Peer) {
    peer.process.send(line(scenario, id: peer.next).bytes)
    peer.next += 1
  }

  private static func receive(
    _ scenario: Scenario<S>, _ id: Int, _ peer: Peer, _ time: Duration, _ shown: inout Shown?,
    _ isInterrupted: () -> Bool
  ) throws(NoAnswer) -> [Answer<S.Appearance>] {
    let line = try peer.process.receive(within: time, isInterrupted: isInterrupted)
    do {
      return try read(JSON.parse(line: line, place: "its answer"), id, scenario, &shown)
    } catch let error {
      let message = (error as? ToolError)?.message ?? "\(error)"
      throw NoAnswer(kind: .malformed, message: message)
    }
  }

  private static func read(
    _ field: Field, _ id: Int, _ scenario: Scenario<S>, _ shown: inout Shown?
  ) throws -> [Answer<S.Appearance>] {
    try field.allow(only: ["id", "appearances"])
    let found = try field.member("id").integer()
    guard found == id else {
      throw field.error("it is for scenario \(found); legal: \(id), in the order of the questions")
    }
    let list = try field.member("appearances")
    let answers = try S.answers(list, &shown)
    if case .rejected? = answers.first {
      guard answers.count == 1 else {
        throw list.error("\(answers.count) entries; legal: 1, because the layout is rejected")
      }
    } else if answers.count != scenario.events.count + 1 {
      throw list.error(
        "\(answers.count) entries; legal: \(scenario.events.count + 1), one at the start and one "
          + "after every event")
    }
    return answers
  }
}

extension String {
  /// The text with control characters and invisible ones spelled out, so that a terminal does not
  /// obey them and nothing is hidden.
  var printable: String {
    unicodeScalars.map { scalar in
      [.control, .format].contains(scalar.properties.generalCategory)
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}

extension Duration {
  /// The time in words.
  var words: String { self == .seconds(1) ? "1 second" : "\((self / .seconds(1)).plain) seconds" }
}
