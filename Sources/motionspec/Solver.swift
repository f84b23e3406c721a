import Foundation
package import Spec

/// An SMT solver on the PATH, run as one process for all obligations.
package struct Solver: Sendable {
  /// `z3` or `cvc5`.
  let name: String
  private let path: String

  /// The first solver that the PATH leads to, if it leads to one.
  package init?(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    for name in ["z3", "cvc5"] {
      for folder in path.split(separator: ":") {
        let file = "\(folder)/\(name)"
        guard FileManager.default.isExecutableFile(atPath: file) else { continue }
        self.name = name
        self.path = file
        return
      }
    }
    return nil
  }

  /// What the solver says of an obligation.
  package struct Finding: Sendable {
    package var verdict = Obligation.Verdict.unknown
    /// Numbers with which the goal fails, if it was refuted.
    package var model: [(name: String, value: String)] = []
  }

  /// Checks every obligation in one conversation with the solver.
  package func check(_ obligations: [Obligation]) throws -> [Finding] {
    let talk = try Conversation(path, arguments)
    defer { talk.end() }
    return try obligations.map { try check($0, talk) }
  }

  private func check(_ obligation: Obligation, _ talk: Conversation) throws -> Finding {
    try talk.ask("(reset)\n(set-option :produce-models true)\n" + Obligation.prelude)
    var isMet = false
    var isProved = true
    for one in obligation.cases {
      try talk.ask("(push 1)\n" + one.assumptions)
      if !isMet, obligation.mistake == nil { isMet = try talk.ask("(check-sat)\n") == "sat" }
      let answer = try talk.ask(one.denial + "(check-sat)\n")
      if answer == "sat" {
        return Finding(verdict: .refuted, model: SExpression.pairs(try talk.ask(one.question)))
      }
      isProved = isProved && answer == "unsat"
      try talk.ask("(pop 1)\n")
    }
    return Finding(verdict: isMet && isProved ? .proved : .unknown)
  }

  /// Five seconds a question, two minutes in all.
  private var arguments: [String] {
    name == "z3"
      ? ["-in", "-smt2", "-t:5000", "-T:120"]
      : ["--lang=smt2", "--incremental", "--tlimit-per=5000", "--tlimit=120000"]
  }
}

/// A solver that is asked and answers.
private struct Conversation {
  private let process: ChildProcess
  private let path: String

  init(_ path: String, _ arguments: [String]) throws {
    process = try ChildProcess([path] + arguments)
    self.path = path
  }

  /// What the solver says to a text, its lines joined.
  @discardableResult
  func ask(_ text: String) throws -> String {
    let mark = "that is all"
    process.send(Array("\(text)(echo \"\(mark)\")".utf8))
    var lines: [String] = []
    while true {
      let line: String
      do {
        line = String(
          decoding: try process.receive(before: .now + .seconds(150)) { false }, as: UTF8.self)
      } catch { throw ToolError("\(path) does not go on: \(error)") }
      if line.contains(mark) { return lines.joined(separator: " ") }
      if line.hasPrefix("(error") { throw ToolError("\(path) says: \(line)") }
      lines.append(line)
    }
  }

  func end() { process.end() }
}

/// What a solver writes values in: an atom, or a list in parentheses.
private indirect enum SExpression {
  case atom(String)
  case list([SExpression])

  /// The names and values of `((name value) …)`.
  static func pairs(_ text: String) -> [(name: String, value: String)] {
    var words = text.replacingOccurrences(of: "(", with: " ( ")
      .replacingOccurrences(of: ")", with: " ) ").split(separator: " ")[...]
    guard case .list(let entries) = parse(&words) else { return [] }
    return entries.compactMap { entry in
      guard case .list(let pair) = entry, pair.count == 2 else { return nil }
      return (pair[0].text, pair[1].text)
    }
  }

  private static func parse(_ words: inout ArraySlice<Substring>) -> SExpression {
    let word = words.popFirst() ?? ""
    guard word == "(" else { return .atom(String(word)) }
    var entries: [SExpression] = []
    while let next = words.first, next != ")" { entries.append(parse(&words)) }
    _ = words.popFirst()
    return .list(entries)
  }

  /// A number as people write it: `−1/2` for `(- (/ 1.0 2.0))`.
  private var text: String {
    switch self {
    case .atom(let word): return word.hasSuffix(".0") ? String(word.dropLast(2)) : word
    case .list(let entries):
      let parts = entries.map(\.text)
      if parts.count == 2, parts[0] == "-" { return "-\(parts[1])" }
      if parts.count == 3, parts[0] == "/" { return "\(parts[1])/\(parts[2])" }
      return "(" + parts.joined(separator: " ") + ")"
    }
  }
}
