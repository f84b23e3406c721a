import Spec
import Testing

/// What a subject shows at the start and after every event; nothing where it refuses.
func shown<S: Screen>(
  by subject: Subject<S>, _ events: [S.Event], layout: S.Candidate
) -> [S.Appearance?] {
  subject.answer(Scenario(layout: layout, events: events)).map { answer in
    if case .shown(let appearance) = answer { appearance } else { nil }
  }
}

/// What a subject shows in the end.
func lastShown<S: Screen>(
  by subject: Subject<S>, _ events: [S.Event], layout: S.Candidate
) throws -> S.Appearance {
  let last = shown(by: subject, events, layout: layout).last ?? nil
  return try #require(last)
}

/// The header of the contract after some events.
func header(
  _ events: HeaderEvent..., layout: HeaderLayout.Candidate = .tutorial
) throws -> HeaderMachine {
  var machine = try HeaderMachine(layout)
  for event in events { try machine.handle(event) }
  return machine
}

/// The sheet of the contract after some events.
func sheet(
  _ events: SheetEvent..., layout: SheetLayout.Candidate = .tutorial
) throws -> SheetMachine {
  var machine = try SheetMachine(layout)
  for event in events { try machine.handle(event) }
  return machine
}

/// Why something is refused, in the words of the error; `accepted` if it is not.
func reason(_ body: () throws -> Void) -> String {
  do {
    try body()
    return "accepted"
  } catch {
    return "\(error)"
  }
}

extension LayoutCandidate {
  /// The layout with some numbers changed.
  func with(_ changes: KeyValuePairs<WritableKeyPath<Self, Double>, Double>) -> Self {
    var result = self
    for (path, value) in changes { result[keyPath: path] = value }
    return result
  }
}

extension SheetDimensions<Double> {
  /// The layout under another presenter.
  func presented(showingBar: Bool, hidingStatusBar: Bool) -> Self {
    var result = self
    result.presenterShowsBar = showingBar
    result.presenterHidesStatusBar = hidingStatusBar
    return result
  }
}
