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

}

extension Xoshiro: BenchSource {
  @inline(__always) mutating func number(in range: ClosedRange<Double>) -> Double {
    let (lower, upper) = (range.lowerBound, range.upperBound)
    return lower + (upper - lower) * (Double(next() &>> 11) * 0x1p-53)
  }

  @inline(__always) mutating func index(below count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  @inline(__always) mutating func list<Element>(
    upTo most: Int, _ element: (inout Xoshiro) -> Element
  ) -> [Element] {
    let count = index(below: most + 1)
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(element(&self)) }
    return elements
  }
}
