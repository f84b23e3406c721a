/// The columns of the sheet's table: every quantity that its clauses speak of.
///
/// Phase, animation and expectations are those of the contract's own machine after the same events;
/// a subject is never asked for them.
public enum SheetColumn: Int, CaseIterable, Sendable {
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
  var symbol: String {
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

  private var values: [String] {
    switch self {
    case .event: SheetEvent.Kind.allCases.map(\.rawValue)
    case .phase: SheetPhase.allCases.map(\.rawValue)
    case .bar, .expectedBar: SheetAppearance.Bar.allCases.map(\.rawValue)
    case .backButton, .expectedBackButton: SheetAppearance.BackButton.allCases.map(\.rawValue)
    default: []
    }
  }

  /// The quantity in this column.
  public var quantity: Quantity {
    Quantity(column: rawValue, name: "\(self)", symbol: symbol, values: values)
  }

  /// The quantity as a term.
  public var term: Term { .quantity(quantity) }
  /// The flag in this column as a statement.
  public var flag: Formula { .equal(term, 1, within: 0) }

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
