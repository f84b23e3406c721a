import Foundation

let code = await run(
  Array(CommandLine.arguments.dropFirst()),
  output: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
  error: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
exit(code)
