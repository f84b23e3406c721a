import Foundation
import Testing
import motionspec

/// Shards, and `motionspec merge`, which joins their reports.
@Suite final class MergeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID())")
  private static let seed = ["--seed", "0000-0000-0000-7K"]
  static let parallel = [
    "/usr/bin/parallel", "/usr/local/bin/parallel", "/opt/homebrew/bin/parallel",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func tool(_ words: [String]) async -> (code: Int32, output: String, error: String) {
    var (output, error) = ("", "")
    let code = await run(words, output: { output += $0 }, error: { error += $0 })
    return (code, output, error)
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  private func write(_ text: String, _ name: String) throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  /// Runs all shards and keeps their reports.
  private func shards(
    of count: Int, _ words: [String], _ command: [String] = []
  ) async throws -> [String] {
    var files: [String] = []
    for index in 0..<count {
      let shard = ["verify", "--shard", "\(index)/\(count)", "--json"] + words + command
      files.append(try write(await tool(shard).output, "shard-\(index).json"))
    }
    return files
  }

  @Test(
    arguments: [
      ("published", "LYR-2,LIFE-6", 60, 3, 1), ("reference", "LYR-2", 1000, 2, 0),
      ("published", "LYR-2,LIFE-6", 3, 5, 0),
    ])
  func `Merged shards are the run without shards, byte for byte`(
    _ subject: String, _ only: String, _ cases: Int, _ count: Int, _ code: Int32
  ) async throws {
    let words = ["--subject", subject, "--cases", "\(cases)", "--only", only]
    let files = try await shards(of: count, words + Self.seed)
    for more in [[], ["--json"]] {
      let whole = await tool(["verify"] + words + Self.seed + more)
      let merged = await tool(["merge"] + files.reversed() + more)
      #expect(merged.output == whole.output)
      #expect(merged.code == code)
      #expect(whole.code == code)
    }
  }

  @Test func `What is rare is exercised by the union of the shards, though not by each`()
    async throws
  {
    let words = ["--only", "SHT-6,SHT-7,SHT-9,TIM-3,LIFE-5", "--screen", "sheet", "--cases", "24"]
    let files = try await shards(of: 12, words + Self.seed)
    let merged = await tool(["merge", "--json"] + files)
    #expect(merged.output == (await tool(["verify", "--json"] + words + Self.seed)).output)
    #expect(!merged.output.contains("notExercised"))
    let shards = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(shards.contains { $0.contains("notExercised") })
  }

  @Test(.enabled(if: HostileTests.python != nil, "there is no python3"))
  func `Of a process's shards the smallest case is kept, and what they exercised is summed`()
    async throws
  {
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples/python-sheet/judge.py").path
    let command = ["--", try #require(HostileTests.python), script, "--faulty"]
    let words = ["--screen", "sheet", "--only", "LIFE-5,TIM-1", "--cases", "24"] + Self.seed
    let files = try await shards(of: 2, words, command)
    let merged = await tool(["merge", "--json"] + files)
    let whole = await tool(["verify", "--json"] + words + command)
    #expect(merged.code == 1)
    func facts(_ text: String, _ names: [String]) throws -> [[String]] {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let clauses = try #require((object as? [String: Any])?["clauses"] as? [[String: Any]])
      return clauses.map { clause in names.map { "\(clause[$0] ?? "")" } }
    }
    let names = ["id", "verdict", "exercised", "case", "expected", "found", "token"]
    #expect(try facts(merged.output, names) == facts(whole.output, names))
    let text = await tool(["merge"] + files)
    #expect(text.output.contains("✘ LIFE-5"), "\(text)")
    #expect(text.output.contains("of 2 shards\n"), "\(text)")
  }

  @Test func `Shards that are not those of one run are refused, and it is said why`() async throws {
    let words = ["--only", "LYR-2", "--cases", "30"]
    let (a, b) = (["--seed", "0000-0000-0000-7K"], ["--seed", "0000-0000-0000-1Z"])
    func one(_ shard: String, _ words: [String]) async throws -> String {
      let output = await tool(["verify", "--json", "--shard", shard] + words).output
      return try write(output, "\(UUID()).json")
    }
    let first = try await one("0/3", words + a)
    func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
    let whole = try write(await tool(["verify", "--json"] + words + a).output, "whole.json")
    let cases: [(files: [String], words: String)] = [
      ([], "FILE… is missing"),
      ([first], "shard 1/3 and 1 more missing; legal: all 3, each once"),
      ([first, try await one("2/3", words + a)], "shard 1/3 missing"),
      ([first, first], "are both shard 0/3"),
      (
        [first, try await one("1/3", words + b)], "seed is 0000-0000-0000-1Z, but 0000-0000-0000-7K"
      ),
      ([first, try await one("1/2", words + a)], "the number of shards is 2, but 3 in"),
      (
        [first, try await one("1/3", ["--cases", "9", "--only", "LYR-2"] + a)], "cases is 9, but 30"
      ),
      (
        [first, try await one("1/3", ["--subject", "published"] + words + a)],
        "subject is published, but reference"
      ),
      (
        [first, try await one("1/3", ["--cases", "30", "--only", "LYR-1"] + a)],
        "its clauses are not those of"
      ),
      ([whole], "whole.json: not the report of a shard"),
      ([path("none.json")], "neither JSON nor a file"),
      ([try write("{\"shard\":[0,1", "cut.json")], "cut.json, line 1: not JSON"),
      ([try write("{\"shard\":[1,1]}", "s.json")], "s.json, shard: found [1,1]; legal: [I, N]"),
      ([try write("{\"shard\":[0,1]}", "t.json")], "t.json: 'subject' is missing"),
      (
        [
          try write(
            text(first).replacing("[0,3]", with: "[0,1]").replacing("\"random\"", with: "\"rand\""),
            "u.json")
        ], "screens[0]: 'random' is missing"
      ),
      (
        [
          try write(
            text(first).replacing("[0,3]", with: "[0,1]").replacing(
              "\"pairs\":[", with: "\"pairs\":[1,"),
            "v.json")
        ], "pairs: found"
      ),
      (
        [
          try write(
            text(first).replacing("\"sightings\":[]", with: "\"sightings\":[[0,1,2]]")
              .replacing("\"holds\"", with: "\"violated\""), "w.json"),
          try await one("1/3", words + a), try await one("2/3", words + a),
        ], "sightings[0][1]: found 1; legal: a case of shard 0/3"
      ),
      (
        [
          try write(
            text(first).replacing("[0,3]", with: "[0,1]").replacing(
              "\"sightings\":[]", with: "\"sightings\":[[0,0,2]]"), "x.json")
        ], "verdict: found \"holds\" with sightings [[0,0,2]]; legal: both or none"
      ),
      (
        [
          try write(
            text(first).replacing("[0,3]", with: "[0,1]").replacing(
              #/"pairs":\[[0-9]+/#, with: "\"pairs\":[9223372036854774784"), "y.json")
        ], "pairs[0]: found 9.223372036854775e+18; legal: a whole number"
      ),
      (
        [try write(text(first).replacing("LYR-2", with: "LYR-9"), "z.json")],
        "id: found \"LYR-9\"; legal: a clause of the header"
      ),
      (
        [try write(text(first).replacing("\"header\"", with: "\"footer\""), "f.json")],
        "screen: found \"footer\"; legal: header, sheet"
      ),
      (
        [
          try write(
            text(first).replacing(#/"clauses":\[.*?\],"shard"/#, with: "\"clauses\":[],\"shard\""),
            "e.json")
        ], "e.json, clauses: there are none"
      ),
      (
        [try write(text(first).replacing("[0,3]", with: "[0,1],\"interrupted\":7"), "i.json")],
        "i.json: the run was interrupted after 7 cases"
      ),
    ]
    for (files, words) in cases {
      let result = await tool(["merge"] + files)
      #expect(result.code == 2)
      #expect(result.output == "")
      #expect(result.error.contains(words), "\(result.error)")
    }
  }

  /// A script of README, with fewer cases.
  private func script(_ start: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let blocks = readme.split(separator: "```sh\n").compactMap { $0.split(separator: "```").first }
    let block = try #require(blocks.first { $0.hasPrefix(start) })
    return String(block).replacing("--cases 100000", with: "--cases 50 --only LYR-2")
  }

  private func whole() async -> String {
    let words = ["--subject", "published", "--cases", "50", "--only", "LYR-2"]
    return await tool(["verify"] + words + Self.seed).output
  }

  @Test(
    .enabled(if: parallel != nil, "there is no GNU parallel"),
    .enabled(if: Tool.folder != nil, "the tool was not built"))
  func `README's run under GNU parallel is the run without shards`() async throws {
    let result = try Tool.run("/bin/sh", ["-c", try script("parallel")], in: folder)
    #expect(result.output == (await whole()))
    #expect(result.code == 1)
  }

  @Test(.enabled(if: Tool.folder != nil, "the tool was not built"))
  func `README's array of Slurm jobs is the run without shards`() async throws {
    let script = try script("#!/bin/sh")
    for index in 0..<3 {
      let variables = ["SLURM_ARRAY_TASK_ID": "\(index)", "SLURM_ARRAY_TASK_COUNT": "3"]
      _ = try Tool.run("/bin/sh", ["-c", script], in: folder, variables)
    }
    let files = (0..<3).map { path("shard-\($0).json") }
    #expect((await tool(["merge"] + files)).output == (await whole()))
  }
}
