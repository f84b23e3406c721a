import Dispatch
import Foundation
import Synchronization

/// The process groups that the tool started, none of which outlives it.
///
/// A process can leave its group. Linux shows the environment of every process, so those that left
/// are known by a variable there, whose value no two groups share.
final class ProcessGroups: Sendable {
  static let shared = ProcessGroups()
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let variable = "MOTIONSPEC_GROUP"

  /// The number of every group, and its mark.
  private let groups = Mutex<[pid_t: String]>([:])
  /// What is done besides before a signal ends the tool.
  private let onSignal = Mutex<(@Sendable () -> Void)?>(nil)

  /// Has something done before a signal ends the tool.
  func onSignal(_ action: (@Sendable () -> Void)?) { onSignal.withLock { $0 = action } }

  /// Starts a command in a group of its own; its number, and the ends of its pipes that stay here.
  func spawn(
    _ command: [String]
  ) throws -> (pid: pid_t, input: Int32, output: Int32, errors: Int32) {
    _ = signal(SIGPIPE, SIG_IGN)
    return try groups.withLock { groups in
      var ends: [Int32] = []
      defer { for end in ends { close(end) } }
      for _ in 0..<3 {
        var pair: [Int32] = [-1, -1]
        guard unsafe pipe(&pair) == 0 else { throw ToolError("no pipe: \(words(errno))") }
        ends += pair
        for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      }
      var pid: pid_t = 0
      let mark = UUID().uuidString
      let code = start(command, [ends[0], ends[3], ends[5]], [Self.variable: mark], &pid)
      guard code == 0 else {
        throw ToolError("'\(command[0])' cannot be started: \(words(code))")
      }
      groups[pid] = mark
      let mine = [ends[1], ends[2], ends[4]]
      ends = [ends[0], ends[3], ends[5]]
      for end in mine { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      return (pid, mine[0], mine[1], mine[2])
    }
  }

  /// Ends a group; the status its first process left.
  func end(_ pid: pid_t) -> Int32 {
    Self.kill(pid)
    var status: Int32 = 0
    while unsafe waitpid(pid, &status, 0) < 0, errno == EINTR {}
    if let mark = groups.withLock({ $0.removeValue(forKey: pid) }) { Self.endEscaped([mark]) }
    return status
  }

  /// Ends a group and its first process, which may have left it.
  private static func kill(_ pid: pid_t) {
    Foundation.kill(-pid, SIGKILL)
    Foundation.kill(pid, SIGKILL)
  }

  /// Ends what has left its group.
  private static func endEscaped(_ marks: some Collection<String>) {
    #if os(Linux)
      let entries = marks.map { Data("\(variable)=\($0)".utf8) }
      // What is killed may have started something in the meantime.
      for _ in 0..<100 {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let escaped = all.compactMap { pid_t($0) }.filter { pid in
          guard let environment = FileManager.default.contents(atPath: "/proc/\(pid)/environ")
          else { return false }
          return entries.contains { environment.range(of: $0) != nil }
        }
        if escaped.isEmpty { return }
        for pid in escaped { Foundation.kill(pid, SIGKILL) }
        usleep(1000)
      }
    #endif
  }

  /// Does something during which a signal that ends the tool ends all groups first, unless it is a
  /// Ctrl-C that a run takes as its interruption.
  func guarded<R>(interruption: Interruption, _ body: () async throws -> R) async rethrows -> R {
    let queue = DispatchQueue(label: "signals")
    _ = signal(SIGPIPE, SIG_IGN)
    // What is ignored from outside, as nohup does, stays so.
    let signals = Self.signals.filter {
      unsafe unsafeBitCast(signal($0, SIG_IGN), to: Int.self) != 1
    }
    let sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if number == SIGINT, interruption.request() { return }
        // The lock is kept, so that no group is started any more.
        self.groups.withLock { groups in
          for pid in groups.keys { Self.kill(pid) }
          Self.endEscaped(groups.values)
          self.onSignal.withLock { $0?() }
          _ = signal(number, SIG_DFL)
          Foundation.kill(getpid(), number)
          sleep(1)
        }
      }
      source.resume()
      return source
    }
    defer {
      for (source, number) in zip(sources, signals) {
        source.cancel()
        _ = signal(number, SIG_DFL)
      }
    }
    return try await body()
  }
}

private func words(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

/// Starts a command with these three as its standard descriptors and some variables more; zero, or
/// what went wrong.
private func start(
  _ command: [String], _ standard: [Int32], _ variables: [String: String], _ pid: inout pid_t
) -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  unsafe posix_spawnattr_init(&attributes)
  defer {
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }
  for (number, descriptor) in standard.enumerated() {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
  }
  // What is ignored or blocked here is not in the child, and its group is its own.
  var all = sigset_t()
  unsafe sigfillset(&all)
  unsafe posix_spawnattr_setsigdefault(&attributes, &all)
  unsafe sigemptyset(&all)
  unsafe posix_spawnattr_setsigmask(&attributes, &all)
  unsafe posix_spawnattr_setpgroup(&attributes, 0)
  let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
  unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
  var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
  var pairs = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
  defer { unsafe (arguments + pairs).forEach { unsafe free($0) } }
  return unsafe posix_spawnp(&pid, command[0], &actions, &attributes, &arguments, &pairs)
}
