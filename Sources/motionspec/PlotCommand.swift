import Foundation
import Generators
import Spec

/// `plot`: draws what a subject shows.
enum PlotCommand: Command {
  static let manual = Manual(
    name: "plot", operand: nil,
    summary: "Draws a subject as SVG: curves, film strip, the sheet over time, a counterexample.",
    flags: [
      .init("subject", "NAME", "the subject: reference (default), published, or a fault's name"),
      .init("out", "DIR", "the folder for the files (default: this one)"),
    ],
    details: """
      header-curves     the header's edges, label, avatar and blur over the offset
      header-film       the header at telling offsets, in one run
      sheet-time        the sheet's top over time: presented, dragged, let go, dismissed
      *-counterexample  for a subject that is not the reference: the smallest run that violates
                        LYR-2, or else the first clause that does not hold
      Names begin with the subject's unless that is the reference. The files in Figures are drawn by
      'motionspec spec' too. For the same subject the bytes are the same.
      """,
    examples: ["motionspec plot --subject published --out /tmp/figures"])

  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32 {
    let subject = arguments.text("subject") ?? "reference"
    let legal = screens.flatMap { $0.subjectNames }
    guard legal.contains(subject) else { throw arguments.unknown("subject", subject, legal) }
    let folder = arguments.text("out") ?? "."
    let figures = await Figure.all(of: subject)
    do {
      for figure in figures {
        try figure.write(to: URL(fileURLWithPath: folder))
        console.output("\(folder)/\(figure.name)\n")
      }
    } catch {
      throw ToolError("--out \(folder): cannot be written: \(error.localizedDescription)")
    }
    return 0
  }
}
