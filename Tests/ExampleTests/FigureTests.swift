import Foundation
import Generators
import Spec
import Testing
import motionspec

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The drawings: well-formed, in step with the code, and refused with reasons.
@Suite struct FigureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `The files in Figures are those of plot, byte for byte, and SPEC.md shows them`()
    async throws
  {
    let folder = Self.root.appending(path: "Figures")
    let figures = await Figure.all()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(files.sorted() == figures.map(\.name).sorted())
    let document = try String(contentsOf: Self.root.appending(path: "SPEC.md"), encoding: .utf8)
    for figure in figures {
      #expect(figure.isWritten(in: folder), "'motionspec spec' draws \(figure.name) anew")
      #expect(document.contains("](Figures/\(figure.name))"), "SPEC.md leaves out \(figure.name)")
    }
  }

  @Test func `A figure is out of step until its file has every byte`() async throws {
    let folder = try scratch().appending(path: "Figures")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let figure = try #require(await Figure.all().first)
    #expect(!figure.isWritten(in: folder))
    try figure.write(to: folder)
    #expect(figure.isWritten(in: folder))
    try Data((figure.text + "\n").utf8).write(to: folder.appending(path: figure.name))
    #expect(!figure.isWritten(in: folder))
  }

  @Test(arguments: ["reference", "≥ for >", "unmounts at back"])
  func `Every figure is well-formed, and its numbers are numbers`(subject: String) async {
    let figures = await Figure.all(of: subject, cases: 20)
    #expect(figures.count == (subject == "reference" ? 3 : subject == "≥ for >" ? 3 : 2))
    for figure in figures {
      let parser = XMLParser(data: Data(figure.text.utf8))
      #expect(parser.parse(), "\(figure.name), line \(parser.lineNumber)")
      #expect(!figure.text.contains("nan") && !figure.text.contains("inf\""), "\(figure.name)")
    }
  }

  @Test func `plot refuses an unknown subject and a folder that cannot be made`() async throws {
    let folder = try scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "file")
    try Data().write(to: file)
    let cases: [([String], String)] = [
      (["--subject", "publisht"], "motionspec: unknown subject 'publisht'; legal: published, "),
      (["--out", file.path()], "motionspec: --out \(file.path()): cannot be written: "),
      (["--out="], "motionspec: --out is ''; legal: DIR\n"),
      (["--size", "9"], "motionspec: unknown flag '--size'; legal: "),
    ]
    for (flags, message) in cases {
      var (output, errors) = ("", "")
      let code = await run(["plot"] + flags, output: { output += $0 }, error: { errors += $0 })
      #expect(code == 2)
      #expect(errors.hasPrefix(message), "\(errors)")
      #expect(output == "")
    }
  }

  private func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "figures-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
