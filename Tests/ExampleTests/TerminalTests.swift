import Foundation
import Synchronization
import Testing
import motionspec

/// What the tool does for somebody who looks on, and what the output is for nobody in particular.
@Suite struct TerminalTests {
  private static let seed = ["--seed", "0000-0000-0000-7K"]

  private func tool(
    _ words: [String], on terminal: Terminal = Terminal()
  ) async -> (code: Int32, output: String) {
    var output = ""
    let code = await run(words, terminal: terminal, output: { output += $0 }, error: { _ in })
    return (code, output)
  }

  private func terminal(
    _ environment: [String: String] = [:], output: Bool = true, error: Bool = true
  ) -> Terminal {
    Terminal(environment: environment, isOutputTerminal: output, isErrorTerminal: error)
  }

  @Test func `Colours need a terminal, one that is not dumb, and no NO_COLOR`() {
    #expect(terminal(["TERM": "xterm", "NO_COLOR": ""]).hasColours)
    #expect(!terminal(["NO_COLOR": "1"]).hasColours)
    #expect(!terminal(["TERM": "dumb"]).hasColours)
    #expect(!terminal(output: false).hasColours)
    #expect(terminal(output: false).progress != nil)
    #expect(terminal(error: false).progress == nil)
  }

  @Test func `Only the marks that begin a line are coloured, and nothing in JSON`() async {
    let words = ["verify", "--subject", "published", "--only", "LYR-2,HDR-1", "--cases", "50"]
    var colours = Terminal()
    colours.hasColours = true
    let plain = await tool(words + Self.seed)
    let coloured = await tool(words + Self.seed, on: colours)
    #expect(plain.output.count { $0 == "\u{1B}" } == 0)
    #expect(coloured.output.count { $0 == "\u{1B}" } == 6)
    #expect(coloured.output.hasPrefix("\u{1B}[32m✔\u{1B}[0m HDR-1 "))
    #expect(coloured.output.components(separatedBy: "\n\u{1B}[31m✘\u{1B}[0m LYR-2 ").count == 3)
    let bare = coloured.output.replacing(#/\u{1B}\[[0-9]+m/#, with: "")
    #expect(bare == plain.output)
    let json = await tool(words + Self.seed + ["--json"], on: colours)
    #expect(json == (await tool(words + Self.seed + ["--json"])))
  }

  @Test func `Progress says how far, how fast and how long still`() {
    let some = Progress.line("header", 30_000, of: 400_000, after: .seconds(2))
    #expect(some == "header: 7% of 400,000 cases, 15,000/s, 0:25 left")
    let slow = Progress.line("sheet", 100, of: 10_000, after: .seconds(10))
    #expect(slow == "sheet: 1% of 10,000 cases, 10/s, 16:30 left")
    #expect(Progress.line("sheet", 0, of: 9, after: .zero) == "sheet: 0 of 9 cases")
    let all = Progress.line("sheet", 9, of: 9, after: .seconds(1))
    #expect(all == "sheet: 9 cases, shrinking what fails")
  }

  /// Interrupts a run that would take minutes as soon as it says how far it is.
  private func interrupted(_ words: [String]) async -> (code: Int32, output: String, told: String) {
    let told = Mutex("")
    var terminal = Terminal()
    let interruption = terminal.interruption
    #expect(!interruption.request(), "nothing runs that could be interrupted")
    terminal.progress = { text in
      told.withLock { $0 += text }
      if text.contains(#/[1-9][0-9]*%/#) {
        _ = interruption.request()
        if interruption.request() { Issue.record("the second request has to end the tool") }
      }
    }
    let long = ["verify", "--screen", "header", "--cases", "100000"] + words
    let (code, output) = await tool(long + Self.seed, on: terminal)
    return (code, output, told.withLock { $0 })
  }

  @Test func `A run that is interrupted reports what it found, and that it is no whole run`()
    async throws
  {
    let result = await interrupted(["--subject", "published", "--only", "LYR-2"])
    #expect(result.code == 130)
    #expect(result.output.hasPrefix("✘ LYR-2 "))
    #expect(result.output.contains("events: [.scroll(41), .scroll(-1)]"))
    #expect(result.output.contains(#/\ninterrupted after [0-9,]+ of 400,000 cases\n$/#))
    #expect(
      result.told.contains(#/\rheader: [0-9]+% of 400,000 cases, [0-9,]+/s, [0-9:]+ left\x1B\[K/#)
    )
    #expect(result.told.hasSuffix("\r\u{1B}[K"))
    let json = await interrupted(["--only", "LYR-2", "--json", "--shard", "0/2"])
    #expect(json.code == 130)
    #expect(json.output.contains(#/"shard":\[0,2\],.*,"interrupted":[0-9]+}\n$/#))
  }

  @Test func `Ctrl-C does not wait for a process that says nothing`() async {
    let terminal = Terminal()
    DispatchQueue.global().async {
      while !terminal.interruption.request() { usleep(1000) }
    }
    let words = ["verify", "--screen", "header", "--only", "BLR-1", "--timeout", "60", "--"]
    let start = ContinuousClock.now
    let (code, output) = await tool(words + ["/bin/sleep", "100"], on: terminal)
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(code == 130)
    #expect(output.hasPrefix("○ ANSWER "))
    #expect(output.contains("1 clause not observed: too few answers"))
  }

  @Test(.enabled(if: HostileTests.python != nil, "there is no python3"))
  func `Ctrl-C does not wait for all that a slow process was asked`() async throws {
    let script = """
      import json, sys, time
      for line in sys.stdin:
        scenario = json.loads(line)
        time.sleep(0.5 if scenario["id"] else 0)
        answers = [{"blur": {"alpha": 0.5}}] * (len(scenario["events"]) + 1)
        print(json.dumps({"id": scenario["id"], "appearances": answers}), flush=True)
      """
    let terminal = Terminal()
    let python = try #require(HostileTests.python)
    let words = ["verify", "--screen", "header", "--only", "BLR-1", "--", python, "-c", script]
    let (code, output, time) = await withTaskExecutorPreference(OwnThread()) {
      let start = ContinuousClock.now
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        while !terminal.interruption.request() { usleep(1000) }
      }
      let (code, output) = await tool(words, on: terminal)
      return (code, output, ContinuousClock.now - start)
    }
    // A batch has 16 cases.
    #expect(time < .seconds(6))
    #expect(code == 130)
    #expect(output.contains(" BLR-1 "), "\(output)")
  }

