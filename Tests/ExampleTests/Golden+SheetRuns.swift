// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let sheetRuns = #"""
    Scenario(layout: SheetDimensions(containerHeight: 1076.2996970228314, barBottom: 0, \#
    restTop: 710.7582057163149, overshoot: 17.074254136496876, presentDuration: \#
    0.7720095234611153, settleDuration: 0, dismissDuration: 0.3571067969703119, \#
    presenterShowsBar: true, presenterHidesStatusBar: false), events: [.present, \#
    .layout(SheetDimensions(containerHeight: 667, barBottom: 44, restTop: 222.33333333333334, \#
    overshoot: 50, presentDuration: 0.5, settleDuration: 0.3, dismissDuration: 0.5, \#
    presenterShowsBar: false, presenterHidesStatusBar: true)), \#
    .panMoved(-394.66666666666663), .layout(SheetDimensions(containerHeight: \#
    990.3832307179657, barBottom: 138.9280032887753, restTop: 581.6094690879714, overshoot: \#
    246.331340274696, presentDuration: 0.5938644697582697, settleDuration: 0, \#
    dismissDuration: 0.40445847557388714, presenterShowsBar: true, presenterHidesStatusBar: \#
    false)), .advance(1.3860047617305575), .present])
    Scenario(layout: .tutorial, events: [.present, .layout(SheetDimensions(containerHeight: \#
    700.6069485109149, barBottom: 680.1925526103837, restTop: 700.6069485109149, overshoot: \#
    -1, presentDuration: 0.055154380652157164, settleDuration: 0.9242240994118581, \#
    dismissDuration: 0.5917055337865555, presenterShowsBar: false, presenterHidesStatusBar: \#
    false)), .advance(0.03125000000000001), .advance(0.4375), \#
    .layout(SheetDimensions(containerHeight: 1251.5578888094087, barBottom: \#
    1.0794452628215268, restTop: 4, overshoot: 1247.5578888094087, presentDuration: \#
    0.307900068522708, settleDuration: 0.6985449840177208, dismissDuration: 0, \#
    presenterShowsBar: false, presenterHidesStatusBar: false)), .advance(0.0140625), \#
    .panEnded(-132.76549056070627), .advance(0.39836125199163397), .panBegan, \#
    .layout(SheetDimensions(containerHeight: 401.309293195428, barBottom: 117.865059333973, \#
    restTop: 139.59633135494602, overshoot: -0.0, presentDuration: 0, settleDuration: \#
    94.7389690441931, dismissDuration: 0.5179569904364025, presenterShowsBar: false, \#
    presenterHidesStatusBar: false)), .panCancelled, .present, \#
    .layout(SheetDimensions(containerHeight: 915.132421419784, barBottom: 339.08553840380165, \#
    restTop: 482.7922806042233, overshoot: 0.3094762268822955, presentDuration: \#
    0.8670676459085002, settleDuration: 0.34410346213593435, dismissDuration: \#
    0.9105839756569274, presenterShowsBar: false, presenterHidesStatusBar: true)), .present, \#
    .panBegan, .panCancelled])
    Scenario(layout: SheetDimensions(containerHeight: 667, barBottom: 44, restTop: \#
    222.33333333333334, overshoot: 50, presentDuration: 0.5, settleDuration: 0.3, \#
    dismissDuration: 0.5, presenterShowsBar: true, presenterHidesStatusBar: false), events: \#
    [])
    Scenario(layout: SheetDimensions(containerHeight: 253231957.88664615, barBottom: \#
    55833967.070686854, restTop: 55833967.07068686, overshoot: 7096813.648126696, \#
    presentDuration: 0.8587750560789077, settleDuration: 0.5721163372837406, dismissDuration: \#
    0.8274453905515091, presenterShowsBar: true, presenterHidesStatusBar: true), events: \#
    [.present, .advance(0.4293875280394539), .panCancelled, .back, \#
    .advance(0.41372269527575456), .present, .advance(0.5), \#
    .layout(SheetDimensions(containerHeight: 253231957.88664615, barBottom: \#
    55833967.070686854, restTop: 55833967.07068686, overshoot: 7096813.648126696, \#
    presentDuration: 0.8587750560789077, settleDuration: 0.5721163372837406, dismissDuration: \#
    0.8274453905515091, presenterShowsBar: false, presenterHidesStatusBar: true)), \#
    .layout(SheetDimensions(containerHeight: 813.9489968136803, barBottom: 0, restTop: \#
    779.5861396942439, overshoot: 26.8556118752054, presentDuration: 0.6812033557790846, \#
    settleDuration: 0, dismissDuration: 5e-324, presenterShowsBar: true, \#
    presenterHidesStatusBar: true)), .advance(0.08969376401972692), \#
    .layout(SheetDimensions(containerHeight: 813.9489968136803, barBottom: 0, restTop: \#
    779.5861396942439, overshoot: 26.8556118752054, presentDuration: 0.6812033557790846, \#
    settleDuration: 0, dismissDuration: 5e-324, presenterShowsBar: false, \#
    presenterHidesStatusBar: false)), .advance(0.08072438761775423), .advance(0), \#
    .advance(1.7387066238409292), .panBegan, .panEnded(958.7596679078761), \#
    .advance(0.2952559632620655), .panBegan, .panCancelled, .panCancelled, .present, \#
    .advance(0.951353533400352), .layout(SheetDimensions(containerHeight: 771.9387803992701, \#
    barBottom: 55.77279691795264, restTop: 167.6165097562299, overshoot: 383.7621608413681, \#
    presentDuration: 0.37268438671830695, settleDuration: 0.8971117629038922, \#
    dismissDuration: 0, presenterShowsBar: true, presenterHidesStatusBar: false))])
    Scenario(layout: SheetDimensions(containerHeight: 3.6020311692711187, barBottom: \#
    1.0003846029266936, restTop: 2.0989601690719546, overshoot: 0.03472918606449011, \#
    presentDuration: 0, settleDuration: 0.5613228862172931, dismissDuration: \#
    0.9574948305345309, presenterShowsBar: false, presenterHidesStatusBar: true), events: \#
    [.present, .advance(0.1276446276010894), .back, .panCancelled, \#
    .advance(1.4308726737405388), .present, .present, .back, .panMoved(-423.137838421972), \#
    .layout(SheetDimensions(containerHeight: 3.6020311692711187, barBottom: \#
    1.0003846029266936, restTop: 2.0989601690719546, overshoot: 0.03472918606449011, \#
    presentDuration: 0, settleDuration: 0.5613228862172931, dismissDuration: \#
    0.9574948305345309, presenterShowsBar: false, presenterHidesStatusBar: true))])
    """#
}
