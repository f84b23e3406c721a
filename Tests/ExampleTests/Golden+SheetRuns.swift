// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let sheetRuns = #"""
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    1076.2996970228314, barBottom: 0, restTop: 710.7582057163149, overshoot: \#
    17.074254136496876, presentDuration: 0.7720095234611153, settleDuration: 0, \#
    dismissDuration: 0.3571067969703119), presenterShowsBar: true, presenterHidesStatusBar: \#
    false), events: [.present, .panEnded(-347.96723717001964), .advance(0.2720095234611153), \#
    .advance(1.091265300258729), .present])
    Scenario(layout: .tutorial, events: [.present, .layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 613.9867631264432, barBottom: 335.6946447990509, \#
    restTop: 335.69464479905093, overshoot: 270.1831986376751, presentDuration: \#
    0.32764475104610524, settleDuration: 0.055154380652157164, dismissDuration: \#
    0.9242240994118581), presenterShowsBar: false, presenterHidesStatusBar: false)), \#
    .advance(0.5), .advance(1.18262559546366), .present, .advance(1.1020189292093567), \#
    .panBegan, .panMoved(1321.413284283527), .advance(0.29874881563188893), \#
    .panEnded(-690.4160528838547), .layout(.tutorial), .present, .present])
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: 667, \#
    barBottom: 44, restTop: 222.33333333333334, overshoot: 50, presentDuration: 0.5, \#
    settleDuration: 0.3, dismissDuration: 0.5), presenterShowsBar: true, \#
    presenterHidesStatusBar: false), events: [])
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    1098.3560452401707, barBottom: 0.2172442555921957, restTop: 1, overshoot: \#
    1097.3560452401707, presentDuration: 0.035951802846581615, settleDuration: \#
    0.8587750560789077, dismissDuration: 0.5721163372837406), presenterShowsBar: false, \#
    presenterHidesStatusBar: true), events: [.present, .advance(0), \#
    .advance(0.035951802846581615), .panEnded(-1477.1119293384477), \#
    .advance(1.6617581065672553), .advance(1.757326130276042), .panBegan, .panCancelled, \#
    .panBegan, .panCancelled, .layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 1098.3560452401707, barBottom: 0.2172442555921957, \#
    restTop: 1, overshoot: 1097.3560452401707, presentDuration: 0.035951802846581615, \#
    settleDuration: 0.8587750560789077, dismissDuration: 0.5721163372837406), \#
    presenterShowsBar: false, presenterHidesStatusBar: true)), .panBegan, \#
    .advance(1.2103502780726911), .panEnded(155.569653190787), .panBegan, \#
    .panEnded(1170.2385996388543), .panBegan, .panEnded(-1096.8560452401707), \#
    .advance(0.05367344100493173), .panBegan, .panEnded(1261.960955800589), .back, \#
    .layout(SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    961.128048021192, barBottom: 107.84358908466758, restTop: 730.5091344688404, overshoot: \#
    65.9937181282942, presentDuration: 0.4741647012421072, settleDuration: 0, \#
    dismissDuration: 0), presenterShowsBar: false, presenterHidesStatusBar: true)), \#
    .advance(0.2860581686418703), .advance(0), .advance(0), .panMoved(-854.2844589365244), \#
    .present])
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    519.3126467421329, barBottom: 140.3783060072021, restTop: 258.592324003653, overshoot: \#
    149.17556488834595, presentDuration: 0.5790200012988674, settleDuration: \#
    0.5613228862172931, dismissDuration: 0.9574948305345309), presenterShowsBar: false, \#
    presenterHidesStatusBar: true), events: [.present, .advance(0.5790200012988674), \#
    .panCancelled, .panBegan, .panEnded(-118.54735132978423), .advance(0.10162433186123843), \#
    .present, .back])
    """#
}
