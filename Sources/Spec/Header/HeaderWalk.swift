/// The contract's view of a run while it is tabulated.
public struct HeaderWalk: Walk {
  /// The screen.
  public typealias S = HeaderScreen
  private let candidate: HeaderLayout.Candidate
  private var layout: HeaderLayout?
  private var offset = 0.0
  private var isFirst = true
  private var shown = HeaderAppearance(
    header: .init(), avatar: .init(), labelTranslationY: 0, blurAlpha: 0, front: .content,
    overlays: 0)

  /// A walk from a layout, legal or not.
  public init(_ candidate: HeaderLayout.Candidate) { self.candidate = candidate }

  /// What the contract asks for after the last step; nothing without a legal layout.
  public var expected: HeaderAppearance? { layout.map { HeaderAppearance($0, offset: offset) } }

  /// The initial row; whether the contract speaks of what follows.
  public mutating func start(_ answer: Answer<HeaderAppearance>, _ table: inout Table) -> Bool {
    layout = HeaderLayout(ifLegal: candidate)
    let isAccepted = take(answer)
    let isLegal = layout != nil
    let row = addRow(candidate, &table)
    mark(
      row, &table, bringing: true, isInitial: true, isLegal: isLegal, isAccepted: isAccepted)
    return isAccepted && isLegal
  }

  /// One more row; whether the contract speaks of what follows.
  public mutating func step(
    _ event: HeaderEvent, _ answer: Answer<HeaderAppearance>, _ table: inout Table
  ) -> Bool {
    guard var dimensions = layout?.dimensions else { return false }
    let isAccepted = take(answer)
    var isLegal = true
    var isFinite: Bool?
    switch event {
    case .scroll(let value):
      isLegal = value.isFinite
      if isLegal { offset = value }
    case .appear: break
    case .layout(let new):
      let legal = HeaderLayout(ifLegal: new)
      isLegal = legal != nil
      if let legal, isAccepted { layout = legal }
      if isAccepted { dimensions = new }
      isFinite = new.isFinite
    }
    let row = addRow(dimensions, &table)
    mark(row, &table, bringing: isFinite, isLegal: isLegal, isAccepted: isAccepted)
    if case .scroll = event {
      set(.isScroll, true, row, &table)
      set(.isFirst, isFirst, row, &table)
    }
    set(.isAppear, event == .appear, row, &table)
    isFirst = false
    return isLegal == isAccepted
  }

  private mutating func take(_ answer: Answer<HeaderAppearance>) -> Bool {
    guard case .shown(let appearance) = answer else { return false }
    shown = appearance
    return true
  }

  private func addRow(_ d: HeaderLayout.Candidate, _ table: inout Table) -> Int {
    table.addRow { set in
      func put(_ column: HeaderColumn, _ value: Double) { set(column.rawValue, value) }
      put(.offset, offset)
      put(.headerHeight, d.headerHeight)
      put(.stop, d.stop)
      put(.avatarTop, d.avatarTop)
      put(.avatarHeight, d.avatarHeight)
      put(.avatarSlowdown, d.avatarSlowdown)
      put(.usernameTop, d.usernameTop)
      put(.usernameHeight, d.usernameHeight)
      put(.labelTop, d.labelTop)
      put(.labelHeight, d.labelHeight)
      put(.labelThreshold, d.labelThreshold)
      put(.labelTravel, d.labelTravel)
      put(.contentHeight, d.contentHeight)
      put(.viewportHeight, d.viewportHeight)
      if let layout {
        put(.reachesDocked, layout.reaches(.docked) ? 1 : 0)
        put(.reachesRising, layout.reaches(.rising) ? 1 : 0)
        put(.reachesSettled, layout.reaches(.settled) ? 1 : 0)
      }
      put(.headerScale, shown.header.scale)
      put(.headerScaleZ, shown.header.scaleZ)
      put(.headerTranslationY, shown.header.translationY)
      put(.avatarScale, shown.avatar.scale)
      put(.avatarScaleZ, shown.avatar.scaleZ)
      put(.avatarTranslationY, shown.avatar.translationY)
      put(.labelTranslationY, shown.labelTranslationY)
      put(.blurAlpha, shown.blurAlpha)
      put(.front, shown.front == .content ? 0 : shown.front == .header ? 1 : 2)
      put(.overlays, Double(shown.overlays))
    }
  }
}
