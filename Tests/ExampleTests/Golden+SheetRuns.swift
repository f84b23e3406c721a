// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let sheetRuns = #"""
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    1076.2996970228314, barBottom: 0, restTop: 710.7582057163149, overshoot: \#
    17.074254136496876, presentDuration: 0.7720095234611153, settleDuration: \#
    0.15983318069505859, dismissDuration: 1), presenterShowsBar: true, \#
    presenterHidesStatusBar: false), events: [.present, .advance(0.5482505952163197), \#
    .advance(1.1500899415376935), .present, .advance(1.610195679675252)])
    Scenario(layout: .tutorial, events: [.present, .panEnded(1301.4337196146453), .panBegan])
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: 667, \#
    barBottom: 44, restTop: 222.33333333333334, overshoot: 50, presentDuration: 0.5, \#
    settleDuration: 0.3, dismissDuration: 0.5), presenterShowsBar: true, \#
    presenterHidesStatusBar: false), events: [])
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    1098.3560452401707, barBottom: 0.2172442555921957, restTop: 1, overshoot: \#
    1097.3560452401707, presentDuration: 0.035951802846581615, settleDuration: \#
    0.8587750560789077, dismissDuration: 0.5721163372837406), presenterShowsBar: false, \#
    presenterHidesStatusBar: true), events: [.present, .advance(0), \#
    .advance(0.035951802846581615), .panCancelled, .advance(1.6617581065672553), \#
    .advance(1.757326130276042), .panBegan])
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    519.3126467421329, barBottom: 140.3783060072021, restTop: 258.592324003653, overshoot: \#
    149.17556488834595, presentDuration: 0.5790200012988674, settleDuration: \#
    0.5613228862172931, dismissDuration: 0), presenterShowsBar: true, \#
    presenterHidesStatusBar: true), events: [.layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 812, barBottom: 94, restTop: 270.6666666666667, \#
    overshoot: 50, presentDuration: 0.5, settleDuration: 0.3, dismissDuration: 0.5), \#
    presenterShowsBar: true, presenterHidesStatusBar: true)), .present, .advance(0.5), \#
    .advance(0.7756917835665911)])
    """#
}
