import Foundation
import Generators
import Spec
import Testing

@testable import motionspec

/// `motionspec verify --recording FILE`: sessions of any length, partial and rounded ones.
@Suite final class RecordingTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    .path(percentEncoded: false)
  private static let seed = Seed(7)

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private let thirds = { (number: Double) in (number * 3).rounded() / 3 }
  private let single = { (number: Double) in Double(Float(number)) }

  /// What the tool says of a recording.
  private func judge(_ text: String, _ words: [String] = []) async throws -> (
    code: Int32, output: String, error: String
  ) {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    var (output, error) = ("", "")
    let code = await run(
      ["verify", "--recording", path] + words, output: { output += $0 }, error: { error += $0 })
    return (code, output, error.replacingOccurrences(of: path, with: "FILE"))
  }

  /// The ids of the clauses that a verdict's mark stands before.
  private func ids(_ mark: Character, in output: String) -> [String] {
    output.components(separatedBy: "\n\n")[0].split(separator: "\n")
      .filter { $0.first == mark }.map { String($0.dropFirst(2).prefix { $0 != " " }) }
  }

  /// A run as the lines of a recording, with lengths and numbers without a unit rounded.
  private func recording<S: ToolScreen>(
    _ scenario: Scenario<S>, by subject: Subject<S>, precision: JSON? = nil, name: String = "",
    lengths: (Double) -> Double = { $0 }, factors: (Double) -> Double = { $0 }
  ) throws -> String {
    func rounded(_ answer: Answer<S.Appearance>) throws -> JSON {
      guard case .shown(var appearance) = answer else { return S.json(answer) }
      for (_, member) in S.members.flatMap(\.leaves) where member.kind != .exact {
        guard case .number(let number) = member.write(appearance) else { continue }
        let round = member.kind == .length ? lengths : factors
        _ = try member.read(Field(.number(round(number)), ""), &appearance)
      }
      // What a subject does not show is left out.
      let hidden = S.members.filter { subject.hidden.isSuperset(of: $0.columns) }.map(\.name)
      guard case .object(let members) = S.json(appearance) else { return .null }
      return .object(members.filter { !hidden.contains($0.name) })
    }
    let head: [(name: String, value: JSON)] = [
      ("version", JSON(1)), ("screen", .string(S.name)), ("layout", S.json(scenario.layout)),
    ]
    var lines = [JSON.object(head + (precision.map { [(name, $0)] } ?? []))]
    for (index, answer) in subject.answer(scenario).enumerated() {
      let shown = (name: "appearance", value: try rounded(answer))
      lines.append(
        index == 0
          ? .object([shown])
          : .object([
            ("t", JSON(index)), ("event", S.json(scenario.events[index - 1])), shown,
          ]))
    }
    return lines.map { $0.text + "\n" }.joined()
  }

  private func scenarios<S: VerifiableScreen>(_ screen: S.Type, _ count: Int) -> [Scenario<S>] {
    let cases = Cases(S.streams[0].generator, seed: Self.seed, stream: S.streams[0].stream)
    return (0..<count).compactMap { try? cases.value(at: $0) }
  }

  @Test func `The reference is never violated, however it is rounded`() async throws {
    func check<S: ToolScreen>(_ screen: S.Type) async throws {
      for scenario in scenarios(screen, 12) {
        let subject = try #require(S.subject(named: "reference"))
        let pixels = try recording(
          scenario, by: subject, precision: .number(3), name: "scale", lengths: thirds,
          factors: single)
        let floats = try recording(
          scenario, by: subject, precision: "single", name: "precision", lengths: single,
          factors: single)
        for text in [try recording(scenario, by: subject), pixels, floats] {
          let result = try await judge(text)
          #expect(result.code == 0, "\(scenario)\n\(result.output)\(result.error)")
        }
      }
    }
    try await check(SheetScreen.self)
    try await check(HeaderScreen.self)
  }

  @Test func `Scales and opacities in whole pixels are not called exact`() async throws {
    // Thirds of an opacity are coarser than single precision, which is all that is granted to it.
    let scenario = Scenario<HeaderScreen>(layout: .tutorial, events: [.scroll(100)])
    let text = try recording(
      scenario, by: HeaderScreen.reference, precision: .number(3), name: "scale", factors: thirds)
    #expect(try await judge(text).code == 1)
  }

  @Test func `What violates a clause in a run violates it in its recording`() async throws {
    func check<S: ToolScreen>(_ subject: Subject<S>) async throws {
      var judge = Judge(S.clauses, on: subject)
      for scenario in scenarios(S.self, 15) {
        judge.judge(Run(scenario: scenario, answers: subject.answer(scenario)))
        let expected = judge.violations.map(\.clause.id)
        let result = try await self.judge(try recording(scenario, by: subject))
        #expect(ids("✘", in: result.output) == expected)
        #expect(result.code == (expected.isEmpty ? 0 : 1))
      }
    }
    try await check(HeaderScreen.published)
    try await check(SheetScreen.published)
  }

  @Test func `A fault many windows away is found on its line`() async throws {
    var events: [SheetEvent] = [.present, .advance(1), .panBegan]
    for step in 0..<3000 { events.append(.panMoved(step % 2 == 0 ? -1 : 1)) }
    let scenario = Scenario<SheetScreen>(layout: .tutorial, events: events)
    var lines = try recording(scenario, by: SheetScreen.reference).split(separator: "\n")
    lines[2700] = "\(lines[2700])".replacing("\"mounted\":true", with: "\"mounted\":false")[...]
    let result = try await judge(lines.joined(separator: "\n"), ["--only", "LIFE-3"])
    #expect(result.code == 1)
    #expect(
      result.output.contains("line 2701, after event 2699, panMoved 1\n  expected  sheet mounted"),
      "\(result.output)")
  }

  @Test func `A monitor finds what a judge finds, in the same step`() throws {
    func check<S: ToolScreen>(_ subject: Subject<S>) throws {
      let clauses = S.clauses.filter { !$0.roles.contains(.next) }
      var judge = Judge(clauses, on: subject)
      var long = scenarios(S.self, 1)[0]
      for other in scenarios(S.self, 250) { long.events += other.events }
      long.events.removeAll { $0.newLayout != nil }
      // What must be refused and is not ends a run.
      long.events = zip(long.events, S.expected(long).dropFirst()).filter { _, asked in
        if case .shown = asked { true } else { false }
      }.map(\.0)
      let answers = subject.answer(long)
      judge.judge(Run(scenario: long, answers: answers))
      var monitor = Monitor<S>(
        clauses, hidden: subject.hidden, layout: long.layout, answers[0])
      for (event, answer) in zip(long.events, answers.dropFirst()) { monitor.step(event, answer) }
      monitor.finish()
      #expect(monitor.steps > 3 * Monitor<S>.window)
      #expect(monitor.violated == monitor.clauses.indices.map { judge.violatedRow($0) })
      #expect(monitor.exercised == monitor.clauses.indices.map { judge.isExercised($0) })
    }
    try check(HeaderScreen.published)
    try check(SheetScreen.published)
  }

  @Test(arguments: [1, 124, 125, 126, 252, 253, 254, 381, 509, 599])
  func `A monitor sees every pair of neighbouring steps`(_ move: Int) throws {
    var events: [SheetEvent] = [.present, .advance(1), .panBegan]
    for step in 0..<600 { events.append(.panMoved(step % 2 == 0 ? -1 : 1)) }
    let scenario = Scenario<SheetScreen>(layout: .tutorial, events: events)
    let clauses = SheetScreen.clauses.filter { $0.id == "SHT-3" }
    let answers = SheetScreen.reference.answer(scenario)
    var monitor = Monitor<SheetScreen>(clauses, hidden: [], layout: .tutorial, answers[0])
    for (step, event) in events.enumerated() {
      guard case .shown(var appearance) = answers[step + 1] else { continue }
      // From one move on the sheet is a point too low: only that move is not what it should be.
      if step + 1 >= move + 3 { appearance.top += 1 }
      monitor.step(event, .shown(appearance))
    }
    monitor.finish()
    #expect(monitor.violated == [move + 3])
  }

  private static let blur = """
    {"version":1,"screen":"header","layout":"tutorial"}
    {"appearance":{"blur":{"alpha":0}}}
    {"t":0.1,"event":{"scroll":112.5},"appearance":{"blur":{"alpha":0.5}}}
    {"t":0.2,"event":{"scroll":130},"appearance":{"blur":{"alpha":1}}}

    """

  @Test func `What is not shown is not observed`() async throws {
    let result = try await judge(Self.blur)
    #expect(result.code == 0, "\(result)")
    #expect(
      ids("✔", in: result.output) == [
        "AVT-6", "LBL-5", "LBL-6", "BLR-1", "BLR-2", "BLR-3", "LIFE-12",
        "LIFE-13",
      ])
    #expect(ids("✘", in: result.output) == [])
    let quiet = ids("○", in: result.output)
    #expect(quiet.contains("REF-2") && quiet.contains("BLR-4") && quiet.count == 32)
    let late = try await judge(Self.blur.replacing("\"alpha\":1}", with: "\"alpha\":0.9}"))
    #expect(ids("✘", in: late.output) == ["BLR-2"])
    #expect(
      late.output.contains(
        "line 4, after event 2, scroll 130\n  expected  blur 1\n  found     blur 0.9"))
  }

  @Test func `A sheet's top alone is enough for some clauses`() async throws {
    let text = """
      {"version":1,"screen":"sheet","layout":"tutorial","scale":3}
      {"appearance":{"top":667}}
      {"event":{"present":true},"appearance":{"top":667}}
      {"event":{"advance":1},"appearance":{"top":222.3333}}
      {"event":{"panBegan":true},"appearance":{"top":222.3333}}
      {"event":{"panMoved":-0.25},"appearance":{"top":222}}

      """
    let result = try await judge(text)
    #expect(result.code == 0, "\(result)")
    #expect(ids("✔", in: result.output).contains("SHT-3"))
    let far = try await judge(text.replacing("\"top\":222}", with: "\"top\":221.6667}"))
    #expect(ids("✘", in: far.output) == ["SHT-3"])
  }

  @Test func `A last line that is cut off is told, and the rest judged`() async throws {
    let result = try await judge(String(Self.blur.dropLast(20)))
    #expect(result.code == 0)
    #expect(result.error.hasPrefix("motionspec: FILE: line 4 is truncated and left out\n"))
    #expect(result.output.contains("1 events of"))
    let start = try #require(Self.blur.dropLast().lastIndex(of: "\n"))
    for end in Self.blur[start...].indices.dropFirst(2).dropLast() {
      let cut = try await judge(String(Self.blur[..<end]))
      #expect(cut.code == 0 && cut.error.contains("line 4 is truncated"), "\(cut)")
    }
    for escape in [#"{"a":"\u00"#, #"{"a":"\ud800\ud"#, #"{"a":"\"#, #"{"a":nul"#, "{\"a\":1e"] {
      #expect(try await judge(Self.blur + escape).error.contains("line 5 is truncated"))
    }
    // Cut off behind the last brace, it is whole.
    #expect(try await judge(String(Self.blur.dropLast())).error.contains("truncated") == false)
  }

  @Test(
    arguments: [
      ("\"version\":1", "\"version\":2", "line 1, version: found 2; legal: 1"),
      (
        "\"header\"", "\"footer\"", "line 1, screen: found \"footer\"; legal: \"header\", \"sheet\""
      ),
      ("\"tutorial\"", "{}", "line 1, layout: 'headerHeight' is missing"),
      ("\"tutorial\"", "\"tutorial\",\"scale\":0", "line 1, scale: found 0; legal: pixels a point"),
      (
        "\"tutorial\"", "\"tutorial\",\"precision\":\"half\"",
        "line 1, precision: found \"half\"; legal: \"exact\", \"single\""
      ),
      ("{\"scroll\":130}", "{\"scrol\":130}", "line 4, event: unknown key 'scrol'; legal: scroll"),
      ("{\"scroll\":112.5}", "{\"scroll\":[]}", "line 3, event, scroll: found []; legal: a number"),
      ("{\"scroll\":130}", "{\"appear\":false}", "line 4, event, appear: found false; legal: true"),
      (
        "\"alpha\":0.5", "\"alpha\":null",
        "line 3, appearance, blur, alpha: found null; legal: a nu"
      ),
      ("{\"alpha\":0.5}", "{}", "line 3, appearance: nothing is shown"),
      (
        "\"alpha\":0.5}", "\"alpha\":0.5},\"overlays\":1",
        "line 3, appearance: overlays was not shown"
      ),
      ("0.2", "0.05", "line 4, t: found 0.05; legal: a time in seconds, at least 0.1 as before"),
      ("{\"t\":0.1", "x{\"t\":0.1", "line 3: not JSON: found 'x{"),
      ("\"event\":{\"scroll\":112.5},", "", "line 3: 'event' is missing"),
    ])
  func `A mistake is named with its line and field`(
    _ found: String, _ replacement: String, _ message: String
  ) async throws {
    let text = Self.blur.replacing(found, with: replacement, maxReplacements: 1)
    let result = try await judge(text)
    #expect(result.code == 2)
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test(arguments: [
    "}", " x", "\0", "{\"a\":22x", "{\"a\":nux", "{\"a\":\"\\u00g0", "this is no JSON",
  ])
  func `What no more text could mend is a mistake in a last line too`(_ end: String) async throws {
    let text = String(Self.blur.dropLast()) + (end.hasPrefix("{") || end.hasPrefix("t") ? "\n" : "")
    let result = try await judge(text + end)
    #expect(result.code == 2, "\(result)")
    #expect(result.error.contains(": not JSON: found "), "\(result.error)")
    #expect(try await judge(Self.blur + "  ").error.contains("truncated") == false)
  }

  @Test func `Mistakes are named behind the line where the contract falls silent`() async throws {
    let refused = #"{"event":{"appear":true},"appearance":{"rejected":"no"}}"# + "\n"
    let after = #"{"event":{"appear":true},"appearance":{"blur":{"alpha":1}}}"# + "\n"
    let result = try await judge(Self.blur + refused + after)
    #expect(ids("✘", in: result.output) == ["LIFE-13"])
    #expect(result.output.contains("does not speak of line 6 and later ones"))
    #expect(result.output.contains("expected  accepted\n  found     a refusal: no"))
    var broken = HeaderLayout.Candidate.tutorial
    broken.stop = -1
    let layout = HeaderScreen.numbers(broken).text
    let missed = "{\"event\":{\"layout\":\(layout)},\"appearance\":{\"blur\":{\"alpha\":1}}}\n"
    let taken = try await judge(Self.blur + missed)
    #expect(ids("✘", in: taken.output).contains("LIFE-12"))
    #expect(
      taken.output.contains("expected  a refusal: an illegal layout or event\n  found     acc"))
    let wrong = try await judge(Self.blur + refused + after + after + "[]\n")
    #expect(wrong.code == 2 && wrong.error.contains("FILE, line 8: "), "\(wrong)")
  }

  @Test func `A negative zero is sent as one, and read as one`() throws {
    let event = HeaderScreen.json(HeaderEvent.scroll(-0.0))
    #expect(event.text == #"{"scroll":-0.0}"#)
    guard case .scroll(let offset) = try HeaderScreen.event(JSON.parse(event.text, place: "x"))
    else { throw EventError("another event") }
    #expect(offset == 0 && offset.sign == .minus)
  }

  @Test func `An empty file and a bare head are no recordings`() async throws {
    #expect(try await judge("").error == "motionspec: FILE: there is nothing in it\n")
    let bare = try await judge(Self.blur.split(separator: "\n")[0] + "\n")
    #expect(bare.error.contains("FILE, line 2: there is no appearance before the first event"))
    #expect(bare.code == 2)
  }

  @Test func `After a refusal that is missing nothing is judged`() async throws {
    let text = Self.blur.replacing("{\"scroll\":112.5}", with: "{\"scroll\":\"nan\"}")
    let result = try await judge(text)
    #expect(result.error.contains("the contract does not speak of line 4 and later ones"))
    #expect(result.output.contains("1 events of"), "\(result.output)")
  }
}

