// Planted faults of the sheet, continued. Sections: coming and going, layouts, time.

extension SheetScreen {
  static let lifeFaults: [Fault<SheetScreen>] = [
    .after(
      "relative present", ["SHT-9", "SHT-6"], .up(.back, .present, .advance(0.5))
    ) { s, old, e, _ in
      if e == .present, old.phase == .dismissing {
        let target = old.top - (s.d.containerHeight - s.d.restTop)
        s.animation?.to = target
      }
      if old.phase == .presenting, s.phase == .idle, let end = old.animation?.to {
        s.restingTop = end
      }
    },
    .fault("stale dismissal", ["LIFE-3", "BCK-2"], .up(.back, .present, .advance(0.5))) {
      $0.after = { s, old, e, m in
        if e == .present, old.phase == .dismissing { m.timers.append(old.remaining) }
        if m.isDue(e) { m.flag = true }
        if s.phase == .hidden || old.phase == .hidden { (m.flag, m.timers) = (false, []) }
      }
      $0.show = { a, s, _, m in
        if m.flag { (a.mounted, a.statusBarHidden) = (false, s.presenter.hidesStatusBar) }
      }
    },
    .after("comes back from the bottom", ["TIM-3"], .up(.back, .advance(0.2), .present)) {
      s, old, e, _ in
      let bottom = s.d.containerHeight
      if e == .present, old.phase == .dismissing { s.animation?.from = bottom }
    },
    .after("leaves from the rest", ["TIM-3"], [.present, .advance(0.1), .back]) { s, old, e, _ in
      let rest = s.d.restTop
      if e == .back, old.phase == .presenting { s.animation?.from = rest }
    },
    .show("status bar early", ["LIFE-3"], .up(.back)) { a, s, _, _ in
      if s.phase == .dismissing { a.statusBarHidden = s.presenter.hidesStatusBar }
    },
    .show(
      "status bar always", ["LIFE-7"], .up(.back, .advance(0.5)), layout: .withoutStatusBar
    ) { a, s, _, m in
      if a.mounted { m.flag = true } else if m.flag { a.statusBarHidden = false }
    },
    .show(
      "bar not given back", ["LIFE-7"], .up(.back, .advance(0.5)), layout: .withBar
    ) { a, _, _, m in
      if a.mounted { m.flag = true } else if m.flag { a.bar = .hidden }
    },
    .show("bar not hidden by present", ["NAV-1"], [.present], layout: .withBar) { a, s, _, _ in
      if s.phase == .presenting, s.presenter.showsBar { a.bar = .shown }
    },
    .show(
      "icon not reset", ["BCK-1"],
      .touch(.panMoved(-1000), .back, .advance(0.5), .present)
    ) { a, s, _, m in
      switch s.phase {
      case .presenting: if m.flag { a.backButton = .dark }
      case .idle, .dragging, .settling: m.flag = a.backButton == .dark
      case .hidden, .dismissing: break
      }
    },
    .show("bar not reset", ["NAV-1"], .touch(.panMoved(-1000), .back)) { a, s, _, m in
      if s.phase == .dismissing { a.bar = m.last.bar }
    },
    .after(
      "captured again", ["LIFE-7"],
      .up(.back, .present, .back, .advance(0.5)), layout: .withBar
    ) { s, old, e, m in
      guard e == .present, old.phase == .dismissing else { return }
      s.presenter.showsBar = m.last.bar == .shown
      s.presenter.hidesStatusBar = m.last.statusBarHidden
    },
    .show("unmounts at back", ["LIFE-3", "REF-3"], .up(.back)) { a, s, _, _ in
      if s.phase == .dismissing { a.mounted = false }
    },
  ]

