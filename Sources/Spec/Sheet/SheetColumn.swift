/// The columns of the sheet's table: every quantity that its clauses speak of.
///
/// Phase, animation and expectations are those of the contract's own machine after the same events;
/// a subject is never asked for them.
public enum SheetColumn: Int, TableColumn {
  // The step.
  case legal, isInitial, carriesLayout, isAccepted, isRejected, isLayoutLegal, isHostile
  case event, amount
  // The contract's machine after the step.
  case phase, isEnabled, isChange, isStaleEnd, from, to, progress, share, animationDuration
  case expectedTop, expectedBar, expectedBackButton, expectedStatusBarHidden, expectedMounted
  case expectedCommands, slack, drift
  // The layout in force, and what the presenter had.
  case containerHeight, barBottom, restTop, overshoot, presentDuration, settleDuration
  case dismissDuration, presenterShowsBar, presenterHidesStatusBar
  // What is shown.
  case top, height, bar, backButton, statusBarHidden, mounted, commands, isShowBar, isHideBar
  case rubberBand

  /// The columns that a subject shows.
  public static let shown: [SheetColumn] = [
    .top, .height, .bar, .backButton, .statusBarHidden, .mounted, .commands,
  ]

  /// The symbol in formulas, in LaTeX.
  public var symbol: String {
    switch self {
    case .containerHeight: "H"
    case .barBottom: "N"
    case .restTop: "R"
    case .overshoot: "S"
    case .progress: "E"
    case .share: "x"
    case .amount: "\\delta"
    case .top: "y"
    case .height: "h"
    default: "\\mathit{\(self)}"
    }
  }

  /// The names of its values, if it is one of a few states.
  public var values: [String] {
    switch self {
    case .event: SheetEvent.Kind.allCases.map(\.rawValue)
    case .phase: SheetPhase.allCases.map(\.rawValue)
    case .bar, .expectedBar: SheetAppearance.Bar.allCases.map(\.rawValue)
    case .backButton, .expectedBackButton: SheetAppearance.BackButton.allCases.map(\.rawValue)
    default: []
    }
  }

  /// No two rows are compared by size.
  public var isLayout: Bool { false }

  /// The statement that the event is of this kind.
  static func event(_ kind: SheetEvent.Kind) -> Formula { event.term ≈ kind.code }
  /// The statement that the contract's machine is in this phase.
  static func phase(_ phase: SheetPhase) -> Formula { Self.phase.term ≈ phase.code }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The position among the cases: how a state is written into a table.
  var code: Term { .number(number) }

  /// The position among the cases as a number.
  var number: Double { Double(Self.allCases.firstIndex(of: self) ?? -1) }
}

extension SheetDimensions where Number == Term {
  /// The layout as symbols.
  public static var symbolic: Self { SheetDimensions(symbols: \.term) }
}

extension SheetDimensions {
  /// The layout with a number for each of its columns.
  init(symbols number: (SheetColumn) -> Number) {
    self.init(
      containerHeight: number(.containerHeight), barBottom: number(.barBottom),
      restTop: number(.restTop), overshoot: number(.overshoot),
      presentDuration: number(.presentDuration), settleDuration: number(.settleDuration),
      dismissDuration: number(.dismissDuration))
  }
}
