import Foundation
import Generators
import Spec

/// A screen as the tool knows it: its subjects by name, its values as JSON, its gestures.
protocol ToolScreen: VerifiableScreen {
  /// What is to be proved.
  static var obligations: [Obligation] { get }
  /// The planted faults.
  static var faults: [Fault<Self>] { get }

  /// A layout as JSON, number by number.
  static func numbers(_ layout: Candidate) -> JSON
  /// An event as JSON, a layout in it as told.
  static func json(_ event: Event, layout json: (Candidate) -> JSON) -> JSON
  static func layout(_ field: Field) throws -> Candidate
  static func event(_ field: Field) throws -> Event
  /// Reads a list of answers; a requirement, because that is where each screen has code of its own.
  static func answers(_ list: Field, _ shown: inout Shown?) throws -> [Answer<Appearance>]
  /// What it shows.
  static var members: [Member<Appearance>] { get }
  /// What stands in an appearance's JSON, name by name; the names alone are asked for often.
  static var groups: [MemberGroup<Appearance>] { get }
  static var groupNames: [String] { get }
  /// An appearance of which nothing is known.
  static var blank: Appearance { get }
  /// The names of a layout's members.
  static var layoutNames: [String] { get }
  /// Those that may be left out.
  static var optionalNames: [String] { get }
  /// A layout's members, for the schema.
  static var layoutMembers: [Described] { get }
  /// The kinds of events, for the schema.
  static var eventMembers: [Described] { get }
  /// The layout of the article.
  static var tutorial: Candidate { get }
  /// A layout in words: what is different from the article's.
  static func words(_ layout: Candidate) -> String
  /// Why a layout is illegal, if it is.
  static func fault(in layout: Candidate) -> LayoutError?
  /// Drawings of what a subject shows under the article's layout, by name.
  static func drawings(of subject: Subject<Self>) -> [(name: String, svg: SVG)]
  /// Draws the screen in points, on a page of a width and height in points.
  static func draw(
    _ appearance: Appearance, _ moment: Moment<Self>, width: Double, height: Double,
    on svg: inout SVG)
  /// How many points from the screen's top a picture must show.
  static func extent(of moment: Moment<Self>) -> Double
  /// The offset to which an event scrolls, if it does.
  static func offset(of event: Event) -> Double?
  /// What a recorded gesture does to the screen, or nothing if it cannot be done to it.
  static func events(_ gesture: Gesture, _ layout: Candidate) -> [Event]?
}

extension HeaderScreen: ToolScreen {
  static let groups = MemberGroup.all(of: members)
  static let groupNames = groups.map(\.name)
  static var tutorial: HeaderLayout.Candidate { .tutorial }

  static func fault(in layout: HeaderLayout.Candidate) -> LayoutError? {
    do throws(LayoutError) { _ = try HeaderLayout(layout) } catch { return error }
    return nil
  }
}

extension SheetScreen: ToolScreen {
  static let groups = MemberGroup.all(of: members)
  static let groupNames = groups.map(\.name)
  static var tutorial: SheetLayout.Candidate { .tutorial }

  static func fault(in layout: SheetLayout.Candidate) -> LayoutError? {
    do throws(LayoutError) { _ = try SheetLayout(layout) } catch { return error }
    return nil
  }
}

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
  /// A layout as JSON: its numbers, or the name of the article's.
  static func json(_ layout: Candidate) -> JSON {
    layout == tutorial ? "tutorial" : numbers(layout)
  }

  /// An event as JSON.
  static func json(_ event: Event) -> JSON { json(event, layout: json) }

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

/// The text of a file.
func contents(of path: String) throws -> String {
  let data: Data
  do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
    let exists = FileManager.default.fileExists(atPath: path)
    throw ToolError("\(path): \(exists ? "cannot be read as a file" : "there is no such file")")
  }
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
