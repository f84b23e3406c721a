// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let headerRuns = #"""
    rejected
    Scenario(layout: HeaderDimensions(headerHeight: 146, stop: 43, avatarTop: 118, \#
    avatarHeight: 69, avatarSlowdown: 1.5357142857142858, usernameTop: 195, usernameHeight: \#
    22, labelTop: 143, labelHeight: 21, labelThreshold: 95.5, labelTravel: 29.5, \#
    contentHeight: 943, viewportHeight: 873), events: [.scroll(125)])
    Scenario(layout: HeaderDimensions(headerHeight: 238.38089274883097, stop: \#
    134.15568248044696, avatarTop: 111.39194349904226, avatarHeight: 225.23553027585228, \#
    avatarSlowdown: 1.0451448981587144, usernameTop: 170.17551057901738, usernameHeight: \#
    26.48312588739006, labelTop: 217.24863533601157, labelHeight: 25.49066002309167, \#
    labelThreshold: 162.20140539369342, labelTravel: 51.92132545912687, contentHeight: \#
    767.4070626196824, viewportHeight: 569.7660446151533), events: \#
    [.scroll(400.5330440786395), .scroll(506.6226194212833), .scroll(0), \#
    .scroll(206.14394085455876)])
    Scenario(layout: HeaderDimensions(headerHeight: 233.7725056472187, stop: \#
    79.63640925362498, avatarTop: 177.0482736040162, avatarHeight: 158.81922140427574, \#
    avatarSlowdown: 1.4039222107576883, usernameTop: 145.160780663211, usernameHeight: \#
    16.794014351702288, labelTop: 133.82656339208182, labelHeight: 93.00326219160604, \#
    labelThreshold: 99.94594225513688, labelTravel: 7.4270645020369574, contentHeight: \#
    939.4122737865134, viewportHeight: 877.1486736040439), events: \#
    [.scroll(491.1759746777867), .scroll(784.3717024066839), .appear, \#
    .scroll(707.7206437389029), .scroll(80.63640925362498)])
    Scenario(layout: .tutorial, events: [.scroll(-239.47519990012879), .appear, \#
    .scroll(212.81373511675724), .scroll(0), .scroll(374.9331891921455), \#
    .scroll(132.70548346688975), .scroll(-286.6721252878974), .scroll(197.98252124413864)])
    """#
}
