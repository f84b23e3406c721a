// The contract of the header, one clause after another. Sections: header, avatar, layer order,
// label, blur, references, life cycle.

private typealias Column = HeaderColumn

private let d = HeaderDimensions<Term>.symbolic
private let height = d.headerHeight
private let stop = d.stop
private let avatarFrameTop = d.avatarTop
private let avatarHeight = d.avatarHeight
private let slowdown = d.avatarSlowdown
private let labelTop = d.labelTop
private let threshold = d.labelThreshold
private let travel = d.labelTravel

private let offset = Column.offset.term
private let scale = Column.headerScale.term
private let scaleZ = Column.headerScaleZ.term
private let translation = Column.headerTranslationY.term
private let avatarScale = Column.avatarScale.term
private let avatarScaleZ = Column.avatarScaleZ.term
private let avatarTranslation = Column.avatarTranslationY.term
private let label = Column.labelTranslationY.term
private let alpha = Column.blurAlpha.term
private let front = Column.front.term
private let overlays = Column.overlays.term

private func named(_ name: String, _ symbol: String, _ term: Term) -> Term {
  .named(name: name, symbol: symbol, role: .here, term)
}

/// The header's edges on the screen, and the avatar's in the content.
private let edges = Edges(
  frameTop: 0, height: height, scale: scale, translation: translation)
private let avatarEdges = Edges(
  frameTop: avatarFrameTop, height: avatarHeight, scale: avatarScale,
  translation: avatarTranslation)
private let top = named("top", "\\mathit{top}", edges.top)
private let bottom = named("bottom", "\\mathit{bottom}", edges.bottom)
private let avatarTop = named("avatarTopEdge", "a_{\\mathit{top}}", avatarEdges.top)
private let avatarBottom = named("avatarBottomEdge", "a_{\\mathit{bottom}}", avatarEdges.bottom)

private let headerInFront = front ≈ 1
private let end = threshold + travel
private let docked = offset >= stop
private let pulled = offset <= 0
private let largestOffset = d.contentHeight - d.viewportHeight
/// How far below the header's bottom edge the avatar's top edge is, on the screen.
private let gap = avatarTop - offset - bottom
private let headerRoom = abs(offset) + height
private let avatarRoom = avatarFrameTop + avatarHeight
private let blurRounding = .ulp(end) / travel + ulps(1, of: 1)

private func next(_ term: Term) -> Term { term[.next] }
/// `term` grows by no more than the offset does, and falls by no more.
private func lipschitz(_ term: Term, _ tolerance: Term) -> Formula {
  abs(next(term) - term) <= next(offset) - offset + tolerance
}

private let shownTerms: [Term] = Column.shown.map(\.term)
private func same(as role: Quantity.Role, _ terms: [Term] = shownTerms) -> Formula {
  .all(terms.map { $0 ≈ $0[role] })
}

private let headerClauses: [Clause] = [
  Clause(
    "HDR-1", .pure, "The top edge stays pinned while the page is pulled down",
    given: pulled, then: (top ≈ 0).within(ulps(3, of: headerRoom)),
    catches: "sign, un-halved translation, anchor, order of scale and translation"),
  Clause(
    "HDR-2", .pure, "The header rises with the page and stops",
    given: offset >= 0, then: top ≈ -min(offset, stop),
    catches: "missing minimum, wrong sign"),
  Clause(
    "HDR-3", .pure, "No gap opens between the header and the content",
    then: (bottom ≈ height - min(offset, stop)).within(ulps(3, of: headerRoom)),
    catches: "gap, wrong pull factor"),
  Clause(
    "HDR-4", .pure, "The docked header is frozen",
    given: docked, then: scale ≈ 1 && translation ≈ -stop,
    catches: "drift after docking"),
  Clause(
    "HDR-5", .metamorphic, "No edge of the header moves faster than the page: nothing jumps",
    // Each of the two edges may be 3 ulps off: HDR-1, HDR-3.
    then: lipschitz(top, ulps(6, of: headerRoom + abs(next(offset))))
      && lipschitz(bottom, ulps(6, of: headerRoom + abs(next(offset))))
      && lipschitz(height * scale, ulps(3, of: headerRoom + abs(next(offset)))),
    catches: "any jump"),
  Clause(
    "HDR-6", .metamorphic, "Scale, top and bottom never increase with the offset",
    then: next(scale) <= scale
      && next(top) <= top + ulps(6, of: height + max(abs(offset), abs(next(offset))))
      && next(bottom) <= bottom + ulps(6, of: height + max(abs(offset), abs(next(offset)))),
    catches: "swapped branches"),
  Clause(
    "HDR-7", .pure, "Every transform is invertible, and the header is scaled only while pulled",
    then: scale >= 1 && (offset >= 0 ==> scale ≈ 1) && scaleZ ≈ 1 && avatarScaleZ ≈ 1,
    catches: "singular or mirrored transform"),
  Clause(
    "HDR-8", .pure, "Pulled by n header heights, the header is scaled by 1 + n",
    given: offset < 0,
    then: (scale ≈ 1 - offset / height).within(.ulp(1 - offset / height))
      && (offset ≈ -height ==> scale ≈ 2) && (offset ≈ -(2 * height) ==> scale ≈ 3),
    catches: "wrong factor"),
  Clause(
    "HDR-9", .metamorphic, "Doubling every length doubles every edge",
    given: offset ≈ 0 || 1e-300 <= abs(offset),
    then: top[.scaled] ≈ 2 * top && bottom[.scaled] ≈ 2 * bottom
      && avatarTop[.scaled] ≈ 2 * avatarTop && avatarBottom[.scaled] ≈ 2 * avatarBottom
      && label[.scaled] ≈ 2 * label && alpha[.scaled] ≈ alpha && front[.scaled] ≈ front,
    catches: "hard-coded constants"),
]

