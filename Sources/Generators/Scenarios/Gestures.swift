import Spec

/// What fingers do, as the samples that an app sees: at 60 or 120 Hz, now and then with one missing.
///
/// A scroll view lets a page follow the finger one to one, beyond its ends ever less (the rubber band
/// with c = 0.55); let go, the page loses 0.2 % of its speed every millisecond, and comes back from
/// beyond an end. Source: `UIScrollView.DecelerationRate.normal`, and reconstructions of the rest.
struct ScrollGesture {
  /// The largest offset, in points.
  let reach: Double
  /// The height of the scroll view, in points.
  let viewport: Double
  /// Where the page is.
  private(set) var offset = 0.0

  /// One gesture: the offsets that are reported.
  mutating func move(_ source: inout Source, _ thresholds: [Double]) -> [Double] {
    switch source.index(below: 3) {
    case 0: drag(&source)
    case 1: fling(&source)
    default: creep(&source, thresholds)
    }
  }

  private mutating func drag(_ source: inout Source) -> [Double] {
    let start = offset
    var finger = 0.0
    return source.array(count: 1...10) { source in
      finger += source.double(in: -60...60)
      offset = stretched(start + finger)
      return offset
    }
  }

  /// The page as it goes on by itself; frames can be dropped.
  private mutating func fling(_ source: inout Source) -> [Double] {
    let frame = Frame.any(&source)
    var speed = source.double(in: -9...9)
    return source.array(count: 1...14) { source in
      for _ in 0..<(source.weighted([7, 1]) + 1) {
        let end = offset.clamped(to: 0...reach)
        if offset == end {
          offset += speed * frame.milliseconds
          speed *= frame.deceleration
        } else {
          // Beyond an end the rest of the way comes back, a quarter a frame.
          speed = 0
          offset = (offset - end).magnitude < 0.5 ? end : end + (offset - end) * 0.75
        }
      }
      return offset
    }
  }

  /// Many equal little steps, thirds and tenths among them, that add up to a threshold.
  private mutating func creep(_ source: inout Source, _ thresholds: [Double]) -> [Double] {
    let steps: [Double] = [1 / 3, 0.1, 1, 0.5, 1 / 120]
    let step = steps[source.index(below: steps.count)]
    let threshold = thresholds[source.index(below: thresholds.count)]
    let before = source.int(in: 0...10)
    offset = threshold - Double(before) * step
    return source.array(count: 2...14) { _ in
      defer { offset += step }
      return offset
    }
  }

  /// Where a page is under a finger that would have it at an offset.
  private func stretched(_ offset: Double) -> Double {
    let end = offset.clamped(to: 0...reach)
    if offset == end { return offset }
    let beyond = RubberBand.offset(distance: (offset - end).magnitude, dimension: viewport)
    return offset < end ? end - beyond : end + beyond
  }
}

/// The time between two samples, and what is left of a page's speed after it: 0.998 a millisecond.
private struct Frame {
  let milliseconds: Double
  let deceleration: Double

  static func any(_ source: inout Source) -> Frame {
    source.bool()
      ? Frame(milliseconds: 1000.0 / 120, deceleration: 0.983_455_040_879_921_9)
      : Frame(milliseconds: 1000.0 / 60, deceleration: 0.967_183_817_432_128_9)
  }
}

extension Source {
  /// What a finger and its owner do to a sheet until it rests: one visit, sample by sample.
  mutating func sheetVisit(_ sheet: SheetMachine) -> [SheetEvent] {
    let frame = Frame.any(&self).milliseconds / 1000
    switch sheet.phase {
    case .hidden:
      return [.present] + frames(frame)
    case .presenting, .dismissing:
      return weighted([3, 1]) == 0 ? frames(frame) : [sheet.phase == .presenting ? .back : .present]
    case .idle, .dragging, .settling:
      if weighted([5, 1]) == 1 { return [.back] + frames(frame) }
      var speed = double(in: -60...60)
      let moves = array(count: 0...10) { source -> SheetEvent in
        defer { speed *= source.double(in: 0.5...1) }
        return .panMoved(speed)
      }
      let ends: [SheetEvent] = [.panEnded(0), .panEnded(speed), .panCancelled]
      return [.panBegan] + moves + [ends[index(below: ends.count)]] + frames(frame)
    }
  }

  /// Time that passes: frame by frame for a while, then, as a rule, to the end.
  private mutating func frames(_ frame: Double) -> [SheetEvent] {
    let some = array(count: 0...6) { _ in SheetEvent.advance(frame) }
    return some + (weighted([3, 1]) == 0 ? [.advance(1)] : [])
  }
}
