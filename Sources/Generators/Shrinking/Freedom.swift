/// How far one choice of a failing case can move, all else equal, without the failure going away.
///
/// It says what matters in a counterexample: "any offset above 40 fails as well", or "whatever the
/// height". It is found by bisection, so it can miss a gap inside the range.
public struct Freedom: Hashable, Sendable {
  /// The index of the choice in the sequence.
  public let index: Int
  /// The least value that is known to fail.
  public let least: Choice.Value
  /// The greatest value that is known to fail.
  public let greatest: Choice.Value
  /// Whether the least is the bound of the domain.
  public let reachesLower: Bool
  /// Whether the greatest is the bound of the domain.
  public let reachesUpper: Bool

  /// Whether any value of the domain fails, so that the choice does not matter.
  public var isIrrelevant: Bool { reachesLower && reachesUpper }
}

/// Finds how far each value of a failing case can move without the failure going away.
///
/// - Parameters:
///   - recorded: A failing case and its choices, usually the result of shrinking.
///   - generator: The generator that made it.
///   - budget: How many times the property may run; choices beyond it are left out.
///   - fails: Whether a case fails in the same way; one that throws does not.
public func freedoms<Value>(
  of recorded: Recorded<Value>, of generator: Gen<Value>, budget: Int = 2_000,
  fails: (Value) throws -> Bool
) -> [Freedom] {
  var left = budget
  let choices = recorded.sequence.choices
  return choices.enumerated().compactMap { index, choice in
    guard choice.role == .value else { return nil }
    let range = choice.domain.range
    func stillFails(_ place: Int64) -> Bool {
      var values = recorded.sequence.values
      values[index] = choice.value.at(place)
      left -= 1
      guard left >= 0,
        let made = try? replay(generator, values, limit: choices.count),
        made.sequence.choices.count == choices.count,
        made.sequence.choices[index].value == values[index]
      else { return false }
      return (try? fails(made.value)) == true
    }
    let place = choice.value.place
    let least = extent(from: place, to: range.lowerBound.place, stillFails)
    let greatest = extent(from: place, to: range.upperBound.place, stillFails)
    guard left >= 0 else { return nil }
    return Freedom(
      index: index, least: choice.value.at(least), greatest: choice.value.at(greatest),
      reachesLower: least == range.lowerBound.place,
      reachesUpper: greatest == range.upperBound.place)
  }
}

/// The last place in the direction of the bound up to which, as far as bisection shows, all fail.
private func extent(from start: Int64, to bound: Int64, _ fails: (Int64) -> Bool) -> Int64 {
  if start == bound { return start }
  var (good, bad) = (start, bound)
  if fails(bound) {
    let middle = average(start, bound)
    if fails(middle) { return bound }
    bad = middle
  }
  while true {
    let middle = average(good, bad)
    if middle == good || middle == bad { return good }
    if fails(middle) { good = middle } else { bad = middle }
  }
}

/// The number halfway between two, without overflow.
private func average(_ first: Int64, _ second: Int64) -> Int64 {
  (first & second) &+ (first ^ second) >> 1
}

extension Choice.Value {
  /// The value's place among all of its kind: neighbours are one apart.
  fileprivate var place: Int64 {
    switch self {
    case .integer(let value): Int64(value)
    case .double(let value):
      value < 0
        ? 0 - Int64(truncatingIfNeeded: (-value).bitPattern) : Int64(value.bitPattern & ~(1 << 63))
    }
  }

  /// The value of the same kind at the place.
  fileprivate func at(_ place: Int64) -> Choice.Value {
    switch self {
    case .integer: .integer(Int(truncatingIfNeeded: place))
    case .double:
      .double(
        place < 0
          ? -Double(bitPattern: place.magnitude) : Double(bitPattern: UInt64(place)))
    }
  }
}
