import Foundation
import Generators
import Spec

/// A screen as the tool knows it: its subjects by name, its values as JSON, its gestures.
protocol ToolScreen: VerifiableScreen {
  /// What is to be proved.
  static var obligations: [Obligation] { get }
  /// The planted faults.
  static var faults: [Fault<Self>] { get }

  /// The members of a layout.
  static var layoutMembers: [Member<Candidate>] { get }
  /// What an event of a kind is, for people.
  static func meaning(_ kind: Event.Kind) -> String
  /// The members of an appearance.
  static var members: [Member<Appearance>] { get }
  /// An appearance of which nothing is known.
  static var blank: Appearance { get }
  /// Reads a list of answers; a requirement, so that each screen has code of its own for it.
  static func answers(_ list: Field, _ shown: inout Shown?) throws -> [Answer<Appearance>]
  /// Drawings of what a subject shows under the article's layout, by name.
  static func drawings(of subject: Subject<Self>) -> [(name: String, svg: SVG)]
  /// Draws the screen in points, on a page of a width and height in points.
  static func draw(
    _ appearance: Appearance, _ moment: Moment<Self>, width: Double, height: Double,
    on svg: inout SVG)
  /// How many points from the screen's top a picture must show.
  static func extent(of moment: Moment<Self>) -> Double
  /// What a recorded gesture does to the screen, or nothing if it cannot be done to it.
  static func events(_ gesture: Gesture, _ layout: Candidate) -> [Event]?
}

extension HeaderScreen: ToolScreen {}
extension SheetScreen: ToolScreen {}

/// Both screens, in the order of the contract.
let screens: [any ToolScreen.Type] = [HeaderScreen.self, SheetScreen.self]

/// The screens that `--screen` asks for; both without it.
func screens(_ arguments: Arguments) throws -> [any ToolScreen.Type] {
  guard let name = arguments.text("screen") else { return motionspec.screens }
  guard let screen = motionspec.screens.first(where: { $0.name == name }) else {
    throw arguments.error("--screen is '\(name)'; legal: header, sheet")
  }
  return [screen]
}

extension ToolScreen {
  /// The layout of the article.
  static var tutorial: Candidate { .tutorial }

  /// Why a layout is illegal, if it is.
  static func fault(in layout: Candidate) -> LayoutError? {
    do throws(LayoutError) { _ = try Layout<Rule>(layout) } catch { return error }
    return nil
  }

  /// A layout as JSON: its numbers, or the name of the article's.
  static func json(_ layout: Candidate) -> JSON {
    layout == tutorial ? "tutorial" : numbers(layout)
  }

  /// A layout as JSON, number by number.
  static func numbers(_ layout: Candidate) -> JSON { Member.json(layoutMembers, layout) }

  /// The names of a layout's members.
  static var layoutNames: [String] { layoutMembers.map(\.name) }

  /// Reads a layout, or the name of the article's.
  static func layout(_ field: Field) throws -> Candidate {
    var layout = tutorial
    if !field.isTutorial { _ = try Member.read(layoutMembers, field, into: &layout) }
    return layout
  }

