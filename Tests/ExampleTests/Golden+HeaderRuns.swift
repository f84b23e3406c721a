// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let headerRuns = #"""
    Scenario(layout: HeaderDimensions(headerHeight: 233.19126319810428, stop: \#
    214.8680839852542, avatarTop: 83.97567074678142, avatarHeight: 151.00138362114453, \#
    avatarSlowdown: 1.422954405002992, usernameTop: 48.751915589316894, usernameHeight: \#
    34.81815226379295, labelTop: 281.0135479653933, labelHeight: 18.32317921285008, \#
    labelThreshold: 214.8680839852542, labelTravel: 66.14546398013906, contentHeight: \#
    1285.8894560108945, viewportHeight: 842.8386543391371), events: \#
    [.scroll(-232.19126319810428), .scroll(546.6014666316999), .scroll(138.61946502316596), \#
    .scroll(-121.06021643096045), .scroll(215.65387515507578), .scroll(295.4420237616646), \#
    .layout(HeaderDimensions(headerHeight: 233.19126319810428, stop: 214.8680839852542, \#
    avatarTop: 83.97567074678142, avatarHeight: 151.00138362114453, avatarSlowdown: \#
    1.422954405002992, usernameTop: 48.751915589316894, usernameHeight: 34.81815226379295, \#
    labelTop: 281.0135479653933, labelHeight: 18.32317921285008, labelThreshold: \#
    214.8680839852542, labelTravel: 66.14546398013906, contentHeight: 1285.8894560108945, \#
    viewportHeight: 842.8386543391371)), .scroll(233.19126319810428)])
    Scenario(layout: HeaderDimensions(headerHeight: 146, stop: 43, avatarTop: 118, \#
    avatarHeight: 69, avatarSlowdown: 1.5357142857142858, usernameTop: 195, usernameHeight: \#
    22, labelTop: 143, labelHeight: 21, labelThreshold: 95.5, labelTravel: 29.5, \#
    contentHeight: 943, viewportHeight: 873), events: [.scroll(125)])
    Scenario(layout: HeaderDimensions(headerHeight: 238.38089274883097, stop: \#
    134.15568248044696, avatarTop: 111.39194349904226, avatarHeight: 225.23553027585228, \#
    avatarSlowdown: 1.0451448981587144, usernameTop: 70.11430728311615, usernameHeight: \#
    22.380544314633095, labelTop: 211.14019432935928, labelHeight: 25.49066002309167, \#
    labelThreshold: 254.15568248044696, labelTravel: 45.81288445247458, contentHeight: \#
    897.6095849374506, viewportHeight: 597.6410180045291), events: \#
    [.scroll(277.06212470668424), .scroll(415.76303095245635), .scroll(-242.656897368344)])
    Scenario(layout: HeaderDimensions(headerHeight: 233.7725056472187, stop: \#
    79.63640925362498, avatarTop: 177.0482736040162, avatarHeight: 158.81922140427574, \#
    avatarSlowdown: 1.4039222107576883, usernameTop: 0, usernameHeight: 37.96897729423218, \#
    labelTop: 165.6251711313571, labelHeight: 93.00326219160604, labelThreshold: \#
    92.08912929011888, labelTravel: 39.22567224131223, contentHeight: 874.1818179594393, \#
    viewportHeight: 713.5647228573821), events: [.scroll(79.30307592029165), \#
    .scroll(23.94179477425726), .scroll(-277.691107264595), .scroll(122.16432647589), \#
    .scroll(23.94179477425726), .scroll(111.70196541077499)])
    Scenario(layout: .tutorial, events: [.scroll(-239.47519990012879), .appear, \#
    .scroll(212.81373511675724), .scroll(0), .scroll(374.9331891921455), \#
    .scroll(132.70548346688975), .scroll(-286.6721252878974), .scroll(197.98252124413864)])
    """#
}
