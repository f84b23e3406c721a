// The contract of the sheet, one clause after another. Sections: sheet, navigation bar, back button,
// life cycle, time.

private typealias Column = SheetColumn

private let d = SheetDimensions<Term>.symbolic
private let containerHeight = d.containerHeight
private let barBottom = d.barBottom
private let rest = d.restTop
private let lowest = d.lowestTop

private let amount = Column.amount.term
private let top = Column.top.term
private let height = Column.height.term
private let commands = Column.commands.term
private let isBarShown = Column.bar.term ≈ SheetAppearance.Bar.shown.code
private let isMounted = Column.mounted.flag
private let button = Column.backButton.term
private let hasButton = !(button ≈ SheetAppearance.BackButton.absent.code)
private let from = Column.from.term
private let to = Column.to.term
private let progress = Column.progress.term
private let share = Column.share.term

private func event(_ kinds: SheetEvent.Kind...) -> Formula { any(kinds.map(Column.event)) }
private func phase(_ phases: SheetPhase...) -> Formula { any(phases.map(Column.phase)) }
private func was(_ phases: SheetPhase...) -> Formula { any(phases.map(Column.phase))[.before] }
private func any(_ formulas: [Formula]) -> Formula {
  formulas.dropFirst().reduce(formulas[0]) { $0 || $1 }
}

private let isAnimated = phase(.presenting, .settling, .dismissing)
private let wasAnimated = isAnimated[.before]
private let samePhase = Column.phase.term ≈ Column.phase.term[.before]
/// The animated way, in points.
private let way = abs(to - from)
private let precision: Term = .number(1e-12)
/// How far a correct top may be from the machine's because of earlier animations.
private let drift = Column.drift.term
/// How far it may be while it is animated.
private let solved = precision * way + ulps(2, of: containerHeight) + drift

private let looks: [Term] = [
  Column.height, .bar, .backButton, .statusBarHidden, .mounted,
].map(\.term)
private func same(as role: Quantity.Role) -> Formula {
  .all(looks.map { $0 ≈ $0[role] } + [isMounted ==> top ≈ top[role]])
}
private let unchanged = same(as: .before)
private let silent = commands ≈ 0

/// Where the shown top has to be after a move, seen from where it was shown before.
private let moved = d.dragged(top[.before], by: amount)
private let isMove = was(.dragging) && event(.panMoved)
private let isCatch = Column.isEnabled.flag && event(.panBegan)
private let isRelease = was(.dragging) && event(.panEnded, .panCancelled)
private let expectedTop = Column.expectedTop.term

/// The top, which means nothing unless the sheet is mounted.
private let place = Term.choose(isMounted, top, rest)

