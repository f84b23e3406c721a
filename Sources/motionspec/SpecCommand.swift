import Foundation

/// `spec`: writes the generated parts of SPEC.md, or fails if they are out of step.
enum SpecCommand: Command {
  static let manual = Manual(
    name: "spec", operand: nil,
    summary: "Writes the generated parts of SPEC.md and Figures in this folder, or checks them.",
    flags: [.init("check", nil, "only say which parts are out of step with the code")],
    details: """
      Clauses, rules, formulas, diagrams and deviations in SPEC.md are printed from the code between
      markers; the prose around them is left alone. The files in Figures are those of 'motionspec plot'.
      Exit code 1: a check found a part out of step.
      """,
    examples: ["motionspec spec --check"])

  static func run(
    _ arguments: Arguments, output: (String) -> Void, error: (String) -> Void
  ) async throws -> Int32 {
    let path = FileManager.default.currentDirectoryPath + "/SPEC.md"
    guard FileManager.default.fileExists(atPath: path) else {
      throw ToolError("there is no SPEC.md in this folder: run it where the package is")
    }
    let result = try await specCommand(check: arguments.has("check"), path: path)
    output(result.message)
    return result.exitCode
  }
}
