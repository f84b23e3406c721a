import Foundation
import Spec

/// An SMT solver on the PATH, run as one process for all obligations.
struct Solver {
  /// `z3` or `cvc5`.
  let name: String
  private let path: String

  /// The first solver that the PATH leads to, if it leads to one.
  init?(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
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
  struct Finding {
    var verdict = Obligation.Verdict.unknown
    /// Numbers with which the goal fails, if it was refuted.
    var model: [(name: String, value: String)] = []
  }

  /// Checks every obligation, then asks for a counterexample of each that is refuted.
  func check(_ obligations: [Obligation]) throws -> [Finding] {
    let scripts = obligations.map(\.smt)
    let answers = try sections(run(scripts), count: obligations.count)
    var findings: [Finding] = []
    var failing: [(index: Int, script: String)] = []
    for (index, obligation) in obligations.enumerated() {
      let said = Dictionary(
        zip(answers[index], answers[index].dropFirst()), uniquingKeysWith: { first, _ in first })
      let goals = obligation.cases.indices.map { said["goal \($0)"] }
      var finding = Finding()
      if let failure = goals.firstIndex(of: "sat") {
        finding.verdict = .refuted
        failing.append((index, obligation.model(of: failure)))
      } else if goals.allSatisfy({ $0 == "unsat" }),
        obligation.cases.indices.contains(where: { said["premise \($0)"] == "sat" })
      {
        finding.verdict = .proved
      }
      findings.append(finding)
    }
    let models = try sections(run(failing.map(\.script)), count: failing.count)
    for (position, entry) in failing.enumerated() {
      let text = models[position].dropFirst().joined(separator: " ")
      findings[entry.index].model = SExpression.pairs(text)
    }
    return findings
  }

  /// The solver's lines after each script's mark.
  private func sections(_ text: String, count: Int) throws -> [[String]] {
    var result: [[String]] = []
    for line in text.split(separator: "\n").map({ $0.filter { $0 != "\"" } }) {
      if line.hasPrefix("script ") {
        result.append([])
      } else if line.hasPrefix("(error") || result.isEmpty {
        throw ToolError("\(path) says: \(line)")
      } else {
        result[result.count - 1].append(line)
      }
    }
    guard result.count == count else {
      throw ToolError("\(path) answered \(result.count) of \(count) scripts, then ended")
    }
    return result
  }

  private func run(_ scripts: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("motionspec-\(UUID().uuidString).smt2")
    defer { try? FileManager.default.removeItem(at: file) }
    var text = ""
    for (index, script) in scripts.enumerated() {
      text += "(reset)\n(echo \"script \(index)\")\n" + script
    }
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    // Five seconds a question, a minute in all.
    process.arguments =
      name == "z3"
      ? ["-smt2", "-t:5000", "-T:60", file.path]
      : ["--lang=smt2", "--incremental", "--tlimit-per=5000", "--tlimit=60000", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw ToolError("\(path) cannot be run: \(error)") }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
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
