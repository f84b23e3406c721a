import Spec

extension HeaderScreen {
  /// The last offset that is drawn, in points: well past the last threshold of the article's layout.
  private static let lastOffset = 200.0

  /// The curves over the offset, and a film strip.
  static func drawings(of subject: Subject<HeaderScreen>) -> [(name: String, svg: SVG)] {
    [("header-curves", curves(of: subject)), ("header-film", film(of: subject))]
  }

  /// Down to the username label, however far the page is pulled.
  static func extent(of moment: Moment<HeaderScreen>) -> Double {
    let d = moment.layout
    return (max(d.usernameTop + d.usernameHeight, d.headerHeight) + max(0, -moment.offset)) * 1.04
  }

  // MARK: Curves

  /// Every offset alone, from a fresh start: two panels of curves and the three machines.
  private static func curves(of subject: Subject<HeaderScreen>) -> SVG {
    let d = HeaderLayout.Candidate.tutorial
    let marks = [
      (0, "rest"), (d.stop, "stop"), (d.labelThreshold, "B"),
      (d.labelThreshold + d.labelTravel, "B + D"),
    ]
    let first = -2 * d.headerHeight
    let offsets = (Array(stride(from: first, through: lastOffset, by: 1)) + marks.map(\.0.nextUp))
      .sorted()
    let shown = offsets.map { offset -> HeaderAppearance? in
      let scenario = Scenario<HeaderScreen>(layout: d, events: [.scroll(offset)])
      if case .shown(let appearance) = subject.answer(scenario).last { return appearance }
      return nil
    }
    let points: [Curve] = [
      ("bottom", "b", { $0.edges(d).bottom }), ("top", "a", { $0.edges(d).top }),
      ("label y", "c dashed", { $0.labelTranslationY }),
    ]
    let factors: [Curve] = [
      ("avatar scale", "b", { $0.avatar.scale }), ("blur alpha", "a", { $0.blurAlpha }),
    ]
    var svg = SVG(width: 860, height: 640, title: "The header over the offset o", subject.name)
    let x = Axis(range: first...lastOffset, start: 96, end: 836)
    svg.panel("points", points, offsets, shown, x, step: 50, from: 374, to: 78)
    svg.panel("factor", factors, offsets, shown, x, step: 0.5, from: 520, to: 400)
    for (offset, name) in marks {
      svg.line(x(offset), 66, x(offset), 616, "mark")
      svg.text(name, x(offset), 46, "name", anchor: "middle")
      svg.text(offset.label, x(offset), 61, "soft", anchor: "middle")
    }
    func band(_ name: String, _ y: Double, _ value: (Double, HeaderAppearance?) -> String?) {
      let values = zip(offsets, shown).map { ($0, value($0, $1) ?? "refused") }
      svg.band(name, values, x, y: y)
    }
    if let layout = try? HeaderLayout(d) {
      band("header stop", 548) { offset, _ in HeaderStop.at(offset, in: layout)?.rawValue }
      band("in front", 571) { _, appearance in appearance?.front.rawValue }
      band("label", 594) { offset, _ in LabelThreshold.at(offset, in: layout)?.rawValue }
    }
    svg.text("o", x.start - 8, 632, "soft", anchor: "end")
    for tick in x.ticks(50) {
      svg.text(tick.label, x(tick), 632, "soft", anchor: "middle")
    }
    return svg
  }

  // MARK: Film strip

  /// One run through telling offsets.
  private static func film(of subject: Subject<HeaderScreen>) -> SVG {
    let d = HeaderLayout.Candidate.tutorial
    let (h, stop, b, travel) = (d.headerHeight, d.stop, d.labelThreshold, d.labelTravel)
    let frames = [
      (-h, "−H"), (-h / 2, "−H ÷ 2"), (0, "rest"), (stop / 2, "stop ÷ 2"), (stop, "stop"),
      (stop + 1, "stop + 1"), (2 * stop, "2 · stop"), (b, "B"), (b + travel / 4, "B + D ÷ 4"),
      (b + travel / 2, "B + D ÷ 2"), (b + travel, "B + D"), (lastOffset, "beyond"),
    ]
    let answers = subject.answer(
      Scenario(layout: d, events: frames.map { .scroll($0.0) }))
    var svg = SVG(width: 860, height: 690, title: "The header at telling offsets", subject.name)
    let unit = 192 / (h * 2.5)
    var top = 40.0
    for (index, (offset, name)) in frames.enumerated() {
      let pull = index < 4 ? h : 0
      let height = extent(of: Moment(layout: d, offset: -pull)) * unit
      let (x, y) = (16 + Double(index % 4) * 212, top)
      if index % 4 == 3 { top += height + 60 }
      let answer = index + 1 < answers.count ? answers[index + 1] : nil
      svg.picture(
        answer, HeaderScreen.self, Moment(layout: d, offset: offset), x: x, y: y, width: 192,
        height: height, unit: unit)
      svg.text("o = \(offset.label)", x, y + height + 18, "name")
      svg.text(name, x + 192, y + height + 18, "soft", anchor: "end")
      guard case .shown(let shown) = answer else { continue }
      let front = ["content": "avatar in front", "header": "header in front"][shown.front.rawValue]
      let blur = shown.overlays == 0 ? "no copy to blur" : "blur \(shown.blurAlpha.label)"
      svg.text("\(front ?? "order undefined"), \(blur)", x, y + height + 35, "soft")
    }
    return svg
  }

