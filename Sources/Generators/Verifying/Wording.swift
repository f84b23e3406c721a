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

  init(
    _ name: String, _ text: String, _ columns: [some RawRepresentable<Int>],
    isMomentary: Bool = false
  ) {
    self.name = name
    self.text = text
    self.isMomentary = isMomentary
    self.columns = columns.map(\.rawValue)
  }
}

extension VerifiableScreen {
  /// An event in a few words, such as `scroll 41`.
  public static func words(_ event: Event) -> String {
    switch event.payload {
    case .nothing: event.kind.rawValue
    case .number(let number): "\(event.kind) \(number.plain)"
    case .layout(.tutorial): "\(event.kind) tutorial"
    case .layout(let layout):
      "\(event.kind) H \(layout[keyPath: Candidate.fields[0].path].short), …"
    }
  }

  /// An event as Swift that can be pasted.
  public static func swift(_ event: Event) -> String {
    switch event.payload {
    case .nothing: ".\(event.kind)"
    case .number(let number): ".\(event.kind)(\(number.literal))"
    case .layout(let layout): ".\(event.kind)(\(layout.swift))"
    }
  }
}

extension LayoutCandidate {
  /// The layout as Swift that can be pasted.
  var swift: String {
    if self == .tutorial { return ".tutorial" }
    let arguments =
      Self.fields.map { "\($0.name): \(self[keyPath: $0.path].literal)" }
      + Self.flags.map { "\($0.name): \(self[keyPath: $0.path])" }
    let type = "\(Self.self)".prefix { $0 != "<" }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }
}

extension Scenario where S: VerifiableScreen {
  /// The scenario as Swift that can be pasted.
  public var swift: String {
    let list = events.map { S.swift($0) }.joined(separator: ", ")
    return "Scenario(layout: \(layout.swift), events: [\(list)])"
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

  /// The number as Swift that can be pasted.
  var literal: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return exact
  }
}

extension HeaderScreen: VerifiableScreen {
  /// Header, avatar, order, label, blur and copies.
  public static func parts(
    _ a: HeaderAppearance, _ layout: HeaderLayout.Candidate, exactly: Bool
  ) -> [Part] {
    func text(_ number: Double) -> String { exactly ? number.plain : number.short }
    func factors(_ transform: HeaderAppearance.Transform) -> String {
      (transform.scale == 1 ? "" : " ×\(text(transform.scale))")
        + (transform.scaleZ == 1 ? "" : " z×\(text(transform.scaleZ))")
    }
    return [
      Part(
        "header", "top \(text(a.edges(layout).top))\(factors(a.header))",
        [HeaderColumn.headerScale, .headerScaleZ, .headerTranslationY]),
      Part(
        "avatar", "y \(text(a.avatar.translationY))\(factors(a.avatar))",
        [HeaderColumn.avatarScale, .avatarScaleZ, .avatarTranslationY]),
      Part("front", a.front.rawValue, [HeaderColumn.front]),
      Part("label.y", text(a.labelTranslationY), [HeaderColumn.labelTranslationY]),
      Part("blur", text(a.blurAlpha), [HeaderColumn.blurAlpha]),
      Part("copies", "\(a.overlays)", [HeaderColumn.overlays]),
    ]
  }

  /// A scroll to rest and an appearance.
  public static var simplestEvents: [HeaderEvent] { [.scroll(0), .appear] }
}

extension SheetScreen: VerifiableScreen {
  /// Top, bar, button, status bar, hierarchy and commands.
  public static func parts(
    _ a: SheetAppearance, _ layout: SheetLayout.Candidate, exactly: Bool
  ) -> [Part] {
    func text(_ number: Double) -> String { exactly ? number.plain : number.short }
    let height = a.height == layout.containerHeight ? "" : " height \(text(a.height))"
    let commands = SheetCommands.names.filter { a.commands.contains($0.command) }.map(\.name)
    return [
      Part("top", a.mounted ? text(a.top) + height : "–", [SheetColumn.top, .height]),
      Part("bar", a.bar.rawValue, [SheetColumn.bar]),
      Part("button", a.backButton.rawValue, [SheetColumn.backButton]),
      Part("status", a.statusBarHidden ? "hidden" : "shown", [SheetColumn.statusBarHidden]),
      Part("sheet", a.mounted ? "mounted" : "gone", [SheetColumn.mounted]),
      Part(
        "commands", commands.isEmpty ? "–" : commands.joined(separator: " "),
        [SheetColumn.commands, .isShowBar, .isHideBar], isMomentary: true),
      Part(
        "band", a.rubberBand.map(text) ?? "–", [SheetColumn.rubberBand], isMomentary: true),
    ]
  }

  /// Every kind but a layout, with 1 point or 1 second where there is a number.
  public static var simplestEvents: [SheetEvent] {
    [
      .present, .advance(1), .panBegan, .panMoved(1), .panEnded(1), .panCancelled, .back,
    ]
  }
}
