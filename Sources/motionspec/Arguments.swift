import Generators
import Spec

/// What a command is called, what it takes and what it does.
struct Manual: Sendable {
  /// A flag: its name without dashes, what stands for its value if it takes one, what it does.
  struct Flag: Sendable {
    let name: String
    let value: String?
    let meaning: String

    init(_ name: String, _ value: String? = nil, _ meaning: String) {
      self.name = name
      self.value = value
      self.meaning = meaning
    }

    var synopsis: String { "--\(name)" + (value.map { " \($0)" } ?? "") }
  }

  let name: String
  /// The one operand it needs, if it needs one; several if its name ends in `…`.
  var operand: String?
  /// What may follow `--`: a command of the operating system.
  var command: String?
  let summary: String
  let flags: [Flag]
  /// What else there is to know.
  var details = ""
  let examples: [String]

  /// The command on one line.
  var synopsis: String {
    ([name] + (operand.map { [$0] } ?? []) + (flags.isEmpty ? [] : ["[flags]"])
      + (command.map { ["[-- \($0)]"] } ?? []))
      .joined(separator: " ")
  }

  /// The whole help.
  var text: String {
    var text = "motionspec \(synopsis)\n\n\(summary)\n"
    if !flags.isEmpty { text += "\n" }
    let width = flags.map(\.synopsis.count).max() ?? 0
    for flag in flags { text += "  \(flag.synopsis.padded(to: width))  \(flag.meaning)\n" }
    if !details.isEmpty { text += "\n\(details)\n" }
    text += "\n" + (examples.count == 1 ? "Example" : "Examples") + ":\n"
    for example in examples { text += "  \(example)\n" }
    return text
  }
}

/// The words after a command, read strictly: unknown, repeated and half-given flags are errors.
struct Arguments {
  private let manual: Manual
  private var values: [String: String] = [:]
  /// The words that are no flags.
  private(set) var operands: [String] = []
  /// The command after `--`, if one is given.
  private(set) var command: [String]?

  init(_ words: [String], manual: Manual) throws {
    self.manual = manual
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--", let legal = manual.command {
        command = Array(words)
        if words.isEmpty { throw error("-- needs a command: \(legal)") }
        break
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0].drop { $0 == "-" })
      guard word.hasPrefix("--"), let flag = manual.flags.first(where: { $0.name == name }) else {
        let legal = nearest(to: name, in: manual.flags.map(\.name) + ["help"], prefix: "--")
        throw error("unknown flag '\(parts[0])'; legal: \(legal)")
      }
      guard values[name] == nil else { throw error("--\(name) is given twice") }
      guard let value = flag.value else {
        guard parts.count == 1 else { throw error("--\(name) takes no value") }
        values[name] = ""
        continue
      }
      if parts.count == 2 {
        values[name] = String(parts[1])
      } else if let next = words.first, !next.hasPrefix("--") {
        values[name] = words.removeFirst()
      } else {
        throw error("--\(name) needs a value: \(value)")
      }
      if values[name] == "" { throw error("--\(name) is ''; legal: \(value)") }
    }
    let expected = manual.operand.map { $0.hasSuffix("…") ? Int.max : 1 } ?? 0
    guard operands.count <= expected else {
      throw error("unexpected '\(operands[expected])'")
    }
    if let operand = manual.operand, operands.isEmpty { throw error("\(operand) is missing") }
  }

  /// The operand; empty for a command that takes none.
  var operand: String { operands.first ?? "" }

  /// Whether a flag is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of a flag, if it is given.
  func text(_ name: String) -> String? { values[name] }

  /// The number that a flag gives, if it is given.
  func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[name] else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    throw error(
      "--\(name) is '\(text)'; legal: a whole number from \(range.lowerBound.grouped) to "
        + range.upperBound.grouped)
  }

  /// How long the command after `--` may take for a scenario: what `--timeout` says, or 5 seconds.
  func timeout() throws -> Duration {
    guard let text = values["timeout"] else { return .seconds(5) }
    if command == nil { throw error("--timeout needs -- and a command") }
    if let number = Double(text), (0.001...3600).contains(number) { return .seconds(number) }
    throw error("--timeout is '\(text)'; legal: seconds from 0.001 to 3600")
  }

  /// Refuses flags that are given, with the reason.
  func refuse(_ names: [String], _ reason: String) throws {
    if let name = names.first(where: has) { throw error("--\(name) \(reason)") }
  }

  /// The error of a name that is none of the legal ones.
  func unknown(_ kind: String, _ name: String, _ legal: [String]) -> ToolError {
    error("unknown \(kind) '\(name)'; legal: \(nearest(to: name, in: legal))")
  }

  /// An error of usage, which points to the command's help.
  func error(_ message: String) -> ToolError { ToolError(message, command: manual.name) }
}

/// The legal names as a list, each once, the one most like the unknown one first.
func nearest(to unknown: String, in legal: [String], prefix: String = "") -> String {
  var seen: Set<String> = []
  var names = legal.filter { seen.insert($0).inserted }
  let ranked = names.enumerated().map { index, name in
    let change = name.lowercased().difference(from: unknown.lowercased())
    return (name.hasPrefix(unknown) ? 0 : change.count, index)
  }
  if let best = ranked.min(by: <) { names.insert(names.remove(at: best.1), at: 0) }
  return names.map { prefix + $0 }.joined(separator: ", ")
}

extension String {
  /// The text with spaces up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
