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
      Each clause is proved twice: by the package alone (intervals, slopes, and cases cut where two
      numbers meet) and by z3 or cvc5, if the PATH leads to one. Variants that claim one point too
      much must be refuted. Over the reals tolerances vanish. Exit code 1: a verdict is not the
      expected one.
      """,
    examples: ["motionspec prove --smt proofs"])

  static func run(
    _ arguments: Arguments, output: (String) -> Void, error: (String) -> Void
  ) async throws -> Int32 {
    let obligations = HeaderScreen.obligations + SheetScreen.obligations
    if let folder = arguments.text("smt") { try write(obligations, to: folder) }
    var results = HeaderScreen.obligations.map { obligation in
      let proof = obligation.proof(witnesses: HeaderScreen.witnesses)
      return Result(
        obligation: obligation, by: "interval", verdict: proof.verdict,
        model: proof.model.map { ($0.name, $0.value.plain) })
    }
    if let solver = Solver() {
      results += zip(obligations, try solver.check(obligations)).map {
        Result(obligation: $0, by: "smt", verdict: $1.verdict, model: $1.model)
      }
    } else {
      error("neither z3 nor cvc5 is on the PATH: the SMT reading is not checked\n")
    }
    let failures = results.filter { $0.verdict != $0.obligation.expected }
    if arguments.has("json") {
      output(JSON.object([("obligations", .array(results.map(\.json)))]).text + "\n")
    } else {
      for result in results { output(result.text) }
    }
    return failures.isEmpty ? 0 : 1
  }

  private struct Result {
    let obligation: Obligation
    let by: String
    let verdict: Obligation.Verdict
    let model: [(name: String, value: String)]

    var json: JSON {
      var members: [(name: String, value: JSON)] = [
        ("id", .string(obligation.name)), ("screen", .string(obligation.screen)),
        ("by", .string(by)), ("verdict", .string(verdict.rawValue)),
        ("expected", .string(obligation.expected.rawValue)),
      ]
      if !model.isEmpty {
        members.append(("model", .object(model.map { ($0.name, .string($0.value)) })))
      }
      return .object(members)
    }

    var text: String {
      let mark = verdict == obligation.expected ? "✔" : "✘"
      let where_ = model.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
      return
        "\(mark) \(obligation.name) by \(by): \(verdict.rawValue)\(where_.isEmpty ? "" : " at " + where_)\n"
    }
  }

  private static func write(_ obligations: [Obligation], to folder: String) throws {
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for obligation in obligations where obligation.mistake == nil {
        try Data(obligation.smt.utf8)
          .write(to: URL(fileURLWithPath: "\(folder)/\(obligation.screen)-\(obligation.id).smt2"))
      }
    } catch { throw ToolError("--smt \(folder): cannot be written: \(error.localizedDescription)") }
  }
}
