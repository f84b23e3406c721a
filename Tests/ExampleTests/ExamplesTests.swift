import Foundation
import Generators
import Spec
import Testing
import motionspec

/// The examples in other languages, where their interpreters are.
@Suite struct ExamplesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")
  static let node = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  static let python = HostileTests.python

  private func path(_ name: String) -> String {
    Self.root.appending(path: name).path(percentEncoded: false)
  }

  private func verify(_ words: [String], _ command: [String?]) async throws -> (
    code: Int32, output: String
  ) {
    var output = ""
    let command = try command.map { try #require($0) }
    let words = ["verify", "--seed", "0000-0000-0000-7K"] + words + ["--"] + command
    let code = await run(words, output: { output += $0 }, error: { _ in })
    return (code, output)
  }

  /// The part of a report that does not depend on who is judged: from provenance to case.
  private func reports(_ output: String, _ ids: [String]) -> [String] {
    output.components(separatedBy: "\n\n").filter { part in
      ids.contains { part.hasPrefix("✘ \($0)  ") && part.contains("falsified") }
    }.map { part in
      part.split(separator: "\n").dropFirst().prefix {
        !$0.contains("  case ") && !$0.contains("  line ")
      }
      .joined(separator: "\n")
    }
  }

  @Test(.enabled(if: node != nil, "there is no node"))
  func `The header in JavaScript holds, also when several run at the same time`() async throws {
    let words = ["--cases", "60", "--jobs", "2"]
    let result = try await verify(words, [Self.node, path("web-header/judge.mjs")])
    #expect(result.code == 0, "\(result.output)")
    #expect(result.output.contains("header, external: 40 clauses: 40 hold"))
    #expect(!result.output.contains("sheet"))
  }

  @Test(.enabled(if: node != nil, "there is no node"))
  func `The fault of the header in JavaScript is what its README says`() async throws {
    let command = [Self.node, path("web-header/judge.mjs"), "--faulty"]
    let result = try await verify(["--cases", "100", "--only", "LYR-2,BLR-5"], command)
    #expect(result.code == 1)
    let readme = try String(contentsOfFile: path("web-header/README.md"), encoding: .utf8)
    #expect(readme.contains(result.output), "\(result.output)")
  }

  /// Processes that a case says nothing about: one shows the blur only, one refuses every layout but
  /// that of the first scenario, one has no header.
  private static let onlyBlur = answering(
    #"[{"blur":{"alpha":0}}]"#, #"[{"blur":{"alpha":0}},{"blur":{"alpha":0}},{"blur":{"alpha":0}}]"#
  )
  private static let refusing = answering(#"[{"front":"content"}]"#, #"[{"rejected":"no"}]"#)
  private static let absent = answering(#"[{"rejected":"no"}]"#, #"[{"rejected":"no"}]"#)

  private static func answering(_ first: String, _ later: String) -> String {
    "id=0; appearances='\(first)'; while read line; do "
      + "echo \"{\\\"id\\\":$id,\\\"appearances\\\":$appearances}\"; "
      + "id=$((id + 1)); appearances='\(later)'; done"
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `Output that cannot be written is no success`() throws {
    let result = try Tool.run(
      "/bin/sh", ["-c", "motionspec schema 2>&1 > /dev/full; echo $?"], in: Self.root)
    #expect(result.output.contains("the output cannot be written"), "\(result.output)")
    #expect(result.output.hasSuffix("\n2\n"), "\(result.output)")
  }

  @Test(.enabled(if: node != nil, "there is no node"))
  func `A token is replayed on the implementation of a command, whatever it was found on`()
    async throws
  {
    let judge = [Self.node, path("web-header/judge.mjs")]
    // Scrolled to 41 and pulled down to −1: LYR-2 of an implementation in another process.
    let token =
      "14MD-6GSB-1CHJ-Q4BV-JENQ-76BT-CB59-2TCH-FCNW-78SB-JDSG-PR20-00G0-00WG-2000-42A"
    func replay(_ words: [String?]) async -> (code: Int32, output: String, error: String) {
      var (output, message) = ("", "")
      let code = await run(
        ["replay", token] + words.compactMap(\.self), output: { output += $0 },
        error: { message += $0 })
      return (code, output, message)
    }
    let faulty = await replay(["--"] + judge + ["--faulty"])
    #expect(faulty.code == 1)
    #expect(faulty.output.contains("events: [.scroll(41), .scroll(-1)]"), "\(faulty)")
    let mended = await replay(["--"] + judge)
    #expect(mended.code == 0)
    #expect(mended.output == "stale: LYR-2 is not violated by external in this case any more\n")
    let alone = await replay([])
    #expect(alone.code == 2 && alone.error.contains("legal: its command after --"), "\(alone)")
    let silent = await replay(["--timeout", "0.2", "--", "sleep", "9"])
    #expect(silent.code == 2 && silent.error.contains("no answer within 0.2"), "\(silent)")
    let partial = await replay(["--", "sh", "-c", Self.onlyBlur])
    #expect(partial.code == 2 && partial.error.contains("not observed"), "\(partial)")
    let refusing = await replay(["--", "sh", "-c", Self.refusing])
    #expect(refusing.code == 2 && refusing.error.contains("not exercised"), "\(refusing)")
    let absent = await replay(["--", "sh", "-c", Self.absent])
    #expect(absent.code == 2 && absent.error.contains("has no header"), "\(absent)")
    let idle = await replay(["--timeout", "1"])
    #expect(idle.code == 2 && idle.error.contains("--timeout needs -- and a command"), "\(idle)")
  }

  @Test(.enabled(if: python != nil, "there is no python3"))
  func `The sheet in Python holds`() async throws {
    let words = ["--screen", "sheet", "--cases", "100"]
    let result = try await verify(words, [Self.python, path("python-sheet/judge.py")])
    #expect(!result.output.contains("✘"), "\(result.output)")
    #expect(result.output.contains("31 clauses: 31 hold"), "\(result.output)")
  }

  @Test(.enabled(if: python != nil, "there is no python3"))
  func `The fault of the sheet in Python is what its README says`() async throws {
    let command = [Self.python, path("python-sheet/judge.py"), "--faulty"]
    let result = try await verify(["--cases", "100", "--only", "LIFE-5"], command)
    #expect(result.code == 1)
    let readme = try String(contentsOfFile: path("python-sheet/README.md"), encoding: .utf8)
    #expect(readme.contains(result.output), "\(result.output)")
  }

  @Test(.enabled(if: node != nil, "there is no node"))
  func `The published header is caught through a pipe with the same cases as here`() async throws {
    let ids = ["LYR-2", "BLR-5", "LBL-1", "LIFE-2"]
    let only = ["--cases", "20", "--only", ids.joined(separator: ",")]
    let external = try await verify(only, [Self.node, path("web-header/judge.mjs"), "--published"])
    var output = ""
    _ = await run(
      ["verify", "--screen", "header", "--seed", "0000-0000-0000-7K", "--subject", "published"]
        + only, output: { output += $0 }, error: { _ in })
    #expect(reports(output, ids).count == 4)
    #expect(reports(external.output, ids) == reports(output, ids))
  }
}
