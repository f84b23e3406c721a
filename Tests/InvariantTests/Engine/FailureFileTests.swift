import Foundation
import Generators
import Spec
import Synchronization
import Testing
import motionspec

@Suite struct FailureFileTests {
  private static let first = "motionspec failures 1\n"

  private static func token(
    _ property: String, _ values: [Choice.Value] = [.integer(1)]
  ) -> ReplayToken {
    ReplayToken(property: property, values: values)
  }

  /// Texts of failure files: comments, empty lines and entries of different properties.
  private static let texts = Gen { source -> String in
    let lines = try source.array(count: 0...8) { source -> String in
      switch source.index(below: 4) {
      case 0:
        return "#" + (try source.element(of: ["", " seen on a Tuesday", "\u{301}#\t \u{2028}"]))
      case 1: return try source.element(of: ["", " ", "\t"])
      default:
        let clause = try source.element(of: ["LYR-2", "HDR-1", "A"])
        let subject = source.int(in: 0...999)
        let values = source.array(count: 0...4) { source -> Choice.Value in
          source.bool() ? .integer(source.int()) : .double(Double(source.int(in: -99...99)) / 8)
        }
        let text = token("header/runs/\(clause)/\(subject)", values).description
        let written = source.bool() ? text : text.lowercased()
        return written + (try source.element(of: [" ", "  ", "\t"])) + clause
      }
    }
    var known: Set<String> = []
    let legal = lines.filter { line in
      guard let word = line.split(whereSeparator: \.isWhitespace).first,
        word.unicodeScalars.first != "#",
        let token = try? ReplayToken(parsing: String(word))
      else { return true }
      return known.insert(token.property).inserted
    }
    return first + legal.map { $0 + "\n" }.joined()
  }

