import Generators

/// A generator as a value, so that generators can be generated, and the laws of the engine tested on
/// any of them.
indirect enum Blueprint: Hashable, Sendable {
  case int(ClosedRange<Int>, toward: Int)
  case anyInt(ClosedRange<Int>)
  case double(ClosedRange<Double>)
  /// A number, and one near it or its double.
  case near(ClosedRange<Double>)
  case bool
  case list(Blueprint, ClosedRange<Int>)
  /// A count, and then a list of exactly that many.
  case counted(Blueprint, ClosedRange<Int>)
  case pair(Blueprint, Blueprint)
  case oneOf([Blueprint])
  /// Those that are odd, as ``Made/isOdd`` has it.
  case filtered(Blueprint)

  /// What such a generator makes.
  indirect enum Made: Hashable, Sendable {
    case int(Int)
    case double(Double)
    case list([Made])
    case choice(Int, Made)

    /// All numbers in it, in order.
    var numbers: [Double] {
      switch self {
      case .int(let value): [Double(value)]
      case .double(let value): [value]
      case .list(let elements): elements.flatMap(\.numbers)
      case .choice(let index, let made): [Double(index)] + made.numbers
      }
    }

    /// Whether the numbers' bits do not add up to a multiple of three: about two in three do not.
    var isOdd: Bool { numbers.reduce(0 as UInt64) { $0 &+ $1.bitPattern >> 48 } % 3 != 0 }
  }

  /// The generator.
  var gen: Gen<Made> { Gen { try self.make(&$0) } }

  private func make(_ source: inout Source) throws -> Made {
    switch self {
    case .int(let range, let target): return .int(source.int(in: range, toward: target))
    case .anyInt(let range): return .int(source.anyInt(in: range))
    case .double(let range): return .double(source.double(in: range))
    case .near(let range):
      let landmark = source.double(in: range)
      let near = source.double(in: range, near: [landmark, 2 * landmark], oneIn: 2)
      return .list([.double(landmark), .double(near)])
    case .bool: return .int(source.bool() ? 1 : 0)
    case .list(let element, let count):
      return .list(try source.array(count: count) { try element.make(&$0) })
    case .counted(let element, let range):
      let count = source.int(in: range)
      return .list([
        .int(count), .list(try source.exactly(count) { try element.make(&$0) }),
      ])
    case .pair(let first, let second):
      return .list([try first.make(&source), try second.make(&source)])
    case .oneOf(let all):
      return try source.span(.branch) { source in
        let index = source.index(below: all.count)
        return .choice(index, try all[index].make(&source))
      }
    case .filtered(let inner):
      return try source.draw(where: { $0.isOdd }) { try inner.make(&$0) }
    }
  }

  /// Whether the generator may make this.
  func contains(_ made: Made) -> Bool {
    switch (self, made) {
    case (.int(let range, _), .int(let value)), (.anyInt(let range), .int(let value)):
      range.contains(value)
    case (.double(let range), .double(let value)): range.contains(value)
    case (.near(let range), .list(let two)):
      two.count == 2 && two.allSatisfy { Self.double(range).contains($0) }
    case (.bool, .int(let value)): value == 0 || value == 1
    case (.list(let element, let count), .list(let list)):
      count.contains(list.count) && list.allSatisfy { element.contains($0) }
    case (.counted(let element, let range), .list(let two)):
      two.count == 2 && Self.list(element, range).contains(two[1])
        && two[0] == .int(two[1].elements)
    case (.pair(let first, let second), .list(let two)):
      two.count == 2 && first.contains(two[0]) && second.contains(two[1])
    case (.oneOf(let all), .choice(let index, let made)):
      all.indices.contains(index) && all[index].contains(made)
    case (.filtered(let inner), _): made.isOdd && inner.contains(made)
    default: false
    }
  }

  /// How many different cases there are; nil if it is more than 60, or the numbers are not integers.
  var size: Int? {
    switch self {
    case .int(let range, _): range.count <= 60 ? range.count : nil
    case .bool: 2
    case .pair(let first, let second):
      first.size.flatMap { one in second.size.map { one * $0 } }.flatMap { $0 > 60 ? nil : $0 }
    case .oneOf(let all):
      all.reduce(0 as Int?) { sum, one in sum.flatMap { sum in one.size.map { sum + $0 } } }
        .flatMap { $0 > 60 ? nil : $0 }
    case .list(let element, let count), .counted(let element, let count):
      element.size.flatMap { size -> Int? in
        var total = 0
        var power = 1
        for length in 0...count.upperBound {
          if length > 0 { power *= size }
          if power > 60 { return nil }
          if count.contains(length) { total += power }
        }
        return total > 60 ? nil : total
      }
    case .anyInt, .double, .near, .filtered: nil
    }
  }

  /// The generator of blueprints, not deeper than so many levels.
  static func any(depth: Int) -> Gen<Blueprint> {
    Gen { source in
      let kinds = depth == 0 ? 5 : 10
      let isSmall = source.bool()
      let low = source.int(in: -6...3)
      let room = source.int(in: 0...(isSmall ? 2 : 2000))
      func inner(_ source: inout Source) throws -> Blueprint {
        try source.draw(any(depth: depth - 1))
      }
      switch source.index(below: kinds) {
      case 0: return .bool
      case 1: return .int(low...(low + room), toward: source.int(in: low...(low + room)))
      case 2: return .anyInt(isSmall ? low...(low + room) : .min ... .max)
      case 3: return .double(Double(low)...Double(low + room))
      case 4: return .near(Double(low)...Double(low + room))
      case 5:
        let least = source.int(in: 0...2)
        return .list(try inner(&source), least...(least + source.int(in: 0...6)))
      case 6: return .counted(try inner(&source), 0...source.int(in: 0...4))
      case 7: return .pair(try inner(&source), try inner(&source))
      case 8: return .oneOf(try source.array(count: 1...3) { try inner(&$0) })
      default: return .filtered(try inner(&source))
      }
    }
  }
}

extension Blueprint.Made {
  /// How many elements it has, if it is a list.
  var elements: Int { if case .list(let list) = self { list.count } else { -1 } }
}

/// A property that some of what a generator makes breaks.
enum Claim: Hashable, Sendable {
  case fewNumbers(Int)
  case smallSum(Double)
  case noNumberAbove(Double)
  /// It says something else about every value, without rhyme or reason, and is rarely false.
  case erratic(salt: UInt64, oneIn: UInt64)

  func holds(_ made: Blueprint.Made) -> Bool {
    let numbers = made.numbers
    return switch self {
    case .fewNumbers(let count): numbers.count < count
    case .smallSum(let sum): numbers.reduce(0) { $0 + $1.magnitude } < sum
    case .noNumberAbove(let number): numbers.allSatisfy { $0 <= number }
    case .erratic(let salt, let rarity): Random.mix(Stream("\(made)").hash ^ salt) % rarity != 0
    }
  }

  static let any = Gen { source in
    switch source.index(below: 4) {
    case 0: Claim.fewNumbers(source.int(in: 1...8))
    case 1: Claim.smallSum(source.double(in: 1...500))
    case 2: Claim.noNumberAbove(source.double(in: -3...50))
    default:
      Claim.erratic(
        salt: UInt64(source.int(in: 0...999)), oneIn: UInt64(source.int(in: 4...400)))
    }
  }
}
