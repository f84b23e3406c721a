/// A sum of monomials with exact coefficients.
///
/// Exponents may be negative, so that dividing by a monomial is exact too. Two terms without minimum,
/// maximum or choice that are equal for all numbers have the same polynomial.
struct Polynomial: Hashable {
  /// The exponents of the quantities, by their place in the list that the polynomial is over.
  typealias Monomial = [Int]

  /// The coefficients other than 0.
  private(set) var coefficients: [Monomial: Double] = [:]

  private init() {}

  /// The polynomial of a term, or nil if there is none or a coefficient is not exact.
  static func of(_ term: Term, over quantities: [Quantity]) -> Polynomial? {
    func made(_ term: Term) -> Polynomial? { of(term, over: quantities) }
    func joined(
      _ a: Term, _ b: Term, _ operation: (Polynomial, Polynomial) -> Polynomial?
    ) -> Polynomial? {
      guard let a = made(a), let b = made(b) else { return nil }
      return operation(a, b)
    }
    var monomial = Array(repeating: 0, count: quantities.count)
    var result = Polynomial()
    switch term {
    case .number(let value):
      result.add(value, monomial)
      return result.isExact ? result : nil
    case .quantity(let quantity):
      guard let place = quantities.firstIndex(of: quantity) else { return nil }
      monomial[place] = 1
      result.add(1, monomial)
      return result
    case .named(_, _, _, let a): return made(a)
    case .binary(.add, let a, let b): return joined(a, b) { $0.plus($1, times: 1) }
    case .binary(.subtract, let a, let b): return joined(a, b) { $0.plus($1, times: -1) }
    case .binary(.multiply, let a, let b): return joined(a, b) { $0.times($1) }
    case .binary(.divide, let a, let b):
      return joined(a, b) { $1.coefficients.count == 1 ? $0.times($1, power: -1) : nil }
    case .ulp, .binary, .magnitude, .choice: return nil
    }
  }

  private mutating func add(_ value: Double, _ monomial: Monomial) {
    let sum = (coefficients[monomial] ?? 0) + value
    coefficients[monomial] = sum == 0 ? nil : sum
  }

  func plus(_ other: Polynomial, times factor: Double) -> Polynomial? {
    var result = self
    for (monomial, coefficient) in other.coefficients { result.add(coefficient * factor, monomial) }
    return result.isExact ? result : nil
  }

  /// The product with a power, 1 or −1, of another one; that of −1 must be a monomial.
  func times(_ other: Polynomial, power: Int = 1) -> Polynomial? {
    var result = Polynomial()
    for (a, x) in coefficients {
      for (b, y) in other.coefficients {
        result.add(power > 0 ? x * y : x / y, zip(a, b).map { $0 + power * $1 })
      }
    }
    return result.isExact ? result : nil
  }

  /// Multiples of 2⁻²⁰ below 2²⁰: their sums and products are exact.
  private var isExact: Bool {
    coefficients.values.allSatisfy { value in
      value.magnitude < 0x1p20 && value * 0x1p20 == Double(Int(value * 0x1p20))
    }
  }

  /// The polynomial without common factors, none of its exponents negative: it has the same sign
  /// where the quantities that are divided or multiplied out are positive, which `isPositive` says.
  func reduced(_ isPositive: (Int) -> Bool) -> Polynomial? {
    var result = Polynomial()
    guard let first = coefficients.keys.first else { return self }
    let least = first.indices.map { place in
      let exponent = coefficients.keys.map { $0[place] }.min() ?? 0
      return exponent < 0 || isPositive(place) ? exponent : 0
    }
    for (place, exponent) in least.enumerated() where exponent < 0 && !isPositive(place) {
      return nil
    }
    for (monomial, coefficient) in coefficients {
      result.coefficients[zip(monomial, least).map { $0 - $1 }] = coefficient
    }
    return result
  }

  /// Whether no monomial has more than one factor.
  var isLinear: Bool { coefficients.keys.allSatisfy { $0.reduce(0, +) <= 1 } }
}
