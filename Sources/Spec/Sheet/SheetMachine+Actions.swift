extension SheetMachine {
  /// Does what the table asks for, before the guard is read.
  mutating func act(_ action: SheetAction, _ event: SheetEvent, _ new: SheetLayout?) {
    let d = layout.dimensions
    switch action {
    case .enter:
      restingTop = d.containerHeight
    case .comeBack, .take, .leave:
      rest(at: top)
    case .follow, .letGo:
      rest(at: d.dragged(top, by: event.amount))
    case .wait:
      animation?.elapsed += event.amount
    case .adopt:
      if let new { adopt(new) }
    }
  }

  /// Takes a phase after its guard: animations start here, and end here.
  mutating func enter(_ next: SheetPhase, from previous: SheetPhase) {
    let d = layout.dimensions
    switch next {
    case .presenting where previous != .presenting:
      start(to: d.restTop, duration: d.presentDuration)
    case .settling where previous == .dragging:
      start(to: d.restTop, duration: d.settleDuration)
    case .dismissing where previous != .dismissing:
      start(to: d.containerHeight, duration: d.dismissDuration)
    case .idle:
      switch previous {
      case .hidden, .dismissing, .presenting: rest(at: d.restTop)
      case .dragging: rest(at: d.released(top))
      case .settling, .idle: rest(at: d.restTop)
      }
    case .hidden:
      rest(at: d.containerHeight)
    case .presenting, .settling, .dismissing, .dragging:
      break
    }
    phase = next
  }

  private mutating func rest(at top: Double) {
    restingTop = top
    animation = nil
  }

  private mutating func start(to target: Double, duration: Double) {
    animation = Animation(from: top, to: target, duration: duration)
  }

  /// Takes on another layout in the middle of whatever is going on; the presenter's bars stay.
  private mutating func adopt(_ new: SheetLayout) {
    let old = layout.dimensions
    let d = new.dimensions
    let top = top
    layout = new
    switch phase {
    case .hidden:
      restingTop = d.containerHeight
    case .presenting:
      retarget(top: .clamp(top, 0, d.containerHeight), to: d.restTop, old: top)
    case .settling:
      retarget(top: .clamp(top, d.restTop, d.lowestTop), to: d.restTop, old: top)
    case .dismissing:
      retarget(top: .clamp(top, 0, d.containerHeight), to: d.containerHeight, old: top)
    case .idle where top == old.barBottom, .dragging where top == old.barBottom:
      restingTop = d.barBottom
    case .idle:
      restingTop = top == old.restTop ? d.restTop : .clamp(top, d.barBottom, d.restTop)
    case .dragging:
      restingTop = .clamp(top, d.barBottom, d.lowestTop)
    }
  }

  /// Leads a running animation to another target in the time that was left.
  private mutating func retarget(top: Double, to target: Double, old: Double) {
    guard let running = animation, running.to != target || top != old else { return }
    animation = Animation(
      from: top, to: target, duration: running.duration - running.elapsed)
  }
}
