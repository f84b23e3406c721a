import Spec
import Testing

/// The sheet article's numbers, its curve, and the rubber band it could have had.
@Suite struct SheetNumbersTests {
  @Test func `The sheet rests a third down, can be pulled 50 points further, and docks at 44`()
    throws
  {
    let d = SheetLayout.Candidate.tutorial
    #expect(d.containerHeight == 667)
    #expect(d.restTop == 667.0 / 3)
    #expect(d.lowestTop == 272.33333333333337)
    #expect(d.barBottom == 44)
    let machine = try sheet(
      .present, .advance(0.5), .panBegan, .panMoved(-1000), .panMoved(1000))
    #expect(machine.top == d.lowestTop)
  }

  @Test func `It comes and goes in half a second and springs back in 0.3`() {
    let d = SheetLayout.Candidate.tutorial
    #expect(d.presentDuration == 0.5)
    #expect(d.settleDuration == 0.3)
    #expect(d.dismissDuration == 0.5)
  }

  /// Computed apart from this code, by bisection with 60 digits in Python.
  @Test(
    arguments: [
      (0.0625, 0.007586763310339601), (0.1, 0.0197224535483112), (0.125, 0.03111405008548434),
      (0.2, 0.0816598562658975), (0.25, 0.12916193104731982), (0.4, 0.33188387009764614),
      (0.75, 0.8708380689526802), (0.8, 0.9183401437341026), (0.9, 0.9802775464516889),
    ] as [(Double, Double)])
  func `The curve is the cubic Bézier with control points 0.42 and 0.58`(
    time: Double, progress: Double
  ) {
    #expect(abs(TimingCurve.progress(time) - progress) <= 4 * progress.ulp)
  }

  @Test func `The contract's digits of E at 0.2 are met`() {
    #expect(abs(TimingCurve.progress(0.2) - 0.0816598562659) < 5e-14)
  }

  @Test func `The curve starts at 0, ends at 1, is half way in the middle, and stays there`() {
    #expect(TimingCurve.progress(0) == 0)
    #expect(TimingCurve.progress(0.5) == 0.5)
    #expect(TimingCurve.progress(1) == 1)
    for time in [-1, -0.5] { #expect(TimingCurve.progress(time) == 0) }
    for time in [1.5, 2] { #expect(TimingCurve.progress(time) == 1) }
  }

  @Test func `The curve is its own point reflection`() {
    for step in 0...1024 {
      let time = Double(step) / 1024
      let sum = TimingCurve.progress(time) + TimingCurve.progress(1 - time)
      #expect(abs(sum - 1) <= 1.0.ulp)
      if time > 0.5 { #expect(TimingCurve.progress(time) == 1 - TimingCurve.progress(1 - time)) }
    }
  }

  @Test func `An animation never passes its end, and is exactly there when its time is over`() {
    // As computed, 0.4 + (0.1 − 0.4) is below 0.1, and 0.8 + (0.3 − 0.8) above 0.3.
    for (from, to) in [(0.4, 0.1), (0.1, 0.4)] {
      #expect(SheetDimensions<Double>.between(from, to, progress: 1) == to)
    }
    let complete = SheetMachine.Animation(from: 0.8, to: 0.3, elapsed: 0.5, duration: 0.5)
    #expect(complete.progress == 1)
    #expect(complete.top == 0.3)
  }

  @Test func `Over 100,000 steps the curve never falls by more than rounding`() {
    var last = 0.0
    var falls = 0
    for step in 0...100_000 {
      let progress = TimingCurve.progress(Double(step) / 100_000)
      if progress < last - last.ulp || progress < 0 || progress > 1 { falls += 1 }
      last = progress
    }
    #expect(falls == 0)
    #expect(last == 1)
  }

  @Test(arguments: [1e-1, 1e-2, 1e-3, 1e-4])
  func `The curve is steepest in the middle, with slope 50/29`(half: Double) {
    #expect(TimingCurve.steepestSlope == 50.0 / 29)
    let rise = TimingCurve.progress(0.5 + half) - TimingCurve.progress(0.5 - half)
    let slope = rise / (2 * half)
    #expect(abs(slope - 50.0 / 29) <= 5 * half * half + 1e-12 / half)
    #expect(slope <= 50.0 / 29 + 1e-12 / half)
    // The ends are flat: a chord as wide there is less steep.
    #expect(TimingCurve.progress(2 * half) / (2 * half) < slope)
  }

  /// (1 − 1 ÷ (0.55·x ÷ d + 1))·d in Python.
  @Test(
    arguments: [
      (0, 667, 0), (1, 667, 0.549546850423268), (100, 667, 50.81024930747918), (1000, 550, 275),
      (1e6, 667, 666.1920906827538),
    ] as [(Double, Double, Double)])
  func `The rubber band gives way less and less`(
    distance: Double, dimension: Double, offset: Double
  ) throws {
    let given = RubberBand.offset(distance: distance, dimension: dimension)
    #expect(abs(given - offset) <= dimension.ulp)
    #expect(given <= distance)
    #expect(given <= dimension)
    #expect(RubberBand.coefficient == 0.55)
    let machine = try sheet()
    #expect(machine.rubberBand(distance: distance, dimension: dimension) == given)
  }
}
