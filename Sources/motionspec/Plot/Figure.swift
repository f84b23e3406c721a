package import Foundation
import Generators
import Spec

/// A file with a drawing.
package struct Figure {
  /// The name of the file.
  package let name: String
  /// Its bytes, as text.
  package let text: String

  /// Whether a folder has the file with these bytes.
  package func isWritten(in folder: URL) -> Bool {
    (try? Data(contentsOf: folder.appending(path: name))) == Data(text.utf8)
  }

  /// Writes the file into a folder, which is made if need be.
  package func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
  }

  /// Everything that is drawn of the subjects of a name: one of each screen, if both have it.
  ///
  /// The counterexample is looked for in the cases that the deviations in SPEC.md come from.
  package static func all(
    of subject: String = "reference", cases: Int = SpecParts.cases
  ) async -> [Figure] {
    var drawings: [(name: String, svg: SVG)] = []
    for screen in screens { drawings += await all(screen, subject, cases) }
    let words = subject.split { !$0.isLetter && !$0.isNumber }.map { "\($0)-" }
    let prefix = subject == "reference" ? "" : words.joined()
    return drawings.map { Figure(name: "\(prefix)\($0.name).svg", text: $0.svg.text) }
  }

  private static func all<S: ToolScreen>(
    _ screen: S.Type, _ name: String, _ cases: Int
  ) async -> [(name: String, svg: SVG)] {
    guard let subject = S.subject(named: name) else { return [] }
    let drawings = S.drawings(of: subject)
    if name == "reference" { return drawings }
    let violations = await verify(
      subject, settings: Settings(seed: SpecParts.seed, cases: cases, jobs: 2)
    ).violations
    // What breaks LYR-2 is seen at a glance.
    let shown = violations.first { $0.clause.id == "LYR-2" } ?? violations.first
    return drawings + (shown.map { [("\(S.name)-counterexample", S.drawing(of: $0))] } ?? [])
  }
}

extension ToolScreen {
  /// The smallest run that violates a clause: what the contract asks for above what was found.
  static func drawing(of violation: Violation<Self>) -> SVG {
    let scenario = violation.scenario
    var moments: [Moment<Self>] = [Moment(layout: scenario.layout, offset: 0)]
    for event in scenario.events { moments.append(moment(moments[moments.count - 1], event)) }
    let answers = [(violation.answers, "found"), (expected(scenario), "expected")]
    let difference = violation.difference
    let words = ["found": difference.found, "expected": difference.expected]
      .mapValues { $0.split(separator: ", ").map(String.init) }
    let tallest = moments.map { extent(of: $0) }.max() ?? 1
    let head = "\(violation.clause.id) · \(violation.clause.sentence)"
    let longest = words.values.joined().map(\.count).max() ?? 0
    let room = 212 + Double(words.values.map(\.count).max() ?? 0) * 16
    var svg = SVG(
      width: max(
        116 + Double(violation.row) * 200 + max(171, Double(longest) * 7),
        Double(head.count + violation.subject.count) * 9.2 + 60),
      height: 96 + 2 * room, title: head, violation.subject)
    svg.text("The smallest run of a \(name), a column a step", 16, 46, "soft")
    for row in 0...violation.row {
      let x = 100 + Double(row) * 200
      let event = row == 0 ? "start" : Self.words(scenario.events[row - 1])
      svg.text("\(row)  \(event)", x, 76, "name")
      for (list, what) in answers {
        let y = what == "found" ? 88 + room : 88
        let (isLast, style) = (row == violation.row, what == "found" ? "bad" : "c")
        if row == 0 { svg.text(what, 16, y + 100, "name on-\(style)") }
        let frame = "frame" + (isLast ? " thick \(style)" : "")
        svg.picture(
          row < list.count ? list[row] : nil, Self.self, moments[row], x: x, y: y, width: 171,
          height: 190, unit: 190 / tallest, frame: frame)
        for (index, part) in (isLast ? words[what] ?? [] : []).enumerated() {
          svg.text(part, x, y + 208 + Double(index) * 16, "name on-\(style)")
        }
      }
    }
    return svg
  }

  /// The layout and offset that count after an event.
  private static func moment(_ last: Moment<Self>, _ event: Event) -> Moment<Self> {
    var next = last
    if let layout = event.newLayout, fault(in: layout) == nil { next.layout = layout }
    if event.kind.measure == .offset, let offset = event.number, offset.isFinite {
      next.offset = offset
    }
    return next
  }
}

/// What a picture of a screen needs to know beside what the screen shows.
struct Moment<S: ToolScreen> {
  var layout: S.Candidate
  /// The offset of the page, in points; 0 for a screen that has none.
  var offset: Double
}

extension SVG {
  /// A picture of a screen as it is shown, `unit` pixels to a point.
  mutating func picture<S: ToolScreen>(
    _ answer: Answer<S.Appearance>?, _ screen: S.Type, _ moment: Moment<S>, x: Double, y: Double,
    width: Double, height: Double, unit: Double, frame: String = "frame"
  ) {
    if case .shown(let appearance) = answer {
      clipped(
        [
          "x": x, "y": y, "width": width, "height": height,
          "viewBox": "0 0 \((width / unit).svg) \((height / unit).svg)",
        ]
      ) { svg in
        S.draw(appearance, moment, width: width / unit, height: height / unit, on: &svg)
      }
    } else {
      text(answer == nil ? "no answer" : "refused", x + 12, y + 24, "soft")
    }
    add("rect", ["x": x, "y": y, "width": width, "height": height, "class": frame])
  }
}
