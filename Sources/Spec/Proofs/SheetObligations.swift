extension SheetScreen {
  /// What has to be proved of the sheet, so that its clauses hold along every trace.
  ///
  /// Each step keeps the invariant, and in every state with the invariant each step does what each
  /// clause says.
  ///
  /// Not the clauses about refusal, those that hold a subject against this same machine (REF-3,
  /// LIFE-8), nor TIM-2, which is about the curve itself: tests hold them.
  public static let obligations =
    invariance
    + clauses.flatMap { clause in
      clause.mentions([SheetColumn.isHostile, .isLayoutLegal, .expectedTop, .share])
        ? [] : Obligation.all(clause, name, cases: rows.flatMap { $0.cases(clause) })
    }

  /// Each row of the table keeps the invariant, and so does the start.
  private static let invariance: [Obligation] = {
    let steps = rows.map { (given: $0.given, goal: Formula.all($0.after.invariant)) }
    func obligation(_ mistake: String?, _ goal: (Formula) -> Formula?) -> Obligation {
      let cases = steps.compactMap { step in
        goal(step.goal).flatMap {
          Obligation.Case(Clause.invariant($0), given: step.given) { .quantity($0) }
        }
      }
      return Obligation("INV", name, mistake: mistake, cases: cases)
    }
    let most = steps.map { $0.goal.mistakes.count }.max() ?? 0
    return [obligation(nil) { $0 }]
      + (0..<most).map { place in
        obligation("its bound number \(place + 1) off by one") { goal in
          let mistakes = goal.mistakes
          return mistakes.indices.contains(place) ? mistakes[place].formula : nil
        }
      }
  }()

  /// Every row of the table, for every state before it and, where that shows, every presenter.
  private static let rows: [SheetRow] = {
    let bars = [(false, false), (false, true), (true, false), (true, true)]
    let presenters = bars.map { SheetMachine.Presenter(showsBar: $0, hidesStatusBar: $1) }
    return presenters.enumerated().flatMap { index, presenter in
      let steps = SheetPhase.allCases.flatMap { phase in
        SheetEvent.Kind.allCases.flatMap { SheetRow.all(phase, $0, presenter) }
      }
      return [SheetRow(start: presenter)] + steps.filter { $0.showsPresenter || index == 0 }
    }
  }()
}

/// A row of the table between two symbolic states.
private struct SheetRow {
  /// The event, or nil for the start.
  let kind: SheetEvent.Kind?
  let amount: Term
  let before: SheetState
  let after: SheetState
  /// What is known: legal layouts, the invariant before, the guard, the laws of the curve.
  let given: [Formula]
  /// The layout that the event brings; the one in force otherwise.
  let new: SheetDimensions<Term>
  /// Which of the event's outcomes this is, or nil if nothing was even looked at.
  let outcome: Int?

  /// Whether what the presenter had shows before or after.
  var showsPresenter: Bool { before.phase == .hidden || after.phase == .hidden }

  /// The hidden sheet before any event.
  init(start presenter: SheetMachine.Presenter) {
    new = .symbolic
    kind = nil
    outcome = nil
    amount = 0
    before = SheetState(
      phase: .hidden, motion: SheetMotion(restingTop: new.containerHeight), progress: 0, d: new,
      presenter: presenter)
    after = before
    given = SheetRule.allCases.map(\.formula)
  }

  private init(
    _ kind: SheetEvent.Kind, _ amount: Term, _ before: SheetState.Step, _ after: SheetState.Step,
    _ new: SheetDimensions<Term>, outcome: Int?
  ) {
    self.kind = kind
    self.outcome = outcome
    self.amount = amount
    self.before = before.state
    self.after = after.state
    self.new = new
    given =
      SheetRule.allCases.map(\.formula) + before.conditions + after.conditions
      + SheetState.laws([before.state, after.state])
  }

  /// The rows of a phase and an event.
  static func all(
    _ phase: SheetPhase, _ kind: SheetEvent.Kind, _ presenter: SheetMachine.Presenter
  ) -> [SheetRow] {
    let new = SheetDimensions<Term>.symbolic
    let old = kind == .layout ? SheetDimensions(symbols: { $0.term[.before] }) : new
    let carries = [.panMoved, .panEnded, .advance].contains(kind)
    let amount: Term = carries ? SheetColumn.amount.term : 0
    func was(_ column: SheetColumn) -> Term { column.term[.before] }
    let isAnimated = [.presenting, .settling, .dismissing].contains(phase)
    let before = SheetState(
      phase: phase,
      motion: SheetMotion(
        restingTop: was(.top),
        animation: isAnimated
          ? .init(
            from: was(.from), to: was(.to), elapsed: was(.share) * was(.animationDuration),
            duration: was(.animationDuration)) : nil),
      progress: was(.progress), d: old, presenter: presenter)
    var conditions = before.invariant
    if kind == .layout { conditions += SheetRule.allCases.map { $0.inequality(old).holds } }
    if kind == .advance { conditions.append(0 <= amount) }
    let befores = SheetState.Step(state: before, conditions: conditions).sides
    var rows = befores.flatMap { step in
      step.state.after(kind, amount, new: new).enumerated().map {
        SheetRow(kind, amount, step, $1, new, outcome: $0)
      }
    }
    if kind == .layout {
      // The same layout again is the identity: nothing in the state changes.
      let same = before.under(new)
      rows += SheetState.Step(state: same, conditions: same.invariant).sides.map {
        SheetRow(kind, amount, $0, SheetState.Step(state: $0.state), new, outcome: nil)
      }
    }
    return rows
  }

