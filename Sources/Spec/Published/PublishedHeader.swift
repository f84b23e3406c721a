/// The header article's controller, faults included: what it writes, and what it forgets to write.
///
/// Source: "Implementing the Twitter iOS app UI". While the page is pulled down neither label, blur
/// nor layer order is written; every appearance inserts another blurred copy; nothing is validated.
public struct PublishedHeader: HeaderSubject, Hashable, Sendable {
  private var layout: HeaderLayout.Candidate
  private var offset = 0.0
  private var header = HeaderAppearance.Transform()
  private var avatar = HeaderAppearance.Transform()
  private var label = 0.0
  private var alpha = 0.0
  private var headerZ = 0.0
  private let avatarZ = 0.0
  private var overlays = 0

  /// The controller of any layout whatsoever.
  public init(_ layout: HeaderLayout.Candidate) { self.layout = layout }

  /// Everything that is written somewhere.
  public var state: AnyHashable? { self }

  /// What is shown now.
  public var appearance: HeaderAppearance {
    HeaderAppearance(
      header: header, avatar: avatar, labelTranslationY: label, blurAlpha: alpha,
      front: headerZ > 0 ? .header : .content, overlays: overlays)
  }

  /// Takes any event.
  public mutating func handle(_ event: HeaderEvent) {
    switch event {
    case .scroll(let offset): scroll(offset)
    case .appear:
      overlays += 1
      alpha = 0
    case .layout(let new):
      layout = new
      scroll(offset)
    }
  }

  private mutating func scroll(_ offset: Double) {
    self.offset = offset
    let formulas = PublishedHeaderFormulas(layout, offset: offset)
    if offset < 0 {
      header = .init(
        scale: formulas.headerScale, scaleZ: 0, translationY: formulas.headerTranslation)
      avatar = .init()
      return
    }
    header = .init(translationY: formulas.headerTranslation)
    avatar = .init(
      scale: formulas.avatarScale, scaleZ: 0, translationY: formulas.avatarTranslation)
    label = formulas.labelTranslation
    alpha = formulas.blurAlpha
    if offset <= layout.stop {
      if avatarZ < headerZ { headerZ = 0 }
    } else if avatarZ >= headerZ {
      headerZ = 2
    }
  }
}

extension HeaderScreen {
  /// The header article's code as a subject.
  public static let published = subject("published") { PublishedHeader($0) }
}
