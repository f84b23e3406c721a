import Foundation

let terminal = Terminal(
  environment: ProcessInfo.processInfo.environment,
  isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1)
let code = await ProcessGroups.shared.guarded(interruption: terminal.interruption) {
  var lost: (any Error)?
  func write(_ text: String, to handle: FileHandle) {
    do { try handle.write(contentsOf: Data(text.utf8)) } catch { lost = lost ?? error }
  }
  let code = await run(
    Array(CommandLine.arguments.dropFirst()), terminal: terminal,
    output: { write($0, to: .standardOutput) },
    error: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
  guard let lost else { return code }
  let message = "motionspec: the output cannot be written: \(lost.localizedDescription)\n"
  try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  return 2
}
exit(code)
