// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let headerRuns = #"""
    Scenario(layout: HeaderDimensions(headerHeight: 233.19126319810428, stop: \#
    214.8680839852542, avatarTop: 83.97567074678142, avatarHeight: 151.00138362114453, \#
    avatarSlowdown: 1.422954405002992, usernameTop: 48.751915589316894, usernameHeight: \#
    12.816371539917265, labelTop: 281.0135479653933, labelHeight: 18.32317921285008, \#
    labelThreshold: 214.8680839852542, labelTravel: 66.14546398013906, contentHeight: \#
    1095.6205920945536, viewportHeight: 842.8386543391371), events: [.scroll(-1), \#
    .scroll(-1), .scroll(0), .scroll(-1), .scroll(1), .scroll(-1), \#
    .scroll(214.8680839852542), .scroll(-1), .scroll(215.8680839852542), .scroll(-1), \#
    .scroll(215.8680839852542), .scroll(-1), .scroll(282.0135479653933), .scroll(0), \#
    .scroll(0), .scroll(1), .scroll(0), .scroll(214.8680839852542), .scroll(0), \#
    .scroll(215.8680839852542)])
    Scenario(layout: HeaderDimensions(headerHeight: 146, stop: 43, avatarTop: 118, \#
    avatarHeight: 69, avatarSlowdown: 1.5357142857142858, usernameTop: 195, usernameHeight: \#
    22, labelTop: 143, labelHeight: 21, labelThreshold: 95.5, labelTravel: 29.5, \#
    contentHeight: 943, viewportHeight: 873), events: [.scroll(-1), .scroll(-291)])
    Scenario(layout: HeaderDimensions(headerHeight: 238.38089274883097, stop: \#
    134.15568248044696, avatarTop: 111.39194349904226, avatarHeight: 225.23553027585228, \#
    avatarSlowdown: 1.0451448981587144, usernameTop: 70.11430728311615, usernameHeight: \#
    29.42809222791373, labelTop: 211.14019432935928, labelHeight: 25.49066002309167, \#
    labelThreshold: 254.15568248044696, labelTravel: 45.81288445247458, contentHeight: \#
    868.3984700818794, viewportHeight: 597.6410180045291), events: \#
    [.scroll(135.15568248044696), .scroll(0), .scroll(255.15568248044696), .scroll(0), \#
    .scroll(300.96856693292153), .scroll(1), .scroll(1), .scroll(134.15568248044696), \#
    .scroll(1), .scroll(135.15568248044696), .scroll(1), .scroll(255.15568248044696), \#
    .scroll(1), .scroll(300.96856693292153), .scroll(134.15568248044696), \#
    .scroll(134.15568248044696), .scroll(135.15568248044696), .scroll(134.15568248044696), \#
    .scroll(255.15568248044696), .scroll(134.15568248044696)])
    Scenario(layout: HeaderDimensions(headerHeight: 233.7725056472187, stop: \#
    79.63640925362498, avatarTop: 177.0482736040162, avatarHeight: 158.81922140427574, \#
    avatarSlowdown: 1.4039222107576883, usernameTop: 0, usernameHeight: 25.71922238603124, \#
    labelTop: 165.6251711313571, labelHeight: 93.00326219160604, labelThreshold: \#
    92.08912929011888, labelTravel: 39.22567224131223, contentHeight: 801.0039172683049, \#
    viewportHeight: 713.5647228573821), events: [.layout(HeaderDimensions(headerHeight: \#
    219.6971644935124, stop: 117.60305360761647, avatarTop: 113.97876953282478, avatarHeight: \#
    138.24178337942027, avatarSlowdown: 1.00277223018399, usernameTop: 143.64758733416966, \#
    usernameHeight: 53.44439693432743, labelTop: 153.5959669560233, labelHeight: \#
    102.09411088589592, labelThreshold: 235.65213875227136, labelTravel: 35.992913348406816, \#
    contentHeight: 798.6711175851023, viewportHeight: 544.6459448182086)), \#
    .scroll(98.80729246723388), .scroll(629.3837028495088)])
    Scenario(layout: .tutorial, events: [.scroll(40), .scroll(131), .scroll(41), .scroll(41), \#
    .scroll(96), .scroll(41), .scroll(131), .scroll(96), .scroll(96), .scroll(131), \#
    .scroll(131), .scroll(-1)])
    """#
}
