// Planted faults of the header, most of them found in public code. The closures get what the
// contract shows, `a`, and what came before, `m`. Sections: order, header, avatar, label and blur,
// life cycle.

private func fault(
  _ name: String, _ clauses: [String], _ events: [HeaderEvent],
  layout: HeaderLayout.Candidate = .tutorial, _ rewrite: @escaping FaultyHeader.Rewrite
) -> Fault<HeaderScreen> {
  Fault(
    name: name, clauses: clauses, input: Scenario(layout: layout, events: events),
    subject: HeaderScreen.subject(name) { try FaultyHeader($0, rewrite: rewrite) })
}

private func fault(
  _ name: String, _ clauses: [String], _ offsets: Double...,
  rewrite: @escaping FaultyHeader.Rewrite
) -> Fault<HeaderScreen> {
  fault(name, clauses, offsets.map { .scroll($0) }, rewrite)
}

private let orderFaults: [Fault<HeaderScreen>] = [
  fault("pull-down leaves the order", ["LYR-2", "LYR-1", "LIFE-11"], 41, -1) { a, m in
    if m.offset < 0 { a.front = m.last.front }
  },
  fault("toggled order", ["LYR-1"], 41, 42) { a, m in
    if m.offset > m.d.stop { a.front = m.last.front == .header ? .content : .header }
  },
  fault("one-way order", ["LYR-2"], 41, 1) { a, m in
    if m.offset >= 0, m.offset <= m.d.stop { a.front = m.last.front }
  },
  fault("≥ for >", ["LYR-1"], 40) { a, m in
    a.front = m.offset >= m.d.stop ? .header : .content
  },
  fault("strict on both sides", ["LIFE-11"], 41, 40) { a, m in
    if m.offset == m.d.stop { a.front = m.last.front }
  },
  fault("hysteresis at the swap", ["LYR-2", "LYR-1"], 41, 39) { a, m in
    if m.last.front == .header, m.offset > m.d.stop - 2 { a.front = .header }
  },
  fault("order across parents", ["LYR-4"], 41) { a, m in
    if m.offset > m.d.stop { a.front = .neither }
  },
  fault(
    "end of the page docks", ["LIFE-10", "LYR-1"], [.scroll(30)], layout: shortPage
  ) { a, m in
    if m.offset >= m.layout.largestOffset { a.front = .header }
  },
]

/// A page that can be scrolled by 30 points only.
private var shortPage: HeaderLayout.Candidate {
  var page = HeaderLayout.Candidate.tutorial
  page.contentHeight = page.viewportHeight + 30
  return page
}

private let headerFaults: [Fault<HeaderScreen>] = [
  fault("one branch only", ["HDR-3", "HDR-8"], -1) { a, m in
    if m.offset < 0 { (a.header, a.avatar) = (m.last.header, m.last.avatar) }
  },
  fault("hole at zero", ["HDR-7", "LIFE-11"], -1, 0) { a, m in
    if m.offset == 0 { a = m.last }
  },
  fault("window update", ["HDR-2", "BLR-2"], 131) { a, m in
    if m.offset <= 0 || m.offset > m.end { a = m.last }
  },
  fault("header translated after scaling", ["HDR-1"], -10) { a, _ in
    a.header.translationY *= a.header.scale
  },
  fault("un-halved translation", ["HDR-1"], -1) { a, m in
    a.header.translationY = m.formulas.pull - m.formulas.travelled
  },
  fault("wrong sign", ["HDR-1"], -1) { a, _ in a.header.translationY.negate() },
  fault("header z scale 0", ["HDR-7"], -1) { a, m in a.header.scaleZ = m.offset < 0 ? 0 : 1 },
  fault("never stops", ["HDR-2", "HDR-3", "HDR-4", "REF-1"], 41) { a, m in
    if m.offset > 0 { a.header.translationY = -m.offset }
  },
  fault("half the way", ["HDR-2", "LYR-3", "AVT-7"], 40) { a, m in
    if m.offset > 0 { a.header.translationY /= 2 }
  },
  fault("jump at docking", ["HDR-5"], 40, 41) { a, m in
    if m.offset > m.d.stop { a.header.translationY -= 2 }
  },
  fault("swapped branches", ["HDR-6", "HDR-7"], 0, 1) { a, m in
    a.header.scale = 1 + .greatest(m.offset, 0) / m.d.headerHeight
  },
  fault("pulled at half scale", ["HDR-8"], -107) { a, _ in
    a.header.scale = 1 + (a.header.scale - 1) / 2
  },
  fault("incremental height", ["LIFE-11"], 300, 150) { a, m in
    m.number = .clamp(m.number + m.previous - m.offset, -m.d.stop, 0)
    a.header.translationY = m.formulas.pull / 2 + m.number
  },
  fault("drift", ["LIFE-11", "HDR-2"], 0, 0) { a, m in
    if m.event != nil { m.number += 0.25 }
    a.header.translationY += m.number
  },
  fault("scroll ignored", ["HDR-2"], 1) { a, m in
    if case .scroll = m.event, abs(m.offset - m.previous) <= 1 { a = m.last }
  },
  fault("fast fling skipped", ["HDR-2"], 301) { a, m in
    if abs(m.offset - m.previous) > 300 { a = m.last }
  },
]

