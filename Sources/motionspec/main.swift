import Foundation

let terminal = Terminal(
  environment: ProcessInfo.processInfo.environment,
  isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1)
let code = await ProcessGroups.shared.guarded(interruption: terminal.interruption) {
  await run(
    Array(CommandLine.arguments.dropFirst()), terminal: terminal,
    output: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
    error: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
}
exit(code)
