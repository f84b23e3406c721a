public import Spec

/// Checks clauses on a header of your own, made anew for every case.
///
/// The header is made and asked where this is called, one case after the other, so a class that
/// lives on the main actor can be verified in a test that does.
///
/// ```swift
/// let report = verify { try MyHeader($0) }
/// #expect(report.holds, "\(report)")
/// ```
/// - Parameters:
///   - name: Its name in reports and tokens; that of its type if not given.
///   - clauses: The clauses; all of the screen's if not given.
///   - settings: The seed, the number of cases of each stream, the budget of shrinking.
///   - make: Makes one from a layout, or throws if the layout is illegal.
public func verify<Header: HeaderSubject>(
  name: String = "\(Header.self)", clauses: [Clause] = HeaderScreen.clauses,
  settings: Settings = Settings(), _ make: @escaping (HeaderLayout.Candidate) throws -> Header
) -> Verification<HeaderScreen> {
  verifyHere(name, [], clauses, settings) { HeaderScreen.answers($0, make: make) }
}

/// Checks clauses on a sheet of your own, made anew for every case; like that on a header.
public func verify<Sheet: SheetSubject>(
  name: String = "\(Sheet.self)", clauses: [Clause] = SheetScreen.clauses,
  settings: Settings = Settings(), _ make: @escaping (SheetLayout.Candidate) throws -> Sheet
) -> Verification<SheetScreen> {
  let hidden = SheetScreen.hidden(by: make)
  return verifyHere(name, hidden, clauses, settings) { SheetScreen.answers($0, make: make) }
}

private func verifyHere<S: VerifiableScreen>(
  _ name: String, _ hidden: Set<Int>, _ clauses: [Clause], _ settings: Settings,
  _ answer: @escaping (Scenario<S>) -> [Answer<S.Appearance>]
) -> Verification<S> {
  // A subject may be asked anywhere, but this one is only asked here, before this returns.
  nonisolated(unsafe) let answer = answer
  let subject = Subject<S>(name: name, hidden: hidden) { unsafe answer($0) }
  return verifySerially(subject, clauses: clauses, settings: settings)
}
