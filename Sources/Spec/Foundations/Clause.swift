/// One clause of the contract: a premise and a conclusion about the steps of a run.
///
/// A clause is data. The same two formulas are checked on runs and printed in SPEC.md.
///
/// ```swift
/// Clause(
///   "HDR-2", .pure, "The header rises with the page and stops",
///   given: offset >= 0, then: top ≈ -min(offset, stop),
///   catches: "missing minimum, wrong sign")
/// ```
public struct Clause: Hashable, Sendable {
  /// What a clause needs to see.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// One step.
    case pure = "P"
    /// Several steps, or a run and its companion.
    case metamorphic = "M"
    /// A step and what came before it.
    case trace = "T"
    /// The validity of a layout.
    case configuration = "C"
  }

  /// Which steps a clause speaks of.
  public enum Domain: Hashable, Sendable {
    /// The steps after legal events under a legal layout, understood in every premise.
    case legalSteps
    /// Every step, the initial one and refused events among them.
    case everyStep
  }

  /// Its stable name, such as `HDR-3`.
  public let id: String
  /// What it needs to see.
  public let scope: Scope
  /// What it says, in a sentence.
  public let sentence: String
  /// Which steps it speaks of.
  public let domain: Domain
  /// When it speaks.
  public let premise: Formula
  /// What must hold then.
  public let conclusion: Formula
  /// The fault that it is there to catch.
  public let catches: String

  /// A clause; without a domain it speaks of legal steps.
  public init(
    _ id: String, _ scope: Scope, _ sentence: String, of domain: Domain = .legalSteps,
    given premise: Formula = .always, then conclusion: Formula, catches: String
  ) {
    self.id = id
    self.scope = scope
    self.sentence = sentence
    self.domain = domain
    self.premise = premise
    self.conclusion = conclusion
    self.catches = catches
  }

  /// Every quantity that the clause mentions.
  public var quantities: Set<Quantity> { premise.quantities.union(conclusion.quantities) }

  /// The roles, beside the step itself, that the clause reads.
  public var roles: Set<Quantity.Role> {
    Set(quantities.map(\.role)).subtracting([.here])
  }
}

/// What a check of a clause found.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The premise was true somewhere, and the conclusion wherever it was.
  case holds
  /// The premise was true and the conclusion false.
  case violated
  /// The premise was never true: nothing is known, and a suite must not call that a pass.
  case notExercised
  /// The subject does not show what the clause speaks of; never a pass.
  case notObserved
}
