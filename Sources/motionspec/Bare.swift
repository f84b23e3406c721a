import Spec

/// The generator of the hand-written loops: xoshiro256**, seeded by SplitMix64.
///
/// Source: Blackman and Vigna, "Scrambled Linear Pseudorandom Number Generators" (2018). The loops
/// share nothing with the engine, or the comparison would flatter it.
struct Xoshiro {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  init(seed: UInt64) {
    var state = seed
    func split() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed &>> 31)
    }
    (a, b, c, d) = (split(), split(), split(), split())
  }

  @inline(__always) mutating func next() -> UInt64 {
    let product = b &* 5
    let result = (product &<< 7 | product &>> 57) &* 9
    let shifted = b &<< 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = d &<< 45 | d &>> 19
    return result
  }

  @inline(__always) mutating func double(_ lower: Double, _ upper: Double) -> Double {
    lower + (upper - lower) * (Double(next() &>> 11) * 0x1p-53)
  }

  @inline(__always) mutating func count(below bound: UInt64) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: bound).high)
  }
}

/// W1: an offset and four numbers of a layout.
struct Thresholds {
  let offset: Double
  let height: Double
  let stop: Double
  let threshold: Double
  let travel: Double

  @inline(never) static func holds(_ t: Thresholds) -> Bool {
    // 0 ≤ α ≤ 1 as one product, because two comparisons become branches, whose misses cost more than
    // the draws and would flatter the engine.
    let alpha = Double.clamp((t.offset - t.threshold) / t.travel, 0, 1)
    return alpha * (1 - alpha) >= 0 && Double.greatest(-t.stop, -t.offset) >= -t.stop
  }

  static func bare(_ cases: Int) -> Bool {
    var random = Xoshiro(seed: 1)
    for _ in 0..<cases {
      let value = Thresholds(
        offset: random.double(-200, 400), height: random.double(60, 200),
        stop: random.double(10, 60), threshold: random.double(60, 160),
        travel: random.double(10, 60))
      if !holds(value) { return false }
    }
    return true
  }
}

/// W2: a list of offsets, over which the layer order is folded.
enum Offsets {
  @inline(never) static func hold(_ offsets: [Double]) -> Bool {
    var order = 0
    for offset in offsets {
      order = offset <= 40 ? 0 : 2
      if order != 0 && order != 2 { return false }
    }
    return true
  }

  static func bare(_ cases: Int) -> Bool {
    var random = Xoshiro(seed: 2)
    for _ in 0..<cases {
      let count = random.count(below: 65)
      var offsets: [Double] = []
      offsets.reserveCapacity(count)
      for _ in 0..<count { offsets.append(random.double(-200, 400)) }
      if !hold(offsets) { return false }
    }
    return true
  }
}

/// W3: a list of commands to a sheet that keeps its top in a range.
struct Order {
  let kind: Int
  let amount: Double

  @inline(never) static func hold(_ orders: [Order]) -> Bool {
    var top = 222.0
    for order in orders {
      switch order.kind {
      case 0: top += order.amount
      case 1: top -= order.amount
      case 2: top = order.amount
      case 3: top = 44
      case 4: top = 222
      default: top += order.amount / 2
      }
      top = min(max(top, 44), 272)
      if top < 44 || top > 272 { return false }
    }
    return true
  }

  static func bare(_ cases: Int) -> Bool {
    var random = Xoshiro(seed: 3)
    for _ in 0..<cases {
      let count = random.count(below: 51)
      var orders: [Order] = []
      orders.reserveCapacity(count)
      for _ in 0..<count {
        orders.append(Order(kind: random.count(below: 6), amount: random.double(-500, 500)))
      }
      if !hold(orders) { return false }
    }
    return true
  }
}
