public import Spec

/// A screen that can be verified: where its scenarios come from, and how reports write them.
///
/// There is one generator for each of four streams of cases.
public protocol VerifiableScreen: Screen where Candidate: LayoutNumbers {
  /// Legal layouts at the start, and every event at every moment.
  static var runs: Gen<Scenario<Self>> { get }
  /// Layouts at and beyond the bounds of every rule.
  static var layouts: Gen<Scenario<Self>> { get }
  /// Numbers that no screen may take.
  static var hostile: Gen<Scenario<Self>> { get }
  /// Legal layouts, and what people's fingers do to them, frame by frame.
  static var gestures: Gen<Scenario<Self>> { get }

  /// The parts of an appearance, in reading order; always the same parts.
  ///
  /// - Parameters:
  ///   - appearance: What is shown.
  ///   - layout: The layout in force.
  ///   - exactly: Whether numbers are written with all their digits.
  static func parts(_ appearance: Appearance, _ layout: Candidate, exactly: Bool) -> [Part]
  /// The kinds of events, by the names that they have in Swift.
  static var kinds: [String] { get }
  /// The place of an event's kind among them.
  static func kind(_ event: Event) -> Int
  /// What an event carries.
  static func content(of event: Event) -> EventContent<Candidate>
  /// The simplest event of every kind, with which a step of a smallest case may be replaced.
  static var simplestEvents: [Event] { get }
}

/// The numbers of a layout before anybody has said whether they are legal.
public protocol LayoutNumbers: Hashable {
  /// The article's layout.
  static var tutorial: Self { get }
  /// The names of the numbers with where they are kept, in the order of the initialiser.
  static var fields: [(name: String, path: any WritableKeyPath<Self, Double> & Sendable)] { get }
  /// The layout as Swift that can be pasted, number by number.
  var construction: String { get }
}

/// What an event carries.
public enum EventContent<Candidate> {
  /// Nothing.
  case nothing
  /// A number, and what it is, such as `offset`.
  case number(Double, name: String)
  /// A layout.
  case layout(Candidate)
}

extension VerifiableScreen {
  /// How many of the first cases of a stream are the smallest ones; then the designs begin.
  static var smallest: Int { 4 }

  /// The streams of scenarios, by name, in the order in which they are searched.
  public static var streams: [(stream: Stream, generator: Gen<Scenario<Self>>)] {
    [
      (Stream("\(name)/runs"), runs), (Stream("\(name)/layouts"), layouts),
      (Stream("\(name)/hostile"), hostile), (Stream("\(name)/gestures"), gestures),
    ]
  }
}

extension LayoutNumbers {
  /// Where the number of a name is kept.
  static func path(of name: String) -> (any WritableKeyPath<Self, Double> & Sendable)? {
    fields.first { $0.name == name }?.path
  }
}
