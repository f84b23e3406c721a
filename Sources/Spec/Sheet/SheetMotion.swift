/// The numbers in a sheet's state, and what the actions of its table do to them.
///
/// Stated once for every reading: in `Double` they move the sheet, in `Term` they are what is proved.
public struct SheetMotion<Number: Scalar>: Sendable {
  /// A running animation of the sheet's top.
  public struct Animation: Sendable {
    /// Where it starts, in points.
    public var from: Number
    /// Where it ends, in points.
    public var to: Number
    /// How long it has run, in seconds: the sum of the advances, in order.
    public var elapsed: Number
    /// How long it runs, in seconds.
    public var duration: Number

    /// An animation that starts.
    public init(from: Number, to: Number, elapsed: Number = Number(0), duration: Number) {
      self.from = from
      self.to = to
      self.elapsed = elapsed
      self.duration = duration
    }

    /// Where it is, in points, when this share of the way is done.
    public func top(progress: Number) -> Number {
      .choose(
        duration <= elapsed, to, SheetDimensions.between(from, to, progress: progress))
    }
  }

  /// The top when nothing is animated, in points.
  public var restingTop: Number
  /// The running animation.
  public var animation: Animation?

  /// Numbers of a state.
  public init(restingTop: Number, animation: Animation? = nil) {
    self.restingTop = restingTop
    self.animation = animation
  }

  /// Does what the table asks for, before the guard is read.
  ///
  /// - Parameters:
  ///   - phase: The phase before.
  ///   - d: The layout before.
  ///   - new: The layout after.
  ///   - top: The top as presented before, in points.
  ///   - amount: The distance or time that the event carries.
  mutating func act(
    _ action: SheetAction, in phase: SheetPhase, _ d: SheetDimensions<Number>,
    new: SheetDimensions<Number>, top: Number, amount: Number
  ) {
    switch action {
    case .enter: restingTop = d.containerHeight
    case .comeBack, .take, .leave: rest(at: top)
    case .follow, .letGo: rest(at: d.dragged(top, by: amount))
    case .wait: if let running = animation { animation?.elapsed = running.elapsed + amount }
    case .adopt: adopt(new, old: d, in: phase, top: top)
    }
  }

  /// Whether a guard holds after the action, the top then being presented at `top`.
  func holds(
    _ condition: SheetGuard, _ d: SheetDimensions<Number>, top: @autoclosure () -> Number
  ) -> Number.Truth {
    let zero = Number(0)
    switch condition {
    case .presentTakesTime: return zero < d.presentDuration
    case .dismissTakesTime: return zero < d.dismissDuration
    case .animationEnds: return (animation?.duration ?? zero) <= (animation?.elapsed ?? zero)
    case .belowRest: return zero < .choose(d.restTop < top(), d.settleDuration, zero)
    case .awayFromRest:
      return zero < .choose(Number.equals(top(), d.restTop), zero, Number(1))
    }
  }

  /// Takes a phase after its guard: animations start here, and end here.
  mutating func enter(
    _ next: SheetPhase, from previous: SheetPhase, _ d: SheetDimensions<Number>
  ) {
    switch next {
    case .presenting where previous != .presenting:
      start(to: d.restTop, duration: d.presentDuration)
    case .settling where previous == .dragging:
      start(to: d.restTop, duration: d.settleDuration)
    case .dismissing where previous != .dismissing:
      start(to: d.containerHeight, duration: d.dismissDuration)
    case .idle:
      rest(at: previous == .dragging ? d.released(restingTop) : d.restTop)
    case .hidden:
      rest(at: d.containerHeight)
    case .presenting, .settling, .dismissing, .dragging:
      break
    }
  }

  private mutating func rest(at top: Number) {
    restingTop = top
    animation = nil
  }

  /// Starts an animation where the sheet rests.
  private mutating func start(to target: Number, duration: Number) {
    animation = Animation(from: restingTop, to: target, duration: duration)
  }

  /// Takes on another layout in the middle of whatever is going on.
  private mutating func adopt(
    _ d: SheetDimensions<Number>, old: SheetDimensions<Number>, in phase: SheetPhase, top: Number
  ) {
    func unlessDocked(_ other: Number) -> Number {
      .choose(Number.equals(top, old.barBottom), d.barBottom, other)
    }
    let onScreen = Number.clamp(top, Number(0), d.containerHeight)
    switch phase {
    case .hidden:
      restingTop = d.containerHeight
    case .presenting:
      retarget(top: onScreen, to: d.restTop, old: top)
    case .settling:
      retarget(top: .clamp(top, d.restTop, d.lowestTop), to: d.restTop, old: top)
    case .dismissing:
      retarget(top: onScreen, to: d.containerHeight, old: top)
    case .idle:
      restingTop = unlessDocked(
        .choose(Number.equals(top, old.restTop), d.restTop, .clamp(top, d.barBottom, d.restTop)))
    case .dragging:
      restingTop = unlessDocked(.clamp(top, d.barBottom, d.lowestTop))
    }
  }

  /// Leads a running animation to another target in the time that was left, unless neither its
  /// target nor its top has changed.
  private mutating func retarget(top: Number, to target: Number, old: Number) {
    guard let running = animation else { return }
    func changed(_ new: Number, from same: Number) -> Number {
      .choose(Number.equals(running.to, target), .choose(Number.equals(top, old), same, new), new)
    }
    animation = Animation(
      from: changed(top, from: running.from), to: target,
      elapsed: changed(Number(0), from: running.elapsed),
      duration: changed(running.duration - running.elapsed, from: running.duration))
  }
}

extension SheetMotion: Equatable where Number: Equatable {}
extension SheetMotion: Hashable where Number: Hashable {}
extension SheetMotion.Animation: Equatable where Number: Equatable {}
extension SheetMotion.Animation: Hashable where Number: Hashable {}

extension SheetMotion<Double>.Animation {
  /// Whether it has run for its duration.
  public var isComplete: Bool { elapsed >= duration }

  /// The share of the way that is done: E(elapsed ÷ duration).
  public var progress: Double {
    isComplete ? 1 : TimingCurve.progress(elapsed / duration)
  }

  /// Where it is, in points.
  public var top: Double { top(progress: progress) }
}
