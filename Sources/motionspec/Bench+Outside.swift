import Foundation
import Generators
import Spec

// What is judged from outside: a recording, and an implementation in another process.
extension BenchCommand {
  /// Measures steps of a recording a second and, with a command, scenarios a second through a pipe.
  static func outside(_ arguments: Arguments, _ console: Console) throws -> Int32 {
    var rows = [("recording", "steps", try recordedSteps(100_000 / share))]
    if let command = arguments.command {
      rows.append(("external", "scenarios", try externalScenarios(command, 4_000 / share)))
    }
    let json = rows.map { id, unit, rate -> JSON in
      ["id": .string(id), "unit": .string(unit), "perSecond": .number(rate)]
    }
    let text = rows.map { id, unit, rate in
      id.padded(to: 12) + "\(Int(rate).grouped) \(unit) a second\n"
    }
    console.output(
      arguments.has("json") ? JSON.object([("outside", .array(json))]).line : text.joined())
    return 0
  }

  /// Every clause about the header that needs no companion, along a recording of so many scrolls.
  private static func recordedSteps(_ steps: Int) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "session.jsonl").path(percentEncoded: false)
    var random = Random(state: seed.value)
    var machine = try HeaderMachine(.tutorial)
    var text = "{\"version\":1,\"screen\":\"header\",\"layout\":\"tutorial\"}\n"
    text += JSON.object([("appearance", HeaderScreen.json(machine.appearance))]).line
    for step in 1...steps {
      let event = HeaderEvent.scroll(random.double(in: -200...400))
      try machine.handle(event)
      let line: JSON = [
        "t": .number(Double(step) / 60), "event": HeaderScreen.json(event),
        "appearance": HeaderScreen.json(machine.appearance),
      ]
      text += line.line
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let clock = ContinuousClock()
    let start = clock.now
    let report = try RecordingReport(
      HeaderScreen.self, try Recording(path: path), HeaderScreen.clauses
    ).report
    guard !report.findings.contains(where: { $0.verdict == .violated }) else {
      throw ToolError("recording: a step violates a clause that it should not")
    }
    return Double(steps) / ((clock.now - start) / .seconds(1))
  }

  /// Every clause about the header, companions included, on so many scenarios of 20 events.
  private static func externalScenarios(_ command: [String], _ count: Int) throws -> Double {
    let cases = Cases(twentyEvents, seed: seed, stream: "bench/external")
    let external = try External<HeaderScreen>(command, timeout: .seconds(5))
    defer { external.end() }
    if let fault = external.fault { throw ToolError("external: \(fault.fault.message)") }
    var judge = Judge(HeaderScreen.clauses, on: external.subject)
    // A few are rejected: rounding can make a layout illegal.
    let scenarios = (8..<(count + 8)).compactMap { try? cases.value(at: $0) }
    let clock = ContinuousClock()
    let start = clock.now
    for first in stride(from: 0, to: scenarios.count, by: 16) {
      judge.removeAll()
      judge.add(Array(scenarios[first..<min(first + 16, scenarios.count)]))
      judge.judge()
    }
    if let fault = external.fault { throw ToolError("external: \(fault.fault.message)") }
    return Double(scenarios.count) / ((clock.now - start) / .seconds(1))
  }
}
