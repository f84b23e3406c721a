// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let sheetRuns = #"""
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    1076.2996970228314, barBottom: 0, restTop: 710.7582057163149, overshoot: \#
    17.074254136496876, presentDuration: 0.7720095234611153, settleDuration: \#
    0.15983318069505859, dismissDuration: 0.4972483891021273), presenterShowsBar: false, \#
    presenterHidesStatusBar: true), events: [])
    Scenario(layout: .tutorial, events: [.present, .layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 613.9867631264432, barBottom: 335.6946447990509, \#
    restTop: 335.69464479905093, overshoot: 270.1831986376751, presentDuration: \#
    0.32764475104610524, settleDuration: 0.055154380652157164, dismissDuration: \#
    0.9242240994118581), presenterShowsBar: false, presenterHidesStatusBar: false)), \#
    .advance(0.5)])
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
    0.5613228862172931, dismissDuration: 0.9574948305345309), presenterShowsBar: false, \#
    presenterHidesStatusBar: true), events: [.present, .advance(0.5790200012988674), \#
    .panCancelled, .panBegan, .panEnded(-118.54735132978423), .advance(0.10162433186123843), \#
    .present, .back])
    """#
}