private let avatarClauses: [Clause] = [
  Clause(
    "AVT-1", .pure, "The avatar's bottom edge never moves in the content",
    then: (avatarBottom ≈ avatarRoom).within(ulps(2, of: avatarRoom)),
    catches: "translation and scale disagree"),
  Clause(
    "AVT-2", .pure, "The avatar's top edge sinks at 1/k of the page's speed until docking",
    then: (avatarTop ≈ avatarFrameTop + Term.clamp(offset, 0, stop) / slowdown)
      .within(ulps(2, of: avatarRoom)),
    catches: "k applied once instead of twice"),
  Clause(
    "AVT-3", .pure, "The avatar never vanishes, is never mirrored, never grows beyond its size",
    of: .everyStep,
    given: Column.legal.flag || Column.isAccepted.flag,
    then: 0 < 1 - stop / (slowdown * avatarHeight)
      && 1 - stop / (slowdown * avatarHeight) <= avatarScale + ulps(2, of: 1)
      && avatarScale <= 1,
    catches: "mirrored or empty avatar"),
  Clause(
    "AVT-4", .metamorphic, "The avatar never grows, rests at its size, and is frozen when docked",
    then: next(avatarScale) <= avatarScale
      && (pulled ==> avatarScale ≈ 1 && avatarTranslation ≈ 0)
      && (docked && next(docked)
        ==> next(avatarScale) ≈ avatarScale && next(avatarTranslation) ≈ avatarTranslation),
    catches: "unclamped, wrong branch"),
  Clause(
    "AVT-5", .metamorphic, "On the screen the avatar's top never moves down while the page rises",
    // Each of the two tops may be 2 ulps off (AVT-2), and the differences round.
    then: next(avatarTop - offset)
      <= avatarTop - offset + ulps(5, of: avatarRoom + max(abs(offset), abs(next(offset)))),
    catches: "a slow-down below 1"),
  Clause(
    "AVT-6", .configuration, "The swap of the layers is seamless", of: .everyStep,
    given: Column.isAccepted.flag, then: HeaderRule.swapIsSeamless.formula,
    catches: "a nicer factor, a taller header"),
  Clause(
    "AVT-7", .pure, "Avatar and header are clear of each other exactly in the swap window",
    given: offset >= 0,
    then: (gap >= 0
      <=> slowdown * (height - avatarFrameTop) <= offset
      && offset <= stop + stop / slowdown - (height - avatarFrameTop))
      .unless(near(gap, ulps(3, of: max(max(height, avatarRoom), abs(offset))))),
    catches: "layers swapped outside the window"),
]

