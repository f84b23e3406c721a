import Spec
import Testing

/// What the header article's code does differently: each deviation with its smallest input.
@Suite struct PublishedHeaderTests {
  /// What is shown last by the article's code and by the contract's machine.
  private func last(
    _ events: HeaderEvent..., layout: HeaderLayout.Candidate = .tutorial
  ) throws -> (published: HeaderAppearance, contract: HeaderAppearance) {
    (
      try lastShown(by: HeaderScreen.published, events, layout: layout),
      try lastShown(by: HeaderScreen.reference, events, layout: layout)
    )
  }

  /// The clauses that a run of the article's code violates, with the row that does.
  private func violations(_ events: HeaderEvent...) -> [String: Int] {
    var judge = Judge(HeaderScreen.clauses, on: HeaderScreen.published)
    judge.judge(Scenario(layout: .tutorial, events: events))
    return Dictionary(uniqueKeysWithValues: judge.violations.map { ($0.clause.id, $0.row) })
  }

  @Test func `41, −1: the header stays in front of the avatar`() throws {
    let last = try last(.scroll(41), .scroll(-1))
    #expect(last.published.front == .header)
    #expect(last.contract.front == .content)
    let violations = violations(.scroll(41), .scroll(-1))
    #expect(violations["LYR-1"] == 2)
    #expect(violations["LYR-2"] == 2)
    #expect(self.violations(.scroll(40), .scroll(-1))["LYR-2"] == nil)
    #expect(self.violations(.scroll(41), .scroll(0))["LYR-2"] == nil)
  }

  @Test func `96, −1: the blur stays`() throws {
    let last = try last(.scroll(96), .scroll(-1))
    #expect(last.published.blurAlpha == 0.02857142857142857)
    #expect(last.contract.blurAlpha == 0)
    #expect(violations(.scroll(96), .scroll(-1))["BLR-2"] == 2)
  }

  @Test func `1, −1: the label stays`() throws {
    let last = try last(.scroll(1), .scroll(-1))
    #expect(last.published.labelTranslationY == 94)
    #expect(last.contract.labelTranslationY == 95)
    #expect(violations(.scroll(1), .scroll(-1))["LBL-1"] == 2)
  }

  @Test func `93, −1: the label that stays is visible, at 92 it is not yet`() throws {
    let layout = HeaderLayout.Candidate.tutorial
    let peeking = try last(.scroll(93), .scroll(-1)).published
    #expect(layout.labelTop + peeking.labelTranslationY == layout.headerHeight - 1)
    let touching = try last(.scroll(92), .scroll(-1)).published
    #expect(layout.labelTop + touching.labelTranslationY == layout.headerHeight)
  }

  @Test func `0: the opacity is −2.71`() throws {
    let last = try last(.scroll(0))
    #expect(last.published.blurAlpha == -2.7142857142857144)
    #expect(last.contract.blurAlpha == 0)
    #expect(violations(.scroll(0))["BLR-1"] == 1)
  }

  @Test func `Appearing twice adds a second blurred copy`() throws {
    let last = try last(.appear, .appear)
    #expect(last.published.overlays == 2)
    #expect(last.contract.overlays == 1)
    let once = try self.last(.appear)
    #expect(once.published.overlays == 1)
    #expect(violations(.appear, .appear)["LIFE-2"] == 2)
  }

  @Test func `131, appear: the opacity falls from 1 to 0`() throws {
    #expect(try last(.scroll(131)).published.blurAlpha == 1)
    let last = try last(.scroll(131), .appear)
    #expect(last.published.blurAlpha == 0)
    #expect(last.contract.blurAlpha == 1)
  }

  @Test func `Before the first event the label is at 0 and there is no blurred copy`() throws {
    let last = try last()
    #expect(last.published.labelTranslationY == 0)
    #expect(last.contract.labelTranslationY == 95)
    #expect(last.published.overlays == 0)
    #expect(last.contract.overlays == 1)
    #expect(violations()["LIFE-1"] == 0)
  }

  @Test func `The z scale is 0: the header's at −1, the avatar's at 0`() throws {
    let pulled = try last(.scroll(-1))
    #expect(pulled.published.header.scaleZ == 0)
    #expect(pulled.published.avatar.scaleZ == 1)
    #expect(pulled.contract.header.scaleZ == 1)
    let still = try last(.scroll(0))
    #expect(still.published.header.scaleZ == 1)
    #expect(still.published.avatar.scaleZ == 0)
    #expect(still.contract.avatar.scaleZ == 1)
    #expect(violations(.scroll(-1))["HDR-7"] == 1)
    #expect(violations(.scroll(0))["HDR-7"] == 1)
  }

  @Test func `An avatar of at most stop over k is mirrored, and the contract refuses it`() throws {
    let layout = HeaderLayout.Candidate.tutorial.with([\.avatarHeight: 28])
    let mirrored = try lastShown(by: HeaderScreen.published, [.scroll(40)], layout: layout)
    #expect(mirrored.avatar.scale == -0.020408163265306145)
    #expect(shown(by: HeaderScreen.reference, [.scroll(40)], layout: layout) == [nil])
    let vanishing = HeaderLayout.Candidate.tutorial.with([
      \.avatarHeight: 20, \.avatarSlowdown: 2,
    ])
    let gone = try lastShown(by: HeaderScreen.published, [.scroll(40)], layout: vanishing)
    #expect(gone.avatar.scale == 0)
    #expect(shown(by: HeaderScreen.reference, [.scroll(40)], layout: vanishing) == [nil])
  }

  @Test func `An offset that is not a number becomes the fully scrolled state`() throws {
    let published = try lastShown(
      by: HeaderScreen.published, [.scroll(.nan)], layout: .tutorial)
    #expect(
      try published == lastShown(by: HeaderScreen.published, [.scroll(200)], layout: .tutorial))
    #expect(published.front == .header)
    #expect(published.blurAlpha == 1)
    let contract = shown(by: HeaderScreen.reference, [.scroll(.nan)], layout: .tutorial)
    #expect(contract.map { $0 == nil } == [false, true])
    #expect(violations(.scroll(.nan))["LIFE-9"] == 1)
  }

  @Test func `From a fresh state and for one event the two are the same at every pixel`() throws {
    let clause = try #require(HeaderScreen.clauses.first { $0.id == "REF-1" })
    var judge = Judge([clause], on: HeaderScreen.published)
    var exercised = 0
    for pixel in -900...1500 {
      judge.judge(Scenario(layout: .tutorial, events: [.scroll(Double(pixel) / 3)]))
      #expect(judge.violatedRow(0) == nil)
      if judge.isExercised(0) { exercised += 1 }
    }
    #expect(exercised == 2401)
  }
}
