public import Spec

/// Where the scenarios of a screen come from: one generator for each of three streams of cases.
public protocol ScenarioSource {
  /// The screen.
  associatedtype S: Screen
  /// Legal layouts and legal events.
  static var runs: Gen<Scenario<S>> { get }
  /// Layouts at and beyond the bounds of every rule.
  static var layouts: Gen<Scenario<S>> { get }
  /// Numbers that no screen may take.
  static var hostile: Gen<Scenario<S>> { get }
}

extension ScenarioSource {
  /// The streams, by name, in the order in which they are searched.
  public static var streams: [(stream: Stream, generator: Gen<Scenario<S>>)] {
    [
      (Stream("\(S.name)/runs"), runs), (Stream("\(S.name)/layouts"), layouts),
      (Stream("\(S.name)/hostile"), hostile),
    ]
  }
}

extension Source {
  /// Up to `most` events; every other case has at most a quarter of that, so that a violation is
  /// also met in cases that are small to begin with.
  @inlinable
  mutating func events<Event>(
    upTo most: Int, _ event: (inout Source) throws -> Event
  ) throws -> [Event] {
    let room = index(below: 2) == 0 ? most : most / 4
    return try array(count: 0...room) { source in try source.span(.command, event) }
  }
}

/// A screen that knows where its scenarios come from.
public protocol VerifiableScreen: Wording {
  /// The streams of scenarios, in the order in which they are searched.
  static var streams: [(stream: Stream, generator: Gen<Scenario<Self>>)] { get }
}

extension HeaderScreen: VerifiableScreen {
  /// Runs, layouts, hostile numbers.
  public static var streams: [(stream: Stream, generator: Gen<Scenario<HeaderScreen>>)] {
    HeaderScenarios.streams
  }
}

extension SheetScreen: VerifiableScreen {
  /// Runs, layouts, hostile numbers.
  public static var streams: [(stream: Stream, generator: Gen<Scenario<SheetScreen>>)] {
    SheetScenarios.streams
  }
}