private let orderClauses: [Clause] = [
  Clause(
    "LYR-1", .pure, "The header comes to the front one step after docking",
    then: headerInFront <=> stop < offset,
    catches: "≥ for >, missing branch"),
  Clause(
    "LYR-2", .trace, "The layer order depends on the last layout and offset only",
    then: front ≈ front[.fresh],
    catches: "path dependence"),
  Clause(
    "LYR-3", .pure, "At the swap nothing lies under the header: no pixel changes",
    given: offset ≈ stop,
    then: height - offset >= bottom - ulps(3, of: max(height, avatarRoom))
      && gap >= -ulps(3, of: max(height, avatarRoom)),
    catches: "flash at the swap"),
  Clause(
    "LYR-4", .configuration, "The order is declared between the two siblings, header and content",
    then: front ≈ 0 || front ≈ 1,
    catches: "zPosition compared across parents"),
]

private let labelClauses: [Clause] = [
  Clause(
    "LBL-1", .pure, "The white label stays in its travel and rests at both ends",
    then: -travel <= label && label <= threshold && (pulled ==> label ≈ threshold)
      && (offset ≈ threshold ==> label ≈ 0)
      && (label ≈ -travel <=> offset >= end).unless(near(label + travel, .ulp(end))),
    catches: "missing clamp, stale label while pulled"),
  Clause(
    "LBL-2", .metamorphic, "The white label never moves down, and never faster than the page",
    then: next(label) <= label
      && lipschitz(label, .ulp(max(end, max(abs(offset), abs(next(offset)))))),
    catches: "jump at B or B + D"),
  Clause(
    "LBL-3", .metamorphic, "While it travels the white label moves with the black one: a wipe",
    given: stop <= offset && next(offset) <= end,
    then: (next(label) - label ≈ offset - next(offset)).within(ulps(2, of: end))
      && (next(labelTop + label + top) - next(d.usernameTop - offset)
        ≈ labelTop + label + top - (d.usernameTop - offset))
        .within(ulps(2, of: labelTop + end + abs(d.usernameTop))),
    catches: "label moving with the header"),
  Clause(
    "LBL-4", .pure, "The white label is below the header's edge exactly until its turn",
    then: (labelTop + label >= height <=> max(offset, 0) <= threshold - (height - labelTop))
      .unless(near(labelTop + label - height, ulps(2, of: threshold + labelTop))),
    catches: "early peek"),
  Clause(
    "LBL-5", .configuration, "The threshold leaves the username clear of the docked header",
    of: .everyStep,
    given: Column.isAccepted.flag, then: HeaderRule.usernameIsClear.formula,
    catches: "B too small"),
  Clause(
    "LBL-6", .configuration, "The settled white label is inside the docked header",
    of: .everyStep,
    given: Column.isAccepted.flag,
    then: HeaderRule.labelEndsBelowTop.formula && HeaderRule.labelEndsAboveBottom.formula,
    catches: "D too large or too small"),
]

private let blurClauses: [Clause] = [
  Clause(
    "BLR-1", .pure, "The opacity that is assigned is between 0 and 1",
    then: 0 <= alpha && alpha <= 1,
    catches: "an unclamped opacity"),
  Clause(
    "BLR-2", .pure, "The blur begins at B, is half done in the middle, complete at B + D",
    then: (alpha ≈ 0 <=> offset <= threshold)
      && (alpha ≈ 1 <=> offset >= end).unless(near(alpha - 1, blurRounding))
      && (offset ≈ threshold + travel / 2 ==> (alpha ≈ 0.5).within(blurRounding)),
    catches: "B and B + D confused"),
  Clause(
    "BLR-3", .metamorphic, "The blur never fades as the page rises, and never jumps",
    then: alpha <= next(alpha)
      && travel * (next(alpha) - alpha)
        <= next(offset) - offset
        + ulps(3, of: max(end, max(abs(offset), abs(next(offset))))),
    catches: "reversed fade, jump"),
  Clause(
    "BLR-4", .pure, "Blur and label share one threshold",
    then: alpha ≈ max(0, -label) / travel,
    catches: "blur and label on different thresholds"),
  Clause(
    "BLR-5", .pure, "There is blur only on a docked header that is in front",
    given: 0 < alpha, then: docked && translation ≈ -stop && headerInFront,
    catches: "blur before docking"),
]

/// What the contract's formulas ask for, and how far rounding may lead away from it.
private func follows(_ expected: HeaderFormulas<Term>) -> Formula {
  .all([
    scale ≈ expected.headerScale,
    (translation ≈ expected.headerTranslation).within(ulps(2, of: headerRoom)),
    (avatarScale ≈ expected.avatarScale).within(ulps(2, of: 1)),
    (avatarTranslation ≈ expected.avatarTranslation).within(ulps(2, of: avatarHeight)),
    label ≈ expected.labelTranslation, alpha ≈ expected.blurAlpha,
    headerInFront <=> expected.headerIsInFront,
  ])
}

