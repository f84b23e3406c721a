import Generators
import Spec
import Testing

@testable import Profile

@MainActor struct ProfileHeader: @MainActor HeaderSubject {
  let controller: ProfileController

  init(_ layout: HeaderLayout.Candidate) throws {
    controller = ProfileController(try Metrics(layout))
  }

  /// What it shows.
  var appearance: HeaderAppearance {
    func transform(_ view: View) -> HeaderAppearance.Transform {
      .init(scale: view.scale, translationY: view.translationY)
    }
    return HeaderAppearance(
      header: transform(controller.header), avatar: transform(controller.avatar),
      labelTranslationY: controller.label.translationY,
      blurAlpha: controller.blurs.last?.alpha ?? 0,
      front: controller.isHeaderInFront ? .header : .content, overlays: controller.blurs.count)
  }

  /// How it takes an event; nonsense is refused.
  func handle(_ event: HeaderEvent) throws {
    switch event {
    case .scroll(let offset):
      guard offset.isFinite else { throw EventError("offset is \(offset)") }
      controller.scrollViewDidScroll(to: offset)
    case .appear: controller.viewDidAppear()
    case .layout(let layout): controller.metrics = try Metrics(layout)
    }
  }
}

extension Metrics {
  init(_ layout: HeaderLayout.Candidate) throws {
    _ = try HeaderLayout(layout)
    self.init()
    headerHeight = layout.headerHeight
    stop = layout.stop
    avatarHeight = layout.avatarHeight
    avatarSlowdown = layout.avatarSlowdown
    labelThreshold = layout.labelThreshold
    labelTravel = layout.labelTravel
  }
}

@MainActor @Test func `The profile's header keeps the contract`() {
  let report = verify { try ProfileHeader($0) }
  #expect(report.holds, "\(report)")
}
