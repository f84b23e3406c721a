/// The few properties of a view that the controller writes; `UIView` has them too.
@MainActor final class View {
  var scale = 1.0
  var translationY = 0.0
  var alpha = 1.0
}

/// The numbers of a design, in points.
struct Metrics {
  var headerHeight = 107.0, stop = 40.0, avatarHeight = 69.0, avatarSlowdown = 1.4
  var labelThreshold = 95.0, labelTravel = 35.0
}

/// A profile's header as apps write it: every scroll moves the views.
@MainActor final class ProfileController {
  let header = View(), avatar = View(), label = View()
  private(set) var blurs: [View] = []
  private(set) var isHeaderInFront = false
  var metrics: Metrics { didSet { scrollViewDidScroll(to: offset) } }
  private var offset = 0.0

  init(_ metrics: Metrics) {
    self.metrics = metrics
    blurs.append(View())
    scrollViewDidScroll(to: 0)
  }

  func viewDidAppear() {
    scrollViewDidScroll(to: offset)
  }

  func scrollViewDidScroll(to offset: Double) {
    self.offset = offset
    let pulled = max(0, -offset)
    let travelled = min(max(0, offset), metrics.stop)
    header.scale = 1 + pulled / metrics.headerHeight
    header.translationY = pulled / 2 - travelled
    avatar.scale = 1 - travelled / (metrics.avatarSlowdown * metrics.avatarHeight)
    avatar.translationY = travelled / (2 * metrics.avatarSlowdown)
    label.translationY = max(-metrics.labelTravel, metrics.labelThreshold - max(0, offset))
    let share = (offset - metrics.labelThreshold) / metrics.labelTravel
    for blur in blurs { blur.alpha = min(max(0, share), 1) }
    isHeaderInFront = offset > metrics.stop
  }
}