  @Test func `Every text reads, and is written as it was`() {
    let outcome = check(Self.texts, settings: Settings(), stream: "failure files") { text in
      let file = try FailureFile(parsing: text)
      let entries = text.split(separator: "\n").dropFirst().count { line in
        line.unicodeScalars.first != "#" && !line.allSatisfy(\.isWhitespace)
      }
      return file.text == text && file.entries.count == entries
    }
    guard case .holds = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test func `Damaged text is refused or read, and what is read is written so that it reads back`()
  {
    let damaged = Gen { source -> String in
      var scalars = Array(try source.draw(Self.texts).unicodeScalars)
      let others = Array("0Z-# \n\r\tuU1é💥\u{301}\u{0}".unicodeScalars)
      for _ in 0..<source.int(in: 0...4) {
        let place = source.index(below: scalars.count)
        switch source.index(below: 3) {
        case 0: scalars[place] = try source.element(of: others)
        case 1: scalars.insert(try source.element(of: others), at: place)
        default: if scalars.count > 1 { scalars.remove(at: place) }
        }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    let settings = Settings(cases: 2000)
    let outcome = check(
      damaged, settings: settings, stream: "damaged failure files",
      label: { (try? FailureFile(parsing: $0)) == nil ? "refused" : "read" },
      { text in
        guard let file = try? FailureFile(parsing: text) else { return true }
        return try FailureFile(parsing: file.text) == file
      })
    guard case .holds(let coverage) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(coverage.labels.map(\.label) == ["read", "refused"])
  }

  @Test func `Each kind of damage has its own error, which names the line and what is legal`() {
    let one = Self.token("header/runs/LYR-2/published")
    let cut = String("\(one)".dropLast(3))
    let noVersion = "not a failure file; its first line is 'motionspec failures 1'"
    let noToken = "; legal: a token and its clause, a comment after #"
    let property = "header/runs/LYR-2/published"
    let cases: [(text: String, line: Int, error: String)] = [
      ("", 1, noVersion),
      ("\n" + Self.first, 1, noVersion),
      ("\(one) LYR-2\n", 1, noVersion),
      (
        "motionspec failures 2\n", 1,
        "a failure file of version '2'; this release reads version 1"
      ),
      (
        "motionspec failures 01\n", 1,
        "a failure file of version '01'; this release reads version 1"
      ),
      (
        Self.first + "# x\n\(cut) LYR-2", 3,
        "not a whole replay token: its end is missing" + noToken
      ),
      (
        Self.first + "<<<<<<< ours", 2,
        "not a replay token: character 1, '<', is not one of 0–9 and A–Z without U" + noToken
      ),
      (Self.first + "\(one)", 2, "the clause is missing after the token; legal: LYR-2"),
      (
        Self.first + "\(one) LYR-3", 2,
        "the line says 'LYR-3', its token LYR-2; legal: LYR-2"
      ),
      (Self.first + "\(one) LYR-2 # so", 2, "4 words; legal: a token and its clause"),
      (
        Self.first + "\(Self.token("digits")) digits", 2,
        "the token is for 'digits'; legal: SCREEN/STREAM/CLAUSE/SUBJECT"
      ),
      (
        Self.first + "\(one) LYR-2\n\n\(Self.token(property, [])) LYR-2", 4,
        "'\(property)' has an entry in line 2 already; legal: one entry a property"
      ),
    ]
    for (text, line, words) in cases {
      do throws(InputError) {
        _ = try FailureFile(parsing: text)
        Issue.record("accepted: \(text)")
      } catch {
        #expect(error.description == "line \(line): \(words)")
      }
    }
  }

  @Test func `A property has one entry: the newer replaces the older where that stood`() throws {
    let old = Self.token("header/runs/LYR-2/published", [.integer(1)])
    let new = Self.token("header/runs/LYR-2/published", [.integer(2)])
    let other = Self.token("header/runs/LYR-2/reference")
    var file = try FailureFile(parsing: Self.first + "# why\n\(old)   LYR-2\n# end")
    let entry = try #require(FailureFile.Entry(new))
    #expect(file.add(try #require(FailureFile.Entry(old))) == FailureFile.Entry(old))
    #expect(file.text == Self.first + "# why\n\(old)   LYR-2\n# end\n")
    #expect(file.add(entry) == FailureFile.Entry(old))
    #expect(file.add(try #require(FailureFile.Entry(other))) == nil)
    #expect(file.text == Self.first + "# why\n\(new) LYR-2\n# end\n\(other) LYR-2\n")
    #expect(file.entries.first == entry)
    #expect(file.remove("header/runs/LYR-2/published") == entry)
    #expect(file.remove("header/runs/LYR-2/published") == nil)
    #expect(file.text == Self.first + "# why\n# end\n\(other) LYR-2\n")
    #expect((entry.stream, entry.clause, entry.subject) == ("header/runs", "LYR-2", "published"))
  }

  @Test func `Only a token about a clause of a screen makes an entry`() {
    for property in ["", "a/b/c", "a/b//d", "/b/c/d", "a/b/c d/e", "a/b/c\n/e", "a/b/c/"] {
      #expect(FailureFile.Entry(Self.token(property)) == nil, "\(property)")
    }
    #expect(FailureFile.Entry(Self.token("a/b/c/d/e"))?.subject == "d/e")
  }

  @Test func `Line ends of other systems read as ours`() throws {
    let one = Self.token("header/runs/LYR-2/published")
    let file = try FailureFile(parsing: "motionspec failures 1\r\n# a\r\n\(one) LYR-2\r\n")
    #expect(file.text == Self.first + "# a\n\(one) LYR-2\n")
  }
}

/// What `swift test` remembers between runs, on a reference that the published code stands in for.
@Suite struct RememberedFailuresTests {
  @Test func `A failing case is remembered, runs again and goes once it passes`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "remembered-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "failures").path(percentEncoded: false)
    let failures = RememberedFailures(path: path)
    let wrong = Subject<HeaderScreen>(name: "reference", answer: HeaderScreen.published.answer)

    #expect(try failures.replay("LYR-2", on: wrong).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: path))

    let clauses = HeaderScreen.clauses.filter { $0.id == "LYR-2" }
    let found = await verify(
      wrong, clauses: clauses, settings: Settings(seed: Seed(7)),
      observer: CrashJournal(besides: path))
    let token = try #require(found["LYR-2"]?.violation).token
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == "motionspec failures 1\n\(token) LYR-2\n"
    )

    #expect(try failures.replay("LYR-2", on: wrong).map(\.token) == [token])
    #expect(try failures.replay("LYR-2", on: HeaderScreen.published).isEmpty)
    #expect(try failures.replay("HDR-1", on: HeaderScreen.reference).isEmpty)
    #expect(try failures.replay("LYR-2", on: wrong).count == 1)

    #expect(try failures.replay("LYR-2", on: HeaderScreen.reference).isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "motionspec failures 1\n")
  }

  /// Notes what it is told.
  private final class Notes: CaseObserver {
    let found = Mutex<[ReplayToken]>([])
    let running = Mutex<(now: [Running], count: Int)>(([], 0))

    func begin(_ one: Running) {
      running.withLock {
        $0.now.append(one)
        $0.count += 1
      }
    }
    func end(_ one: Running) { running.withLock { _ = $0.now.popLast() == one } }
    func found(_ token: ReplayToken) { found.withLock { $0.append(token) } }
  }

  @Test func `Every improvement is told at once, and every case that shrinking tries`() async throws
  {
    let notes = Notes()
    let clauses = HeaderScreen.clauses.filter { $0.id == "LYR-2" }
    let found = await verify(
      HeaderScreen.published, clauses: clauses, settings: Settings(seed: Seed(7)), observer: notes)
    let violation = try #require(found["LYR-2"]?.violation)
    let tokens = notes.found.withLock { $0 }
    let generator = HeaderScreen.streams[0].generator
    let cases = try tokens.map { try replay(generator, $0.values).sequence }
    #expect(cases.count > 3 && tokens.last == violation.token)
    #expect(zip(cases, cases.dropFirst()).allSatisfy { $0 > $1 })
    let running = notes.running.withLock { $0 }
    #expect(running.now.isEmpty && running.count > violation.evaluations)
  }

  @Test func `The file lies in the package's root unless the environment names another`() throws {
    let path = try Knobs([:]).failures
    #expect(path.hasSuffix("/.motionspec-failures"))
    let manifest = path.dropLast(".motionspec-failures".count) + "Package.swift"
    #expect(FileManager.default.fileExists(atPath: String(manifest)))
    #expect(try Knobs(["MOTIONSPEC_FAILURES": "/x/y"]).failures == "/x/y")
    #expect(throws: KnobError.self) { try Knobs(["MOTIONSPEC_FAILURES": ""]) }
  }
}
