/// Runs the tool: everything but the process around it, so that tests can compare the bytes.
///
/// - Parameters:
///   - arguments: The words after the tool's name.
///   - terminal: What is done for somebody who looks on.
///   - output: Takes the text for standard output.
///   - error: Takes the text for standard error: errors and timings.
/// - Returns: The exit code. 0: holds; 1: a violation, or a clause that a generated run of at least
///   1,000 cases never exercised; 2: bad usage or input; 130: interrupted.
package func run(
  _ arguments: [String], terminal: Terminal = Terminal(), output: @escaping (String) -> Void,
  error: @escaping (String) -> Void
) async -> Int32 {
  let console = Console(
    terminal: terminal, output: { output(terminal.coloured($0)) }, error: error)
  do {
    return try await dispatch(arguments, console)
  } catch let problem as ToolError {
    error("motionspec: \(problem.message.printable)\n")
    if let command = problem.command { error("See 'motionspec help \(command)'.\n") }
  } catch let problem {
    error("motionspec: \(problem)\n")
  }
  return 2
}

/// A command of the tool.
protocol Command: SendableMetatype {
  /// What it is called, what it takes and what it does.
  static var manual: Manual { get }
  /// Does it; the result is the exit code.
  static func run(_ arguments: Arguments, _ console: Console) async throws -> Int32
}

/// What a command speaks to.
struct Console {
  /// What is done for somebody who looks on.
  let terminal: Terminal
  /// Takes the text for standard output.
  let output: (String) -> Void
  /// Takes the text for standard error: errors and timings.
  let error: (String) -> Void
}

/// Every command, in the order in which help lists them.
let commands: [any Command.Type] = [
  VerifyCommand.self, MergeCommand.self, ReplayCommand.self, ExploreCommand.self,
  FaultsCommand.self, ProveCommand.self, LayoutCommand.self, SchemaCommand.self, PlotCommand.self,
  SpecCommand.self, BenchCommand.self,
]

/// Something is wrong with the usage or with an input; exit code 2.
struct ToolError: Error {
  let message: String
  /// The command whose help explains it, if it is a matter of usage.
  var command: String?
  /// Whether more text could have made an input legal: it was cut off.
  var isCut = false

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}

private func dispatch(_ arguments: [String], _ console: Console) async throws -> Int32 {
  let names = commands.map { $0.manual.name } + ["help"]
  guard let name = arguments.first else {
    throw ToolError("no command; legal: \(names.joined(separator: ", "))")
  }
  if ["help", "--help", "-h"].contains(name) {
    if arguments.count > 2 { throw ToolError("unexpected '\(arguments[2])'") }
    guard let topic = arguments.dropFirst().first, !["help", "--help"].contains(topic) else {
      console.output(overview)
      return 0
    }
    console.output(try command(topic, names).manual.text)
    return 0
  }
  let command = try command(name, names)
  let words = Array(arguments.dropFirst())
  if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
    console.output(command.manual.text)
    return 0
  }
  return try await command.run(Arguments(words, manual: command.manual), console)
}

private func command(_ name: String, _ names: [String]) throws -> any Command.Type {
  if let command = commands.first(where: { $0.manual.name == name }) { return command }
  throw ToolError("unknown command '\(name)'; legal: \(nearest(to: name, in: names))")
}

private var overview: String {
  var text = "motionspec: an executable contract for a profile header and a pop-up sheet\n\n"
  for command in commands {
    let manual = command.manual
    text += "  motionspec \(manual.synopsis)\n      \(manual.summary)\n"
  }
  return text + """

    Exit code 0: everything holds. 1: a violation, or a clause that a generated run of at least
    1,000 cases never exercised. 2: bad usage or input. 130: interrupted by Ctrl-C.
    'motionspec help COMMAND' says more.

    """
}
