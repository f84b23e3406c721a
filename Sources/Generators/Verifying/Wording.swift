public import Spec

/// A part of an appearance as reports show it.
public struct Part: Hashable, Sendable {
  /// Its name, such as `label.y`.
  public let name: String
  /// Its state in words.
  public let text: String
  /// Whether it tells what was done in a step, not how things are after it.
  let isMomentary: Bool
  /// The columns it stands for.
  let columns: [Int]
}

/// How a screen's layouts, events and appearances are written in reports.
public protocol Wording: Screen {
  /// The parts of an appearance, in reading order; always the same parts.
  ///
  /// - Parameters:
  ///   - appearance: What is shown.
  ///   - layout: The layout in force.
  ///   - exactly: Whether numbers are written with all their digits.
  static func parts(_ appearance: Appearance, _ layout: Candidate, exactly: Bool) -> [Part]
  /// An event in a few words, such as `scroll 41`.
  static func words(_ event: Event) -> String
  /// An event as Swift that can be pasted.
  static func swift(_ event: Event) -> String
  /// A layout as Swift that can be pasted.
  static func swift(_ layout: Candidate) -> String
  /// The layout that an event carries, if it carries one.
  static func layout(in event: Event) -> Candidate?
  /// What the number is that an event carries, such as `offset`, if it carries one.
  static func quantity(_ event: Event) -> String?
  /// The kinds of events, by name.
  static var kinds: [String] { get }
  /// The place of an event's kind among them.
  static func kind(_ event: Event) -> Int
  /// The simplest event of every kind, with which a step of a smallest case may be replaced.
  static var simplestEvents: [Event] { get }
}

extension Scenario where S: Wording {
  /// The scenario as Swift that can be pasted.
  public var swift: String {
    let list = events.map { S.swift($0) }.joined(separator: ", ")
    return "Scenario(layout: \(S.swift(layout)), events: [\(list)])"
  }
}

extension Double {
  /// The number with four decimals, and an ellipsis where rounding alone does not explain more.
  var short: String {
    guard magnitude < 1e11 else { return plain }
    let scaled = self * 1e4
    let rounded = Double(Int(scaled + (scaled < 0 ? -0.5 : 0.5))) / 1e4
    return (rounded - self).magnitude < 1e-9 ? rounded.plain : rounded.plain + "…"
  }

  /// The number with all its digits, or in short.
  func text(exactly: Bool) -> String { exactly ? plain : short }

  /// The number as Swift that can be pasted.
  var literal: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return exact
  }
}

extension HeaderScreen: Wording {
  /// Header, avatar, order, label, blur and copies.
  public static func parts(
    _ a: HeaderAppearance, _ layout: HeaderLayout.Candidate, exactly: Bool
  ) -> [Part] {
    func text(_ number: Double) -> String { number.text(exactly: exactly) }
    func factors(_ transform: HeaderAppearance.Transform) -> String {
      (transform.scale == 1 ? "" : " ×\(text(transform.scale))")
        + (transform.scaleZ == 1 ? "" : " z×\(text(transform.scaleZ))")
    }
    return [
      part(
        "header", "top \(text(a.edges(layout).top))\(factors(a.header))", .headerScale,
        .headerScaleZ,
        .headerTranslationY),
      part(
        "avatar", "y \(text(a.avatar.translationY))\(factors(a.avatar))", .avatarScale,
        .avatarScaleZ, .avatarTranslationY),
      part("front", a.front.rawValue, .front),
      part("label.y", text(a.labelTranslationY), .labelTranslationY),
      part("blur", text(a.blurAlpha), .blurAlpha), part("copies", "\(a.overlays)", .overlays),
    ]
  }

  private static func part(_ name: String, _ text: String, _ columns: HeaderColumn...) -> Part {
    Part(name: name, text: text, isMomentary: name == "commands", columns: columns.map(\.rawValue))
  }

  /// An event in a few words.
  public static func words(_ event: HeaderEvent) -> String {
    switch event {
    case .scroll(let offset): "scroll \(offset.plain)"
    case .appear: "appear"
    case .layout(let layout): "layout \(name(layout))"
    }
  }

  private static func name(_ layout: HeaderLayout.Candidate) -> String {
    layout == .tutorial ? "tutorial" : "H \(layout.headerHeight.short), …"
  }

  /// An event as Swift.
  public static func swift(_ event: HeaderEvent) -> String {
    switch event {
    case .scroll(let offset): ".scroll(\(offset.literal))"
    case .appear: ".appear"
    case .layout(let layout): ".layout(\(swift(layout)))"
    }
  }