  /// The cases of a clause in this row: one, or one for each way its companion can go.
  func cases(_ clause: Clause) -> [Obligation.Case] {
    if kind == nil, clause.domain == .legalSteps { return [] }
    guard let role = clause.roles.first(where: { $0 != .before }) else {
      return [Obligation.Case(clause, given: given) { value($0, nil) }].compactMap(\.self)
    }
    return companions(role).compactMap { first, last in
      let twin = role == .scaled ? after.scaled : after
      let also = last.conditions + last.state.agreement(with: twin)
      return Obligation.Case(clause, given: given + first, also: also) { value($0, last.state) }
    }
  }

  /// The companion's step from the same state, with what is known of the way to it.
  ///
  /// It takes its own events; that it takes the outcome with the same number has to be proved.
  private func companions(
    _ role: Quantity.Role
  ) -> [(given: [Formula], last: SheetState.Step)] {
    guard let kind, let outcome else {
      return [([], SheetState.Step(state: role == .scaled ? after.scaled : after))]
    }
    func step(_ state: SheetState, _ kind: SheetEvent.Kind, _ amount: Term) -> SheetState.Step {
      state.after(kind, amount, new: role == .scaled ? new.scaled(by: 2) : new)[outcome]
    }
    switch (role, kind) {
    case (.scaled, .advance): return [([], step(before.scaled, kind, amount))]
    case (.scaled, _): return [([], step(before.scaled, kind, 2 * amount))]
    case (.ended, .panCancelled): return [([], step(before, .panEnded, 0))]
    case (.split, .panMoved), (.split, .panEnded):
      return before.after(.panMoved, amount / 2, new: new).map {
        ($0.conditions, step($0.state, kind, amount / 2))
      }
    default: return [([], SheetState.Step(state: after))]
    }
  }

  /// What a quantity is in this row.
  private func value(_ quantity: Quantity, _ companion: SheetState?) -> Term {
    guard let column = SheetColumn(rawValue: quantity.column) else { return 1 }
    let state = quantity.role == .here ? after : quantity.role == .before ? before : companion
    guard let state else { return .quantity(quantity) }
    if !showsPresenter, [.presenterShowsBar, .presenterHidesStatusBar].contains(column) {
      return .quantity(quantity)  // Whatever it had: it does not show.
    }
    return state.value(column) ?? stepValue(column) ?? .quantity(quantity)
  }

  /// What a quantity of the step itself is.
  private func stepValue(_ column: SheetColumn) -> Term? {
    func flag(_ truth: Bool) -> Term { truth ? 1 : 0 }
    return switch column {
    case .legal: flag(kind != nil)
    case .isInitial: flag(kind == nil)
    case .carriesLayout, .isAccepted: flag(kind == nil || kind == .layout)
    case .isRejected, .drift: 0
    case .event: kind?.code ?? 0
    case .amount: amount
    case .isEnabled: flag(kind.map { SheetMachine.isEnabled($0, in: before.phase) } ?? false)
    case .isChange: .choose(before.looks(unlike: after), 1, 0)
    case .isStaleEnd: kind == .advance ? nil : 0
    case .rubberBand:
      RubberBand.offset(distance: .magnitude(amount), dimension: new.containerHeight)
    default: nil
    }
  }
}

extension SheetState {
  /// The same numbers under a layout.
  fileprivate func under(_ d: SheetDimensions<Term>) -> SheetState {
    var result = self
    result.d = d
    return result
  }

  /// What a quantity of the state is.
  fileprivate func value(_ column: SheetColumn) -> Term? {
    func flag(_ truth: Bool) -> Term { truth ? 1 : 0 }
    return switch column {
    case .phase: phase.code
    case .from: motion.animation?.from ?? 0
    case .to: motion.animation?.to ?? 0
    case .progress: motion.animation == nil ? 0 : progress
    case .share: share
    case .animationDuration: motion.animation?.duration ?? 0
    case .containerHeight: d.containerHeight
    case .barBottom: d.barBottom
    case .restTop: d.restTop
    case .overshoot: d.overshoot
    case .presenterShowsBar: flag(presenter.showsBar)
    case .presenterHidesStatusBar: flag(presenter.hidesStatusBar)
    case .top: top
    case .height: d.containerHeight
    case .bar: appearance.bar.code
    case .backButton: appearance.backButton.code
    case .statusBarHidden: flag(appearance.statusBarHidden)
    case .mounted: flag(appearance.mounted)
    case .commands: .number(Double(commands.rawValue))
    case .isShowBar: flag(commands.contains(.showBar))
    case .isHideBar: flag(commands.contains(.hideBar))
    default: nil
    }
  }

  /// The statement that two states look different, as the sheet's table has it.
  fileprivate func looks(unlike other: SheetState) -> Formula {
    if appearance != other.appearance { return .always }
    return appearance.mounted
      ? !(top ≈ other.top && d.containerHeight ≈ other.d.containerHeight) : .never
  }
}

extension Clause {
  fileprivate static func invariant(_ formula: Formula) -> Clause {
    Clause("INV", .trace, "Each step keeps the invariant", then: formula, catches: "")
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order.
  var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