/// What is written as JSON is read as the same.
@Suite struct RoundTripTests {
  @Test func `Scenarios and answers survive JSON`() throws {
    func check<S: ToolScreen>(_ screen: S.Type) throws {
      for (stream, generator) in S.streams {
        let cases = Cases(generator, seed: Seed(5), stream: stream)
        for scenario in (0..<25).compactMap({ try? cases.value(at: $0) }) {
          let line = try JSON.parse(External<S>.line(scenario, id: 3).text, place: "line")
          let read = Scenario<S>(
            layout: try S.layout(line.member("layout")),
            events: try line.member("events").elements().map { try S.event($0) })
          #expect("\(read)" == "\(scenario)")
          for name in ["reference", "published"] {
            let answers = try #require(S.subject(named: name)).answer(scenario)
            let text = JSON.array(answers.map { S.json($0) }).text
            var shown: Shown?
            let again = try S.answers(JSON.parse(line: Array(text.utf8), place: "line"), &shown)
            #expect("\(again.map { S.json($0).text })" == "\(answers.map { S.json($0).text })")
            #expect(shown.map { S.hidden($0) } == [] || answers.count == 1)
          }
        }
      }
    }
    try check(HeaderScreen.self)
    try check(SheetScreen.self)
  }

  @Test func `Short numbers are read as the library reads them`() throws {
    var random = Random(state: 3)
    for _ in 0..<3000 {
      let digits = Int(random.next() % 17) + 1
      var text = String((0..<digits).map { _ in Character("\(random.next() % 10)") })
      while text.count > 1, text.first == "0" { text.removeFirst() }
      let places = Int(random.next() % 8)
      if places > 0 { text += "." + (0..<places).map { _ in "\(random.next() % 10)" }.joined() }
      if random.next() % 4 == 0 { text = "-" + text }
      if random.next() % 8 == 0 { text += "e\(Int(random.next() % 20) - 10)" }
      #expect(try JSON.parse(text, place: "number").number() == Double(text), "\(text)")
    }
  }

  @Test func `The schema names everything that is written, and PROTOCOL.md its parts`() async throws
  {
    var output = ""
    #expect(await run(["schema"], output: { output += $0 }, error: { _ in }) == 0)
    let schema = try JSON.parse(output, place: "schema")
    let definitions = try schema.member("$defs")
    func check<S: ToolScreen>(_ screen: S.Type) throws {
      let appearance = try definitions.member("\(S.name).appearance").member("properties")
      #expect(try appearance.names() == S.members.map(\.name))
      let layout = try definitions.member("\(S.name).layout").member("anyOf").elements()[1]
      #expect(try layout.member("properties").names() == S.layoutNames)
    }
    try check(HeaderScreen.self)
    try check(SheetScreen.self)
    #expect(
      try definitions.names().suffix(5) == ["scenario", "answer", "recording", "start", "step"])
  }
}
