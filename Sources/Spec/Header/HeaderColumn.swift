/// The columns of the header's table: every quantity that its clauses speak of.
public enum HeaderColumn: Int, CaseIterable, Sendable {
  // The step.
  case legal, isInitial, isFirst, isScroll, isAppear, carriesLayout, isAccepted, isRejected
  case isLayoutLegal, isHostile, offset
  // The layout in force.
  case headerHeight, stop, avatarTop, avatarHeight, avatarSlowdown, usernameTop, usernameHeight
  case labelTop, labelHeight, labelThreshold, labelTravel, contentHeight, viewportHeight
  case reachesDocked, reachesRising, reachesSettled
  // What is shown.
  case headerScale, headerScaleZ, headerTranslationY, avatarScale, avatarScaleZ
  case avatarTranslationY, labelTranslationY, blurAlpha, front, overlays

  /// The columns that a subject shows.
  public static let shown: [HeaderColumn] = [
    .headerScale, .headerScaleZ, .headerTranslationY, .avatarScale, .avatarScaleZ,
    .avatarTranslationY, .labelTranslationY, .blurAlpha, .front, .overlays,
  ]

  /// The columns that hold the layout in force.
  static let layout = headerHeight.rawValue...viewportHeight.rawValue

  /// The symbol in formulas, in LaTeX.
  var symbol: String {
    switch self {
    case .legal: "\\mathit{legal}"
    case .isInitial: "\\mathit{initial}"
    case .isFirst: "\\mathit{first}"
    case .isScroll: "\\mathit{scroll}"
    case .isAppear: "\\mathit{appear}"
    case .carriesLayout: "\\mathit{layout}"
    case .isAccepted: "\\mathit{accepted}"
    case .isRejected: "\\mathit{rejected}"
    case .isLayoutLegal: "\\mathit{valid}"
    case .isHostile: "\\mathit{hostile}"
    case .offset: "o"
    case .headerHeight: "H"
    case .stop: "\\mathit{stop}"
    case .avatarTop: "a_Y"
    case .avatarHeight: "a_H"
    case .avatarSlowdown: "k"
    case .usernameTop: "u_Y"
    case .usernameHeight: "u_H"
    case .labelTop: "l_Y"
    case .labelHeight: "l_H"
    case .labelThreshold: "B"
    case .labelTravel: "D"
    case .contentHeight: "\\mathit{content}"
    case .viewportHeight: "\\mathit{viewport}"
    case .reachesDocked: "\\mathit{docks}"
    case .reachesRising: "\\mathit{rises}"
    case .reachesSettled: "\\mathit{settles}"
    case .headerScale: "s"
    case .headerScaleZ: "s_z"
    case .headerTranslationY: "t"
    case .avatarScale: "s_a"
    case .avatarScaleZ: "s_{a,z}"
    case .avatarTranslationY: "t_a"
    case .labelTranslationY: "y"
    case .blurAlpha: "\\alpha"
    case .front: "\\mathit{front}"
    case .overlays: "\\mathit{overlays}"
    }
  }

  /// The quantity in this column.
  public var quantity: Quantity {
    Quantity(
      column: rawValue, name: "\(self)", symbol: symbol,
      values: self == .front ? HeaderAppearance.Front.allCases.map(\.rawValue) : [],
      isLayout: Self.layout.contains(rawValue))
  }

  /// The quantity as a term.
  public var term: Term { .quantity(quantity) }
  /// The flag in this column as a statement.
  public var flag: Formula { .equal(term, 1, within: 0) }
}

extension HeaderDimensions where Number == Term {
  /// The layout as symbols.
  public static var symbolic: Self { HeaderDimensions(symbols: \.term) }
}

extension HeaderDimensions {
  /// The layout with a number for each of its columns.
  init(symbols number: (HeaderColumn) -> Number) {
    self.init(
      headerHeight: number(.headerHeight), stop: number(.stop), avatarTop: number(.avatarTop),
      avatarHeight: number(.avatarHeight), avatarSlowdown: number(.avatarSlowdown),
      usernameTop: number(.usernameTop), usernameHeight: number(.usernameHeight),
      labelTop: number(.labelTop), labelHeight: number(.labelHeight),
      labelThreshold: number(.labelThreshold), labelTravel: number(.labelTravel),
      contentHeight: number(.contentHeight), viewportHeight: number(.viewportHeight))
  }
}
