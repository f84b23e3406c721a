import Generators
import Spec
import Testing

/// The generators' golden streams: a seed means the same cases on every platform.
@Suite struct GoldenTests {
  private func cases<S: VerifiableScreen>(_ screen: S.Type, _ stream: Stream) throws -> String {
    let entry = try #require(S.streams.first { $0.stream == stream })
    let cases = Cases(entry.generator, seed: Seed(7), stream: stream)
    return try (8...12).map { try text(cases, $0) ?? "rejected" }.joined(separator: "\n")
  }

  /// A case as Swift, recorded or not; nothing if the generator rejects it.
  private func text<S: VerifiableScreen>(
    _ cases: Cases<Scenario<S>>, _ index: Int, isRecorded: Bool = false
  ) throws -> String? {
    do {
      return isRecorded
        ? try cases.recorded(at: index).value.swift : try cases.value(at: index).swift
    } catch is Rejection { return nil }
  }

  @Test func `The first random header runs of seed 7`() throws {
    try Golden.expect(
      "HeaderRuns", Golden.headerRuns, try cases(HeaderScreen.self, "header/runs"))
  }

  @Test func `The first random sheet runs of seed 7`() throws {
    try Golden.expect("SheetRuns", Golden.sheetRuns, try cases(SheetScreen.self, "sheet/runs"))
  }

  @Test func `A case is the same drawn alone, in any order, and recorded`() throws {
    let entry = try #require(HeaderScreen.streams.first)
    let cases = Cases(entry.generator, seed: Seed(7), stream: entry.stream)
    let forwards = try (0..<40).map { try text(cases, $0) }
    let backwards = try (0..<40).reversed().map { try text(cases, $0) }
    #expect(forwards == backwards.reversed())
    #expect(try (0..<40).map { try text(cases, $0, isRecorded: true) } == forwards)
    #expect(Set(forwards).count > 30)
  }

  @Test func `The first case is the simplest: the article's layout and nothing happens`() throws {
    let header = Cases(HeaderScreen.runs, seed: Seed(7), stream: "header/runs")
    #expect(try header.value(at: 0) == Scenario(layout: .tutorial, events: []))
    let sheet = Cases(SheetScreen.runs, seed: Seed(7), stream: "sheet/runs")
    #expect(try sheet.value(at: 0) == Scenario(layout: .tutorial, events: []))
  }
}
