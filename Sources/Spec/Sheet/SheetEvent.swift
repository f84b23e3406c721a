/// What can happen to a sheet.
public enum SheetEvent: ScreenEvent {
  /// The presenter asks for the sheet.
  case present
  /// A finger begins to pan.
  case panBegan
  /// The finger has moved this far since the last report, in points, downward positive.
  case panMoved(Double)
  /// The finger is lifted after a last move, in points.
  case panEnded(Double)
  /// The gesture was cancelled, or failed.
  case panCancelled
  /// The back button is touched.
  case back
  /// Time passes, in seconds.
  case advance(Double)
  /// The layout changes: rotation, another bar, other durations.
  case layout(SheetLayout.Candidate)

  /// The kinds of events, without their numbers.
  public enum Kind: String, EventKind {
    /// See `SheetEvent`.
    case present, panBegan, panMoved, panEnded, panCancelled, back, advance, layout

    /// Moves and the passing of time carry a number.
    public var measure: Measure? {
      switch self {
      case .panMoved, .panEnded: .move
      case .advance: .time
      case .present, .panBegan, .panCancelled, .back, .layout: nil
      }
    }
  }

  /// The kind of the event.
  public var kind: Kind {
    switch self {
    case .present: .present
    case .panBegan: .panBegan
    case .panMoved: .panMoved
    case .panEnded: .panEnded
    case .panCancelled: .panCancelled
    case .back: .back
    case .advance: .advance
    case .layout: .layout
    }
  }

  /// What the event carries.
  public var payload: Payload<SheetLayout.Candidate> {
    switch self {
    case .present, .panBegan, .panCancelled, .back: .nothing
    case .panMoved(let number), .panEnded(let number), .advance(let number): .number(number)
    case .layout(let layout): .layout(layout)
    }
  }

  /// The event of a kind that carries this; nil if events of that kind carry something else.
  public init?(_ kind: Kind, _ payload: Payload<SheetLayout.Candidate>) {
    switch (kind, payload) {
    case (.present, .nothing): self = .present
    case (.panBegan, .nothing): self = .panBegan
    case (.panMoved, .number(let distance)): self = .panMoved(distance)
    case (.panEnded, .number(let distance)): self = .panEnded(distance)
    case (.panCancelled, .nothing): self = .panCancelled
    case (.back, .nothing): self = .back
    case (.advance, .number(let time)): self = .advance(time)
    case (.layout, .layout(let layout)): self = .layout(layout)
    default: return nil
    }
  }

  /// The distance or time that the event carries, or 0.
  public var amount: Double { number ?? 0 }
}

/// A phase of the sheet.
public enum SheetPhase: String, Hashable, Sendable, CaseIterable {
  /// Not on the screen.
  case hidden
  /// On its way up.
  case presenting
  /// At rest.
  case idle
  /// Under a finger.
  case dragging
  /// Springing back after a release below the rest.
  case settling
  /// On its way down.
  case dismissing
}

/// What a sheet does to its surroundings in one event: the difference of what it wants.
public struct SheetCommands: OptionSet, Hashable, Sendable {
  /// One bit a command.
  public let rawValue: UInt16

  /// Commands from their bits.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// All of these; spelled out, because without optimisation the protocol's own is slow.
  @inlinable public init(arrayLiteral commands: SheetCommands...) {
    rawValue = commands.reduce(0) { $0 | $1.rawValue }
  }

  /// The navigation bar appears.
  public static let showBar = SheetCommands(rawValue: 1 << 0)
  /// The navigation bar disappears.
  public static let hideBar = SheetCommands(rawValue: 1 << 1)
  /// The back button appears, light.
  public static let addBackButton = SheetCommands(rawValue: 1 << 2)
  /// The back button disappears.
  public static let removeBackButton = SheetCommands(rawValue: 1 << 3)
  /// The back button turns dark.
  public static let darkBackButton = SheetCommands(rawValue: 1 << 4)
  /// The back button turns light.
  public static let lightBackButton = SheetCommands(rawValue: 1 << 5)
  /// The status bar disappears.
  public static let hideStatusBar = SheetCommands(rawValue: 1 << 6)
  /// The status bar appears.
  public static let restoreStatusBar = SheetCommands(rawValue: 1 << 7)
  /// The sheet's views enter the hierarchy.
  public static let mount = SheetCommands(rawValue: 1 << 8)
  /// The sheet's views leave the hierarchy.
  public static let unmount = SheetCommands(rawValue: 1 << 9)

  /// Every command with its name.
  public static let names: [(command: SheetCommands, name: String)] = [
    (.showBar, "showBar"), (.hideBar, "hideBar"), (.addBackButton, "addBackButton"),
    (.removeBackButton, "removeBackButton"), (.darkBackButton, "darkBackButton"),
    (.lightBackButton, "lightBackButton"), (.hideStatusBar, "hideStatusBar"),
    (.restoreStatusBar, "restoreStatusBar"), (.mount, "mount"), (.unmount, "unmount"),
  ]
}

/// What a sheet shows, and what it did in the last event.
public struct SheetAppearance: Hashable, Sendable {
  /// Whether the navigation bar is on the screen.
  public enum Bar: String, Hashable, Sendable, CaseIterable {
    /// Not on the screen.
    case hidden
    /// On the screen.
    case shown
  }

  /// The back button.
  public enum BackButton: String, Hashable, Sendable, CaseIterable {
    /// Not on the screen.
    case absent
    /// White, for the picture behind the sheet.
    case light
    /// Dark, for the navigation bar.
    case dark
  }

  /// The sheet's top on the screen, in points; without meaning unless it is mounted.
  public var top: Double
  /// The sheet's height, in points.
  public var height: Double
  /// The navigation bar.
  public var bar: Bar
  /// The back button.
  public var backButton: BackButton
  /// Whether the status bar is hidden.
  public var statusBarHidden: Bool
  /// Whether the sheet's views are in the hierarchy.
  public var mounted: Bool
  /// What the sheet did to its surroundings in the last event.
  public var commands: SheetCommands
  /// How far the sheet would follow the finger by the last move if it resisted, if it can say so.
  public var rubberBand: Double?

  /// An appearance.
  public init(
    top: Double, height: Double, bar: Bar, backButton: BackButton, statusBarHidden: Bool,
    mounted: Bool, commands: SheetCommands = []
  ) {
    self.top = top
    self.height = height
    self.bar = bar
    self.backButton = backButton
    self.statusBarHidden = statusBarHidden
    self.mounted = mounted
    self.commands = commands
  }

  /// The commands that lead from one appearance to another; a new button comes light.
  public static func commands(from before: Self, to after: Self) -> SheetCommands {
    var result: SheetCommands = []
    if before.bar != after.bar { result.insert(after.bar == .shown ? .showBar : .hideBar) }
    switch (before.backButton, after.backButton) {
    case (.absent, .absent), (.light, .light), (.dark, .dark): break
    case (.absent, .light): result.insert(.addBackButton)
    case (.absent, .dark): result.formUnion([.addBackButton, .darkBackButton])
    case (.light, .dark): result.insert(.darkBackButton)
    case (.dark, .light): result.insert(.lightBackButton)
    case (.light, .absent), (.dark, .absent): result.insert(.removeBackButton)
    }
    if before.statusBarHidden != after.statusBarHidden {
      result.insert(after.statusBarHidden ? .hideStatusBar : .restoreStatusBar)
    }
    if before.mounted != after.mounted { result.insert(after.mounted ? .mount : .unmount) }
    return result
  }
}