  /// A layout in words: what is different from the article's.
  static func words(_ layout: Candidate) -> String {
    let parts = layoutMembers.compactMap { member -> String? in
      let (text, usual) = (member.write(layout).text, member.write(tutorial).text)
      return text == usual ? nil : "\(member.name) \(text.filter { $0 != "\"" })"
    }
    return parts.isEmpty ? "the article's layout" : parts.joined(separator: ", ")
  }

  /// An event as JSON.
  static func json(_ event: Event) -> JSON { json(event, layout: json) }

  /// An event as JSON, a layout in it as told.
  static func json(_ event: Event, layout json: (Candidate) -> JSON) -> JSON {
    let value = event.newLayout.map(json) ?? event.number.map { .number($0) } ?? true
    return .object([(event.kind.rawValue, value)])
  }

  /// Reads an event.
  static func event(_ field: Field) throws -> Event {
    let (kind, value) = try field.single(of: Event.Kind.allCases, \.rawValue)
    if kind.measure != nil, let event = Event(kind, .number(try value.number())) { return event }
    guard let event = Event(kind, .nothing) else { return .layout(try layout(value)) }
    guard try value.bool() else { throw value.error("found false; legal: true") }
    return event
  }

  /// An appearance as JSON.
  static func json(_ appearance: Appearance) -> JSON { Member.json(members, appearance) }

  /// Reads an appearance; members may be left out if the others that were read left them out too.
  ///
  /// - Parameter shown: What the others show; set by the first.
  static func appearance(_ field: Field, _ shown: inout Shown?) throws -> Appearance {
    var appearance = blank
    let found = try Member.read(members, field, into: &appearance)
    guard found != 0 else { throw field.error("nothing is shown; legal: \(names(of: .max))") }
    if let shown, shown != found {
      let (missing, new) = (names(of: shown & ~found), names(of: found & ~shown))
      throw field.error(
        missing.isEmpty
          ? "\(new) was not shown at first; legal: always or never"
          : "\(missing) is missing; legal: as at first, which is to say always")
    }
    shown = found
    return appearance
  }

  private static func names(of shown: Shown) -> String {
    members.flatMap(\.leaves).filter { !hidden(~shown).isDisjoint(with: $0.member.columns) }
      .map(\.name).joined(separator: ", ")
  }

  /// The columns that cannot be known from what is shown.
  static func hidden(_ shown: Shown) -> Set<Int> {
    Set(members.flatMap(\.columns)).filter { shown >> Shown($0) & 1 == 0 }
  }

  /// The subject of a name.
  static func subject(named name: String) -> Subject<Self>? { subjects.first { $0.name == name } }

  /// How many streams of cases there are.
  static var streamCount: Int { streams.count }

  /// The names of all subjects.
  static var subjectNames: [String] { subjects.map(\.name) }

  /// A scenario as JSON.
  static func json(_ scenario: Scenario<Self>) -> JSON {
    [
      "layout": json(scenario.layout), "events": .array(scenario.events.map { json($0) }),
    ]
  }

  /// An answer as JSON: the appearance, or why there is none.
  static func json(_ answer: Answer<Appearance>) -> JSON {
    switch answer {
    case .shown(let appearance): json(appearance)
    case .rejected(let error): ["rejected": .string("\(error)")]
    }
  }

  /// Reads a list of answers.
  static func answers(_ list: Field, _ shown: inout Shown?) throws -> [Answer<Appearance>] {
    let elements = try list.elements()
    var answers: [Answer<Appearance>] = []
    answers.reserveCapacity(elements.count)
    for element in elements { answers.append(try answer(element, &shown)) }
    return answers
  }

  /// Reads an answer.
  ///
  /// - Parameter shown: What other appearances show; set by the first.
  static func answer(_ field: Field, _ shown: inout Shown?) throws -> Answer<Appearance> {
    guard let why = field.optional("rejected") else {
      return .shown(try appearance(field, &shown))
    }
    try field.allow(only: ["rejected"])
    return .rejected(EventError(try why.string().printable))
  }
}

/// Why nothing can be read from a path.
func unreadable(_ path: String) -> ToolError {
  let exists = FileManager.default.fileExists(atPath: path)
  return ToolError("\(path): \(exists ? "cannot be read as a file" : "there is no such file")")
}

/// The text of a file.
func contents(of path: String) throws -> String {
  let data: Data
  do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch { throw unreadable(path) }
  if let text = String(data: data, encoding: .utf8) { return text }
  let lines = data.split(separator: 10, omittingEmptySubsequences: false)
  let line = lines.firstIndex { String(data: $0, encoding: .utf8) == nil } ?? 0
  throw ToolError("\(path), line \(line + 1): not UTF-8")
}

/// The JSON of an operand, which is JSON itself or names a file that holds it.
func value(_ operand: String, called name: String) throws -> Field {
  if operand == "tutorial" { return Field("tutorial", name) }
  if let first = operand.first(where: { !$0.isWhitespace }), "{[\"".contains(first) {
    return try JSON.parse(operand, place: name)
  }
  guard FileManager.default.fileExists(atPath: operand) else {
    throw ToolError("\(name): '\(operand)' is neither JSON nor a file")
  }
  return try JSON.parse(try contents(of: operand), place: operand)
}
