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

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let path = FileManager.default.currentDirectoryPath + "/SPEC.md"
    guard FileManager.default.fileExists(atPath: path) else {
      throw ToolError("there is no SPEC.md in this folder: run it where the package is")
    }
    let result = try await specCommand(check: arguments.has("check"), path: path)
    console.output(result.message)
    return result.exitCode
  }
}

/// Writes the generated parts of SPEC.md and the files in Figures beside it, or says which of them
/// are out of step with the code.
///
/// - Parameters:
///   - check: Whether to compare only and to leave the file alone.
///   - path: The document.
/// - Returns: What to print, and the exit code: 1 if a part was found out of step by a check.
/// - Throws: `SpecDocumentError` for a marker that is missing, unknown or repeated, or what the
///   file system says.
package func specCommand(
  check: Bool, path: String
) async throws -> (message: String, exitCode: Int32) {
  let document = SpecDocument(text: try String(contentsOfFile: path, encoding: .utf8), path: path)
  let updated = try document.updated(with: try await SpecParts.all())
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "Figures")
  let figures = await Figure.all().filter { !$0.isWritten(in: folder) }
  let names = (updated.stale.map(\.name) + figures.map { "Figures/\($0.name)" })
    .joined(separator: ", ")
  if names.isEmpty { return ("\(path): every generated part is in step with the code\n", 0) }
  let isRead = updated.stale.contains { $0.name == "prose" }
  let advice = isRead ? "hold the prose that has changed against the code; then " : ""
  if check || updated.stale.contains(where: { !$0.isMended }) {
    let place = updated.stale.first.map { "\(path):\($0.line)" } ?? path
    return (
      "\(place): out of step with the code: \(names); \(advice)"
        + "'swift run -c release motionspec spec' mends it\n", 1
    )
  }
  for figure in figures { try figure.write(to: folder) }
  if !updated.stale.isEmpty {
    try updated.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
  return ("\(path): wrote \(names)\n", 0)
}
