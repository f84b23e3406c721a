import Generators
import Spec

/// Where the cases of the bench come from: the engine, or the generator of the hand-written loops.
protocol BenchSource: ~Copyable {
  mutating func number(in range: ClosedRange<Double>) -> Double
  mutating func index(below count: Int) -> Int
  mutating func list<Element>(
    upTo most: Int, _ element: (inout Self) -> Element
  ) -> [Element]
}

extension Source: BenchSource {
  @inline(__always) mutating func number(in range: ClosedRange<Double>) -> Double {
    double(in: range)
  }

  @inline(__always) mutating func list<Element>(
    upTo most: Int, _ element: (inout Source) -> Element
  ) -> [Element] {
    array(count: 0...most, element)
  }
}

/// A case of the bench, drawn and judged alike by the engine and by a hand-written loop.
protocol BenchCase: SendableMetatype {
  init(from source: inout some BenchSource & ~Copyable)
  var holds: Bool { get }
}

extension BenchCase {
  /// The hand-written loop: whether so many cases hold.
  static func bare(_ cases: Int) -> Bool {
    var random = Xoshiro(seed: 1)
    for _ in 0..<cases where !Self(from: &random).holds { return false }
    return true
  }

  /// The engine's loop.
  static func engine(_ cases: Int) -> Bool {
    BenchCommand.holds(Gen { Self(from: &$0) }, cases, stream: "bench/\(Self.self)") { $0.holds }
  }
}

/// W1: an offset and four numbers of a layout.
struct Thresholds: BenchCase {
  let offset: Double
  let height: Double
  let stop: Double
  let threshold: Double
  let travel: Double

  @inline(__always) init(from source: inout some BenchSource & ~Copyable) {
    offset = source.number(in: -200...400)
    height = source.number(in: 60...200)
    stop = source.number(in: 10...60)
    threshold = source.number(in: 60...160)
    travel = source.number(in: 10...60)
  }

  var holds: Bool {
    @inline(never) get {
      // 0 ≤ α ≤ 1 as one product, because two comparisons become branches, whose misses cost more
      // than the draws and would flatter the engine.
      let alpha = Double.clamp((offset - threshold) / travel, 0, 1)
      return alpha * (1 - alpha) >= 0 && Double.greatest(-stop, -offset) >= -stop
    }
  }
}

/// W2: a list of offsets, over which the layer order is folded.
struct Offsets: BenchCase {
  let offsets: [Double]

  @inline(__always) init(from source: inout some BenchSource & ~Copyable) {
    offsets = source.list(upTo: 64) { $0.number(in: -200...400) }
  }

  var holds: Bool {
    @inline(never) get {
      var order = 0
      for offset in offsets {
        order = offset <= 40 ? 0 : 2
        if order != 0 && order != 2 { return false }
      }
      return true
    }
  }
}

/// W3: a list of commands to a sheet that keeps its top in a range.
struct Orders: BenchCase {
  let orders: [(kind: Int, amount: Double)]

  @inline(__always) init(from source: inout some BenchSource & ~Copyable) {
    orders = source.list(upTo: 50) { ($0.index(below: 6), $0.number(in: -500...500)) }
  }

  var holds: Bool {
    @inline(never) get {
      var top = 222.0
      for (kind, amount) in orders {
        switch kind {
        case 0: top += amount
        case 1: top -= amount
        case 2: top = amount
        case 3: top = 44
        case 4: top = 222
        default: top += amount / 2
        }
        top = min(max(top, 44), 272)
        if top < 44 || top > 272 { return false }
      }
      return true
    }
  }
}
