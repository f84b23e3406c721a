/// The sheet article's controller, faults included, re-expressed with what UIKit does around it.
///
/// Source: "Recreating an animation from the National Geographic iOS app". Its numbers (a third of the
/// height, 50 points, 0.5 s and 0.3 s) are those of the layout here. It compares the sheet's centre with
/// the view's, reads the view's height and the bar live, but keeps the height the sheet was created
/// with. UIKit's part: a touch that begins while the sheet is animated is not delivered; a gesture
/// under way goes on; completions run after their own duration even if another animation has begun.
public struct PublishedSheet: SheetSubject, Hashable, Sendable {
  private var d: SheetLayout.Candidate
  private var height: Double?
  /// The model value; what is on the screen is the animation's.
  private var top = 0.0
  private var animation: SheetMachine.Animation?
  /// The time until each dismissal completes, whatever has happened since it began.
  private var dismissals: [Double] = []
  private var isDark = false
  private var hasButton = false
  private var isMounted = false
  private var isBarShown: Bool
  private var isStatusBarHidden: Bool
  private var hasFinger = false
  private var commands: SheetCommands = []

  /// The controller of any layout whatsoever.
  public init(_ layout: SheetLayout.Candidate) {
    d = layout
    isBarShown = layout.presenterShowsBar
    isStatusBarHidden = layout.presenterHidesStatusBar
  }

  private var shownHeight: Double { height ?? d.containerHeight }
  private var shownTop: Double { animation?.top ?? top }
  /// What comparing centres adds to a top when view and sheet differ in height: half the difference.
  private var lift: Double { (d.containerHeight - shownHeight) / 2 }

  /// What is shown now.
  public var appearance: SheetAppearance {
    SheetAppearance(
      top: shownTop, height: shownHeight, bar: isBarShown ? .shown : .hidden,
      backButton: hasButton ? (isDark ? .dark : .light) : .absent,
      statusBarHidden: isStatusBarHidden, mounted: isMounted, commands: commands)
  }

  /// The controller without what it did in the last event.
  public var state: AnyHashable? {
    var result = self
    result.commands = []
    result.dismissals = Set(dismissals).sorted()
    return result
  }

  /// Takes any event.
  public mutating func handle(_ event: SheetEvent) {
    commands = []
    switch event {
    case .present: present()
    case .panBegan:
      guard isMounted, animation == nil, !hasFinger else { return }
      hasFinger = true
      pan(by: 0, isEnd: false)
    case .panMoved(let distance):
      if hasFinger { pan(by: distance, isEnd: false) }
    case .panCancelled:
      if hasFinger { pan(by: 0, isEnd: false) }
      hasFinger = false
    case .panEnded(let distance):
      if hasFinger { pan(by: distance, isEnd: true) }
      hasFinger = false
    case .back:
      if hasButton { hide() }
    case .advance(let time): advance(time)
    case .layout(let new): d = new
    }
  }

  private mutating func present() {
    if height == nil {
      height = d.containerHeight
      top = d.containerHeight
      isDark = false
    }
    if !isMounted { commands.insert(.mount) }
    isMounted = true
    if !isStatusBarHidden { commands.insert(.hideStatusBar) }
    isStatusBarHidden = true
    if !hasButton { commands.insert(.addBackButton) }
    hasButton = true
    animate(to: d.restTop, duration: d.presentDuration)
  }

  private mutating func pan(by distance: Double, isEnd: Bool) {
    var moved = top + distance
    if moved <= d.barBottom + lift {
      moved = d.barBottom + lift
      commands.formUnion([.showBar, .darkBackButton])
      isBarShown = true
      isDark = true
    } else {
      commands.formUnion([.hideBar, .lightBackButton])
      isBarShown = false
      isDark = false
    }
    if moved > d.lowestTop + lift { moved = d.lowestTop + lift }
    if isEnd {
      if moved >= d.restTop + lift { moved = d.restTop + lift }
      animate(to: moved, duration: d.settleDuration)
    } else {
      top = moved
      animation = nil
    }
  }

  private mutating func hide() {
    animate(to: d.containerHeight, duration: d.dismissDuration)
    if isBarShown { commands.insert(.hideBar) }
    isBarShown = false
    commands.insert(.removeBackButton)
    hasButton = false
    if d.dismissDuration > 0 { dismissals.append(d.dismissDuration) } else { vanish() }
  }

  private mutating func animate(to target: Double, duration: Double) {
    animation =
      duration > 0
      ? SheetMachine.Animation(from: shownTop, to: target, duration: duration) : nil
    top = target
  }

  private mutating func advance(_ time: Double) {
    animation?.elapsed += time
    if animation?.isComplete == true { animation = nil }
    let due = dismissals.contains { $0 <= time }
    dismissals = dismissals.filter { !($0 <= time) }.map { $0 - time }
    if due { vanish() }
  }

  /// The completion of a dismissal.
  private mutating func vanish() {
    if isStatusBarHidden { commands.insert(.restoreStatusBar) }
    isStatusBarHidden = false
    if isMounted { commands.insert(.unmount) }
    isMounted = false
  }
}

extension SheetScreen {
  /// The sheet article's code as a subject.
  public static let published = subject("published") { PublishedSheet($0) }
}
