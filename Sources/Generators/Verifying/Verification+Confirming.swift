package import Spec

extension Verification {
  /// The same with every smallest run put to a subject once more, which `renew` has made forget what
  /// it was asked before: what does not show again is flaky.
  package func confirmed(on subject: Subject<S>, renew: () -> Void) -> Verification {
    var result = self
    for place in findings.indices {
      guard let violation = findings[place].violation, !violation.isFlaky else { continue }
      renew()
      var judge = Judge([violation.clause], on: subject)
      judge.judge(violation.scenario)
      result.findings[place].violation?.isFlaky = judge.violations.isEmpty
    }
    return result
  }
}
