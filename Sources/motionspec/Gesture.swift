import Foundation
import Generators
import Spec

/// A recorded gesture: content offsets, or the places of a finger over time.
struct Gesture {
  /// What the numbers are.
  enum Kind: String {
    case offsets
    case drag
  }

  /// One line of the file.
  struct Sample {
    let line: Int
    /// In seconds; 0 where the file has no times.
    let time: Double
    /// In points.
    let y: Double
  }

  let kind: Kind
  let path: String
  let samples: [Sample]

  /// Reads a CSV file with a header row that has a column `y` and, for a drag, `t_ms`.
  init(_ kind: Kind, path: String) throws {
    self.kind = kind
    self.path = path
    var text = try contents(of: path)
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    guard let first = lines.first else { throw ToolError("\(path): there is nothing in it") }
    let names = Self.fields(first)
    let y = try Self.column("y", of: names, path)
    let time = kind == .drag ? try Self.column("t_ms", of: names, path) : nil
    var samples: [Sample] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let place = "\(path), line \(index + 1)"
      let fields = Self.fields(line)
      guard fields.count == names.count else {
        throw ToolError("\(place): \(fields.count) fields; legal: \(names.count)")
      }
      let seconds = try time.map { try Self.number(fields[$0], "\(place), t_ms") / 1000 } ?? 0
      if let last = samples.last, seconds < last.time {
        throw ToolError("\(place), t_ms: time runs backwards; legal: at least the line before")
      }
      let value = try Self.number(fields[y], "\(place), y")
      samples.append(Sample(line: index + 1, time: seconds, y: value))
    }
    guard !samples.isEmpty else { throw ToolError("\(path), line 2: there is no sample") }
    self.samples = samples
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private static func column(_ name: String, of names: [String], _ path: String) throws -> Int {
    let places = names.indices.filter { names[$0] == name }
    guard places.count == 1 else {
      let found = names.joined(separator: ", ")
      throw ToolError(
        "\(path), line 1: \(places.isEmpty ? "no" : "more than one") column '\(name)' among \(found)"
      )
    }
    return places[0]
  }

  private static func number(_ text: String, _ place: String) throws -> Double {
    guard let number = Double(text), number.isFinite else {
      throw ToolError("\(place): found '\(text)'; legal: a finite number")
    }
    return number
  }
}

extension HeaderScreen {
  /// A finger that moves up scrolls the page by as much.
  static func events(_ gesture: Gesture, _ layout: HeaderLayout.Candidate) -> [HeaderEvent]? {
    switch gesture.kind {
    case .offsets: gesture.samples.map { .scroll($0.y) }
    case .drag: gesture.samples.map { .scroll(gesture.samples[0].y - $0.y) }
    }
  }
}

extension SheetScreen {
  /// The sheet comes up, a finger drags it and lets go, the sheet springs back.
  static func events(_ gesture: Gesture, _ layout: SheetLayout.Candidate) -> [SheetEvent]? {
    guard gesture.kind == .drag else { return nil }
    var events: [SheetEvent] = [
      .present, .advance(layout.presentDuration), .panBegan,
    ]
    for (last, next) in zip(gesture.samples, gesture.samples.dropFirst()) {
      events += [.advance(next.time - last.time), .panMoved(next.y - last.y)]
    }
    return events + [.panEnded(0), .advance(layout.settleDuration)]
  }
}

extension ScreenReport {
  /// What the clauses say of a subject along one recorded gesture.
  init<S: ToolScreen>(
    _ gesture: Gesture, _ layout: S.Candidate, _ clauses: [Clause], _ subject: Subject<S>
  ) {
    let scenario = Scenario<S>(layout: layout, events: S.events(gesture, layout) ?? [])
    var judge = Judge(clauses, on: subject)
    judge.judge(scenario)
    let (asked, found) = (S.expected(scenario), subject.answer(scenario))
    func evidence(_ position: Int) -> Evidence? {
      guard let row = judge.violatedRow(position) else { return nil }
      let clause = judge.clauses[position]
      let difference = S.difference(
        asked: asked[row], found: found[row], layout: layout, clause, hidden: subject.hidden)
      let moment =
        row == 0
        ? "before any event" : "after event \(row), \(S.words(scenario.events[row - 1]))"
      // The run up to the violation, unless the clause needs to see what comes later as well.
      let start = Scenario<S>(layout: layout, events: Array(scenario.events.prefix(row)))
      var alone = Judge([clause], on: subject)
      alone.judge(start)
      return Evidence(
        clause, subject.name, "violated along \(gesture.path), first \(moment)",
        expected: difference.expected, found: difference.found,
        minimal: S.json(alone.violations.isEmpty ? scenario : start))
    }
    self.init(
      S.self, subject.name, clauses, judged: judge.clauses,
      "\(scenario.events.count.grouped) events of \(gesture.path)",
      isExercised: { judge.isExercised($0) }, evidence: evidence)
  }
}
