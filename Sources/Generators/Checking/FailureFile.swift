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
public struct FailureFile: Hashable, Sendable, CustomStringConvertible {
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
  public init(parsing text: String) throws(FailureFileError) {
    // By scalars: in a String, "\r\n" is one character and no "\n".
    var rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      var row = $0
      while row.last == "\r" { row.removeLast() }
      return String(row)
    }
    if rows.last == "" { rows.removeLast() }
    guard let first = rows.first else { throw FailureFileError(1, .noVersion) }
    guard first == Self.firstLine else {
      let words = first.split(separator: " ")
      guard words.count == 3, words[0] == "motionspec", words[1] == "failures" else {
        throw FailureFileError(1, .noVersion)
      }
      throw FailureFileError(1, .unsupportedVersion(String(words[2])))
    }
    var places: [String: Int] = [:]
    for (index, row) in rows.enumerated().dropFirst() {
      let entry = try Self.entry(row, line: index + 1)
      if let entry, let place = places.updateValue(index + 1, forKey: entry.token.property) {
        throw FailureFileError(index + 1, .duplicate(entry.token.property, line: place))
      }
      lines.append(Line(text: row, entry: entry))
    }
  }

  private static func entry(_ row: String, line: Int) throws(FailureFileError) -> Entry? {
    if row.unicodeScalars.first == "#" { return nil }
    let words = row.split { $0 == " " || $0 == "\t" }
    guard let first = words.first else { return nil }
    let token: ReplayToken
    do { token = try ReplayToken(parsing: String(first)) } catch {
      throw FailureFileError(line, .badToken(error))
    }
    guard let entry = Entry(token) else {
      throw FailureFileError(line, .notAboutAClause(token.property))
    }
    guard words.count > 1 else { throw FailureFileError(line, .noClause(entry.clause)) }
    guard words.count == 2 else { throw FailureFileError(line, .tooManyWords(words.count)) }
    guard words[1] == entry.clause else {
      throw FailureFileError(line, .otherClause(String(words[1]), entry.clause))
    }
    return entry
  }

  /// The entries, in the order of their lines.
  public var entries: [Entry] { lines.compactMap(\.entry) }

  /// The entry of a property, such as "header/runs/LYR-2/published".
  public subscript(property: String) -> Entry? {
    entries.first { $0.token.property == property }
  }

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

  /// The whole text.
  public var description: String { text }
}

/// What is wrong with the text of a failure file, and in which line.
public struct FailureFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong.
  public enum Reason: Hashable, Sendable {
    /// The first line is not that of a failure file.
    case noVersion
    /// Another release wrote the file.
    case unsupportedVersion(String)
    /// The first word is no token.
    case badToken(ReplayTokenError)
    /// The token is about this property, which is no clause of a screen.
    case notAboutAClause(String)
    /// The clause is missing; the token is about this one.
    case noClause(String)
    /// The line names one clause and its token is about another.
    case otherClause(String, String)
    /// There are this many words, more than a token and a clause.
    case tooManyWords(Int)
    /// The property has an entry in this earlier line.
    case duplicate(String, line: Int)
  }

  /// The line, from 1.
  public let line: Int
  /// What is wrong.
  public let reason: Reason

  init(_ line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// Says where something is wrong, what, and what is legal.
  public var description: String { "line \(line): \(explanation)" }

  private var explanation: String {
    let version = FailureFile.version
    return switch reason {
    case .noVersion: "not a failure file; its first line is 'motionspec failures \(version)'"
    case .unsupportedVersion(let found):
      "a failure file of version '\(found)'; this release reads version \(version)"
    case .badToken(let error): "\(error); legal: a token and its clause, a comment after #"
    case .notAboutAClause(let property):
      "the token is for '\(property)'; legal: SCREEN/STREAM/CLAUSE/SUBJECT"
    case .noClause(let clause): "the clause is missing after the token; legal: \(clause)"
    case .otherClause(let found, let clause):
      "the line says '\(found)', its token \(clause); legal: \(clause)"
    case .tooManyWords(let count): "\(count) words; legal: a token and its clause"
    case .duplicate(let property, let line):
      "'\(property)' has an entry in line \(line) already; legal: one entry a property"
    }
  }
}
