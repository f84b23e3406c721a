import Foundation
import Spec

/// `prove`: proves the clauses for all real layouts and inputs, from the formulas that run.
enum ProveCommand: Command {
  static let manual = Manual(
    name: "prove",
    summary: "Proves the clauses for all real layouts and inputs, from the formulas that run.",
    flags: [
      .init("smt", "DIR", "write an SMT-LIB script for each clause into this folder"),
      .init("json", nil, "one JSON object instead of text"),
    ],
    details: """
      The header's clauses are proved by the package alone: read in intervals, by slopes, and by
      cases cut where two numbers meet. If the PATH leads to z3 or cvc5, these and the sheet's are
      proved once more from SMT-LIB scripts; the sheet's hold along every trace, by an invariant
      (INV) that each row of its table keeps. Variants that claim one point too much must be refuted,
      with numbers. Over the reals tolerances vanish. Exit code 1: a verdict is not the expected one.
      """,
    examples: ["motionspec prove", "motionspec prove --smt proofs --json"])

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let obligations = HeaderScreen.obligations + SheetScreen.obligations
    if let folder = arguments.text("smt") { try write(obligations, to: folder) }
    var results = HeaderScreen.obligations.map { obligation in
      let proof = obligation.proof(witnesses: HeaderScreen.witnesses)
      return Result(
        obligation: obligation, by: "interval", verdict: proof.verdict,
        methods: Obligation.Method.allCases.filter(proof.methods.contains).map(\.rawValue),
        model: proof.model.map { ($0.name, $0.value.plain) })
    }
    if let solver = Solver() {
      async let header = solver.check(HeaderScreen.obligations)
      async let sheet = solver.check(SheetScreen.obligations)
      results += zip(obligations, try await header + sheet).map {
        Result(
          obligation: $0, by: "smt", verdict: $1.verdict, methods: [solver.name], model: $1.model)
      }
    } else {
      console.error("neither z3 nor cvc5 is on the PATH: nothing is proved of the sheet\n")
    }
    let isAsExpected = results.allSatisfy(\.isAsExpected)
    let json = JSON.object([("obligations", .array(results.map(\.json)))])
    console.output(arguments.has("json") ? json.line : text(results))
    return isAsExpected ? 0 : 1
  }

  /// One line a clause and reading, with what its wrong variants came to.
  private static func text(_ results: [Result]) -> String {
    var text = ""
    for by in ["interval", "smt"] {
      let mine = results.filter { $0.by == by }
      let proofs = mine.filter { $0.obligation.mistake == nil }
      for proof in proofs {
        let wrong = mine.filter {
          $0.obligation.mistake != nil && $0.obligation.id == proof.obligation.id
            && $0.obligation.screen == proof.obligation.screen
        }
        text += proof.line(wrong)
        for result in [proof] + wrong where !result.isAsExpected { text += result.detail }
      }
      if mine.isEmpty { continue }
      let proved = proofs.count { $0.verdict == .proved }
      let refuted = mine.count { $0.obligation.mistake != nil && $0.verdict == .refuted }
      text +=
        "by \(by): \(proved) of \(proofs.count) proved, \(refuted) of "
        + "\(mine.count - proofs.count) wrong variants refuted\n"
    }
    return text
  }

  /// What one reading made of an obligation.
  private struct Result {
    let obligation: Obligation
    let by: String
    let verdict: Obligation.Verdict
    let methods: [String]
    let model: [(name: String, value: String)]

    var isAsExpected: Bool { verdict == obligation.expected }

    var json: JSON {
      var members: JSON.Members = [
        ("id", .string(obligation.id)), ("screen", .string(obligation.screen)),
        ("by", .string(by)), ("verdict", .string(verdict.rawValue)),
        ("expected", .string(obligation.expected.rawValue)),
      ]
      if let mistake = obligation.mistake { members.append(("wrong", .string(mistake))) }
      if verdict == .proved { members.append(("methods", .array(methods.map { .string($0) }))) }
      if verdict == .refuted {
        members.append(("model", .object(model.map { ($0.name, .string($0.value)) })))
      }
      return .object(members)
    }

    func line(_ wrong: [Result]) -> String {
      let refuted = wrong.count { $0.verdict == .refuted }
      let isFine = isAsExpected && wrong.allSatisfy(\.isAsExpected)
      let found = verdict == .proved ? " by \(methods.joined(separator: ", "))" : ""
      return
        "\(isFine ? "✔" : "✘") \(obligation.id.padded(to: 8)) \(obligation.screen.padded(to: 7))"
        + " \(verdict.rawValue)\(found); \(refuted) of \(wrong.count) wrong variants refuted\n"
    }

    var detail: String {
      let numbers = model.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
      return "    \(obligation.name): \(verdict.rawValue), expected \(obligation.expected.rawValue)"
        + (numbers.isEmpty ? "\n" : "; \(numbers)\n")
    }
  }

  private static func write(_ obligations: [Obligation], to folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      for obligation in obligations where obligation.mistake == nil {
        let name = "\(obligation.screen)-\(obligation.id).smt2"
        try Data(obligation.smt.utf8)
          .write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
      }
    } catch let problem {
      throw ToolError("--smt \(folder): cannot be written: \(problem.localizedDescription)")
    }
  }
}
