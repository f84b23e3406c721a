/// Failing cases to run first next time: a text with one entry a line, which may be committed.
///
/// ```text
/// motionspec failures 1
/// # found while the swap was being changed
/// 14WD-PGSB-1CHJ-… LYR-2
/// ```
/// The first line gives the version. An entry is a token and, for people, the clause that the token
/// is about. Lines that start with # are comments; they and empty lines stay where they are. There
/// is one entry a property: a screen, a stream, a clause and a subject.
public struct FailureFile: Hashable, Sendable {
  /// The version of the format that this release reads and writes.
  public static let version = 1

  /// One failing case of one property.
  public struct Entry: Hashable, Sendable {
    /// The text that brings the case back.
    public let token: ReplayToken
    /// The stream it was found in, such as "header/runs".
    public let stream: String
    /// The id of the clause it violates.
    public let clause: String
    /// The name of the subject that violates it.
    public let subject: String

    /// The entry of a token, or nothing if the token is not about a clause of a screen.
    public init?(_ token: ReplayToken) {
      let parts = token.property.split(
        separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, !parts.contains(""), !parts[2].contains(where: \.isWhitespace)
      else { return nil }
      self.token = token
      stream = "\(parts[0])/\(parts[1])"
      clause = String(parts[2])
      subject = String(parts[3])
    }
  }

  private struct Line: Hashable {
    let text: String
    var entry: Entry?
  }

  private static let firstLine = "motionspec failures \(version)"
  /// The lines after the first.
  private var lines: [Line] = []

  /// Makes a file without entries.
  public init() {}

  /// Reads the text of a file; what cannot be understood is an error, so nothing gets lost.
  public init(parsing text: String) throws(InputError) {
    // By scalars: in a String, "\r\n" is one character and no "\n".
    var rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      var row = $0
      while row.last == "\r" { row.removeLast() }
      return String(row)
    }
    if rows.last == "" { rows.removeLast() }
    let first = rows.first ?? ""
    guard first == Self.firstLine else {
      let words = first.split(separator: " ")
      guard words.count == 3, words[0] == "motionspec", words[1] == "failures" else {
        throw InputError("line 1: not a failure file; its first line is '\(Self.firstLine)'")
      }
      throw InputError(
        "line 1: a failure file of version '\(words[2])'; this release reads version \(Self.version)"
      )
    }
    var places: [String: Int] = [:]
    for (row, number) in zip(rows, 1...).dropFirst() {
      let entry: Entry?
      do { entry = try Self.entry(row) } catch { throw InputError("line \(number): \(error)") }
      if let property = entry?.token.property,
        let place = places.updateValue(number, forKey: property)
      {
        throw InputError(
          "line \(number): '\(property)' has an entry in line \(place) already; legal: one entry a "
            + "property")
      }
      lines.append(Line(text: row, entry: entry))
    }
  }

  private static func entry(_ row: String) throws(InputError) -> Entry? {
    if row.unicodeScalars.first == "#" { return nil }
    let words = row.split { $0 == " " || $0 == "\t" }
    guard let first = words.first else { return nil }
    let token: ReplayToken
    do { token = try ReplayToken(parsing: String(first)) } catch {
      throw InputError("\(error); legal: a token and its clause, a comment after #")
    }
    guard let entry = Entry(token) else {
      throw InputError(
        "the token is for '\(token.property)'; legal: SCREEN/STREAM/CLAUSE/SUBJECT")
    }
    guard words.count > 1 else {
      throw InputError("the clause is missing after the token; legal: \(entry.clause)")
    }
    guard words.count == 2 else {
      throw InputError("\(words.count) words; legal: a token and its clause")
    }
    guard words[1] == entry.clause else {
      throw InputError(
        "the line says '\(words[1])', its token \(entry.clause); legal: \(entry.clause)")
    }
    return entry
  }

  /// The entries, in the order of their lines.
  public var entries: [Entry] { lines.compactMap(\.entry) }

  /// Adds an entry at the end, or in the place of the one that the same property had.
  ///
  /// - Returns: The entry that it replaces.
  @discardableResult public mutating func add(_ entry: Entry) -> Entry? {
    let line = Line(text: "\(entry.token) \(entry.clause)", entry: entry)
    guard let place = place(entry.token.property) else {
      lines.append(line)
      return nil
    }
    let old = lines[place].entry
    // The same case keeps its line as it was written.
    if old != entry { lines[place] = line }
    return old
  }

  /// Removes the entry of a property.
  ///
  /// - Returns: The entry, or nothing if there is none.
  @discardableResult public mutating func remove(_ property: String) -> Entry? {
    place(property).flatMap { lines.remove(at: $0).entry }
  }

  private func place(_ property: String) -> Int? {
    lines.firstIndex { $0.entry?.token.property == property }
  }

  /// The whole text, which reads back as the same file.
  public var text: String {
    ([Self.firstLine] + lines.map(\.text)).map { $0 + "\n" }.joined()
  }
}
