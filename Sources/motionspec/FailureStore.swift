import Foundation
package import Generators
import Synchronization

/// A failure file on disk: read whole, written whole or not at all.
package struct FailureStore {
  /// Where it lies.
  package let path: String
  /// What it says.
  package private(set) var file = FailureFile()
  private let url: URL
  /// Whoever changes a file reads it first, and nobody else may come in between.
  private static let lock = Mutex(())

  /// Changes the file of a path as it is now; it is written only if that changes something.
  package static func update(path: String, _ change: (inout FailureFile) -> Void) throws {
    try lock.withLock { _ in
      let store = try FailureStore(path: path)
      var file = store.file
      change(&file)
      if file == store.file { return }
      // By way of a temporary file.
      do { try Data(file.text.utf8).write(to: store.url, options: .atomic) } catch {
        throw ToolError("\(path): cannot be written: \(error.localizedDescription)")
      }
    }
  }

  /// Reads the file of a path; a missing one has no entries.
  ///
  /// - Throws: What is wrong with the file, and in which line; it is left alone then.
  package init(path: String) throws {
    self.path = path
    // So that a link stays a link when the file is replaced.
    url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let manager = FileManager.default
    guard manager.fileExists(atPath: url.path) else {
      let folder = url.deletingLastPathComponent()
      guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
        throw ToolError("\(path): there is no folder \(folder.path)")
      }
      return
    }
    let text = try contents(of: url.path)
    do throws(InputError) { file = try FailureFile(parsing: text) } catch {
      throw ToolError("\(path), \(error)")
    }
    guard manager.isWritableFile(atPath: url.path) else {
      throw ToolError("\(path): it may not be written")
    }
  }
}
