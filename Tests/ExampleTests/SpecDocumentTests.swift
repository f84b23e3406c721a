import Foundation
import Spec
import Testing

@testable import motionspec

/// SPEC.md, the code and the names of the tests say the same.
@Suite struct SpecDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let path = root.appending(path: "SPEC.md").path(percentEncoded: false)
  private static let clauses = HeaderScreen.clauses + SheetScreen.clauses
  private static let sentences = Dictionary(grouping: clauses, by: \.id)
    .mapValues { Set($0.map(\.sentence)) }

  private let text: String

  init() throws {
    text = try String(contentsOfFile: Self.path, encoding: .utf8)
  }

  @Test func `The generated parts of SPEC.md are in step with the code`() async throws {
    let result = try await specCommand(check: true, path: Self.path)
    #expect(result.exitCode == 0, "\(result.message)")
  }

  @Test
  func `Evidence that is not made anew is out of step once what it is evidence for has changed`()
    throws
  {
    let text = try Self.sealed(
      "<!-- generated: kills -->\n<!-- of A -->\nrow\n<!-- end: kills -->\n")
    let document = SpecDocument(text: text, path: "SPEC.md")
    func stale(_ seal: String) throws -> [SpecDocument.Stale] {
      let updated = try document.updated(with: [.init(name: "kills", text: nil, seal: seal)])
      #expect(updated.text == text)
      return updated.stale
    }
    #expect(try stale("<!-- of A -->").isEmpty)
    let other = try stale("<!-- of B -->")
    #expect(other.map(\.name) == ["kills"] && other.map(\.line) == [1])
    #expect(other.allSatisfy { !$0.isMended })
  }

  /// The text with the seal of its prose at the end.
  private static func sealed(_ text: String) throws -> String {
    let open = text + "<!-- generated: prose -->\n<!-- end: prose -->\n"
    let kept = text.matches(of: #/generated: (\w+)/#).map { match in
      SpecDocument.Part(name: String(match.output.1), text: nil)
    }
    return try SpecDocument(text: open, path: "SPEC.md").updated(with: kept).text
  }

  @Test func `Prose that changes is out of step, wherever it stands, and generated text is none`()
    throws
  {
    let part = "<!-- generated: part -->\nold\n<!-- end: part -->\n"
    let text = try Self.sealed("It is 40.\n" + part + "It is 95.\n")
    func stale(_ old: String, _ new: String) throws -> [String] {
      let document = SpecDocument(text: text.replacing(old, with: new), path: "SPEC.md")
      return try document.updated(with: [.init(name: "part", text: "old")]).stale.map(\.name)
    }
    #expect(try stale("", "").isEmpty)
    #expect(try stale("40", "41") == ["prose"])
    #expect(try stale("95.", "95") == ["prose"])
    #expect(try stale("old", "new") == ["part"])
  }

  @Test func `What SPEC.md says of the proofs in words is what there is to prove`() {
    let all = [HeaderScreen.obligations, SheetScreen.obligations]
    let proofs = all.map { $0.count { $0.mistake == nil } }
    let wrong = all.joined().count { $0.mistake != nil }
    // One of the sheet's is the invariant itself.
    for words in [
      "the header's \(proofs[0]) for all", "the sheet's \(proofs[1] - 1) along",
      "itself the \(proofs[0] + proofs[1])nd statement", "(\(wrong) of \(wrong))",
    ] { #expect(text.contains(words), "SPEC.md does not say: \(words)") }
  }

  @Test(arguments: ["header", "sheet"])
  func `The clauses that SPEC.md explains are those that its table of deviations holds`(
    _ screen: String
  ) throws {
    let mark = "<!-- end: \(screen)-deviations -->"
    let table = try #require(text.firstRange(of: mark))
    let start = try #require(text.firstRange(of: "<!-- generated: \(screen)-deviations -->"))
    let found = text[start.upperBound..<table.lowerBound].matches(of: #/\n\| ([A-Z]+-[0-9]+) \|/#)
      .map { String($0.output.1) }
    let bullets = text[table.upperBound...].prefix { $0 != "#" }.split(separator: "\n")
      .filter { $0.hasPrefix("- ") }.joined()
    var explained: Set<String> = []
    for match in bullets.matches(of: #/([A-Z]+)-([0-9]+)( to [A-Z]+-([0-9]+))?/#) {
      let (_, family, first, _, last) = match.output
      let numbers = try #require(Int(first))...(try #require(Int(last ?? first)))
      explained.formUnion(numbers.map { "\(family)-\($0)" })
    }
    #expect(explained.subtracting(found).sorted() == [], "explained, but not violated")
    let catchAlls = found.filter { $0.hasPrefix("REF-") }
    #expect(
      Set(found).subtracting(explained).subtracting(catchAlls).sorted() == [],
      "violated, but not explained")
  }

  @Test func `SPEC.md states exactly the clauses of the code, each with its sentence`() {
    var stated: [String: Set<String>] = [:]
    for match in text.matches(of: #/\n#### ([A-Z]+-[0-9]+) · ([^\n]+)/#) {
      stated[String(match.output.1), default: []].insert(String(match.output.2))
    }
    #expect(stated == Self.sentences)
    #expect(
      text.contains(
        "There are \(Self.sentences.count) clauses, \(HeaderScreen.clauses.count) of them about "
          + "the header and \(SheetScreen.clauses.count) about the sheet"))
  }

  @Test func `Every clause has exactly one test, named by its id and its sentence`() throws {
    let folder = Self.root.appending(path: "Tests/InvariantTests")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var tests: [String: [String]] = [:]
    for file in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: #/func `([A-Z]+-[0-9]+): ([^`\n]+)`/#) {
        tests[String(match.output.1), default: []].append(String(match.output.2))
      }
    }
    #expect(tests.keys.sorted() == Self.sentences.keys.sorted())
    for (id, names) in tests.sorted(by: { $0.key < $1.key }) {
      #expect(names.count == 1, "\(id) has \(names.count) tests")
      for name in names {
        let legal = Self.sentences[id, default: []].sorted()
        #expect(legal.contains(name), "\(id): the test says '\(name)', the clause \(legal)")
      }
    }
  }

  @Test func `SPEC.md explains every quantity that a clause reads`() {
    let names = Set(Self.clauses.flatMap(\.quantities).filter { $0.column >= 0 }.map(\.name))
    #expect(names.filter { !text.contains("`\($0)`") }.sorted() == [])
  }

  @Test func `The layout tables of SPEC.md hold every number with the article's value`() {
    let header = HeaderLayout.Candidate.fields.map { field in
      (name: field.name, value: HeaderLayout.Candidate.tutorial[keyPath: field.path])
    }
    let sheet = SheetLayout.Candidate.fields.map { field in
      (name: field.name, value: SheetLayout.Candidate.tutorial[keyPath: field.path])
    }
    let lines = text.split(separator: "\n")
    for (name, value) in header + sheet {
      let row = lines.first { $0.contains("| `\(name)` |") && $0.hasSuffix("| \(value.plain) |") }
      #expect(row != nil, "no row says that \(name) is \(value.plain)")
    }
  }
}
