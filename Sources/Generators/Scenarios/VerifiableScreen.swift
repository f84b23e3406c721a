public import Spec

/// A screen that can be verified: where its scenarios come from, and how reports write them.
///
/// There is one generator for each of four streams of cases.
public protocol VerifiableScreen: Screen {
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
  /// The simplest event of every kind, with which a step of a smallest case may be replaced.
  static var simplestEvents: [Event] { get }
}

extension VerifiableScreen {
  /// The kinds of events, by the names that they have in Swift.
  public static var kinds: [String] { Event.Kind.allCases.map(\.rawValue) }

  /// The place of an event's kind among them.
  package static func kind(_ event: Event) -> Int {
    Event.Kind.allCases.firstIndex(of: event.kind) ?? 0
  }

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