private let sheetClauses: [Clause] = [
  Clause(
    "SHT-1", .trace, "Under a finger the sheet stays between the bar and its lowest place",
    given: phase(.dragging), then: barBottom <= top && top <= lowest,
    catches: "missing or misordered clamp"),
  Clause(
    "SHT-2", .configuration, "Whichever bound is applied first, the sheet is in the same place",
    of: .everyStep, given: Column.isAccepted.flag,
    then: min(max(place, barBottom), lowest) ≈ max(min(place, lowest), barBottom),
    catches: "empty interval"),
  Clause(
    "SHT-3", .metamorphic, "The sheet follows the finger exactly, within its bounds",
    given: isMove || isCatch,
    then: (isMove ==> top ≈ moved) && (isCatch ==> top ≈ top[.before]),
    catches: "gain other than 1, reverse ignored, jump at touch-down"),
  Clause(
    "SHT-4", .metamorphic, "A move may come in one report or in two: the frame rate is irrelevant",
    given: phase(.dragging, .idle) && Column.slack.term > 0,
    then: (isMounted <=> isMounted[.split])
      && (top ≈ top[.split]).within(Column.slack.term)
      && (Column.bar.term ≈ Column.bar.term[.split])
        .unless(near(top - barBottom, Column.slack.term)),
    catches: "side effects of the number of reports"),
  Clause(
    "SHT-5", .trace, "A release makes its own move, then the sheet comes to rest, never below R",
    given: isRelease || was(.settling) && event(.advance)
      || was(.idle) && event(.advance, .panEnded, .panCancelled),
    then: top <= lowest
      && (isRelease ==> top ≈ .choose(phase(.idle), d.released(moved), moved))
      && (was(.settling) && event(.advance)
        ==> rest <= top && top <= top[.before] + .ulp(lowest)
        && (phase(.idle) ==> top ≈ rest))
      && (was(.idle) ==> top ≈ top[.before]),
    catches: "no bounce, bounce from anywhere, snap to the top, zero-length settle"),
  Clause(
    "SHT-6", .pure, "There is never a gap under the sheet",
    given: isMounted, then: containerHeight <= top + height,
    catches: "gap at the bottom"),
  Clause(
    "SHT-7", .pure, "Stated through centres it is the same machine",
    given: isMove,
    then: (centre ≈ .clamp(centre[.before] + amount, lift(barBottom), lift(lowest)))
      .within(ulps(2, of: lift(lowest)))
      && (isBarShown <=> centre <= lift(barBottom))
        .unless(near(top - barBottom, ulps(2, of: lift(lowest)))),
    catches: "half-heights of different views mixed"),
  Clause(
    "SHT-8", .metamorphic, "Doubling every length doubles where the sheet is",
    given: isMounted,
    then: top[.scaled] ≈ 2 * top && height[.scaled] ≈ 2 * height
      && Column.bar.term[.scaled] ≈ Column.bar.term,
    catches: "hard-coded 50 or H/3"),
  Clause(
    "SHT-9", .trace,
    "Presented it comes to R, dismissed it goes, and it comes again like the first time",
    given: was(.presenting) && event(.advance) && phase(.idle)
      || was(.dismissing) && event(.advance) && phase(.dismissing)
      || was(.hidden, .dismissing) && event(.present) && phase(.presenting, .idle),
    then: (phase(.idle) ==> top ≈ rest)
      && (phase(.dismissing) ==> top >= top[.before] - .ulp(containerHeight))
      && (was(.hidden) && phase(.presenting)
        ==> isMounted && top ≈ containerHeight && !isBarShown
        && button ≈ SheetAppearance.BackButton.light.code),
    catches: "stale position"),
]

/// The sheet's centre, and the centre of a sheet with this top.
private let centre = top + height / 2
private func lift(_ top: Term) -> Term { top + containerHeight / 2 }

private let barClauses: [Clause] = [
  Clause(
    "NAV-1", .trace, "The bar is shown exactly while the sheet is flush under it and stays",
    given: !phase(.hidden),
    then: (phase(.idle, .dragging, .settling) ==> (isBarShown <=> top ≈ barBottom))
      && (phase(.presenting, .dismissing) ==> !isBarShown),
    catches: "bar decided before the clamp, stale bar"),
  Clause(
    "NAV-2", .pure, "A shown bar ends where the sheet begins",
    given: isMounted && isBarShown, then: top ≈ barBottom,
    catches: "status bar or notch forgotten"),
  Clause(
    "NAV-3", .trace, "Bar commands are given on changes only, so they alternate",
    then: (Column.isShowBar.flag <=> !isBarShown[.before] && isBarShown)
      && (Column.isHideBar.flag <=> isBarShown[.before] && !isBarShown),
    catches: "a command on every move"),
  Clause(
    "NAV-4", .configuration, "The bar is above the rest, the lowest place on the screen",
    of: .everyStep, given: Column.isAccepted.flag,
    then: SheetRule.barAboveRest.formula && SheetRule.lowestOnScreen.formula,
    catches: "bar taller than the rest position"),
]

