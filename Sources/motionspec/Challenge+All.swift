import Generators

extension Challenge {
  /// All challenges.
  package static let all: [Challenge] = lists + structures + numbers

  private static let ints = Gen { $0.int() }

  private static let lists = [
    Challenge(
      "bound5", minimum: "[[], [], [], [-1], [-32768]]", ceiling: 390,
      Gen { source in
        try source.exactly(5) { source in
          try source.draw(where: { wrappingSum($0) < 256 }) { source in
            source.array(count: 0...10) { $0.anyInt(in: -32768...32767) }
          }
        }
      },
      holds: { wrappingSum($0.flatMap { $0 }) < 1280 }),
    Challenge(
      "large union list", minimum: "[[0, 1, -1, 2, -2]]", ceiling: 230,
      ints.array(count: 0...20).array(count: 0...20),
      holds: { Set($0.flatMap { $0 }).count <= 4 }),
    Challenge(
      "reverse", minimum: "[0, 1]", ceiling: 10, ints.array(count: 0...50),
      holds: { $0 == $0.reversed() }),
    Challenge(
      "lengthlist", minimum: "[900]", ceiling: 60,
      Gen { source in
        let count = source.int(in: 1...100)
        return source.exactly(count) { $0.int(in: 0...1000) }
      },
      holds: { $0.allSatisfy { $0 < 900 } }),
    Challenge(
      "coupling", minimum: "[1, 0]", ceiling: 10,
      Gen { source in
        try source.draw(where: { list in list.allSatisfy { $0 < list.count } }) { source in
          source.array(count: 0...50) { $0.int(in: 0...10) }
        }
      },
      holds: { list in
        list.indices.allSatisfy { $0 == list[$0] || list[list[$0]] != $0 }
      }),
    Challenge(
      "deletion", minimum: "([0, 0], 0)", ceiling: 10,
      Gen { source in
        let list = source.array(count: 0...50) { $0.int() }
        if list.isEmpty { try source.reject() }
        return (list, source.int(in: 0...(list.count - 1)))
      },
      holds: { list, index in
        var shorter = list
        if let first = list.firstIndex(of: list[index]) { shorter.remove(at: first) }
        return !shorter.contains(list[index])
      }),
    Challenge(
      "distinct", minimum: "[0, 1, -1]", ceiling: 70, ints.array(count: 0...50),
      holds: { Set($0).count < 3 }),
    Challenge(
      "nestedlists", minimum: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", ceiling: 30,
      ints.array(count: 0...30).array(count: 0...30),
      holds: { $0.reduce(0) { $0 + $1.count } <= 10 }),
  ]

  private static let structures = [
    Challenge(
      "calculator", minimum: "/(0, +(0, 0))", ceiling: 200,
      Gen { try Expression.draw(from: &$0, depth: 0) }, text: { $0.text },
      holds: { $0.value != nil || $0.dividesByLiteralZero }),
    Challenge(
      "binheap", minimum: "(0 - (0 (0 - -) (1 - -)))", ceiling: 410,
      Gen { source in
        var room = 20
        return Heap.draw(from: &source, least: 0, depth: 0, room: &room)
      },
      text: { $0.text },
      holds: { heap in
        let (list, sorted) = (heap.list, heap.wronglySorted)
        return sorted == sorted.sorted() && list.sorted() == sorted
      }),
    Challenge(
      "offsets", minimum: "stop 40.0: [41.0, -1.0]", ceiling: 130,
      Gen { source in
        let (stop, label, travel) = source.span(.branch) { source in
          source.index(below: 4) == 0
            ? (40, 95, 35)
            : (
              source.double(in: 10...60), source.double(in: 60...160), source.double(in: 10...60)
            )
        }
        let offsets = source.array(count: 0...50) {
          $0.double(in: -200...400, near: [0, stop, label, label + travel])
        }
        return (stop, offsets)
      },
      text: { "stop \($0): \($1)" },
      holds: { stop, offsets in
        // The published code sets the layers only for offsets from 0 on.
        var front = false
        return offsets.allSatisfy { offset in
          if offset >= 0 { front = offset > stop }
          return front == (offset > stop)
        }
      }),
  ]

