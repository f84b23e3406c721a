import Foundation
import Testing

/// Long texts that are pinned, one file each in `Golden+….swift`.
///
/// They depend on the generators and on the layout of reports. When one of these is changed on
/// purpose, `MOTIONSPEC_GOLDEN=record swift test --filter 'ReportTests|GoldenTests'` writes them anew; the
/// tests fail in that run, so that nothing is recorded by accident.
enum Golden {
  /// Expects that a text is the pinned one.
  static func expect(
    _ name: String, _ pinned: String, _ text: String, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["MOTIONSPEC_GOLDEN"] == "record" {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      let target = folder.appendingPathComponent("Golden+\(name).swift")
      try source(name, text).write(to: target, atomically: true, encoding: .utf8)
      Issue.record("recorded \(target.lastPathComponent)", sourceLocation: location)
      return
    }
    let lines = (pinned.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
    for (number, pair) in zip(lines.0, lines.1).enumerated() where pair.0 != pair.1 {
      Issue.record(
        "line \(number + 1) of \(name) is\n\(pair.1)\nand was pinned as\n\(pair.0)",
        sourceLocation: location)
      return
    }
    #expect(lines.0.count == lines.1.count, "lines of \(name)", sourceLocation: location)
  }

  /// A Swift file with the text; long lines are continued, so that none exceeds 100 columns.
  private static func source(_ name: String, _ text: String) -> String {
    var body = ""
    for line in text.components(separatedBy: "\n") {
      var rest = Substring(line)
      while rest.count > 90 {
        let space = rest.prefix(90).lastIndex(of: " ").map { rest.index(after: $0) }
        let end = space ?? rest.index(rest.startIndex, offsetBy: 90)
        body += "    \(rest[..<end])\\#\n"
        rest = rest[end...]
      }
      body += rest.isEmpty ? "\n" : "    \(rest)\n"
    }
    let variable = name.prefix(1).lowercased() + name.dropFirst()
    return """
      // Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
      extension Golden {
        static let \(variable) = #\"""
      \(body)    \"""#
      }

      """
  }
}
