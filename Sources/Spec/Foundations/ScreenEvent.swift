/// What can happen to a screen: an event of some kind, which may carry something.
///
/// Whatever is told of events, in words, in Swift or in JSON, follows from kind and payload.
public protocol ScreenEvent: Hashable, Sendable {
  /// The numbers of the screen's layouts.
  associatedtype Candidate: LayoutCandidate
  /// The kinds of events, without what they carry.
  associatedtype Kind: EventKind

  /// The kind of the event.
  var kind: Kind { get }
  /// What the event carries.
  var payload: Payload<Candidate> { get }
  /// The layout changes.
  static func layout(_ layout: Candidate) -> Self
  /// The event of a kind that carries this; nil if events of that kind carry something else.
  init?(_ kind: Kind, _ payload: Payload<Candidate>)
}

/// A kind of events; its name is that of the event in Swift and JSON.
public protocol EventKind: RawRepresentable<String>, CaseIterable, Hashable, Sendable
where AllCases == [Self] {
  /// What the number is that such an event carries, if it carries one.
  var measure: Measure? { get }
}

/// What the number is that an event carries.
public enum Measure: String, Hashable, Sendable {
  /// How far the page is from rest, in points.
  case offset
  /// How far a finger has moved, in points, downward positive.
  case move
  /// How much time passes, in seconds.
  case time
}

/// What an event carries beside its kind.
public enum Payload<Candidate: LayoutCandidate>: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// A length in points, or a time in seconds.
  case number(Double)
  /// A layout.
  case layout(Candidate)
}

extension ScreenEvent {
  /// The layout that the event carries, if it carries one.
  public var newLayout: Candidate? { if case .layout(let layout) = payload { layout } else { nil } }
  /// The number that it carries, if it carries one.
  public var number: Double? { if case .number(let number) = payload { number } else { nil } }

  /// Whether every number that it carries is finite.
  var isFinite: Bool {
    switch payload {
    case .nothing: true
    case .number(let number): number.isFinite
    case .layout(let layout): layout.isFinite
    }
  }

  /// The event with every length multiplied; times stay.
  func scaled(by factor: Double) -> Self {
    switch payload {
    case .number(let length) where kind.measure != .time:
      Self(kind, .number(length * factor)) ?? self
    case .nothing, .number: self
    case .layout(let layout): .layout(layout.scaled(by: factor))
    }
  }
}