private let published = PublishedHeaderFormulas(d, offset: offset)
private let atRest = HeaderFormulas(d, offset: Term(0))

private let referenceClauses: [Clause] = [
  Clause(
    "REF-1", .pure,
    "From a fresh state and for one event, the contract is the published formula",
    given: Column.isFirst.flag,
    then: .all([
      scale ≈ published.headerScale,
      (translation ≈ published.headerTranslation).within(ulps(2, of: headerRoom)),
      offset >= 0
        ==> .all([
          (avatarScale ≈ published.avatarScale).within(ulps(2, of: 1)),
          (avatarTranslation ≈ published.avatarTranslation).within(ulps(2, of: avatarHeight)),
          label ≈ published.labelTranslation, max(0, alpha) ≈ max(0, published.blurAlpha),
        ]),
      headerInFront <=> stop < offset,
    ]),
    catches: "the contract drifting from the article"),
  Clause(
    "REF-2", .trace, "After every event the appearance is that of the formulas",
    then: follows(HeaderFormulas(d, offset: offset)) && scaleZ ≈ 1 && avatarScaleZ ≈ 1
      && overlays ≈ 1,
    catches: "anything (the other clauses say why)"),
]

private let lifeClauses: [Clause] = [
  Clause(
    "LIFE-1", .trace, "Before any event the screen looks as at offset 0", of: .everyStep,
    given: Column.isInitial.flag && Column.isLayoutLegal.flag && !Column.isRejected.flag,
    then: .all([
      scale ≈ 1, scaleZ ≈ 1, translation ≈ 0, avatarScale ≈ 1, avatarScaleZ ≈ 1,
      avatarTranslation ≈ 0, label ≈ atRest.labelTranslation, alpha ≈ atRest.blurAlpha,
      headerInFront <=> atRest.headerIsInFront, overlays ≈ 1,
    ]),
    catches: "an initial state that no offset shows"),
  Clause(
    "LIFE-2", .trace, "Appearing again changes nothing and adds no second blurred copy",
    given: Column.isAppear.flag,
    then: overlays ≈ 1 && same(as: .before, Array(shownTerms.dropLast())),
    catches: "a second blurred copy, blur reset"),
  Clause(
    "LIFE-11", .trace, "The appearance depends on the last layout and offset only",
    of: .everyStep, given: .present(.fresh) || next(offset) ≈ offset,
    then: (.present(.fresh) ==> same(as: .fresh))
      && (.present(.next) && next(offset) ≈ offset ==> same(as: .next)),
    catches: "path dependence, drift, accumulation, cached numbers"),
  Clause(
    "LIFE-12", .configuration, "An illegal layout is refused, a legal one accepted, at any time",
    of: .everyStep,
    given: Column.carriesLayout.flag,
    then: Column.isAccepted.flag <=> Column.isLayoutLegal.flag,
    catches: "a missing rule"),
  Clause(
    "LIFE-9", .trace, "A number that is not finite, or a negative time, is refused", of: .everyStep,
    given: Column.isHostile.flag, then: Column.isRejected.flag && same(as: .before),
    catches: "NaN saturating or sticking"),
  Clause(
    "LIFE-13", .pure, "A legal event is accepted", of: .everyStep,
    given: !Column.isHostile.flag && !Column.carriesLayout.flag, then: !Column.isRejected.flag,
    catches: "an event refused for no reason"),
  Clause(
    "LIFE-10", .configuration,
    "Scrolled to the end, exactly the phases that the layout reports are seen",
    given: offset ≈ largestOffset,
    then: (headerInFront <=> Column.reachesDocked.flag)
      && (0 < alpha <=> Column.reachesRising.flag)
      && (label ≈ -travel <=> Column.reachesSettled.flag)
        .unless(near(label + travel, .ulp(end))),
    catches: "phases nobody can reach"),
]

extension HeaderScreen {
  /// The 40 clauses about the header.
  public static let clauses: [Clause] =
    headerClauses + avatarClauses + orderClauses + labelClauses + blurClauses
    + referenceClauses + lifeClauses
}

private func next(_ formula: Formula) -> Formula { formula[.next] }
