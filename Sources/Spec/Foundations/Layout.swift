/// The numbers of a layout before anybody has said whether they are legal.
public protocol LayoutCandidate: Hashable, Sendable {
  /// The article's layout.
  static var tutorial: Self { get }
  /// The names of the numbers with where they are kept, in the order of the initialiser.
  static var fields: [(name: String, path: any WritableKeyPath<Self, Double> & Sendable)] { get }
  /// The names of what is true or false, likewise.
  static var flags: [(name: String, path: any WritableKeyPath<Self, Bool> & Sendable)] { get }
  /// Whether every number is finite.
  var isFinite: Bool { get }
  /// The layout with every length multiplied; factors and times stay.
  func scaled(by factor: Double) -> Self
}

extension LayoutCandidate {
  /// Where the number of a name is kept.
  package static func path(of name: String) -> (any WritableKeyPath<Self, Double> & Sendable)? {
    fields.first { $0.name == name }?.path
  }

  /// Nothing is true or false.
  public static var flags: [(name: String, path: any WritableKeyPath<Self, Bool> & Sendable)] { [] }
}

/// A rule of validity of a layout; the rules are tried in the order of `allCases`.
public protocol LayoutRule: CaseIterable, Hashable, Sendable where AllCases == [Self] {
  /// The numbers that it judges.
  associatedtype Candidate: LayoutCandidate

  /// The rule as an inequality between numbers of the layout.
  func inequality(_ candidate: Candidate) -> Inequality<Double>
  /// The number to change, and which way and how far it would have to go.
  func remedy(_ candidate: Candidate) -> (field: String, bound: Double, side: Bound)
  /// The rule as a formula, for printing and proving.
  var formula: Formula { get }
  /// The rule as the reason of an error.
  var reason: LayoutError.Rule { get }
  /// Whether numbers, all of them finite, meet every rule; spelled out, because a loop over the rules
  /// costs a call and a switch a rule.
  static func areMet(by candidate: Candidate) -> Bool
}

/// A layout that is known to be legal.
///
/// ```swift
/// let layout = try HeaderLayout(.tutorial)
/// layout.unreachable  // [] on a 647-point viewport
/// ```
public struct Layout<Rule: LayoutRule>: Hashable, Sendable {
  /// The numbers of a layout before anybody has said whether they are legal.
  public typealias Candidate = Rule.Candidate

  /// The numbers.
  public let dimensions: Candidate

  /// The layout with these numbers, or the first rule of validity that they break.
  ///
  /// - Throws: `LayoutError` with the rule, the values and the bound that would be legal.
  @inlinable
  public init(_ candidate: Candidate) throws(LayoutError) {
    guard Self.isLegal(candidate) else { throw Self.firstError(candidate) }
    dimensions = candidate
  }

  /// The layout with these numbers, or nil if they break a rule, without saying which.
  @inlinable
  public init?(ifLegal candidate: Candidate) {
    guard Self.isLegal(candidate) else { return nil }
    dimensions = candidate
  }

  /// Whether numbers form a legal layout.
  @inlinable
  public static func isLegal(_ candidate: Candidate) -> Bool {
    candidate.isFinite && Rule.areMet(by: candidate)
  }

  @usableFromInline static func firstError(_ candidate: Candidate) -> LayoutError {
    for (name, path) in Candidate.fields where !candidate[keyPath: path].isFinite {
      return LayoutError(.finite, field: name, value: candidate[keyPath: path])
    }
    for rule in Rule.allCases {
      let sides = rule.inequality(candidate)
      if sides.holds { continue }
      let remedy = rule.remedy(candidate)
      let field = Candidate.path(of: remedy.field)
      let bound = remedy.side.asComputed(remedy.bound) { value in
        var changed = candidate
        if let field { changed[keyPath: field] = value }
        return rule.inequality(changed).holds
      }
      return LayoutError(
        rule.reason, sides: [sides.lesser, sides.greater], field: remedy.field,
        value: field.map { candidate[keyPath: $0] } ?? .nan, legal: [(remedy.side, bound)])
    }
    preconditionFailure("a layout is legal exactly when no rule is broken")
  }
}