  private static let numbers = [
    Challenge(
      "alternative", minimum: "(40, 41)", ceiling: 100,
      Gen { source in
        let limit = source.span(.branch) { source in
          source.index(below: 4) == 0 ? 40 : source.int(in: 10...30)
        }
        return (limit, source.int(in: 0...60))
      },
      holds: { $1 <= $0 }),
    Challenge(
      "at a threshold", minimum: "[40.0, 90.0, 35.0, 125.0]", ceiling: 820,
      Gen { source in
        let stop = source.double(in: 10...60, toward: 40)
        let label = source.double(in: 60...160, toward: 95)
        let travel = source.double(in: 10...60, toward: 35)
        let offset = source.double(in: -200...400, near: [0, stop, label, label + travel])
        return [stop, label, travel, offset]
      },
      holds: { $0[3] != $0[1] + $0[2] || $0[1] > 90.5 }),
    Challenge(
      "difference not zero", minimum: "(10, 10)", ceiling: 170, positivePair,
      holds: { $0 < 10 || $0 != $1 }),
    Challenge(
      "difference not small", minimum: "(10, 6)", ceiling: 160, positivePair,
      holds: { $0 < 10 || !(1...4).contains(($0 - $1).magnitude) }),
    Challenge(
      "difference not one", minimum: "(10, 9)", ceiling: 210, positivePair,
      holds: { $0 < 10 || ($0 - $1).magnitude != 1 }),
    Challenge(
      "replacement", minimum: "(1000000, [])", ceiling: 2150,
      Gen { source in
        let start = source.int(in: 0...1_000_000)
        return (start, source.array(count: 0...20) { $0.int(in: 2...10) })
      },
      holds: { start, factors in
        var product = start
        return product < 1_000_000
          && factors.allSatisfy {
            product *= $0
            return product < 1_000_000
          }
      }),
    Challenge(
      "ratio", minimum: "(100, 50)", ceiling: 9790, Gen { ($0.int(), $0.int()) },
      holds: { $0 < 100 || $0 != 2 &* $1 }),
    Challenge(
      "float threshold", minimum: "1.0", ceiling: 10, Gen { $0.double() },
      holds: { $0 < 1.0 / 3 }),
  ]

  private static let positivePair = Gen { source in
    (source.anyInt(in: 1 ... .max), source.anyInt(in: 1 ... .max))
  }
}

/// The sum in 16 bits, where too large numbers wrap around.
private func wrappingSum(_ numbers: [Int]) -> Int {
  Int(numbers.reduce(Int16(0)) { $0 &+ Int16(truncatingIfNeeded: $1) })
}

/// The calculator's expressions.
private indirect enum Expression: Sendable {
  case literal(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  static func draw(from source: inout Source, depth: Int) throws -> Expression {
    try source.span(.recursion) { source in
      let kind = source.weighted(depth < 5 ? [1, 1, 1] : [1, 0, 0])
      if kind == 0 { return .literal(source.int()) }
      let left = try draw(from: &source, depth: depth + 1)
      let right = try draw(from: &source, depth: depth + 1)
      if kind == 1 { return .sum(left, right) }
      if case .literal(0) = right { try source.reject() }
      return .quotient(left, right)
    }
  }

  /// The result; nil after a division by zero.
  var value: Int? {
    switch self {
    case .literal(let value): return value
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  var dividesByLiteralZero: Bool {
    switch self {
    case .literal: false
    case .sum(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
    case .quotient(_, .literal(0)): true
    case .quotient(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  var text: String {
    switch self {
    case .literal(let value): "\(value)"
    case .sum(let left, let right): "+(\(left.text), \(right.text))"
    case .quotient(let left, let right): "/(\(left.text), \(right.text))"
    }
  }
}

/// The binary heap with a faulty way of sorting.
private indirect enum Heap: Sendable {
  case empty
  case node(Int, Heap, Heap)

  static func draw(
    from source: inout Source, least: Int, depth: Int, room: inout Int
  ) -> Heap {
    let kind = room > 0 ? source.weighted(depth > 4 ? [3, 1] : [1, 2]) : 0
    if kind == 0 { return .empty }
    room -= 1
    let key = source.anyInt(in: least ... .max)
    let left = source.span(.recursion) {
      draw(from: &$0, least: key, depth: depth + 1, room: &room)
    }
    let right = source.span(.recursion) {
      draw(from: &$0, least: key, depth: depth + 1, room: &room)
    }
    return .node(key, left, right)
  }

  static func merged(_ first: Heap, _ second: Heap) -> Heap {
    switch (first, second) {
    case (.empty, _): return second
    case (_, .empty): return first
    case (.node(let key, let left, let right), .node(let other, let otherLeft, let otherRight)):
      return key <= other
        ? .node(key, merged(right, second), left)
        : .node(other, merged(otherRight, first), otherLeft)
    }
  }

  var list: [Int] {
    var keys: [Int] = []
    var heaps = [self]
    while let heap = heaps.popLast() {
      guard case .node(let key, let left, let right) = heap else { continue }
      keys.append(key)
      heaps += [left, right]
    }
    return keys
  }

  /// The faulty sort: only the first key is taken in order.
  var wronglySorted: [Int] {
    guard case .node(let key, let left, let right) = self else { return [] }
    return [key] + Heap.merged(left, right).list
  }

  var text: String {
    switch self {
    case .empty: "-"
    case .node(let key, let left, let right): "(\(key) \(left.text) \(right.text))"
    }
  }
}
