/// What the sheet does in one phase on one kind of event: the cells of its table.
public enum SheetOutcome: Hashable, Sendable {
  /// Nothing, for this reason.
  case ignored(String)
  /// An action, and the phase after it.
  case goes(SheetAction, SheetPhase)
  /// An action, then a guard that decides between two phases.
  case branches(SheetAction, SheetGuard, then: SheetPhase, otherwise: SheetPhase)
}

/// What the sheet does on an event.
public enum SheetAction: String, Hashable, Sendable, CaseIterable {
  /// Note the presenter's bars, enter the hierarchy, start at the bottom.
  case enter
  /// Come back up from where the sheet is.
  case comeBack
  /// Take the sheet under the finger where it is.
  case take
  /// Follow the finger.
  case follow
  /// Follow the finger a last time and let go.
  case letGo
  /// Go down from where the sheet is; bar and button go at once.
  case leave
  /// Let time pass.
  case wait
  /// Take on another layout.
  case adopt
}

/// What decides between two phases.
public enum SheetGuard: String, Hashable, Sendable, CaseIterable {
  /// Presenting takes time.
  case presentTakesTime
  /// Dismissing takes time.
  case dismissTakesTime
  /// The animation has run for its duration.
  case animationEnds
  /// The top is below the rest, and settling takes time.
  case belowRest
  /// The top is not at the new rest.
  case awayFromRest
}

extension SheetMachine {
  /// The table of the sheet: one outcome for each phase and kind of event.
  ///
  /// Diagrams, exploration and the machine itself read this table and nothing else.
  public static func outcome(_ phase: SheetPhase, _ kind: SheetEvent.Kind) -> SheetOutcome {
    switch (phase, kind) {
    case (.hidden, .present):
      .branches(.enter, .presentTakesTime, then: .presenting, otherwise: .idle)
    case (.dismissing, .present):
      .branches(.comeBack, .presentTakesTime, then: .presenting, otherwise: .idle)
    case (.presenting, .present), (.idle, .present), (.dragging, .present), (.settling, .present):
      .ignored("the sheet is up")

    case (.idle, .panBegan), (.settling, .panBegan): .goes(.take, .dragging)
    case (.dragging, .panBegan): .ignored("a second finger")
    case (.hidden, .panBegan): .ignored("nothing to touch")
    case (.presenting, .panBegan), (.dismissing, .panBegan):
      .ignored("touches are not delivered during these animations")

    case (.dragging, .panMoved): .goes(.follow, .dragging)
    case (.dragging, .panEnded), (.dragging, .panCancelled):
      .branches(.letGo, .belowRest, then: .settling, otherwise: .idle)
    case (.hidden, .panMoved), (.presenting, .panMoved), (.idle, .panMoved),
      (.settling, .panMoved), (.dismissing, .panMoved), (.hidden, .panEnded),
      (.presenting, .panEnded), (.idle, .panEnded), (.settling, .panEnded),
      (.dismissing, .panEnded), (.hidden, .panCancelled), (.presenting, .panCancelled),
      (.idle, .panCancelled), (.settling, .panCancelled), (.dismissing, .panCancelled):
      .ignored("no finger is on the sheet")

    case (.presenting, .back), (.idle, .back), (.dragging, .back), (.settling, .back):
      .branches(.leave, .dismissTakesTime, then: .dismissing, otherwise: .hidden)
    case (.hidden, .back), (.dismissing, .back): .ignored("there is no button")

    case (.presenting, .advance):
      .branches(.wait, .animationEnds, then: .idle, otherwise: .presenting)
    case (.settling, .advance):
      .branches(.wait, .animationEnds, then: .idle, otherwise: .settling)
    case (.dismissing, .advance):
      .branches(.wait, .animationEnds, then: .hidden, otherwise: .dismissing)
    case (.hidden, .advance), (.idle, .advance), (.dragging, .advance):
      .ignored("nothing moves")

    case (.hidden, .layout): .goes(.adopt, .hidden)
    case (.presenting, .layout): .goes(.adopt, .presenting)
    case (.idle, .layout): .goes(.adopt, .idle)
    case (.dragging, .layout): .goes(.adopt, .dragging)
    case (.settling, .layout):
      .branches(.adopt, .awayFromRest, then: .settling, otherwise: .idle)
    case (.dismissing, .layout): .goes(.adopt, .dismissing)
    }
  }

  /// Whether an event of a kind does anything in a phase.
  public static func isEnabled(_ kind: SheetEvent.Kind, in phase: SheetPhase) -> Bool {
    if case .ignored = outcome(phase, kind) { false } else { true }
  }
}
