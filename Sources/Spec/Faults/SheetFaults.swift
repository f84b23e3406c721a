// Planted faults of the sheet, most of them found in public code. `s` is the machine, `old` what it
// was before the event `e`, `a` what is shown, `m` a memory. Sections: moves, releases, touches.

extension SheetScreen {
  static let moveFaults: [Fault<SheetScreen>] = [
    .before("dropped moves", ["SHT-3"], .touch(.panMoved(-1000))) { e, s, _ in
      if case .panMoved(let y) = e, s.phase == .dragging, s.isStopped(y) { [] } else { [e] }
    },
    .after("no lower bound", ["SHT-1", "SHT-7"], .touch(.panMoved(-1000))) { s, old, e, _ in
      guard case .panMoved(let y) = e, s.phase == .dragging else { return }
      s.restingTop = .least(old.top + y, s.d.lowestTop)
    },
    .after("no upper bound", ["SHT-1", "SHT-7"], .touch(.panMoved(1000))) { s, old, e, _ in
      guard case .panMoved(let y) = e, s.phase == .dragging else { return }
      s.restingTop = .greatest(old.top + y, s.d.barBottom)
    },
    .after("half-heights mixed", ["SHT-7", "SHT-3"], .touch(.panMoved(-1000))) { s, _, e, _ in
      if e.kind == .panMoved, s.phase == .dragging {
        s.restingTop = .greatest(s.restingTop, s.d.barBottom * 1.5)
      }
    },
    .after("hard-coded 50", ["SHT-8"], .touch(.panMoved(60))) { s, _, e, _ in
      if e.kind == .panMoved, s.phase == .dragging {
        s.restingTop = .least(s.restingTop, s.d.restTop + 50)
      }
    },
    .before("reverse ignored", ["SHT-3"], .touch(.panMoved(10), .panMoved(-1))) { e, _, m in
      if e == .panBegan { m.number = 0 }
      guard case .panMoved(let y) = e else { return [e] }
      if m.number * y < 0 { return [] }
      m.number = y
      return [e]
    },
    .before("half gain", ["SHT-3"], .touch(.panMoved(10))) { e, _, _ in
      if case .panMoved(let y) = e { [.panMoved(y / 2)] } else { [e] }
    },
    .before(
      "resistance by the position before", ["SHT-4"], .touch(.panMoved(30))
    ) { e, s, _ in
      if case .panMoved(let y) = e, s.top > s.d.restTop, y > 0 { [.panMoved(y / 2)] } else { [e] }
    },
    .before("dismissal on a move", ["BCK-2", "SHT-3"], .touch(.panMoved(40))) { e, s, _ in
      guard case .panMoved(let y) = e, s.phase == .dragging else { return [e] }
      return s.top + y > s.d.restTop + 30 ? [.back] : [e]
    },
    .after(
      "repeated dismissal", ["LIFE-4"], .touch(.back, .advance(0.1), .panMoved(40))
    ) { s, old, e, _ in
      guard case .panMoved(let y) = e, old.phase == .dismissing, y > 30 else { return }
      s.animation = .init(
        from: old.top + y, to: s.d.containerHeight, duration: s.d.dismissDuration)
    },
    .after("dragged while dismissing", ["LIFE-4"], .touch(.back, .panMoved(10))) { s, old, e, _ in
      guard case .panMoved(let y) = e, old.phase == .dismissing else { return }
      s.settle(.dismissing, at: old.top + y)
    },
    .show("equality before the clamp", ["NAV-1"], .touch(.panMoved(-1000))) { a, s, e, m in
      if case .panMoved(let y) = e { m.flag = m.last.top + y == s.d.barBottom }
      guard s.phase == .dragging else { return }
      a.bar = m.flag ? .shown : .hidden
      a.backButton = m.flag ? .dark : .light
    },
    .show("bar a point early", ["NAV-2", "NAV-1"], .touch(.panMoved(-178))) { a, s, _, _ in
      guard s.phase == .dragging, s.top <= s.d.barBottom + 1 else { return }
      (a.bar, a.backButton) = (.shown, .dark)
    },
    .fault("repeated callback", ["NAV-3"], .touch(.panMoved(-1000), .panMoved(-1))) {
      $0.emit = { a, e in if e.kind == .panMoved, a.bar == .shown { a.commands.insert(.showBar) } }
    },
    .fault("a bar command on every move", ["NAV-3"], .touch(.panMoved(-1))) {
      $0.emit = { a, e in
        if e.kind == .panMoved { a.commands.insert(a.bar == .shown ? .showBar : .hideBar) }
      }
    },
    .fault("ignored event refused", ["LIFE-13"], [.back]) {
      $0.refuses = { e, s in !SheetMachine.isEnabled(e.kind, in: s.phase) }
    },
    .fault("NaN move accepted", ["LIFE-9"], .touch(.panMoved(.nan))) {
      $0.accepts = { $0.kind == .panMoved }
      $0.refused = { s, e in if e.kind == .panMoved { s.restingTop += e.amount } }
    },
    .fault("rubber band without resistance", ["TIM-5"], .touch(.panMoved(100))) {
      $0.band = { distance, _ in distance * RubberBand.coefficient }
    },
    .fault("rubber band ahead of the finger", ["TIM-5"], .touch(.panMoved(10))) {
      $0.band = { 2 * RubberBand.offset(distance: $0, dimension: $1) }
    },
  ]

