/// How many cases ran, and of which kinds they were.
public struct Coverage: Hashable, Sendable {
  /// How many cases were made.
  public var cases = 0
  /// How many of them were rejected.
  public var rejected = 0
  /// How many cases bear each label, by label; rejected cases bear none.
  public var labels: [(label: String, cases: Int)] {
    counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  @usableFromInline var counts: [String: Int] = [:]
  /// How many cases were drawn at random, as the early ones are not, and not rejected.
  @usableFromInline var random = 0
  /// The part of the counts that comes from these.
  private var randomCounts: [String: Int] = [:]

  /// How many cases come before those that are all drawn alike, independently of each other.
  @inlinable @inline(__always) static var early: Int { 16 }

  @usableFromInline init() {}

  /// Whether so few cases were left that nothing is shown: none, or under one in twenty.
  @usableFromInline var isVacuous: Bool { (cases - rejected) * 20 <= cases }

  /// Counts the label of a case that was not rejected.
  @usableFromInline mutating func count(_ label: String, isEarly: Bool) {
    counts[label, default: 0] += 1
    if !isEarly { randomCounts[label, default: 0] += 1 }
  }

  mutating func add(_ other: Coverage) {
    cases += other.cases
    rejected += other.rejected
    random += other.random
    counts.merge(other.counts, uniquingKeysWith: +)
    randomCounts.merge(other.randomCounts, uniquingKeysWith: +)
  }
}

extension Coverage {
  /// What the counts say about a label's share of the cases.
  public enum Verdict: Hashable, Sendable {
    /// The share is at least as asked for.
    case sufficient
    /// The share is smaller.
    case insufficient
    /// There are too few cases to tell, or the share is too close to the bound.
    case undecided
  }

  /// Whether a label's share of all the cases that the generator can make reaches a bound.
  ///
  /// ```swift
  /// let verdict = try coverage.verdict(of: "docked", atLeast: 0.05)
  /// ```
  /// The share is a probability: that a random case that is not rejected bears the label. A label
  /// that no case bears has share 0. The first 16 cases, which are small on purpose, say nothing
  /// about it and are left out.
  ///
  /// A verdict other than undecided is wrong with a probability of at most 10⁻⁹, also if it is
  /// asked for after every case until it comes, and for any number of bounds. That holds for one
  /// label and one run: the risks of several add up. For this, cases count as independent.
  ///
  /// The bound: let k of n cases bear the label, p be its true share, and
  /// b(p) = C(n, k) pᵏ (1 − p)ⁿ⁻ᵏ. The ratio M = 1 / ((n + 1) b(p)) is the likelihood of the cases
  /// averaged over all shares, divided by their likelihood under p; so it is a martingale with mean
  /// 1, and ever exceeds 10⁹ with a probability of at most 10⁻⁹ (J. Ville, 1939; as a test:
  /// H. Robbins, Annals of Mathematical Statistics 41, 1970, pages 1397–1409). A share s is refuted
  /// when (n + 1) b(s) ≤ 10⁻⁹. If s lies between p and k / n, then b(p) ≤ b(s), because b falls
  /// from k / n on either way: a wrong verdict on any bound needs that one event.
  ///
  /// Shares of 0 and 1: every label has a share of at least 0; one case without the label refutes a
  /// share of 1, which no number of cases can confirm.
  ///
  /// - Throws: ``InputError`` if the bound is not in 0...1.
  public func verdict(
    of label: String, atLeast share: Double
  ) throws(InputError) -> Verdict {
    try Self.verdict(
      bearing: randomCounts[label, default: 0], of: random, atLeast: share)
  }

  /// The verdict when so many of so many random cases bear a label.
  package static func verdict(
    bearing: Int, of cases: Int, atLeast share: Double
  ) throws(InputError) -> Verdict {
    guard (0...1).contains(share) else {
      throw InputError("the share is \(share); legal: a number from 0 to 1")
    }
    if share == 0 { return .sufficient }
    guard refutes(share, bearing: bearing, of: cases) else { return .undecided }
    return Double(bearing) < share * Double(cases) ? .insufficient : .sufficient
  }

  /// Whether (n + 1) b(share) is at most 10⁻⁹.
  ///
  /// A product of 2 n + 1 factors at most: (n − i + 1) / i, as many as C(n, k) needs, are at least 1,
  /// share and 1 − share at most 1. They are multiplied in an order that keeps the product near 1,
  /// far from overflow and underflow. A factor and its product are off by 3 · 2⁻⁵³ at most, so a
  /// tenth less than 10⁻⁹ covers 10¹³ cases.
  private static func refutes(_ share: Double, bearing: Int, of cases: Int) -> Bool {
    let limit = 0.9e-9
    var product = Double(cases) + 1
    var (bearing, others, taken) = (bearing, cases - bearing, 0)
    let rare = Swift.min(bearing, others)
    while true {
      if product <= 1, taken < rare {
        taken += 1
        product *= Double(cases - taken + 1) / Double(taken)
      } else if product <= limit {
        return true
      } else if bearing > 0 {
        bearing -= 1
        product *= share
      } else if others > 0 {
        others -= 1
        product *= 1 - share
      } else {
        return false
      }
    }
  }
}
