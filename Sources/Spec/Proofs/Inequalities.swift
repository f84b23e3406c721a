/// Inequalities between polynomials, of which it is found whether they contradict each other.
///
/// Monomials count as unknowns of their own, eliminated one after another (Fourier and Motzkin):
/// whatever is concluded follows, though not everything that follows is concluded.
struct Inequalities {
  /// `polynomial ≥ 0`, or `> 0`.
  struct Fact: Hashable {
    var polynomial: Polynomial
    var isStrict: Bool
  }

  private(set) var facts: [Fact] = []
  /// How many facts there were when they were last found not to contradict each other.
  private var consistent = 0

  mutating func add(_ fact: Fact) { if !facts.contains(fact) { facts.append(fact) } }

  /// Whether no numbers meet all of them.
  mutating func areContradictory() -> Bool {
    if consistent == facts.count { return false }
    if Self.contradict(facts) { return true }
    consistent = facts.count
    return false
  }

  /// The same, when the products of two of them are known as well, as far as they have no new
  /// monomials.
  var areContradictoryWithProducts: Bool {
    let known = Set(facts.flatMap { $0.polynomial.coefficients.keys })
    let linear = facts.filter(\.polynomial.isLinear)
    var all = facts
    for (index, a) in linear.enumerated() {
      for b in linear[index...] {
        guard let product = a.polynomial.times(b.polynomial),
          product.coefficients.keys.allSatisfy({ known.contains($0) || $0.allSatisfy { $0 == 0 } })
        else { continue }
        all.append(Fact(polynomial: product, isStrict: a.isStrict && b.isStrict))
      }
    }
    return all.count > facts.count && Self.contradict(all)
  }

  /// A row: whole coefficients, that of the constant first.
  private struct Row: Hashable {
    var numbers: [Int]
    var isStrict: Bool

    /// Whether it has no unknowns left, and is false.
    var isFalse: Bool { numbers[0] < 0 || numbers[0] == 0 && isStrict }
    var isConstant: Bool { numbers.dropFirst().allSatisfy { $0 == 0 } }

    /// The row without the unknown in a column, from one with it above 0 and one below.
    func without(_ column: Int, _ other: Row) -> Row? {
      let (a, b) = (numbers[column], -other.numbers[column])
      var result = Row(numbers: numbers, isStrict: isStrict || other.isStrict)
      var divisor = 0
      for place in numbers.indices {
        let sum = b * numbers[place] + a * other.numbers[place]
        result.numbers[place] = sum
        divisor = Self.common(divisor, sum.magnitude)
      }
      if divisor > 1 { for place in numbers.indices { result.numbers[place] /= divisor } }
      // What grows too long is left out: less is known then, and nothing wrong.
      return result.numbers.allSatisfy { $0.magnitude < 1 << 28 } ? result : nil
    }

    private static func common(_ a: Int, _ b: UInt) -> Int {
      var (a, b) = (a, Int(b))
      while b != 0 { (a, b) = (b, a % b) }
      return a
    }
  }

  private static func contradict(_ facts: [Fact]) -> Bool {
    let constant = facts.first.map { $0.polynomial.size } ?? []
    let unknowns = Set(facts.flatMap { $0.polynomial.coefficients.keys })
      .subtracting([constant]).sorted { $0.lexicographicallyPrecedes($1) }
    let places = Dictionary(uniqueKeysWithValues: unknowns.enumerated().map { ($1, $0 + 1) })
    var rows: [Row] = []
    for fact in facts {
      var row = Row(
        numbers: Array(repeating: 0, count: unknowns.count + 1), isStrict: fact.isStrict)
      var scale = 1.0
      let values = fact.polynomial.coefficients.values
      while values.contains(where: { $0 * scale != ($0 * scale).rounded }) { scale *= 2 }
      guard values.allSatisfy({ ($0 * scale).magnitude < 0x1p28 }) else { continue }
      for (monomial, value) in fact.polynomial.coefficients {
        row.numbers[places[monomial] ?? 0] = Int(value * scale)
      }
      rows.append(row)
    }
    return eliminate(&rows, columns: Set(places.values))
  }

  private static func eliminate(_ rows: inout [Row], columns: Set<Int>) -> Bool {
    let width = columns.count + 1
    var columns = columns
    while true {
      if rows.contains(where: { $0.isConstant && $0.isFalse }) { return true }
      rows.removeAll(where: \.isConstant)
      // The cheapest unknown first, the leftmost of those.
      var signs = Array(repeating: (above: 0, below: 0), count: width)
      for row in rows {
        for (column, number) in row.numbers.enumerated() where number != 0 {
          if number > 0 { signs[column].above += 1 } else { signs[column].below += 1 }
        }
      }
      let costs = columns.sorted().map { column -> (cost: Int, column: Int) in
        let (above, below) = signs[column]
        return (above * below - above - below, column)
      }
      guard let next = costs.min(by: { $0.cost < $1.cost }), next.cost < 600 else { return false }
      let column = next.column
      columns.remove(column)
      let above = rows.filter { $0.numbers[column] > 0 }
      let below = rows.filter { $0.numbers[column] < 0 }
      rows.removeAll { $0.numbers[column] != 0 }
      var seen = Set(rows)
      for a in above {
        for b in below {
          if let row = a.without(column, b), seen.insert(row).inserted { rows.append(row) }
        }
      }
    }
  }
}

extension Polynomial {
  /// The monomial of the constant.
  fileprivate var size: Monomial {
    Array(repeating: 0, count: coefficients.keys.first?.count ?? 0)
  }
}

extension Double {
  fileprivate var rounded: Double { Double(Int(self)) }
}