  static let releaseFaults: [Fault<SheetScreen>] = [
    .after(
      "cancel ignored", ["LIFE-5", "SHT-5"],
      .touch(.panMoved(1), .panCancelled, .advance(0.3))
    ) { s, old, e, _ in
      if e == .panCancelled, old.phase == .dragging { s.settle(.idle, at: old.top) }
    },
    .after("no bounce", ["SHT-5"], .touch(.panEnded(10), .advance(0.3))) { s, _, e, _ in
      if e.kind == .panEnded, s.phase == .settling { s.settle(.idle, at: s.top) }
    },
    .after("bounce from anywhere", ["SHT-5"], .touch(.panEnded(-10), .advance(0.3))) {
      s, old, e, _ in
      guard old.phase == .dragging, s.phase == .idle, e.kind == .panEnded else { return }
      s.animation = .init(from: s.top, to: s.d.restTop, duration: s.d.settleDuration)
      s.phase = .settling
    },
    .after("snap to the top", ["SHT-5"], .touch(.panMoved(-100), .panEnded(0))) { s, old, _, _ in
      guard old.phase == .dragging, s.phase == .idle else { return }
      if s.top < (s.d.barBottom + s.d.restTop) / 2 { s.restingTop = s.d.barBottom }
    },
    .before("ended without its move", ["SHT-5"], .touch(.panEnded(10))) { e, _, _ in
      e.kind == .panEnded ? [.panEnded(0)] : [e]
    },
    .after(
      "stale settle", ["LIFE-6", "LIFE-4"],
      .touch(.panMoved(10), .panEnded(0), .panBegan, .advance(0.3))
    ) { s, old, e, m in
      if e == .panBegan, old.phase == .settling { m.timers.append(old.remaining) }
      if m.isDue(e), s.phase == .dragging { s.restingTop = s.d.restTop }
    },
    .after(
      "caught at the model value", ["TIM-3", "SHT-3"],
      .touch(.panMoved(10), .panEnded(0), .panBegan)
    ) { s, old, e, _ in
      if e == .panBegan, old.phase == .settling { s.restingTop = s.d.restTop }
    },
  ]

  static let touchFaults: [Fault<SheetScreen>] = [
    .before(
      "zero-length settle", ["SHT-3", "LIFE-4"],
      .touch(.panEnded(0), .panBegan, .panMoved(-1))
    ) { e, s, m in
      if case .advance(let time) = e { m.number -= time }
      if e == .panBegan, m.number > 0 { return [] }
      if case .panEnded(let y) = e, s.phase == .dragging, s.top + y <= s.d.restTop {
        m.number = s.d.settleDuration
      }
      return [e]
    },
    .before("dead touch at rest", ["LIFE-4", "SHT-3"], .touch(.panMoved(-1))) { e, s, _ in
      e == .panBegan && s.phase == .idle ? [] : [e]
    },
    .before(
      "dead touch while settling", ["LIFE-4", "SHT-3"],
      .touch(.panMoved(10), .panEnded(0), .panBegan, .panMoved(-1))
    ) { e, s, _ in
      e == .panBegan && s.phase == .settling ? [] : [e]
    },
    .after(
      "touch delivered while presenting", ["TIM-1"],
      [.present, .advance(0.1), .panBegan, .advance(0.1)]
    ) { s, old, e, _ in
      if e == .panBegan, old.phase == .presenting { s.settle(.dragging, at: old.top) }
    },
    .before("back ignored while dragging", ["LIFE-4", "BCK-2"], .touch(.back)) { e, s, _ in
      e == .back && s.phase == .dragging ? [] : [e]
    },
    .after("second back completes", ["BCK-3"], .up(.back, .back)) { s, old, e, _ in
      if e == .back, old.phase == .dismissing { s.settle(.hidden, at: s.d.containerHeight) }
    },
    .after(
      "present while idle", ["LIFE-4", "TIM-4"],
      .touch(.panEnded(-10), .present, .advance(0.1))
    ) { s, old, e, _ in
      guard e == .present, old.phase == .idle else { return }
      s.animation = .init(from: old.top, to: s.d.restTop, duration: s.d.presentDuration)
      s.phase = .presenting
    },
  ]
}
