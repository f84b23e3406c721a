/// The navigation-bar toggle: bar and back button as a function of phase and top.
///
/// Flush is shown and anything else hidden: there is no hysteresis. While the sheet comes or goes the
/// bar is hidden; while it is not there the presenter has its bar back and no button is left.
public enum NavigationBarToggle: String, Hashable, Sendable, CaseIterable {
  /// No sheet: the presenter's bar, no button.
  case presenters
  /// The sheet is away from the bar: no bar, a light button.
  case apart
  /// The sheet sits flush under the bar: the bar, a dark button.
  case flush
  /// The sheet is leaving: no bar, no button.
  case leaving

  /// The state of the toggle, given whether the sheet's top is exactly at the bar's bottom.
  public init(_ phase: SheetPhase, isFlush: Bool) {
    switch phase {
    case .hidden: self = .presenters
    case .presenting: self = .apart
    case .idle, .dragging, .settling: self = isFlush ? .flush : .apart
    case .dismissing: self = .leaving
    }
  }

  /// The bar, given whether the presenter's own bar was shown.
  public func bar(presenters: Bool) -> SheetAppearance.Bar {
    switch self {
    case .presenters: presenters ? .shown : .hidden
    case .apart, .leaving: .hidden
    case .flush: .shown
    }
  }

  /// The back button.
  public var backButton: SheetAppearance.BackButton {
    switch self {
    case .presenters, .leaving: .absent
    case .apart: .light
    case .flush: .dark
    }
  }
}
