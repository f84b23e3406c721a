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
    253231957.88664615, barBottom: 55833967.070686854, restTop: 55833967.07068686, overshoot: \#
    7096813.648126696, presentDuration: 0.8587750560789077, settleDuration: \#
    0.5721163372837406, dismissDuration: 0.8274453905515091), presenterShowsBar: true, \#
    presenterHidesStatusBar: true), events: [.present, .advance(0.4293875280394539), \#
    .panCancelled, .back, .advance(0.41372269527575456), .present, .advance(0.5), \#
    .layout(SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    253231957.88664615, barBottom: 55833967.070686854, restTop: 55833967.07068686, overshoot: \#
    7096813.648126696, presentDuration: 0.8587750560789077, settleDuration: \#
    0.5721163372837406, dismissDuration: 0.8274453905515091), presenterShowsBar: false, \#
    presenterHidesStatusBar: true)), .layout(SheetLayout.Candidate(dimensions: \#
    SheetDimensions(containerHeight: 253231957.88664615, barBottom: 55833967.070686854, \#
    restTop: 109226221.73463768, overshoot: 7096813.648126696, presentDuration: \#
    0.8587750560789077, settleDuration: 0.5721163372837406, dismissDuration: \#
    0.8274453905515091), presenterShowsBar: false, presenterHidesStatusBar: true)), \#
    .layout(SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    253231957.88664615, barBottom: 55833967.070686854, restTop: 109226221.73463768, \#
    overshoot: 7096813.648126696, presentDuration: 0.8587750560789077, settleDuration: \#
    0.5721163372837406, dismissDuration: 0.8274453905515091), presenterShowsBar: false, \#
    presenterHidesStatusBar: true)), .advance(1.2103502780726911), .panBegan, \#
    .advance(0.6061928219348176), .panEnded(246951509.81756175), .panBegan, .panCancelled, \#
    .advance(0.035757271080233785), .panBegan, .panEnded(266307369.67823887), \#
    .layout(SheetLayout.Candidate(dimensions: SheetDimensions(containerHeight: \#
    253231957.88664615, barBottom: 55833967.070686854, restTop: 109226221.73463768, \#
    overshoot: 7096813.648126696, presentDuration: 0.8587750560789077, settleDuration: \#
    0.5721163372837406, dismissDuration: 0.8274453905515091), presenterShowsBar: false, \#
    presenterHidesStatusBar: true)), .panEnded(0.3333333333333333), .back, .panCancelled])
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
