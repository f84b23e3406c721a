import Foundation
import Generators
import Spec
import Synchronization
import Testing

/// `verify { … }`: a screen of somebody else, judged in one expression.
@Suite struct VerifyTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test func `What is violated is one issue at the line that expects, with the whole report`() {
    let settings = Settings(seed: Seed(7), cases: 60)
    let report = verify(settings: settings) { PublishedHeader($0) }
    let kept = Mutex<[Issue]>([])
    let line = #line + 2
    withKnownIssue {
      #expect(report.holds, "\(report)")
    } matching: { issue in
      kept.withLock { $0.append(issue) }
      return true
    }
    let issues = kept.withLock { $0 }
    #expect(issues.count == 1)
    #expect(issues.first?.sourceLocation?.line == line)
    #expect(issues.first?.comments.map(\.rawValue) == ["\(report)"])
    #expect(report.subject == "PublishedHeader")
    #expect(report.violations.count > 5)
    for violation in report.violations { #expect("\(report)".contains("\(violation)")) }
  }

  @Test func `A name, clauses and settings can be given, and the cases are those of any run`() {
    let clauses = HeaderScreen.clauses.filter { $0.id == "LYR-2" }
    let settings = Settings(seed: Seed(7), cases: 200)
    let mine = verify(name: "published", clauses: clauses, settings: settings) {
      PublishedHeader($0)
    }
    let theirs = verifySerially(HeaderScreen.published, clauses: clauses, settings: settings)
    #expect("\(mine)" == "\(theirs)")
  }

  /// A sheet that stops where the contract's resists.
  private struct Stopping: SheetSubject {
    private var machine: SheetMachine
    init(_ layout: SheetLayout.Candidate) throws { machine = try SheetMachine(layout) }
    var appearance: SheetAppearance { machine.appearance }
    mutating func handle(_ event: SheetEvent) throws { try machine.handle(event) }
  }

  @Test func `A sheet is known by what the closure makes, and need not resist a finger`() {
    let settings = Settings(seed: Seed(7), cases: 40)
    func hidden(_ report: Verification<SheetScreen>) -> Set<Int> {
      #expect(report.violations.isEmpty, "\(report)")
      let clauses = report.findings.filter { $0.verdict == .notObserved }.map(\.clause)
      return clauses.map { Set($0.quantities.map(\.column)) }.reduce(nil) {
        $0?.intersection($1) ?? $1
      } ?? []
    }
    #expect(hidden(verify(settings: settings) { try SheetMachine($0) }) == [])
    let stopping = hidden(verify(settings: settings) { try Stopping($0) })
    #expect(stopping.contains(SheetColumn.rubberBand.rawValue))
  }

  /// A class that lives on the main actor and conforms there, as controllers do.
  @MainActor final class Controller: @MainActor HeaderSubject {
    private var machine: HeaderMachine
    init(_ layout: HeaderLayout.Candidate) throws { machine = try HeaderMachine(layout) }
    var appearance: HeaderAppearance { machine.appearance }
    func handle(_ event: HeaderEvent) throws { try machine.handle(event) }
  }

  @Test @MainActor func `A class of the main actor is verified where it lives`() {
    let report = verify(settings: Settings(seed: Seed(7), cases: 100)) { try Controller($0) }
    #expect(report.violations.isEmpty, "\(report)")
  }

  @Test func `What README shows of Swift is the code of the example`() throws {
    let readme = try text("README.md").split(separator: "\n## ").first {
      $0.hasPrefix("Judging your own screen\n")
    }
    let example = try text("Examples/swift-header/Tests/ProfileTests/ProfileTests.swift")
    let snippets = try #require(readme).split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first }
    #expect(snippets.count == 2)
    for snippet in snippets { #expect(example.contains(snippet)) }
  }

  @Test func `No library imports Testing`() throws {
    for library in ["Sources/Spec", "Sources/Generators"] {
      let files = FileManager.default.enumerator(
        at: Self.root.appending(path: library), includingPropertiesForKeys: nil)
      var count = 0
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        count += 1
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(!source.contains("import Testing"), "\(file.path)")
      }
      #expect(count > 20)
    }
  }
}
