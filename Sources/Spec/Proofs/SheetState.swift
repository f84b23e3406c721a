/// A state of the sheet whose numbers are terms.
///
/// It is moved by the same table and the same actions as the machine that runs. Phase, presenter and
/// whether the sheet is flush are enumerated.
struct SheetState: Hashable, Sendable {
  var phase: SheetPhase
  var motion: SheetMotion<Term>
  /// E of the share of the running animation that is done.
  var progress: Term
  var d: SheetDimensions<Term>
  /// Whether the top is exactly at the bar's bottom.
  var isFlush = false
  var presenter: SheetMachine.Presenter
  /// What was done in the last event.
  var commands: SheetCommands = []

  /// The top as presented.
  var top: Term { motion.animation?.top(progress: progress) ?? motion.restingTop }
  /// The share of its duration that the running animation has run.
  var share: Term {
    guard let running = motion.animation else { return 0 }
    if case .binary(.multiply, let share, running.duration) = running.elapsed { return share }
    return running.elapsed / running.duration
  }
  /// What is shown, places aside.
  var appearance: SheetAppearance {
    SheetAppearance(phase, NavigationBarToggle(phase, isFlush: isFlush), presenter)
  }

  /// A step: the state after it, and under which conditions it is that one.
  struct Step {
    var state: SheetState
    var conditions: [Formula] = []
  }

  /// The states that an event can lead to, one for each branch of the table and side of the bar.
  func after(_ kind: SheetEvent.Kind, _ amount: Term, new: SheetDimensions<Term>) -> [Step] {
    var moved = self
    moved.commands = []
    let outcome = SheetMachine.outcome(phase, kind)
    if case .ignored = outcome { return [Step(state: moved)] }
    func act(_ action: SheetAction) {
      moved.d = new
      moved.motion.act(action, in: phase, d, new: new, top: top, amount: amount)
      moved.progress = SheetColumn.progress.term
    }
    var steps: [Step] = []
    switch outcome {
    case .ignored: break
    case .goes(let action, let next):
      act(action)
      moved.phase = next
      steps = [Step(state: moved)]
    case .branches(let action, let condition, let then, let otherwise):
      act(action)
      let truth = moved.motion.holds(condition, moved.d, top: moved.top)
      for (next, guarding) in [(then, truth), (otherwise, !truth)] {
        var state = moved
        state.motion.enter(next, from: phase, state.d)
        state.phase = next
        steps.append(Step(state: state, conditions: [guarding]))
      }
    }
    return steps.flatMap { $0.sides.map { $0.commanded(since: self) } }
  }

  /// The state in which every length is doubled.
  var scaled: SheetState {
    var result = self
    result.d = d.scaled(by: 2)
    result.motion.restingTop = 2 * motion.restingTop
    if let running = motion.animation {
      result.motion.animation = .init(
        from: 2 * running.from, to: 2 * running.to, elapsed: running.elapsed,
        duration: running.duration)
    }
    return result
  }

  /// The statements that another state is this one.
  func agreement(with other: SheetState) -> [Formula] {
    func numbers(_ motion: SheetMotion<Term>) -> [Term] {
      guard let running = motion.animation else { return [motion.restingTop] }
      return [running.from, running.to, running.elapsed, running.duration]
    }
    let (mine, others) = (numbers(motion), numbers(other.motion))
    guard phase == other.phase, mine.count == others.count else { return [.never] }
    return zip(mine, others).map { $0 ≈ $1 }
  }

  /// What holds in every state that the sheet can be in: each step has to keep it.
  var invariant: [Formula] {
    switch phase {
    case .hidden: return [top ≈ d.containerHeight]
    case .idle: return [d.barBottom <= top, top <= d.restTop]
    case .dragging: return [d.barBottom <= top, top <= d.lowestTop]
    case .presenting, .settling, .dismissing:
      guard let running = motion.animation else { return [.never] }
      let target = phase == .dismissing ? d.containerHeight : d.restTop
      let place: [Formula]
      switch phase {
      case .settling: place = [d.restTop <= running.from, top <= d.lowestTop]
      case .dismissing: place = [0 <= running.from, running.from <= running.to]
      default: place = [0 <= running.from, top <= d.containerHeight]
      }
      return [running.to ≈ target, 0 < running.duration, 0 <= share, share < 1] + place
    }
  }

  /// The laws of the curve that are used: its ends, that it rises, and how steeply at most.
  static func laws(_ states: [SheetState]) -> [Formula] {
    let points =
      [(0, 0)] + states.filter { $0.motion.animation != nil }.map { ($0.share, $0.progress) }
      + [(1, 1)]
    var laws: [Formula] = []
    for (index, (x, e)) in points.enumerated() {
      for (y, f) in points[(index + 1)...] where e != f {
        laws.append(x <= y ==> e <= f && f - e <= .number(TimingCurve.steepestSlope) * (y - x))
      }
    }
    return laws
  }
}

extension SheetState.Step {
  /// The step on either side of the bar, where that makes a difference.
  var sides: [SheetState.Step] {
    let toggles = [true, false].map { NavigationBarToggle(state.phase, isFlush: $0) }
    if toggles[0] == toggles[1] { return [self] }
    let flush = state.top ≈ state.d.barBottom
    return [(true, flush), (false, !flush)].map { isFlush, condition in
      var step = self
      step.state.isFlush = isFlush
      step.conditions.append(condition)
      return step
    }
  }

  fileprivate func commanded(since before: SheetState) -> Self {
    var step = self
    step.state.commands = SheetAppearance.commands(from: before.appearance, to: state.appearance)
    return step
  }
}
