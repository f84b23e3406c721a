import Spec

extension SheetScreen {
  /// The top over the time of one script.
  static func drawings(of subject: Subject<SheetScreen>) -> [(name: String, svg: SVG)] {
    [("sheet-time", time(of: subject))]
  }

  /// The whole container.
  static func extent(of moment: Moment<SheetScreen>) -> Double {
    moment.layout.containerHeight
  }

  /// Present; drag up against the bar and let go; drag down against the lowest top and let go; back.
  private static func script(_ d: SheetDimensions<Double>) -> [SheetEvent] {
    // The time between two frames, in seconds: a power of two, so that sums are exact.
    let frame = 1 / 64.0
    func wait(_ seconds: Double) -> [SheetEvent] {
      Array(repeating: .advance(frame), count: Int((seconds / frame).rounded(.up)))
    }
    func drag(by distance: Double) -> [SheetEvent] {
      let moves = (0..<26).flatMap { _ -> [SheetEvent] in
        [.panMoved(distance / 26), .advance(frame)]
      }
      return [.panBegan] + moves + wait(0.1) + [.panEnded(0)]
    }
    var events = wait(0.25) + [.present] + wait(d.presentDuration + 0.3)
    events += drag(by: (d.barBottom - d.restTop) * 1.2) + wait(0.35)
    events += drag(by: (d.lowestTop - d.barBottom) * 1.2) + wait(d.settleDuration + 0.3)
    return events + [.back] + wait(d.dismissDuration + 0.25)
  }

  private static func time(of subject: Subject<SheetScreen>) -> SVG {
    let layout = SheetLayout.Candidate.tutorial
    let d = layout
    let events = script(d)
    var (time, finger): (Double, Double?) = (0, nil)
    var contract = try? SheetMachine(layout)
    var tops: [(time: Double, top: Double)?] = []
    var fingers: [(time: Double, top: Double)?] = []
    var phases: [(at: Double, value: String)] = []
    var (bars, buttons) = (phases, phases)
    for (event, answer) in zip(
      [nil] + events, subject.answer(Scenario(layout: layout, events: events)))
    {
      if let event { try? contract?.handle(event) }
      phases.append((time, contract?.phase.rawValue ?? ""))
      guard case .shown(let shown) = answer else { continue }
      switch event {
      case .panBegan: finger = shown.top  // Moves are drawn when their frame is over.
      case .panMoved(let distance): finger = finger.map { $0 + distance }
      case .panEnded: finger = nil
      case .advance(let elapsed): time += elapsed
      default: break
      }
      phases[phases.count - 1].at = time
      bars.append((time, shown.bar.rawValue))
      buttons.append((time, shown.backButton.rawValue))
      if case .panMoved = event { continue }
      tops.append(shown.mounted && shown.top.isFinite ? (time, shown.top) : nil)
      fingers.append(finger.map { (time, $0) })
    }
    var svg = SVG(width: 860, height: 520, title: "The sheet's top over time", subject.name)
    let x = Axis(range: 0...time, start: 72, end: 740)
    let y = Axis(range: 0...d.containerHeight, start: 44, end: 400)
    svg.text("dotted: the finger", x.end, 24, "soft", anchor: "end")
    for (top, name) in [
      (0, "top of the screen"), (d.barBottom, "bar's bottom N"), (d.restTop, "rest R"),
      (d.lowestTop, "lowest R + S"),
      (d.containerHeight, "off screen H"),
    ] {
      svg.line(
        x.start, y(top), x.end, y(top), top == 0 || top == d.containerHeight ? "grid" : "mark")
      svg.text(
        top.label, x.start - 8, y(top) + 4, "soft", anchor: "end")
      svg.text(name, x.end + 8, y(top) + 4, "soft")
    }
    svg.curve(fingers.map { $0.map { (x($0.time), y($0.top)) } }, "b dotted")
    svg.curve(tops.map { $0.map { (x($0.time), y($0.top)) } }, "a")
    svg.band("phase", phases, x, y: 412)
    svg.band("bar", bars, x, y: 438, style: { $0 == "shown" ? "shown" : "none" })
    svg.band("button", buttons, x, y: 464) { $0 == "absent" ? "none" : $0 }
    for tick in x.ticks(0.5) { svg.text("\(tick.label) s", x(tick), 504, "soft", anchor: "middle") }
    return svg
  }

  /// Container, sheet, bar, button and status bar.
  static func draw(
    _ a: SheetAppearance, _ moment: Moment<SheetScreen>, width: Double, height: Double,
    on svg: inout SVG
  ) {
    let container = extent(of: moment)
    let n = max(moment.layout.barBottom, container / 12)
    svg.add("rect", ["class": "box", "width": width, "height": height])
    svg.add("rect", ["class": "picture", "width": width, "height": container])
    let (top, bottom) = (max(0, a.top), min(a.top + a.height, container))
    if a.mounted, top < bottom {
      svg.add("rect", ["class": "paper", "y": top, "width": width, "height": bottom - top])
    }
    if a.bar == .shown { svg.add("rect", ["class": "bar", "width": width, "height": n]) }
    if a.backButton != .absent {
      svg.add("circle", ["class": a.backButton.rawValue, "cx": n, "cy": n / 2, "r": n / 4])
    }
    if !a.statusBarHidden {
      svg.add(
        "rect",
        ["class": "dark", "x": width - n * 2, "y": n / 8, "width": n * 1.5, "height": n / 8])
    }
  }
}