private let avatarFaults: [Fault<HeaderScreen>] = [
  fault("avatar without height", ["AVT-1"], 20) { a, m in
    a.avatar.translationY /= m.d.avatarHeight
  },
  fault("f − 1", ["AVT-3"], 0) { a, _ in a.avatar.scale = -a.avatar.scale },
  fault("feedback", ["LIFE-11"], 12, 12) { a, m in
    a.avatar.translationY *= m.last.avatar.scale
  },
  fault("avatar translated after scaling", ["AVT-1"], 66) { a, _ in
    a.avatar.translationY *= a.avatar.scale
  },
  fault("avatar z scale 0", ["HDR-7"], 0) { a, m in a.avatar.scaleZ = m.offset < 0 ? 1 : 0 },
  fault("unclamped avatar", ["AVT-4"], -1) { a, m in
    a.avatar.scale = 1 - m.offset / (m.d.avatarSlowdown * m.d.avatarHeight)
    a.avatar.translationY = m.offset / (2 * m.d.avatarSlowdown)
  },
  fault("k once", ["AVT-2"], 20) { a, m in a.avatar.translationY *= m.d.avatarSlowdown },
  fault("k multiplied", ["AVT-5", "AVT-2"], 0, 1) { a, m in
    let square = m.d.avatarSlowdown * m.d.avatarSlowdown
    a.avatar.scale = 1 - (1 - a.avatar.scale) * square
    a.avatar.translationY *= square
  },
  fault("avatar never shrinks", ["AVT-2", "AVT-7", "LYR-3"], 40) { a, _ in a.avatar = .init() },
]

private let labelFaults: [Fault<HeaderScreen>] = [
  fault("pull-down leaves the label", ["LBL-1"], 1, -1) { a, m in
    if m.offset < 0 { a.labelTranslationY = m.last.labelTranslationY }
  },
  fault("pull-down leaves the blur", ["BLR-2", "BLR-5"], 96, -1) { a, m in
    if m.offset < 0 { a.blurAlpha = m.last.blurAlpha }
  },
  fault("pull-down leaves blur and label", ["BLR-2", "BLR-5", "LBL-1"], 96, -1) { a, m in
    guard m.offset < 0 else { return }
    (a.blurAlpha, a.labelTranslationY) = (m.last.blurAlpha, m.last.labelTranslationY)
  },
  fault("constant label", ["LBL-1", "BLR-4"], 131) { a, m in
    a.labelTranslationY = m.d.labelThreshold
  },
  fault("label snaps", ["LBL-2", "LBL-3", "BLR-4"], 95, 96) { a, m in
    if m.offset > m.d.labelThreshold { a.labelTranslationY = -m.d.labelTravel }
  },
  fault("label at half speed", ["LBL-3"], 41, 42) { a, m in
    a.labelTranslationY = .greatest(-m.d.labelTravel, m.d.labelThreshold - m.offset / 2)
  },
  fault("early peek", ["LBL-4", "BLR-4"], 90) { a, m in
    a.labelTranslationY = .greatest(-m.d.labelTravel, a.labelTranslationY - 10)
  },
  fault("hard-coded threshold", ["HDR-9"], 0) { a, m in
    a.labelTranslationY = .greatest(-m.d.labelTravel, 95 - .greatest(m.offset, 0))
  },
  fault("no lower clamp", ["BLR-1"], 0) { a, m in
    a.blurAlpha = .least(1, (m.offset - m.d.labelThreshold) / m.d.labelTravel)
  },
  fault("no upper clamp", ["BLR-1"], 41) { a, m in
    a.blurAlpha = 1 - .least(1, (m.d.stop - m.offset) / m.d.stop)
  },
  fault("done flag", ["BLR-2", "LIFE-11"], 130, 0, 130) { a, m in
    guard a.blurAlpha == 1 else { return }
    if m.flag { a.blurAlpha = m.last.blurAlpha }
    m.flag = true
  },
  fault("double slope", ["BLR-4", "BLR-2"], 112.5) { a, m in
    let late = 2 * m.offset - 2 * m.d.labelThreshold - m.d.labelTravel / 4
    a.blurAlpha = .clamp(late / m.d.labelTravel, 0, 1)
  },
  fault("strict at B + D", ["BLR-2", "BLR-4"], 130) { a, m in
    if m.offset == m.end { a.blurAlpha = 0 }
  },
  fault("B for B + D", ["BLR-2"], 130) { a, m in
    a.blurAlpha = .clamp((m.offset - m.end) / m.d.labelTravel, 0, 1)
  },
  fault("blur fades again", ["BLR-3", "BLR-2"], 130, 165) { a, m in
    if m.offset > m.end { a.blurAlpha = .greatest(0, 1 - (m.offset - m.end) / m.d.labelTravel) }
  },
  fault("blur before docking", ["BLR-5", "BLR-2"], 1) { a, m in
    a.blurAlpha = .clamp(m.offset / m.end, 0, 1)
  },
]

