import Foundation
import Generators
import Spec
import Testing
import motionspec

/// `motionspec verify --failures FILE`: what is kept between runs, and what a crash leaves.
@Suite final class FailuresTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "failures-\(UUID())")
  private var file: String { folder.appending(path: "kept").path(percentEncoded: false) }
  private var journal: String { file + ".running" }
  private static let first = "motionspec failures 1\n"
  private static let seed = "0000-0000-0000-7K"

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func verify(
    _ subject: String, _ words: [String] = []
  ) async -> (code: Int32, output: String, error: String) {
    var (output, error) = ("", "")
    let words = ["verify", "--subject", subject, "--screen", "header", "--failures", file] + words
    let code = await run(words, output: { output += $0 }, error: { error += $0 })
    return (code, output, error)
  }

  private var text: String? { try? String(contentsOfFile: file, encoding: .utf8) }

  private func write(_ text: String, to path: String? = nil) throws {
    try text.write(toFile: path ?? file, atomically: true, encoding: .utf8)
  }

  /// What the folder holds: nothing may be left but the file.
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// The published code scrolled past the stop and back, under the name of a subject.
  private static func token(_ subject: String, _ clause: String = "LYR-2") async throws
    -> ReplayToken
  {
    let clauses = HeaderScreen.clauses.filter { $0.id == "LYR-2" }
    let found = await Generators.verify(
      HeaderScreen.published, clauses: clauses,
      settings: Settings(seed: try Seed(parsing: seed), cases: 200))
    let values = try #require(found["LYR-2"]?.violation).choices
    return ReplayToken(property: "header/runs/\(clause)/\(subject)", values: values)
  }

  @Test func `Nothing is created while everything holds`() async {
    let result = await verify("reference", ["--cases", "200", "--only", "LYR-2"])
    #expect(result.code == 0, "\(result)")
    #expect(names == [])
  }

  @Test func `A violation is kept, and runs first the next time`() async throws {
    let token = try await Self.token("published")
    let one = await verify(
      "published", ["--only", "LYR-2", "--seed", Self.seed, "--cases", "200"])
    #expect(one.code == 1)
    #expect(text == Self.first + "\(token) LYR-2\n")
    #expect(names == ["kept"])
    #expect(!one.output.contains("from \(file)"))

    // One case alone shows nothing: what fails is the case that was kept.
    let two = await verify("published", ["--only", "LYR-2", "--cases", "1"])
    #expect(two.code == 1)
    #expect(two.output.hasPrefix("still fails, from \(file):\n✘ LYR-2  "))
    #expect(two.output.contains("found     front header"))
    #expect(!two.output.contains("1 violated"))
    #expect(text == Self.first + "\(token) LYR-2\n")
  }

  @Test func `A case that passes is removed; comments and other subjects stay`() async throws {
    let (mine, other) = (try await Self.token("reference"), try await Self.token("published"))
    let sheet = ReplayToken(property: "sheet/runs/SHT-1/reference", values: [])
    let rest = "# why\n\(other) LYR-2\n\n\(sheet) SHT-1\n"
    try write(Self.first + "\(mine) LYR-2\n" + rest)
    let elsewhere = await verify("reference", ["--cases", "9", "--only", "HDR-1"])
    #expect(elsewhere.code == 0)
    #expect(text == Self.first + "\(mine) LYR-2\n" + rest)
    let result = await verify("reference", ["--cases", "9", "--only", "LYR-2"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("stale, removed from \(file): LYR-2 is not violated"))
    #expect(result.output.contains("\(mine)\n"))
    #expect(text == Self.first + rest)
  }

  @Test(.enabled(if: HostileTests.python != nil, "there is no python3"))
  func `The cases of another process are kept, and only what it answers removes them`()
    async throws
  {
    let script = """
      import json, sys
      for line in sys.stdin:
        scenario = json.loads(line)
        shown = {"blur": {"alpha": float(open(sys.argv[1]).read())}}
        answers = [shown] * (len(scenario["events"]) + 1)
        print(json.dumps({"id": scenario["id"], "appearances": answers}), flush=True)
      """
    let alpha = folder.appending(path: "alpha").path(percentEncoded: false)
    let python = try #require(HostileTests.python)
    func verify(showing text: String) async throws -> (code: Int32, output: String) {
      try write(text, to: alpha)
      var output = ""
      let words = [
        "verify", "--screen", "header", "--only", "BLR-1", "--cases", "9", "--failures", file,
        "--seed", Self.seed, "--", python, "-c", script, alpha,
      ]
      return (await run(words, output: { output += $0 }, error: { _ in }), output)
    }
    #expect(try await verify(showing: "2").code == 1)
    let kept = try #require(text)
    #expect(kept.hasPrefix(Self.first) && kept.hasSuffix(" BLR-1\n"))
    let again = try await verify(showing: "2")
    #expect(again.code == 1)
    #expect(again.output.hasPrefix("still fails, from \(file):\n✘ BLR-1  "))
    let mute = try await verify(showing: "no number")
    #expect(mute.code == 1)
    #expect(mute.output.hasPrefix("not judged, kept in \(file): BLR-1: the command: the process"))
    #expect(text == kept)
    let mended = try await verify(showing: "0.5")
    #expect(mended.code == 0)
    #expect(mended.output.hasPrefix("stale, removed from \(file): BLR-1"))
    #expect(text == Self.first)
    #expect(names == ["alpha", "kept"])
  }

  @Test func `JSON is still one object, with what came of the kept cases`() async throws {
    let (stale, fails) = (
      try await Self.token("published", "HDR-1"), try await Self.token("published")
    )
    try write(Self.first + "\(stale) HDR-1\n\(fails) LYR-2\n")
    let words = ["--only", "HDR-1,LYR-2", "--cases", "1", "--json"]
    let result = await verify("published", words)
    #expect(result.code == 1)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let failures = try #require(object?["failures"] as? [[String: Any]])
    #expect(failures.map { $0["id"] as? String } == ["HDR-1", "LYR-2"])
    #expect(failures.map { $0["stale"] as? Bool } == [true, false])
    #expect(failures[1]["token"] as? String == "\(fails)")
    #expect(text == Self.first + "\(fails) LYR-2\n")
  }

  @Test func `What is kept and printed does not depend on the jobs`() async throws {
    var outputs: Set<String> = []
    for jobs in ["1", "2", "7"] {
      try? FileManager.default.removeItem(atPath: file)
      let result = await verify(
        "published",
        [
          "--seed", Self.seed, "--jobs", jobs, "--cases", "200", "--only",
          "HDR-7,LBL-1,LYR-2,BLR-1,LIFE-1,LIFE-2",
        ])
      #expect(result.code == 1)
      outputs.insert(result.output + (text ?? "no file"))
    }
    #expect(outputs.count == 1)
    let kept = try FailureFile(parsing: try #require(text))
    #expect(kept.entries.count > 3)
  }

  @Test func `A file that cannot be read stops the run before any case, and stays as it is`()
    async throws
  {
    let token = try await Self.token("published")
    for (content, words) in [
      ("motionspec failures 9\n", ", line 1: a failure file of version '9'"),
      ("", ", line 1: not a failure file"),
      (Self.first + "\(token) LYR-2\n>>>>>>>\n", ", line 3: not a replay token: character 1, '>'"),
      (Self.first + "\(token)\n", ", line 2: the clause is missing"),
    ] {
      try write(content)
      let result = await verify("published", ["--cases", "9"])
      #expect(result.code == 2)
      #expect(result.output == "")
      #expect(result.error.hasPrefix("motionspec: \(file)\(words)"), "\(result.error)")
      #expect(text == content)
      #expect(names == ["kept"])
    }
    try write("0000 header/runs 1-2\n", to: journal)
    try write(Self.first)
    let result = await verify("published", ["--cases", "9"])
    #expect(result.code == 2)
    #expect(
      result.error.contains("kept.running, line 1: found '0000 header/runs 1-2'; legal: SEED"))
    #expect(names == ["kept", "kept.running"])
  }

  @Test func `A file that cannot be written stops the run before any case`() async throws {
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    let isFolder = await verify("published", ["--cases", "9"])
    #expect(isFolder.code == 2)
    #expect(isFolder.error.contains("\(file): cannot be read as a file"))
    try FileManager.default.removeItem(at: folder)
    let noFolder = await verify("published", ["--cases", "9"])
    #expect(noFolder.code == 2)
    #expect(noFolder.output == "")
    #expect(noFolder.error.contains("\(file): there is no folder"), "\(noFolder.error)")
    let gesture = await verify("published", ["--offsets", "x.csv"])
    #expect(gesture.error.contains("--failures is for generated cases"))
  }

  @Test(.enabled(if: Tool.folder != nil, "the tool was not built"))
  func `A signal is no crash, nor is a pipe that nobody reads`() throws {
    let words = "verify --subject published --screen header --failures kept"
    for script in [
      "motionspec \(words) --cases 20 | head -n 1 > /dev/null",
      "motionspec \(words) --cases 9000000 > /dev/null & sleep 1; kill -TERM $!; wait $!",
    ] {
      _ = try Tool.run("/bin/sh", ["-c", script], in: folder)
      #expect(names == ["kept"], "\(script)")
    }
    // As nohup does, without its file.
    let ignoring = """
      trap '' HUP; motionspec verify --screen header --only LYR-1 --cases 20000 > /dev/null 2>&1 &
      sleep 0.3; kill -HUP $!; wait $!
      """
    #expect(try Tool.run("/bin/sh", ["-c", ignoring], in: folder).code == 0)
  }

  @Test(arguments: ["0-999999998", "-1-4", "4-1", "0-x"])
  func `A journal that nobody wrote is an error`(_ range: String) async throws {
    try write("\(Self.seed) header/runs \(range)\n", to: journal)
    let result = await verify("reference", ["--cases", "9", "--only", "HDR-1"])
    #expect(result.code == 2)
    #expect(
      result.error.contains("kept.running, line 1: found '\(Self.seed) header/runs \(range)'"))
  }

  @Test func `A run that ended without a word is told of, and its cases run again`() async throws {
    try write("\(Self.seed) header/runs 5-9\n\(Self.seed) sheet/runs 0-1\n", to: journal)
    let result = await verify("reference", ["--cases", "9", "--only", "HDR-1"])
    #expect(result.code == 0)
    let ended = "\(journal): the last run ended without a word while it ran cases"
    #expect(
      result.error.hasPrefix(
        """
        \(ended) 5 to 9 of header/runs, seed \(Self.seed)
          run again one by one: no crash
        \(ended) 0 to 1 of sheet/runs, seed \(Self.seed)
          that is not verified now, so it is left out

        """), "\(result.error)")
    #expect(names == [])
    try write("", to: journal)
    let empty = await verify("reference", ["--cases", "9", "--only", "HDR-1"])
    #expect(empty.error.hasPrefix("\(journal): the last run ended without a word while it ran the"))
    #expect(names == [])
  }
}