private let buttonClauses: [Clause] = [
  Clause(
    "BCK-1", .trace, "While there is a back button, it is dark exactly when the bar is shown",
    given: hasButton,
    then: button ≈ SheetAppearance.BackButton.dark.code <=> isBarShown,
    catches: "dark icon on a dark picture"),
  Clause(
    "BCK-2", .trace, "There is a back button exactly while the sheet is up and not leaving",
    then: (hasButton <=> phase(.presenting, .idle, .dragging, .settling))
      && (hasButton ==> isMounted),
    catches: "orphan button"),
  Clause(
    "BCK-3", .trace, "Back without a button changes nothing: twice is once",
    given: event(.back) && was(.hidden, .dismissing), then: unchanged && silent,
    catches: "double dismissal"),
]

private let lifeClauses: [Clause] = [
  Clause(
    "LIFE-3", .trace, "Mounted and without status bar is the sheet exactly until it is gone",
    then: (isMounted <=> !phase(.hidden))
      && (Column.statusBarHidden.flag
        <=> !phase(.hidden) || Column.presenterHidesStatusBar.flag),
    catches: "removed while on screen"),
  Clause(
    "LIFE-4", .trace, "What is not enabled changes nothing, and what is enabled takes effect",
    given: !Column.isEnabled.flag || Column.isChange.flag,
    then: (!Column.isEnabled.flag ==> unchanged && silent)
      && (Column.isEnabled.flag ==> !unchanged),
    catches: "second finger drags a dismissed sheet, dead touch"),
  Clause(
    "LIFE-5", .trace, "A cancelled gesture is one that ended without a last move",
    then: same(as: .ended) && commands ≈ commands[.ended],
    catches: "sheet stranded below its rest"),
  Clause(
    "LIFE-6", .trace, "An animation that was replaced never completes",
    given: Column.isStaleEnd.flag,
    then: (samePhase ==> silent && (phase(.idle, .dragging) ==> top ≈ top[.before]))
      && (!phase(.hidden) ==> isMounted),
    catches: "presentation lost to a stale dismissal"),
  Clause(
    "LIFE-7", .trace, "When the sheet is gone the presenter has back exactly what it had",
    given: !was(.hidden) && phase(.hidden),
    then: (isBarShown <=> Column.presenterShowsBar.flag)
      && (Column.statusBarHidden.flag <=> Column.presenterHidesStatusBar.flag)
      && !isMounted && button ≈ SheetAppearance.BackButton.absent.code,
    catches: "leaked bar or status bar"),
  Clause(
    "LIFE-8", .trace, "A layout change at any instant keeps the sheet's place",
    given: event(.layout) || .present(.relaid),
    then: (event(.layout)
      ==> (isMounted ==> (top ≈ expectedTop).within(.ulp(containerHeight) + drift))
      && Column.bar.term ≈ Column.expectedBar.term
      && button ≈ Column.expectedBackButton.term
      && (isMounted ==> height ≈ containerHeight)
      && (isMounted <=> Column.expectedMounted.flag))
      && (.present(.relaid) ==> same(as: .relaid) && commands[.relaid] ≈ 0),
    catches: "rotation mid-state"),
  Clause(
    "LIFE-9", .trace, "A number that is not finite, or a negative time, is refused", of: .everyStep,
    given: Column.isHostile.flag, then: Column.isRejected.flag && unchanged,
    catches: "NaN saturating or sticking"),
  Clause(
    "LIFE-12", .configuration, "An illegal layout is refused, a legal one accepted, at any time",
    of: .everyStep,
    given: Column.carriesLayout.flag,
    then: Column.isAccepted.flag <=> Column.isLayoutLegal.flag,
    catches: "a missing rule"),
  Clause(
    "LIFE-13", .pure, "A legal event is accepted", of: .everyStep,
    given: !Column.isHostile.flag && !Column.carriesLayout.flag, then: !Column.isRejected.flag,
    catches: "an event refused for no reason"),
  Clause(
    "REF-3", .trace, "After every event what is shown and done is that of the machine",
    of: .everyStep,
    given: Column.legal.flag
      || Column.isInitial.flag && Column.isAccepted.flag && Column.isLayoutLegal.flag,
    then: .all([
      isMounted && isAnimated
        ==> (top ≈ expectedTop).within(solved),
      isMounted && !isAnimated ==> (top ≈ expectedTop).within(drift),
      height ≈ containerHeight,
      Column.bar.term ≈ Column.expectedBar.term, button ≈ Column.expectedBackButton.term,
      Column.statusBarHidden.term ≈ Column.expectedStatusBarHidden.term,
      Column.mounted.term ≈ Column.expectedMounted.term,
      commands ≈ Column.expectedCommands.term,
    ]),
    catches: "anything (the other clauses say why)"),
]