private let lifeFaults: [Fault<HeaderScreen>] = [
  fault("label 0 before the first event", ["LIFE-1"], []) { a, m in
    if m.event == nil { a.labelTranslationY = 0 }
  },
  fault("no overlay before the first appearance", ["LIFE-1"], []) { a, m in
    if m.event == .appear { m.flag = true }
    if !m.flag { a.overlays = 0 }
  },
  fault("second overlay", ["LIFE-2"], [.appear, .appear]) { a, m in
    if m.event == .appear { m.number += 1 }
    if m.number > 1 { a.overlays = 2 }
  },
  fault("overlay on every scroll", ["LIFE-11", "REF-2"], 1, 1) { a, m in
    a.overlays = m.last.overlays
    if case .scroll = m.event { a.overlays += 1 }
  },
  fault("appear resets blur", ["LIFE-2"], [.scroll(131), .appear]) { a, m in
    if m.event == .appear { a.blurAlpha = 0 }
  },
  fault("layout keeps old numbers", ["LIFE-11"], [.layout(larger)]) { a, m in
    a = HeaderAppearance(m.first, offset: m.offset)
  },
  fault("layout forgets the offset", ["LIFE-11"], [.scroll(41), .layout(larger)]) { a, m in
    if case .layout = m.event { a = HeaderAppearance(m.layout, offset: 0) }
  },
  lax("non-finite offset accepted", ["LIFE-9"], [.scroll(.nan)], .offsetAccepted),
  lax("refused offset sticks", ["LIFE-2"], [.scroll(.nan), .appear], .offsetSticks),
  lax("appear refused", ["LIFE-13"], [.appear], .appearRefused),
  lax("refused layout sticks", ["LIFE-2"], [.layout(early), .appear], .layoutSticks),
]

/// Illegal: the label would enter before the header has docked.
private var early: HeaderLayout.Candidate {
  var layout = HeaderLayout.Candidate.tutorial
  layout.labelThreshold = 30
  return layout
}
private let larger = HeaderLayout.Candidate.tutorial.scaled(by: 2)

private func lax(
  _ name: String, _ clauses: [String], _ events: [HeaderEvent], _ hostile: LaxHeader.Hostile
) -> Fault<HeaderScreen> {
  Fault(
    name: name, clauses: clauses, input: Scenario(layout: .tutorial, events: events),
    subject: HeaderScreen.subject(name) { try LaxHeader($0, hostile: hostile) })
}

extension HeaderScreen {
  /// The planted faults of the header; the last ones accept layouts that break one rule.
  public static let faults: [Fault<HeaderScreen>] =
    orderFaults + headerFaults + avatarFaults + labelFaults + lifeFaults + ruleFaults
}
