import Foundation
import Testing
import motionspec

/// Processes that do anything but answer: each ends in a verdict, in time, and leaves nothing behind.
@Suite final class HostileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID())")
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Begins a session, so that ending the process group does not reach what is started.
  private static var setsid: String {
    #if os(Linux)
      "setsid"
    #else
      ""
    #endif
  }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Judges a command and says what is not as it must be, whatever the verdict.
  private func judge(
    _ command: [String], timeout: Double = 0.2, cases: Int = 20, within seconds: Double = 10
  ) async throws -> String {
    var output = ""
    let clock = ContinuousClock()
    let words = [
      "verify", "--screen", "header", "--only", "BLR-1", "--seed", "0000-0000-0000-7K",
      "--cases", "\(cases)", "--timeout", "\(timeout)", "--",
    ]
    // On a thread of its own, or the time would be that of the tests that run beside.
    let (code, time) = await withTaskExecutorPreference(OwnThread()) {
      let start = clock.now
      let code = await run(words + command, output: { output += $0 }, error: { _ in })
      return (code, clock.now - start)
    }
    #expect(time < .seconds(seconds))
    #expect(code == 1, "\(output)")
    #expect(try !running.contains(folder.path), "something runs on")
    return output
  }

  /// What runs on this machine, with the folder's name in it if it came from here.
  private var running: String {
    get throws {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/ps")
      process.arguments = ["-A", "-o", "args"]
      process.standardOutput = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("sleep 100; :", "no answer within 0.2 seconds"),
      ("sleep 100 & sleep 100 & sleep 100; :", "no answer within 0.2 seconds"),
      ("\(setsid) sh -c 'sleep 100; :' \"$0\" & sleep 100; :", "no answer within 0.2 seconds"),
      ("trap '' TERM INT HUP; sleep 100; :", "no answer within 0.2 seconds"),
      ("exit 3", "the process ended with exit code 3"),
      ("read line; echo no idea >&2; exit 4", "exit code 4; its last words: no idea"),
      ("kill -KILL $$", "the process was ended by signal 9"),
      ("exec 1>&-; sleep 100; :", "the process closed its standard output"),
      ("echo hello; sleep 100; :", "its answer: not JSON: found 'hello'; legal: a value"),
      ("printf '\\377\\376\\n'; sleep 100; :", "its answer: not UTF-8"),
      ("printf '\\033[2J\\n'; sleep 100; :", "its answer: not JSON: found '\\u{1b}[2J'"),
      ("printf '{\"id\":0'; sleep 100; :", "no answer within 0.2 seconds"),
      ("echo '{\"id\":7,\"appearances\":[]}'; sleep 100; :", "it is for scenario 7; legal: 0"),
      ("echo '{\"id\":0,\"appearances\":[]}'; sleep 100; :", "0 entries; legal: 1"),
      ("echo '{\"id\":0,\"appearances\":[{}]}'; sleep 100; :", "appearances[0]: nothing is shown"),
      (
        "echo '{\"id\":0,\"appearances\":[{\"blur\":{\"alpha\":NaN}}]}'; sleep 100; :",
        "not JSON: found 'NaN}}]}'; legal: a value"
      ),
      ("yes | tr -d '\\n' | head -c 100000000; sleep 100; :", "a line of more than 8 MB"),
      ("yes >&2", "no answer within 0.2 seconds"),
    ])
  func `A process that does not answer the first scenario is told so`(
    _ script: String, _ found: String
  ) async throws {
    let timeout = found.contains("no answer") ? 0.2 : 5
    let output = try await judge(["/bin/sh", "-c", script, folder.path], timeout: timeout)
    #expect(output.contains(found), "\(output)")
    #expect(output.contains("\"events\":[]}"))
    #expect(output.contains("○ BLR-1   The opacity that is assigned is between 0 and 1"))
    #expect(output.contains("1 clause not observed"))
  }

  /// Answers that show the blur only, until something happens.
  private func script(_ fault: String) throws -> [String] {
    let text = """
      import json, os, sys, time
      for number, line in enumerate(sys.stdin):
        scenario = json.loads(line)
        events = scenario["events"]
        answers = [{"blur": {"alpha": 0}}] * (len(events) + 1)
        isFar = any(event.get("scroll") == "nan" for event in events)
        answer = json.dumps({"id": scenario["id"], "appearances": answers})
        \(fault)
        print(answer, flush=True)
      """
    let file = folder.appending(path: "subject.py")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return [try #require(Self.python), file.path(percentEncoded: false)]
  }

  @Test(
    .enabled(if: python != nil, "there is no python3"),
    arguments: [
      ("if isFar: time.sleep(100)", "no answer within 1 second"),
      ("if isFar: os.fork(); time.sleep(100)", "no answer within 1 second"),
      (
        "if isFar: os.setpgid(0, os.getpgid(os.getppid())); time.sleep(100)",
        "no answer within 1 second"
      ),
      ("if isFar: sys.exit('nan')", "exit code 1; its last words: nan"),
      ("if isFar: print('DEBUG nan', flush=True)", "its answer: not JSON: found 'DEBUG nan'"),
      ("if isFar: answer += '\\nDEBUG nan'", "its answer: not JSON: found 'DEBUG nan'"),
      ("if isFar: answer = answer.replace('0}', 'NaN}')", "legal: a value"),
      (
        "if isFar: answer = answer.replace(', \"app', '0, \"app')",
        "its answer: it is for scenario 10; legal: 1"
      ),
      ("if isFar: answer = answer.replace('blur', 'blurr')", "unknown key 'blurr'; legal: blur"),
      // Which of the two is noticed first depends on what is being sent.
      ("if isFar: os.close(0); os.close(1); time.sleep(100)", "the process closed its standard "),
    ])
  func `What a process cannot answer is made small`(
    _ fault: String, _ found: String
  ) async throws {
    let output = try await judge(
      try script(fault), timeout: found.contains("no answer") ? 1 : 5, cases: 20, within: 30)
    #expect(output.contains(found), "\(output)")
    #expect(output.contains(#""events":[{"scroll":"nan"}]}"#), "\(output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["subject.py"])
  }

  @Test(.enabled(if: python != nil, "there is no python3"))
  func `What depends on chance is called flaky, and the rest is judged`() async throws {
    let output = try await judge(
      try script("if number == 50: sys.exit(3)"), timeout: 5)
    #expect(output.contains("flaky: a new process answers this scenario"), "\(output)")
    #expect(output.contains("the process ended with exit code 3"))
    #expect(output.contains("✔ BLR-1 "))
  }

  @Test(.enabled(if: python != nil, "there is no python3"))
  func `What depends on what was asked before is called flaky`() async throws {
    let output = try await judge(
      try script("if number > 60: answer = answer.replace('0}', '2}')"), timeout: 5)
    #expect(output.contains("✘ BLR-1 "), "\(output)")
    #expect(output.contains("flaky     the case did not fail once more: what is shown depends on"))
    #expect(!output.contains("minimal: verified"))
  }

  @Test(.enabled(if: python != nil, "there is no python3"))
  func `What is not shown is not observed`() async throws {
    var output = ""
    let words = ["verify", "--screen", "header", "--cases", "20", "--"]
    _ = await run(words + (try script("pass")), output: { output += $0 }, error: { _ in })
    #expect(output.contains("✔ BLR-1 "), "\(output)")
    #expect(output.contains("✘ BLR-2 "))
    // The conclusion of BLR-4 reads the label as well.
    #expect(output.contains("○ BLR-4   Blur and label share one threshold  (not observed)"))
    #expect(output.contains("○ REF-2 "))
    #expect(!output.contains("label.y"))
  }
}

/// Runs what prefers it apart from everything else.
final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "own thread")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