  /// The two siblings in their order; blur as hatching, both labels one above the other.
  static func draw(
    _ a: HeaderAppearance, _ moment: Moment<HeaderScreen>, width: Double, height: Double,
    on svg: inout SVG
  ) {
    let d = moment.layout
    svg.add("rect", ["class": "paper", "width": width, "height": height])
    func label(_ top: Double, _ height: Double, _ style: String, on svg: inout SVG) {
      svg.add(
        "text",
        [
          "x": width / 2, "y": top + height * 0.78, "class": style, "text-anchor": "middle",
          "style": "font-size:\((height * 0.95).svg)px",
        ], text: "username")
    }
    func header(on svg: inout SVG) {
      let (wide, high) = (width * a.header.scale, d.headerHeight * a.header.scale)
      guard wide > 0, wide.isFinite else { return }
      let y = (d.headerHeight - high) / 2 + a.header.translationY
      svg.clipped([
        "x": (width - wide) / 2, "y": y, "width": wide, "height": high,
        "viewBox": "0 0 \(width.svg) \(d.headerHeight.svg)",
      ]) { svg in
        svg.add("rect", ["class": "picture", "width": width, "height": d.headerHeight])
        if a.overlays > 0 {
          svg.add(
            "rect",
            [
              "width": width, "height": d.headerHeight, "fill": "url(#blur)",
              "opacity": a.blurAlpha,
            ])
        }
        label(d.labelTop + a.labelTranslationY, d.labelHeight, "white", on: &svg)
      }
    }
    func content(on svg: inout SVG) {
      let middle = d.avatarTop + d.avatarHeight / 2 + a.avatar.translationY - moment.offset
      svg.add(
        "circle",
        [
          "class": "avatar", "cx": width * 0.04 + d.avatarHeight / 2, "cy": middle,
          "r": (d.avatarHeight / 2 * a.avatar.scale).magnitude,
        ])
      label(d.usernameTop - moment.offset, d.usernameHeight, "black", on: &svg)
    }
    if a.front == .header {
      content(on: &svg)
      header(on: &svg)
    } else {
      header(on: &svg)
      content(on: &svg)
    }
  }
}

/// A curve: its name, its classes, and what it shows.
private typealias Curve = (name: String, style: String, value: (HeaderAppearance) -> Double)

extension SVG {
  /// Curves of what is shown, over one scale of values.
  fileprivate mutating func panel(
    _ unit: String, _ curves: [Curve],
    _ offsets: [Double], _ shown: [HeaderAppearance?], _ x: Axis, step: Double, from: Double,
    to: Double
  ) {
    let values = curves.map { curve in
      shown.map { appearance in appearance.map(curve.value).flatMap { $0.isFinite ? $0 : nil } }
    }
    let all = values.joined().compactMap { $0 }
    var step = step
    while (all.max() ?? 0) - (all.min() ?? 0) > 8 * step { step *= 2 }
    let low = ((all.min() ?? 0) / step).rounded(.down) * step
    let high = max(low + step, ((all.max() ?? 0) / step).rounded(.up) * step)
    let y = Axis(range: low...high, start: from, end: to)
    for tick in y.ticks(step) {
      line(x.start, y(tick), x.end, y(tick), "grid")
      text(tick.label, x.start - 8, y(tick) + 4, "soft", anchor: "end")
    }
    text(unit, 16, (from + to) / 2, "soft")
    for (index, (curve, values)) in zip(curves, values).enumerated() {
      self.curve(
        zip(offsets, values).map { offset, value in value.map { (x(offset), y($0)) } }, curve.style)
      guard case let first?? = values.first else { continue }
      text(
        curve.name, x.start + 6 + Double(index) * 100, y(first) - 8,
        "name on-\(curve.style.prefix(1))")
    }
  }
}
