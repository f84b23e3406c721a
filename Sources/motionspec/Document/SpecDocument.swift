import Generators

/// A document some of whose parts are generated: what stands between two markers that bear a name.
///
/// ```
/// <!-- generated: header-rules -->
/// …
/// <!-- end: header-rules -->
/// ```
///
/// The part named `prose` bears the seal of everything that is not generated.
struct SpecDocument {
  /// A generated part.
  struct Part {
    let name: String
    /// Its text; nil to leave the part as it stands.
    let text: String?
    /// The line that it must begin with where it is left as it stands.
    var seal: String?
  }

  /// A part that is out of step.
  struct Stale {
    let name: String
    let line: Int
    /// Whether it is made anew.
    let isMended: Bool
  }

  let text: String
  let path: String

  /// The part that changes whenever a byte of the hand-written text does.
  private static func seal(of prose: some Sequence<Substring>) -> Part {
    let hash = Seed(Stream(prose.joined(separator: "\n")).hash)
    return Part(name: "prose", text: "<!-- as last held against the code: \(hash) -->")
  }

  /// The document with every part replaced, and those parts that were different, with their lines.
  func updated(
    with parts: [Part]
  ) throws(SpecDocumentError) -> (text: String, stale: [Stale]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Substring] = []
    var stale: [Stale] = []
    var isInside = false
    let prose = lines.filter { line in
      if Self.name(line, "end") != nil { isInside = false }
      defer { if Self.name(line, "generated") != nil { isInside = true } }
      return !isInside
    }
    let parts = parts + [Self.seal(of: prose)]
    var missing = parts
    var index = 0
    while index < lines.count {
      result.append(lines[index])
      index += 1
      guard let name = Self.name(lines[index - 1], "generated") else { continue }
      guard let position = missing.firstIndex(where: { $0.name == name }) else {
        let isKnown = parts.contains { $0.name == name }
        throw error("'\(name)' \(isKnown ? "stands here again" : "is no generated part")", index)
      }
      guard let end = lines[index...].firstIndex(where: { Self.name($0, "end") == name }) else {
        throw error("'<!-- end: \(name) -->' is missing", index)
      }
      let part = missing.remove(at: position)
      let found = lines[index..<end].joined(separator: "\n")
      let isSealed = part.seal.map { lines[index] == $0 } ?? true
      if found != part.text ?? found || !isSealed {
        stale.append(Stale(name: name, line: index, isMended: part.text != nil))
      }
      result.append((part.text ?? found)[...])
      index = end
    }
    if let part = missing.first {
      throw error("'<!-- generated: \(part.name) -->' is missing", lines.count)
    }
    return (result.joined(separator: "\n"), stale)
  }

  private func error(_ problem: String, _ line: Int) -> SpecDocumentError {
    SpecDocumentError(description: "\(path):\(line): \(problem)")
  }

  /// The name in a marker of a kind, if the line is one.
  private static func name(_ line: Substring, _ kind: String) -> String? {
    let opening = "<!-- \(kind): "
    guard line.hasPrefix(opening), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(opening.count).dropLast(" -->".count))
  }
}

/// What is wrong with the markers of a document, and where.
struct SpecDocumentError: Error, CustomStringConvertible {
  let description: String
}
