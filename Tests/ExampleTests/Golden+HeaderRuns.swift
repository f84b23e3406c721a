// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let headerRuns = #"""
    Scenario(layout: HeaderDimensions(headerHeight: 233.19126319810428, stop: \#
    214.8680839852542, avatarTop: 83.97567074678142, avatarHeight: 151.00138362114453, \#
    avatarSlowdown: 1.422954405002992, usernameTop: 0, usernameHeight: 12.816371539917265, \#
    labelTop: 281.0135479653933, labelHeight: 18.32317921285008, labelThreshold: \#
    214.8680839852542, labelTravel: 66.14546398013906, contentHeight: 1306.6917345925544, \#
    viewportHeight: 842.8386543391371), events: [.scroll(281.0135479653933), \#
    .scroll(214.8680839852542), .scroll(281.0135479653933), .scroll(282.0135479653933), \#
    .scroll(281.0135479653933), .scroll(215.8680839852542), .scroll(281.0135479653933), \#
    .layout(.tutorial), .scroll(130), .scroll(257), .scroll(130), .layout(.tutorial), \#
    .scroll(0), .scroll(0), .scroll(40), .scroll(0), .scroll(96), .scroll(0), .scroll(95), \#
    .scroll(0)])
    rejected
    Scenario(layout: HeaderDimensions(headerHeight: 2723530449.2852407, stop: \#
    454969144.43342084, avatarTop: 2289982111.581384, avatarHeight: 1599458966.5483232, \#
    avatarSlowdown: 1.003204332273804, usernameTop: 0, usernameHeight: 493721459.7756299, \#
    labelTop: 2115080825.1567526, labelHeight: 16777216, labelThreshold: 2621715544.128488, \#
    labelTravel: 768612658.0422077, contentHeight: 12926999468.159842, viewportHeight: \#
    10026752449.521873), events: [.scroll(454969144.43342084), \#
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
    avatarSlowdown: 1.4039222107576883, usernameTop: 31.13180009123474, usernameHeight: \#
    33.161278461905916, labelTop: 165.6251711313571, labelHeight: 93.00326219160604, \#
    labelThreshold: 111.75982827403641, labelTravel: 39.22567224131223, contentHeight: \#
    553.4141119442262, viewportHeight: 412.52346976015406), events: \#
    [.scroll(111.75982827403641), .scroll(111.75982827403641), .scroll(151.98550051534863), \#
    .scroll(111.75982827403641), .scroll(80.63640925362498), .scroll(111.75982827403641), \#
    .layout(.tutorial), .scroll(95), .scroll(257), .scroll(95), .layout(.tutorial), \#
    .scroll(131), .scroll(131), .scroll(41), .scroll(131), .layout(.tutorial), .scroll(131), \#
    .scroll(257), .scroll(131), .layout(.tutorial)])
    Scenario(layout: .tutorial, events: [.layout(.tutorial), .scroll(41), .scroll(41), \#
    .layout(.tutorial), .scroll(41), .scroll(257), .scroll(41), .layout(.tutorial), \#
    .layout(.tutorial), .layout(.tutorial), .scroll(257), .layout(.tutorial), \#
    .layout(.tutorial), .scroll(257), .scroll(257), .layout(.tutorial), .layout(.tutorial), \#
    .scroll(39)])
    """#
}
