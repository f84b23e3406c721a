// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let sheetRuns = #"""
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    1076.2996970228314, barBottom: 0, restTop: 710.7582057163149, overshoot: \#
    17.074254136496876, presentDuration: 0.7720095234611153, settleDuration: 0, \#
    dismissDuration: 0.3571067969703119), presenterShowsBar: true, presenterHidesStatusBar: \#
    false), events: [.present, .layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 667, barBottom: 44, restTop: 222.33333333333334, \#
    overshoot: 50, presentDuration: 0.5, settleDuration: 0.3, dismissDuration: 0.5), \#
    presenterShowsBar: false, presenterHidesStatusBar: true)), \#
    .panMoved(-394.66666666666663), .layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 990.3832307179657, barBottom: 138.9280032887753, \#
    restTop: 581.6094690879714, overshoot: 246.331340274696, presentDuration: \#
    0.5938644697582697, settleDuration: 0, dismissDuration: 0.40445847557388714), \#
    presenterShowsBar: true, presenterHidesStatusBar: false)), .advance(1.3860047617305575), \#
    .present])
    rejected
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
    presenterShowsBar: false, presenterHidesStatusBar: true)), .panBegan, .panBegan, \#
    .panCancelled, .present, .back, .present, .layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 1098.3560452401707, barBottom: 0.2172442555921957, \#
    restTop: 1, overshoot: 1097.3560452401707, presentDuration: 0.035951802846581615, \#
    settleDuration: 0.8587750560789077, dismissDuration: 0.5721163372837406), \#
    presenterShowsBar: false, presenterHidesStatusBar: false)), \#
    .advance(0.017975901423290808), .present, .advance(1.7387066238409292), .panBegan, \#
    .panEnded(958.7596679078761), .panBegan, .panMoved(138.59637733229465), \#
    .panEnded(909.153467261272), .panBegan, .panMoved(-1098.1388009845784), .panCancelled, \#
    .panBegan, .advance(0.07022422518226157), .panMoved(594.7487928618639), \#
    .advance(0.7453687734366139), .panCancelled, .panBegan, .panCancelled])
    Scenario(layout: SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    519.3126467421329, barBottom: 140.3783060072021, restTop: 258.592324003653, overshoot: \#
    149.17556488834595, presentDuration: 0.5790200012988674, settleDuration: \#
    0.5613228862172931, dismissDuration: 0.9574948305345309), presenterShowsBar: false, \#
    presenterHidesStatusBar: true), events: [.present, .advance(0.2895100006494337), \#
    .layout(SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    519.3126467421329, barBottom: 140.3783060072021, restTop: 258.592324003653, overshoot: \#
    149.17556488834595, presentDuration: 0.5790200012988674, settleDuration: \#
    0.5613228862172931, dismissDuration: 0.9574948305345309), presenterShowsBar: false, \#
    presenterHidesStatusBar: true)), .advance(0.3333333333333333), .panBegan, \#
    .advance(0.19248714050603555), .layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 519.3126467421329, barBottom: 140.3783060072021, \#
    restTop: 258.592324003653, overshoot: 149.17556488834595, presentDuration: \#
    0.5790200012988674, settleDuration: 0.5613228862172931, dismissDuration: \#
    0.9574948305345309), presenterShowsBar: false, presenterHidesStatusBar: true)), \#
    .layout(SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    519.3126467421329, barBottom: 140.3783060072021, restTop: 258.592324003653, overshoot: \#
    149.17556488834595, presentDuration: 0.5790200012988674, settleDuration: \#
    0.5613228862172931, dismissDuration: 0.9574948305345309), presenterShowsBar: false, \#
    presenterHidesStatusBar: true)), .panEnded(1109.0391971314448), .present])
    """#
}