  /// A layout as Swift.
  public static func swift(_ layout: HeaderLayout.Candidate) -> String {
    if layout == .tutorial { return ".tutorial" }
    let fields = HeaderLayout.Candidate.fields.map { field in
      "\(field.name): \(layout[keyPath: field.path].literal)"
    }
    return "HeaderDimensions(\(fields.joined(separator: ", ")))"
  }

  /// What the number is that an event carries.
  public static func quantity(_ event: HeaderEvent) -> String? {
    if case .scroll = event { "offset" } else { nil }
  }

  /// Scroll, appear, layout.
  public static var kinds: [String] { ["scroll", "appear", "layout"] }

  /// The place of an event's kind.
  public static func kind(_ event: HeaderEvent) -> Int {
    switch event {
    case .scroll: 0
    case .appear: 1
    case .layout: 2
    }
  }

  /// A scroll to rest and an appearance.
  public static var simplestEvents: [HeaderEvent] { [.scroll(0), .appear] }

  /// The layout that an event carries.
  public static func layout(in event: HeaderEvent) -> HeaderLayout.Candidate? {
    if case .layout(let layout) = event { layout } else { nil }
  }
}

extension SheetScreen: Wording {
  /// Top, bar, button, status bar, hierarchy and commands.
  public static func parts(
    _ a: SheetAppearance, _ layout: SheetLayout.Candidate, exactly: Bool
  ) -> [Part] {
    func text(_ number: Double) -> String { number.text(exactly: exactly) }
    let height = a.height == layout.containerHeight ? "" : " height \(text(a.height))"
    let commands = SheetCommands.names.filter { a.commands.contains($0.command) }.map(\.name)
    return [
      part("top", a.mounted ? text(a.top) + height : "–", .top, .height),
      part("bar", a.bar.rawValue, .bar), part("button", a.backButton.rawValue, .backButton),
      part("status", a.statusBarHidden ? "hidden" : "shown", .statusBarHidden),
      part("sheet", a.mounted ? "mounted" : "gone", .mounted),
      part(
        "commands", commands.isEmpty ? "–" : commands.joined(separator: " "), .commands,
        .isShowBar, .isHideBar), part("band", a.rubberBand.map(text) ?? "–", .rubberBand),
    ]
  }

  private static func part(_ name: String, _ text: String, _ columns: SheetColumn...) -> Part {
    Part(
      name: name, text: text, isMomentary: name == "commands" || name == "band",
      columns: columns.map(\.rawValue))
  }

  /// An event in a few words.
  public static func words(_ event: SheetEvent) -> String {
    switch event {
    case .present, .panBegan, .panCancelled, .back: event.kind.rawValue
    case .panMoved(let amount), .panEnded(let amount), .advance(let amount):
      "\(event.kind) \(amount.plain)"
    case .layout(let layout):
      layout == .tutorial
        ? "layout tutorial" : "layout H \(layout.containerHeight.short), …"
    }
  }

  /// An event as Swift.
  public static func swift(_ event: SheetEvent) -> String {
    switch event {
    case .present, .panBegan, .panCancelled, .back: ".\(event.kind)"
    case .panMoved(let amount), .panEnded(let amount), .advance(let amount):
      ".\(event.kind)(\(amount.literal))"
    case .layout(let layout): ".layout(\(swift(layout)))"
    }
  }

  /// A layout as Swift.
  public static func swift(_ layout: SheetLayout.Candidate) -> String {
    if layout == .tutorial { return ".tutorial" }
    let fields = SheetLayout.Candidate.fields.map { field in
      "\(field.name): \(layout[keyPath: field.path].literal)"
    }
    return "SheetDimensions(\(fields.joined(separator: ", "))"
      + ", presenterShowsBar: \(layout.presenterShowsBar)"
      + ", presenterHidesStatusBar: \(layout.presenterHidesStatusBar))"
  }

  /// What the number is that an event carries.
  public static func quantity(_ event: SheetEvent) -> String? {
    switch event {
    case .panMoved, .panEnded: "move"
    case .advance: "time"
    case .present, .panBegan, .panCancelled, .back, .layout: nil
    }
  }

  /// The kinds of the sheet's table.
  public static var kinds: [String] { SheetEvent.Kind.allCases.map(\.rawValue) }

  /// The place of an event's kind.
  public static func kind(_ event: SheetEvent) -> Int {
    SheetEvent.Kind.allCases.firstIndex(of: event.kind) ?? 0
  }

  /// Every kind but a layout, with 1 point or 1 second where there is a number.
  public static var simplestEvents: [SheetEvent] {
    [
      .present, .advance(1), .panBegan, .panMoved(1), .panEnded(1), .panCancelled, .back,
    ]
  }

  /// The layout that an event carries.
  public static func layout(in event: SheetEvent) -> SheetLayout.Candidate? {
    if case .layout(let layout) = event { layout } else { nil }
  }
}
