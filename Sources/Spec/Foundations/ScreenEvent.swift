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
  /// What the number is that such an event carries, such as `offset`, if it carries one.
  var quantity: String? { get }
}

/// What an event carries beside its kind.
public enum Payload<Candidate: LayoutCandidate>: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// A length, in points.
  case length(Double)
  /// A time, in seconds.
  case time(Double)
  /// A layout.
  case layout(Candidate)

  /// The length or time, if it is one.
  public var number: Double? {
    switch self {
    case .length(let number), .time(let number): number
    case .nothing, .layout: nil
    }
  }
}

extension ScreenEvent {
  /// The layout that the event carries, if it carries one.
  public var newLayout: Candidate? { if case .layout(let layout) = payload { layout } else { nil } }

  /// Whether every number that it carries is finite.
  var isFinite: Bool {
    switch payload {
    case .nothing: true
    case .length(let number), .time(let number): number.isFinite
    case .layout(let layout): layout.isFinite
    }
  }

  /// The event with every length multiplied; times stay.
  func scaled(by factor: Double) -> Self {
    switch payload {
    case .nothing, .time: self
    case .length(let length): Self(kind, .length(length * factor)) ?? self
    case .layout(let layout): .layout(layout.scaled(by: factor))
    }
  }
}
