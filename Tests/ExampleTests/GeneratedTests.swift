import Foundation
import Generators
import Spec
import Testing

/// The test that a report ends with: pasted here, it compiles, runs, and fails as long as the fault is
/// there.
@Suite struct GeneratedTests {
  func `LYR-2: the smallest case`() throws {
    let subject = HeaderScreen.published
    var judge = Judge(HeaderScreen.clauses, on: subject)
    judge.judge(Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)]))
    #expect(!judge.violations.contains { $0.clause.id == "LYR-2" })
  }

  func `LIFE-3: the smallest case`() throws {
    let subject = try #require(SheetScreen.subjects.first { $0.name == "unmounts at back" })
    var judge = Judge(SheetScreen.clauses, on: subject)
    judge.judge(Scenario(layout: .tutorial, events: [.present, .back]))
    #expect(!judge.violations.contains { $0.clause.id == "LIFE-3" })
  }

  @Test func `A generated test fails while the fault is there`() throws {
    withKnownIssue { try `LYR-2: the smallest case`() }
    withKnownIssue { try `LIFE-3: the smallest case`() }
  }

  @Test func `The reports end with these very tests`() throws {
    let unmounting = try #require(SheetScreen.subjects.first { $0.name == "unmounts at back" })
    try expectPasted(HeaderScreen.published, "LYR-2")
    try expectPasted(unmounting, "LIFE-3")
  }

  private func expectPasted<S: VerifiableScreen>(_ subject: Subject<S>, _ id: String) throws {
    let clauses = S.clauses.filter { $0.id == id }
    let settings = Settings(seed: Seed(7), cases: 300)
    let found = verifySerially(subject, clauses: clauses, settings: settings)
    let test = try #require(found.violations.first).test
    let lines = test.replacing("@Test ", with: "").split(separator: "\n").map { "  " + $0 }
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    #expect(source.contains(lines.joined(separator: "\n")), "\(test)")
  }
}
