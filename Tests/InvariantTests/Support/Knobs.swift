import Foundation
import Generators

/// What the environment asks of a run of the suite; a malformed value is an error, never ignored.
struct Knobs {
  var settings = Settings()
  var replay: ReplayToken?
  /// The path of the failure file.
  var failures: String

  static let current = Result { try Knobs(ProcessInfo.processInfo.environment) }

  init(_ environment: [String: String]) throws {
    if let text = environment["MOTIONSPEC_SEED"] {
      do { settings.seed = try Seed(parsing: text) } catch {
        throw KnobError("MOTIONSPEC_SEED", text, "\(error)")
      }
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    failures =
      environment["MOTIONSPEC_FAILURES"]
      ?? root.appending(path: ".motionspec-failures").path(percentEncoded: false)
    if failures.isEmpty { throw KnobError("MOTIONSPEC_FAILURES", "", "legal: a path") }
    settings.cases = try Self.count("MOTIONSPEC_CASES", environment, 1000)
    settings.jobs = try Self.count("MOTIONSPEC_JOBS", environment, 1)
    if let text = environment["MOTIONSPEC_REPLAY"] {
      do { replay = try ReplayToken(parsing: text) } catch {
        throw KnobError("MOTIONSPEC_REPLAY", text, "\(error)")
      }
    }
  }

  private static func count(
    _ name: String, _ environment: [String: String], _ standard: Int
  ) throws -> Int {
    guard let text = environment[name] else { return standard }
    guard let count = Int(text), count > 0, count <= 1_000_000_000 else {
      throw KnobError(name, text, "legal: a whole number from 1 to 1000000000")
    }
    return count
  }
}

/// A knob that cannot be read.
struct KnobError: Error, CustomStringConvertible {
  let description: String

  init(_ name: String, _ value: String, _ why: String) {
    description = "\(name) is \"\(value)\": \(why)"
  }
}
