/// The columns of the header's table: every quantity that its clauses speak of.
public enum HeaderColumn: Int, TableColumn {
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
  public var symbol: String {
    switch self {
    case .offset: "o"
    case .headerHeight: "H"
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
    case .headerScale: "s"
    case .headerScaleZ: "s_z"
    case .headerTranslationY: "t"
    case .avatarScale: "s_a"
    case .avatarScaleZ: "s_{a,z}"
    case .avatarTranslationY: "t_a"
    case .labelTranslationY: "y"
    case .blurAlpha: "\\alpha"
    default: "\\mathit{\(self)}"
    }
  }

  /// The names of its values, if it is one of a few states.
  public var values: [String] {
    self == .front ? HeaderAppearance.Front.allCases.map(\.rawValue) : []
  }

  /// Whether it is a number of the layout.
  public var isLayout: Bool { Self.layout.contains(rawValue) }
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