  @Test(
    .enabled(if: HostileTests.python != nil, "there is no python3"),
    .enabled(if: Tool.folder != nil, "the tool was not built"))
  func `On a terminal there are colours and progress; Ctrl-C concludes, twice ends at once`() throws
  {
    let python = try #require(HostileTests.python)
    let script = """
      import os, pty, signal, sys
      def run(words, interrupts, **variables):
        pid, terminal = pty.fork()
        if pid == 0:
          os.environ.pop("NO_COLOR", None)
          os.environ.update(TERM="xterm", **variables)
          os.execvp("motionspec", ["motionspec", "verify", "--screen", "header"] + words)
        text = b""
        while True:
          try: part = os.read(terminal, 65536)
          except OSError: break
          if not part: break
          text += part
          if b" left" in text and interrupts:
            for _ in range(interrupts):
              os.write(terminal, b"\\x03")
              signal.sigtimedwait([signal.SIGUSR1], 0.05)
            interrupts = 0
        status = os.waitpid(pid, 0)[1]
        print(os.waitstatus_to_exitcode(status), b"\\x1b[32m" in text, b"interrupted after" in text)
      short, long = ["--only", "LYR-1", "--cases", "9"], ["--only", "LYR-2", "--cases", "100000"]
      run(short, 0)
      run(short, 0, NO_COLOR="1")
      run(long, 1)
      run(long + ["--subject", "published"], 2)
      """
    let result = try Tool.run(
      python, ["-c", script], in: FileManager.default.temporaryDirectory)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.prefix(3) == ["0 True False", "0 False False", "130 True True"])
    // The report of the first Ctrl-C may be faster than the second.
    #expect(lines.last == "-2 False False" || lines.last == "130 False True", "\(lines)")
  }

  @Test func `Every command has a help with an example`() async {
    let overview = await tool(["--help"]).output
    let names = overview.matches(of: #/\n  motionspec ([a-z]+)/#).map { String($0.output.1) }
    #expect(names.count == 11)
    for name in names {
      let help = await tool([name, "--help"])
      #expect(help.code == 0)
      #expect(help.output.contains("\nExample"), "\(name)")
      let example = help.output.split(separator: "\nExample").last ?? ""
      #expect(example.contains("motionspec \(name)"), "\(name)")
    }
  }
}
