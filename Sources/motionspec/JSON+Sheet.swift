import Spec

extension SheetScreen {
  static let layoutMembers =
    Member<SheetLayout.Candidate>.numbers(
      SheetLayout.Candidate.fields,
      [
        "H: height of container and sheet, in points",
        "N: bottom of the navigation bar, in points",
        "R: where the sheet's top rests, in points",
        "S: how far below that it can be pulled, in points",
        "how long it takes to come up, in seconds",
        "how long it takes to spring back, in seconds",
        "how long it takes to go, in seconds",
      ]) + [
      .truth(
        "presenterShowsBar", \.presenterShowsBar,
        "whether the presenter shows its bar; false if left out"),
      .truth(
        "presenterHidesStatusBar", \.presenterHidesStatusBar,
        "whether it hides the status bar; false if left out"),
    ]

  static func meaning(_ kind: SheetEvent.Kind) -> String {
    switch kind {
    case .present: "the presenter asks for the sheet"
    case .panBegan: "a finger begins to pan"
    case .panMoved: "how far it moved since the last report, in points"
    case .panEnded: "it is lifted after a last move, in points"
    case .panCancelled: "the gesture was cancelled, or failed"
    case .back: "the back button is touched"
    case .advance: "time passes, in seconds"
    case .layout: "another layout counts from now on"
    }
  }

  static let members: [Member<SheetAppearance>] = [
    .number(
      "top", \.top, .length, column: SheetColumn.top.rawValue,
      "the sheet's top on the screen as presented, in points; without meaning unless mounted"),
    .number("height", \.height, .length, column: SheetColumn.height.rawValue, "in points"),
    .name("bar", \.bar, column: SheetColumn.bar.rawValue, "the navigation bar"),
    .name("backButton", \.backButton, column: SheetColumn.backButton.rawValue, "the back button"),
    .truth(
      "statusBarHidden", \.statusBarHidden, columns: [SheetColumn.statusBarHidden.rawValue],
      "whether the status bar is hidden"),
    .truth(
      "mounted", \.mounted, columns: [SheetColumn.mounted.rawValue],
      "whether the sheet's views are in the view hierarchy"),
    Member(
      "commands", "what was done to the surroundings in this event, in any order",
      columns: [SheetColumn.commands, .isShowBar, .isHideBar].map(\.rawValue),
      schema: [
        "type": "array",
        "items": ["enum": .array(SheetCommands.names.map { .string($0.name) })],
      ],
      write: { appearance in
        let given = SheetCommands.names.filter { appearance.commands.contains($0.command) }
        return .array(given.map { .string($0.name) })
      },
      read: { $1.commands = try commands($0) }),
    Member(
      "rubberBand",
      "how far the sheet would follow the finger by this panMoved if it resisted, in points; "
        + "after other events null", .length, columns: [SheetColumn.rubberBand.rawValue],
      schema: ["anyOf": [Schema.number, ["type": "null"]]],
      write: { $0.rubberBand.map { .number($0) } ?? .null },
      read: { field, appearance in
        if case .null = field.value { return }
        appearance.rubberBand = try field.number()
      }),
  ]

  private static func commands(_ field: Field) throws -> SheetCommands {
    var commands: SheetCommands = []
    for element in try field.elements() {
      guard case .string(let name) = element.value,
        let known = SheetCommands.names.first(where: { $0.name == name })
      else {
        let legal = SheetCommands.names.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw element.mismatch(legal)
      }
      guard commands.insert(known.command).inserted else { throw element.error("given twice") }
    }
    return commands
  }

  static let blank = SheetAppearance(
    top: .nan, height: .nan, bar: .hidden, backButton: .absent, statusBarHidden: false,
    mounted: false)
}