  static let layoutFaults: [Fault<SheetScreen>] = [
    .after("rotation: mixed heights", ["LIFE-8"], .up(.layout(.rotated))) { s, old, e, _ in
      guard e.kind == .layout, s.phase == .idle else { return }
      s.restingTop += (old.d.containerHeight - s.d.containerHeight) / 2
    },
    .show("rotation: old height", ["LIFE-8"], .up(.layout(.rotated))) { a, _, _, m in
      a.height = m.firstHeight
    },
    .after("rotation: rest not kept", ["LIFE-8"], .up(.layout(.rotated))) { s, old, e, _ in
      if e.kind == .layout, s.phase == .idle { s.restingTop = old.top }
    },
    .after(
      "rotation: docked not kept", ["LIFE-8"],
      .touch(.panMoved(-1000), .layout(.rotated))
    ) { s, old, e, _ in
      if e.kind == .layout, s.phase == .dragging { s.restingTop = old.top }
    },
    .after(
      "rotation: old target", ["LIFE-8"], [.present, .advance(0.1), .layout(.rotated)]
    ) { s, old, e, _ in
      if e.kind == .layout { s.animation = old.animation }
    },
    .after(
      "rotation: restarts the clock", ["TIM-1"],
      [.present, .advance(0.1), .layout(.rotated), .advance(0.1)]
    ) { s, old, e, _ in
      if e.kind == .layout, let duration = old.animation?.duration {
        s.animation?.duration = duration
      }
    },
    .after(
      "restarted by any layout", ["TIM-1"],
      [.present, .advance(0.1), .layout(.withBar), .advance(0.1)]
    ) { s, old, e, _ in
      guard e.kind == .layout, s.animation == old.animation, let running = old.animation else {
        return
      }
      s.animation = .init(from: old.top, to: running.to, duration: old.remaining)
    },
    .fault(
      "refused layout restarts the animation", ["TIM-1"],
      [.present, .advance(0.1), .layout(.illegal), .advance(0.1)]
    ) {
      $0.refused = { s, e in if e.kind == .layout { s.animation?.elapsed = 0 } }
    },
    .after(
      "presenter follows the layout", ["LIFE-7"],
      .up(.layout(.withBar), .back, .advance(0.5))
    ) { s, _, e, _ in
      if case .layout(let new) = e { s.presenter.showsBar = new.presenterShowsBar }
    },
  ]

  static let timeFaults: [Fault<SheetScreen>] = [
    .curve("linear", ["TIM-1"], soon) { $0 },
    .curve("ease-in", ["TIM-1"], soon) { $0 * $0 },
    .curve("ease-out", ["TIM-1", "TIM-2"], soon) { $0 * (2 - $0) },
    .curve("smoothstep", ["TIM-1"], soon) { $0 * $0 * (3 - 2 * $0) },
    .curve("linear in the middle", ["TIM-2"], [.present, .advance(0.2), .advance(0.1)]) {
      0.3...0.7 ~= $0 ? $0 : TimingCurve.progress($0)
    },
    .after("wrong duration", ["TIM-1"], soon) { s, old, _, _ in
      guard s.phase == .presenting, old.phase != .presenting else { return }
      let duration = s.d.settleDuration
      s.animation?.duration = duration
    },
    .after("> for ≥ at the end", ["TIM-4", "LIFE-3"], .up(.back, .advance(0.5))) { s, old, e, _ in
      guard e.kind == .advance, var running = old.animation else { return }
      running.elapsed += e.amount
      guard running.elapsed == running.duration else { return }
      s = old
      s.animation = running
    },
    .fault("negative time accepted", ["LIFE-9"], [.present, .advance(0.2), .advance(-0.1)]) {
      $0.accepts = { $0.kind == .advance && $0.amount < 0 }
      $0.refused = { s, e in if e.amount < 0 { s.animation?.elapsed += e.amount } }
    },
    .fault(
      "refused time ends the animation", ["TIM-1"], [.present, .advance(.nan), .advance(0.1)]
    ) {
      $0.refused = { s, e in
        if e.kind == .advance, let end = s.animation?.to { s.settle(.idle, at: end) }
      }
    },
    .after(
      "zero duration outlives its event", ["LIFE-4", "SHT-3"],
      [.present, .panBegan, .panMoved(-1)], layout: .instant
    ) { s, old, e, _ in
      guard e == .present, s.phase == .idle, old.phase != .idle else { return }
      s.animation = .init(from: old.top, to: s.top, duration: 0)
      s.phase = .presenting
    },
  ]

  private static let soon: [SheetEvent] = [.present, .advance(0.1)]
}

extension Fault where S == SheetScreen {
  /// Another curve; what replaces an animation starts where that curve was.
  fileprivate static func curve(
    _ name: String, _ clauses: [String], _ events: [SheetEvent],
    _ progress: @escaping @Sendable (Double) -> Double
  ) -> Self {
    fault(name, clauses, events) {
      $0.after = { s, old, e, m in
        guard old.animation != nil, s.animation != old.animation, e.kind != .advance else { return }
        if s.phase == .dragging {
          s.restingTop = m.last.top
        } else {
          s.animation?.from = m.last.top
        }
      }
      $0.show = { a, s, _, _ in
        guard let run = s.animation, !run.isComplete else { return }
        a.top = SheetDimensions.between(
          run.from, run.to, progress: progress(run.elapsed / run.duration))
      }
    }
  }
}
