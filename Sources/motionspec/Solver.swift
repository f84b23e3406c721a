import Foundation
package import Spec

/// An SMT solver on the PATH, run as one process for all obligations.
package struct Solver: Sendable {
  /// `z3` or `cvc5`.
  let name: String
  private let path: String

  /// The first solver that the PATH leads to, if it leads to one.
  package init?(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
    let files = ["z3", "cvc5"].flatMap { name in
      path.split(separator: ":").map { (name: name, path: "\($0)/\(name)") }
    }
    let found = files.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    (name, self.path) = found
  }

  /// What the solver says of an obligation.
  package struct Finding: Sendable {
    package var verdict = Obligation.Verdict.unknown
    /// Numbers with which the goal fails, if it was refuted.
    package var model: [(name: String, value: String)] = []
  }

  /// Checks every obligation in one conversation with the solver.
  package func check(_ obligations: [Obligation]) throws -> [Finding] {
    let process = try ChildProcess([path] + arguments)
    defer { process.end() }
    return try obligations.map { try check($0) { try ask($0, process) } }
  }

  private func check(
    _ obligation: Obligation, _ ask: (String) throws -> String
  ) throws -> Finding {
    _ = try ask("(reset)\n(set-option :produce-models true)\n" + Obligation.prelude)
    var isMet = false
    var isProved = true
    for one in obligation.cases {
      _ = try ask("(push 1)\n" + one.assumptions)
      if !isMet, obligation.mistake == nil { isMet = try ask("(check-sat)\n") == "sat" }
      let answer = try ask(one.denial + "(check-sat)\n")
      if answer == "sat" {
        return Finding(verdict: .refuted, model: SExpression.pairs(try ask(one.question)))
      }
      isProved = isProved && answer == "unsat"
      _ = try ask("(pop 1)\n")
    }
    return Finding(verdict: isMet && isProved ? .proved : .unknown)
  }

  /// Five seconds a question, two minutes in all.
  private var arguments: [String] {
    name == "z3"
      ? ["-in", "-smt2", "-t:5000", "-T:120"]
      : ["--lang=smt2", "--incremental", "--tlimit-per=5000", "--tlimit=120000"]
  }

  /// What the solver says to a text, its lines joined.
  private func ask(_ text: String, _ process: ChildProcess) throws -> String {
    let mark = "that is all"
    process.send(Array("\(text)(echo \"\(mark)\")".utf8))
    var lines: [String] = []
    while true {
      let line: String
      do {
        line = String(
          decoding: try process.receive(within: .seconds(150)) { false }, as: UTF8.self)
      } catch { throw ToolError("\(path) does not go on: \(error.message)") }
      if line.contains(mark) { return lines.joined(separator: " ") }
      if line.hasPrefix("(error") { throw ToolError("\(path) says: \(line)") }
      lines.append(line)
    }
  }
}

/// What a solver writes: names and values in parentheses.
private struct SExpression {
  private var words: ArraySlice<Substring>

  /// The names and values of `((name value) …)`.
  static func pairs(_ text: String) -> [(name: String, value: String)] {
    let words = text.replacing("(", with: " ( ").replacing(")", with: " ) ").split(separator: " ")
    var reader = SExpression(words: words.dropFirst())
    var pairs: [(name: String, value: String)] = []
    while reader.words.popFirst() == "(" {
      pairs.append((reader.value(), reader.value()))
      _ = reader.words.popFirst()
    }
    return pairs
  }

  /// The next value as people write it: `-1/2` for `(- (/ 1.0 2.0))`.
  private mutating func value() -> String {
    let word = String(words.popFirst() ?? "")
    guard word == "(" else { return word.hasSuffix(".0") ? String(word.dropLast(2)) : word }
    var parts: [String] = []
    while let next = words.first, next != ")" { parts.append(value()) }
    _ = words.popFirst()
    if parts.count == 2, parts[0] == "-" { return "-\(parts[1])" }
    if parts.count == 3, parts[0] == "/" { return "\(parts[1])/\(parts[2])" }
    return "(" + parts.joined(separator: " ") + ")"
  }
}
