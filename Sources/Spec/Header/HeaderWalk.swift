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
    let row = addRow(candidate, isAccepted, &table)
    set(.isInitial, row, &table)
    noteLayout(row, isAccepted, isLegal: layout != nil, &table)
    return isAccepted && layout != nil
  }

  /// One more row; whether the contract speaks of what follows.
  public mutating func step(
    _ event: HeaderEvent, _ answer: Answer<HeaderAppearance>, _ table: inout Table
  ) -> Bool {
    guard let current = layout else { return false }
    defer { isFirst = false }
    let isAccepted = take(answer)
    switch event {
    case .scroll(let value):
      if value.isFinite { offset = value }
      let row = addRow(current.dimensions, isAccepted, &table)
      set(.isScroll, row, &table)
      if !value.isFinite {
        set(.isHostile, row, &table)
      } else if isAccepted {
        set(.legal, row, &table)
      }
      if isFirst { set(.isFirst, row, &table) }
      return value.isFinite == isAccepted
    case .appear:
      let row = addRow(current.dimensions, isAccepted, &table)
      set(.isAppear, row, &table)
      if isAccepted { set(.legal, row, &table) }
      return isAccepted
    case .layout(let new):
      let legal = HeaderLayout(ifLegal: new)
      let isLegal = legal != nil
      if let legal, isAccepted { layout = legal }
      let row = addRow(isAccepted ? new : current.dimensions, isAccepted, &table)
      noteLayout(row, isAccepted, isLegal: isLegal, &table)
      if isLegal, isAccepted { set(.legal, row, &table) }
      if !new.isFinite { set(.isHostile, row, &table) }
      return isLegal == isAccepted
    }
  }

  private mutating func take(_ answer: Answer<HeaderAppearance>) -> Bool {
    switch answer {
    case .shown(let appearance):
      shown = appearance
      return true
    case .rejected:
      return false
    }
  }

  private func set(_ column: HeaderColumn, _ row: Int, _ table: inout Table) {
    table[column.rawValue, row] = 1
  }

  private func noteLayout(_ row: Int, _ isAccepted: Bool, isLegal: Bool, _ table: inout Table) {
    set(.carriesLayout, row, &table)
    if isAccepted { set(.isAccepted, row, &table) }
    if isLegal { set(.isLayoutLegal, row, &table) }
  }

  private func addRow(
    _ d: HeaderLayout.Candidate, _ isAccepted: Bool, _ table: inout Table
  ) -> Int {
    table.addRow { set in
      func put(_ column: HeaderColumn, _ value: Double) { set(column.rawValue, value) }
      put(.isRejected, isAccepted ? 0 : 1)
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