/// A subject that traps in one case: which cases were running is on disk afterwards.
@Suite struct CrashTests {
  private static let index = 1502
  private static let stream = HeaderScreen.streams[0].stream

  private static let trapping: Subject<HeaderScreen> = {
    let generator = HeaderScreen.streams[0].generator
    let fatal = try? Cases(generator, seed: Seed(3), stream: stream).value(at: index)
    return Subject(name: "trapping") { scenario in
      if scenario == fatal { fatalError("a trap") }
      return HeaderScreen.reference.answer(scenario)
    }
  }()

  @Test func `A crash leaves its chunk, and a second one the case`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "kept").path(percentEncoded: false)

    await #expect(processExitsWith: .failure) { [path = path as String] in
      let journal = CrashJournal(besides: path)
      _ = try journal.open()
      let settings = Settings(seed: Seed(3), cases: 5000)
      _ = await verify(CrashTests.trapping, settings: settings, observer: journal)
    }
    let chunk = try #require(try CrashJournal(besides: path).leftBehind()?.first)
    #expect(chunk.journalled == "\(Seed(3)) \(Self.stream) 1024-2047")

    await #expect(processExitsWith: .failure) { [path = path as String] in
      let journal = CrashJournal(besides: path)
      guard let running = try journal.open()?.first else { return }
      runOneByOne(running, on: CrashTests.trapping, observer: journal)
    }
    let text = try String(contentsOfFile: path + ".running", encoding: .utf8)
    #expect(text == "\(Seed(3)) \(Self.stream) 1502-1502\n")
  }

  /// Published code that traps in what shrinking makes of its cases, but not before.
  private static let fragile = Subject<HeaderScreen>(name: "published") { scenario in
    if scenario.events == [.scroll(41), .scroll(-1)] { fatalError("a trap") }
    return HeaderScreen.published.answer(scenario)
  }

  @Test func `A crash while shrinking leaves the case that crashed and the best one so far`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "kept").path(percentEncoded: false)

    await #expect(processExitsWith: .failure) { [path = path as String] in
      let journal = CrashJournal(besides: path)
      _ = try journal.open()
      _ = await verify(
        CrashTests.fragile, clauses: HeaderScreen.clauses.filter { $0.id == "LYR-2" },
        settings: Settings(seed: Seed(3), cases: 500), observer: journal)
    }
    guard case .one(let crashed) = try CrashJournal(besides: path).leftBehind()?.first else {
      Issue.record("the journal names no single case")
      return
    }
    let generator = HeaderScreen.streams[0].generator
    let scenario = try replay(generator, crashed.values).value
    #expect(scenario.events == [.scroll(41), .scroll(-1)])
    let kept = try FailureStore(path: path).file.entries
    #expect(kept.count == 1)
    let best = try replay(generator, try #require(kept.first).token.values)
    var judge = Judge(HeaderScreen.clauses, on: HeaderScreen.published)
    judge.judge(best.value)
    #expect(judge.violations.contains { $0.clause.id == "LYR-2" })
    #expect(best.value != scenario)
  }
}