/// The animation that was running before an advance.
private let oldWay = way[.before]
private let oldDuration = Column.animationDuration.term[.before]
private let half = (share - share[.before]) / 2
private let steepest: Term = .number(TimingCurve.steepestSlope)
private let straddles =
  event(.advance) && wasAnimated && samePhase && share[.before] < 0.5
  && near(share + share[.before] - 1, precision)
private let isStart =
  event(.present, .panBegan, .back, .panCancelled)
  && !was(.hidden) && phase(.presenting, .settling, .dismissing, .dragging)
private let band = Column.rubberBand.term

private let timeClauses: [Clause] = [
  Clause(
    "TIM-1", .trace, "An animated sheet is where the curve says: from + (to − from)·E",
    given: isAnimated,
    then: (top ≈ from + (to - from) * progress).within(solved),
    catches: "another curve or duration, wrong control points"),
  Clause(
    "TIM-2", .pure, "The curve starts slowly and is steepest in the middle, with slope 50/29",
    given: isAnimated && share <= 0.5 || straddles,
    then: (isAnimated && share <= 0.5
      ==> abs(top - from) <= way * share + solved)
      && (straddles
        ==> (abs(top - top[.before]) ≈ way * steepest * (2 * half))
        .within(
          way * (10 * half * half * half + 2 * precision) + ulps(4, of: containerHeight) + drift)),
    catches: "linear or ease-in used"),
  Clause(
    "TIM-3", .trace, "Nothing jumps: not at a start, a catch, a reversal, nor between two moments",
    given: isStart || event(.advance) && !phase(.hidden),
    then: (isStart || event(.advance) && !wasAnimated ==> top ≈ top[.before])
      && (event(.advance) && wasAnimated
        ==> abs(top - top[.before])
        <= oldWay * steepest * min(amount / oldDuration, 1) + 2 * precision * oldWay
        + ulps(5, of: containerHeight)),
    catches: "jump on interruption"),
  Clause(
    "TIM-4", .trace, "After its duration an animation is exactly at its end, and stays",
    given: event(.advance) && (wasAnimated && phase(.idle, .hidden) || was(.idle)),
    then: (wasAnimated && phase(.idle) ==> top ≈ to[.before])
      && (phase(.hidden) ==> !isMounted) && (was(.idle) ==> top ≈ top[.before]),
    catches: "never-ending tail"),
  Clause(
    "TIM-5", .pure,
    "The optional rubber band starts at 0, is bounded, and never ahead of the finger",
    given: event(.panMoved) && isMounted,
    then: (band ≈ RubberBand.offset(distance: abs(amount), dimension: containerHeight))
      .within(.ulp(containerHeight))
      && band <= containerHeight && band <= abs(amount) + .ulp(containerHeight)
      && (amount ≈ 0 ==> band ≈ 0),
    catches: "sheet outruns finger"),
]

extension SheetScreen {
  /// The 28 clauses about the sheet, and the three about every screen.
  public static let clauses: [Clause] =
    sheetClauses + barClauses + buttonClauses + lifeClauses + timeClauses
}
