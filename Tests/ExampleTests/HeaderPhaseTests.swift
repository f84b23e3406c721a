import Spec
import Testing

/// The header's machines at their guards, and the window in which the layers can be swapped.
@Suite struct HeaderPhaseTests {
  @Test(
    arguments: [
      (-1e9, .stretched), (-0x1p-1074, .stretched), (-0.0, .travelling), (0, .travelling),
      (0x1p-1074, .travelling), (40.0.nextDown, .travelling), (40, .travelling),
      (40.0.nextUp, .docked), (1e9, .docked),
    ] as [(Double, HeaderStop)])
  func `The header stretches below 0, travels from 0 to stop, and is docked above`(
    offset: Double, state: HeaderStop
  ) throws {
    #expect(try header(.scroll(offset)).stop == state)
  }

  @Test(
    arguments: [
      (-1, .avatarInFront), (40.0.nextDown, .avatarInFront), (40, .avatarInFront),
      (40.0.nextUp, .headerInFront), (41, .headerInFront),
    ] as [(Double, LayerOrder)])
  func `The avatar is in front up to stop, the header one double above`(
    offset: Double, state: LayerOrder
  ) throws {
    let machine = try header(.scroll(offset))
    #expect(machine.order == state)
    #expect(machine.appearance.front == (state == .headerInFront ? .header : .content))
  }

  @Test(
    arguments: [
      (-200, .waiting), (95.0.nextDown, .waiting), (95, .waiting),
      (95.0.nextUp, .rising), (112.5, .rising), (130.0.nextDown, .rising), (130, .settled),
      (130.0.nextUp, .settled),
    ] as [(Double, LabelThreshold)])
  func `The label waits up to B, rises between, and is settled from B + D`(
    offset: Double, state: LabelThreshold
  ) throws {
    #expect(try header(.scroll(offset)).label == state)
  }

  @Test func `Every state can follow every other in one event`() throws {
    let offsets = [-50.0, 20, 60, 110, 200]
    for first in offsets {
      for second in offsets {
        let direct = try header(.scroll(second))
        let after = try header(.scroll(first), .scroll(second))
        #expect(after.stop == direct.stop)
        #expect(after.order == direct.order)
        #expect(after.label == direct.label)
      }
    }
  }

  /// A travel that rounding swallows makes both ends of it one.
  @Test(arguments: [HeaderDimensions.tutorial, .tutorial.with([\.labelThreshold: 1e20])])
  func `At every offset the guards of exactly one state hold`(d: HeaderDimensions<Double>) {
    func count<Phase: HeaderPhase>(_ phases: Phase.Type, _ offset: Double) -> Int {
      phases.allCases.count { $0.guards(d, offset: offset).allSatisfy { $0.holds } }
    }
    for edge in [0, d.stop, d.labelThreshold, d.labelThreshold + d.labelTravel] {
      for offset in [edge.nextDown, edge, edge.nextUp] {
        #expect(count(HeaderStop.self, offset) == 1)
        #expect(count(LayerOrder.self, offset) == 1)
        #expect(count(LabelThreshold.self, offset) == 1)
      }
    }
  }

  @Test func `A guard is written as a formula`() {
    #expect(HeaderStop.stretched.formula.text == "offset < 0")
    #expect(HeaderStop.travelling.formula.text == "0 ≤ offset and offset ≤ stop")
    #expect(LayerOrder.headerInFront.formula.text == "stop < offset")
    #expect(LabelThreshold.waiting.formula.latex == "o \\le B")
    #expect(
      LabelThreshold.rising.formula.text
        == "labelThreshold < offset and offset < labelThreshold + labelTravel")
  }

  @Test func `The avatar's top meets the header's bottom at both ends of the swap window`() throws {
    func gap(_ offset: Double) throws -> Double {
      let edges = try Edges4(at: offset)
      return edges.avatarTop - offset - edges.bottom
    }
    let rounding = 3 * 148.0.ulp
    #expect(abs(try gap(39.2)) <= rounding)
    #expect(abs(try gap(40.0 + 4.0 / 7)) <= rounding)
    #expect(try gap(39.19) < -rounding)
    #expect(try gap(40.58) < -rounding)
    #expect(abs(try gap(40) - 4.0 / 7) <= rounding)
  }

  /// 1.4 · 28 and 40 + 40 / 1.4 − 28 as computed, and the doubles on either side of both.
  @Test(
    arguments: [
      (39.19999999999999, false), (39.199999999999996, true), (39.2, true), (40, true),
      (40.57142857142856, true), (40.57142857142857, true), (40.57142857142858, false),
    ] as [(Double, Bool)])
  func `AVT-7 draws its lines at 39.2 and 40.571428571428569, to the double`(
    offset: Double, isInside: Bool
  ) throws {
    let clause = try #require(HeaderScreen.clauses.first { $0.id == "AVT-7" })
    func isViolated(movedBy distance: Double) -> Bool {
      let subject = HeaderScreen.subject("displaced") { _ in try Displaced(distance) }
      var judge = Judge([clause], on: subject)
      judge.judge(Scenario(layout: .tutorial, events: [.scroll(offset)]))
      return judge.violatedRow(0) == 1
    }
    // An avatar a point too low must not be clear of the header outside, one too high not inside.
    #expect(isViolated(movedBy: 1) == !isInside)
    #expect(isViolated(movedBy: -1) == isInside)
  }
}

/// The contract's header with an avatar that is a little too low.
private struct Displaced: HeaderSubject {
  var machine: HeaderMachine
  let distance: Double

  init(_ distance: Double) throws {
    machine = try HeaderMachine(.tutorial)
    self.distance = distance
  }

  var appearance: HeaderAppearance {
    var shown = machine.appearance
    shown.avatar.translationY += distance
    return shown
  }

  mutating func handle(_ event: HeaderEvent) throws { try machine.handle(event) }
}
