import Generators
public import Spec
public import Testing

/// The planted faults: each one is caught by its clauses, and every clause catches at least one.
@Suite struct FaultTests {
  private static let header = HeaderScreen.streams.map {
    Cases($0.generator, seed: Seed(0), stream: $0.stream)
  }
  private static let sheet = SheetScreen.streams.map {
    Cases($0.generator, seed: Seed(0), stream: $0.stream)
  }

  private static let blamelessHeader = Judge(HeaderScreen.clauses, on: HeaderScreen.reference)
  private static let blamelessSheet = Judge(SheetScreen.clauses, on: SheetScreen.reference)

  @Test(arguments: HeaderScreen.faults)
  func `Every clause that must catch a header's fault does, on the first seed`(
    _ fault: Fault<HeaderScreen>
  ) throws {
    try expectCaught(fault, Self.header)
  }

  @Test(arguments: SheetScreen.faults)
  func `Every clause that must catch a sheet's fault does, on the first seed`(
    _ fault: Fault<SheetScreen>
  ) throws {
    try expectCaught(fault, Self.sheet)
  }

  @Test(arguments: HeaderScreen.faults)
  func `A header's fault is caught on its known input, where the reference is blameless`(
    _ fault: Fault<HeaderScreen>
  ) {
    expectCaughtOnInput(fault, Self.blamelessHeader)
  }

  @Test(arguments: SheetScreen.faults)
  func `A sheet's fault is caught on its known input, where the reference is blameless`(
    _ fault: Fault<SheetScreen>
  ) {
    expectCaughtOnInput(fault, Self.blamelessSheet)
  }

  @Test func `Every clause has a planted fault that it catches, and names are unique`() {
    let header = Set(HeaderScreen.faults.flatMap(\.clauses))
    let sheet = Set(SheetScreen.faults.flatMap(\.clauses))
    for clause in HeaderScreen.clauses where clause.id != "REF-2" {
      #expect(header.contains(clause.id))
    }
    for clause in SheetScreen.clauses where clause.id != "REF-3" {
      #expect(sheet.contains(clause.id))
    }
    let names = HeaderScreen.subjects.map(\.name) + SheetScreen.faults.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `The rules that have no fault of their own are those that follow from others`() {
    let source = Cases(HeaderScreen.layouts, seed: Seed(3), stream: "header/layouts")
    var brokenAlone: Set<HeaderRule> = []
    for index in 0..<1500 {
      guard let scenario = try? source.value(at: index) else { continue }
      for case .layout(let layout) in scenario.events where layout.isFinite {
        let broken = HeaderRule.allCases.filter { !$0.inequality(layout).holds }
        if broken.count == 1 { brokenAlone.formUnion(broken) }
      }
    }
    #expect(brokenAlone == Set(HeaderRule.allCases).subtracting(HeaderScreen.impliedRules))
  }

  private func expectCaught<S: VerifiableScreen>(
    _ fault: Fault<S>, _ sources: [Cases<Scenario<S>>]
  ) throws {
    let clauses = S.clauses.filter { fault.clauses.contains($0.id) }
    // The seeds from 0 to 99 are in SPEC.md's table, which a release build compares.
    for seed in 0..<1 as Range<UInt64> {
      let cases = sources.map { $0.reseeded(Seed(seed)) }
      let counts = casesToCatch(fault.subject, clauses: clauses, in: cases, limit: 1000)
      for (clause, count) in zip(clauses, counts) {
        #expect(count != nil, "\(clause.id) does not catch “\(fault.name)” on seed \(seed)")
      }
    }
  }

  private func expectCaughtOnInput<S: VerifiableScreen>(
    _ fault: Fault<S>, _ blameless: Judge<S>
  ) {
    var judge = Judge(S.clauses.filter { fault.clauses.contains($0.id) }, on: fault.subject)
    judge.judge(fault.input)
    let caught = Set(judge.violations.map(\.clause.id))
    #expect(caught.isSuperset(of: fault.clauses), "“\(fault.name)” on \(fault.input.swift)")
    var blameless = blameless
    blameless.judge(fault.input)
    #expect(blameless.violations.isEmpty, "\(fault.input.swift)")
  }
}

extension Fault: CustomTestStringConvertible {
  /// The fault's name.
  public var testDescription: String { name }
}
