/// What can happen to a header.
public enum HeaderEvent: ScreenEvent {
  /// The page is at this offset from rest, in points.
  case scroll(Double)
  /// The screen appears (`viewDidAppear`), possibly again.
  case appear
  /// The layout changes: rotation, another safe area, other content.
  case layout(HeaderLayout.Candidate)

  /// The kinds of events, without what they carry.
  public enum Kind: String, EventKind {
    /// See `HeaderEvent`.
    case scroll, appear, layout

    /// Scrolls carry an offset.
    public var measure: Measure? { self == .scroll ? .offset : nil }
  }

  /// The kind of the event.
  public var kind: Kind {
    switch self {
    case .scroll: .scroll
    case .appear: .appear
    case .layout: .layout
    }
  }

  /// What the event carries.
  public var payload: Payload<HeaderLayout.Candidate> {
    switch self {
    case .scroll(let offset): .number(offset)
    case .appear: .nothing
    case .layout(let layout): .layout(layout)
    }
  }

  /// The event of a kind that carries this; nil if events of that kind carry something else.
  public init?(_ kind: Kind, _ payload: Payload<HeaderLayout.Candidate>) {
    switch (kind, payload) {
    case (.scroll, .number(let offset)): self = .scroll(offset)
    case (.appear, .nothing): self = .appear
    case (.layout, .layout(let layout)): self = .layout(layout)
    default: return nil
    }
  }
}

/// Why a machine refuses an event: a number that is not finite or out of its domain.
public struct EventError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what would be legal.
  public let description: String

  /// A refusal with its reason.
  public init(_ description: String) { self.description = description }
}

/// Anything that claims to be such a header.
///
/// ```swift
/// struct MyHeader: HeaderSubject {
///   var appearance: HeaderAppearance { … }
///   mutating func handle(_ event: HeaderEvent) throws { … }
/// }
/// ```
public protocol HeaderSubject: StateMachine
where Event == HeaderEvent, Appearance == HeaderAppearance {}

/// The header of the contract: three machines that look at the last layout and offset only.
///
/// ```swift
/// var header = HeaderMachine(try HeaderLayout(.tutorial))
/// try header.handle(.scroll(41))
/// header.appearance.front  // .header
/// header.stop              // .docked
/// ```
public struct HeaderMachine: HeaderSubject, Hashable, Sendable {
  /// The layout in force.
  public private(set) var layout: HeaderLayout
  /// The last offset from rest, in points; 0 before the first event.
  public private(set) var offset = 0.0

  /// The header at rest.
  public init(_ layout: HeaderLayout) { self.layout = layout }

  /// The header at rest, if the numbers form a legal layout.
  ///
  /// - Throws: `LayoutError`.
  public init(_ candidate: HeaderLayout.Candidate) throws(LayoutError) {
    self.init(try HeaderLayout(candidate))
  }

  /// The state of the header stop.
  public var stop: HeaderStop? { .at(offset, in: layout) }
  /// The state of the layer order.
  public var order: LayerOrder? { .at(offset, in: layout) }
  /// The state of the label threshold.
  public var label: LabelThreshold? { .at(offset, in: layout) }

  /// What is shown now.
  public var appearance: HeaderAppearance {
    HeaderAppearance(layout, offset: offset)
  }

  /// Layout and offset.
  public var state: AnyHashable? { self }

  /// Takes an event.
  ///
  /// - Throws: `EventError` for an offset that is not finite, `LayoutError` for an illegal layout;
  ///   nothing has changed then.
  public mutating func handle(_ event: HeaderEvent) throws {
    switch event {
    case .scroll(let offset):
      guard offset.isFinite else {
        throw EventError("offset is \(offset.plain); legal: any finite number of points")
      }
      self.offset = offset
    case .appear:
      break
    case .layout(let candidate):
      layout = try HeaderLayout(candidate)
    }
  }
}
