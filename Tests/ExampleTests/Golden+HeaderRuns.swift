// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let headerRuns = #"""
    Scenario(layout: HeaderDimensions(headerHeight: 233.19126319810428, stop: \#
    214.8680839852542, avatarTop: 83.97567074678142, avatarHeight: 151.00138362114453, \#
    avatarSlowdown: 1.422954405002992, usernameTop: 48.751915589316894, usernameHeight: \#
    12.816371539917265, labelTop: 281.0135479653933, labelHeight: 18.32317921285008, \#
    labelThreshold: 214.8680839852542, labelTravel: 66.14546398013906, contentHeight: \#
    1306.6917345925544, viewportHeight: 842.8386543391371), events: \#
    [.scroll(281.0135479653933), .scroll(214.8680839852542), .scroll(281.0135479653933), \#
    .scroll(282.0135479653933), .scroll(281.0135479653933), .scroll(215.8680839852542), \#
    .scroll(281.0135479653933), .layout(.tutorial), .scroll(130), .scroll(257), .scroll(130), \#
    .layout(.tutorial), .scroll(0), .scroll(0), .scroll(40), .scroll(0), .scroll(96), \#
    .scroll(0), .scroll(95), .scroll(0)])
    rejected
    Scenario(layout: HeaderDimensions(headerHeight: 2723530449.2852407, stop: \#
    454969144.43342084, avatarTop: 2289982111.581384, avatarHeight: 1599458966.5483232, \#
    avatarSlowdown: 1.003204332273804, usernameTop: 1176322877.9792128, usernameHeight: \#
    493721459.7756299, labelTop: 2115080825.1567526, labelHeight: 16777216, labelThreshold: \#
    2621715544.128488, labelTravel: 768612658.0422077, contentHeight: 12926999468.159842, \#
    viewportHeight: 10026752449.521873), events: [.scroll(454969144.43342084), \#
    .layout(HeaderDimensions(headerHeight: 107, stop: 43, avatarTop: 79, avatarHeight: 69, \#
    avatarSlowdown: 1.5357142857142858, usernameTop: 156, usernameHeight: 22, labelTop: 104, \#
    labelHeight: 21, labelThreshold: 95.5, labelTravel: 29.5, contentHeight: 904, \#
    viewportHeight: 647)), .scroll(43), .scroll(257), .scroll(43), \#
    .layout(HeaderDimensions(headerHeight: 107, stop: 43, avatarTop: 79, avatarHeight: 69, \#
    avatarSlowdown: 1.5357142857142858, usernameTop: 156, usernameHeight: 22, labelTop: 104, \#
    labelHeight: 21, labelThreshold: 95.5, labelTravel: 29.5, contentHeight: 904, \#
    viewportHeight: 647)), .scroll(96.5), .scroll(96.5), .scroll(95.5), .scroll(96.5), \#
    .scroll(126), .scroll(96.5), .scroll(44), .scroll(96.5), \#
    .layout(HeaderDimensions(headerHeight: 146, stop: 43, avatarTop: 118, avatarHeight: 69, \#
    avatarSlowdown: 1.5357142857142858, usernameTop: 195, usernameHeight: 22, labelTop: 143, \#
    labelHeight: 21, labelThreshold: 95.5, labelTravel: 29.5, contentHeight: 943, \#
    viewportHeight: 793)), .scroll(96.5), .scroll(150), .scroll(96.5), \#
    .layout(HeaderDimensions(headerHeight: 146, stop: 43, avatarTop: 118, avatarHeight: 69, \#
    avatarSlowdown: 1.5357142857142858, usernameTop: 195, usernameHeight: 22, labelTop: 143, \#
    labelHeight: 21, labelThreshold: 95.5, labelTravel: 29.5, contentHeight: 943, \#
    viewportHeight: 793)), .scroll(95.5)])
    Scenario(layout: HeaderDimensions(headerHeight: 233.7725056472187, stop: \#
    79.63640925362498, avatarTop: 177.0482736040162, avatarHeight: 158.81922140427574, \#
    avatarSlowdown: 1.4039222107576883, usernameTop: 0, usernameHeight: 25.71922238603124, \#
    labelTop: 165.6251711313571, labelHeight: 93.00326219160604, labelThreshold: \#
    92.08912929011888, labelTravel: 39.22567224131223, contentHeight: 763.4643263402879, \#
    viewportHeight: 713.5647228573821), events: [.scroll(92.08912929011888), \#
    .scroll(92.08912929011888), .scroll(132.3148015314311), .scroll(92.08912929011888), \#
    .scroll(80.63640925362498), .scroll(92.08912929011888), .layout(.tutorial), .scroll(95), \#
    .scroll(257), .scroll(95), .layout(.tutorial), .scroll(131), .scroll(131), .scroll(41), \#
    .scroll(131), .layout(HeaderDimensions(headerHeight: 185.2512802081751, stop: \#
    39.64495539744024, avatarTop: 175.46416950596813, avatarHeight: 20.03920763126974, \#
    avatarSlowdown: 3.1850086925062144, usernameTop: 132.15555877605368, usernameHeight: \#
    11.232380838173839, labelTop: 101.0457063234469, labelHeight: 75.92492925062123, \#
    labelThreshold: 204.2055738847282, labelTravel: 32.60367446041313, contentHeight: \#
    794.0626016668543, viewportHeight: 889.830007825854)), .scroll(237.80924834514133), \#
    .scroll(-95.76740615899962), .scroll(237.80924834514133), \#
    .layout(HeaderDimensions(headerHeight: 185.2512802081751, stop: 39.64495539744024, \#
    avatarTop: 175.46416950596813, avatarHeight: 20.03920763126974, avatarSlowdown: \#
    3.1850086925062144, usernameTop: 132.15555877605368, usernameHeight: 11.232380838173839, \#
    labelTop: 101.0457063234469, labelHeight: 75.92492925062123, labelThreshold: \#
    204.2055738847282, labelTravel: 32.60367446041313, contentHeight: 794.0626016668543, \#
    viewportHeight: 889.830007825854))])
    Scenario(layout: .tutorial, events: [.layout(.tutorial), .scroll(41), .scroll(41), \#
    .layout(.tutorial), .scroll(41), .scroll(257), .scroll(41), .layout(.tutorial), \#
    .layout(.tutorial), .layout(.tutorial), .scroll(257), .layout(.tutorial), \#
    .layout(.tutorial), .scroll(257), .scroll(257), .layout(.tutorial), .layout(.tutorial), \#
    .scroll(39)])
    """#
}
