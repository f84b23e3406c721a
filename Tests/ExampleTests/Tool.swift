import Foundation
import Testing

/// The tool as a process, as it was built with the tests.
enum Tool {
  /// Where it lies: next to the tests.
  static let folder: URL? = [
    Bundle.main.executableURL, CommandLine.arguments.first.map { URL(filePath: $0) },
  ].compactMap { $0?.resolvingSymlinksInPath() }.flatMap { executable in
    sequence(first: executable.deletingLastPathComponent()) { folder in
      folder.path.count > 1 ? folder.deletingLastPathComponent() : nil
    }.prefix(5)
  }.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "motionspec").path) }

  /// Runs a program to its end in a folder, with the tool in its path.
  static func run(
    _ program: String, _ arguments: [String], in place: URL, _ variables: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = place
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH", default: "/usr/bin:/bin"]
    environment["PATH"] = try #require(folder).path + ":" + path
    process.environment = environment.merging(variables) { $1 }
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
