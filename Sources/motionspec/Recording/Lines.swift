import Foundation

/// The lines of a file, read piece by piece.
struct Lines {
  /// One line.
  struct Line {
    let number: Int
    let bytes: [UInt8]
    /// Whether the file ends within it.
    let isLast: Bool
  }

  private static let piece = 1 << 18
  private let file: FileHandle
  private let path: String
  private var bytes: [UInt8] = []
  private var start = 0
  private var number = 0
  private var isAtEnd = false

  init(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { throw unreadable(path) }
    self.file = file
    self.path = path
  }

  /// The next line, without its end; nothing after the last.
  mutating func next() throws -> Line? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return line(upTo: end, isLast: false)
      }
      if isAtEnd {
        guard start < bytes.count else { return nil }
        defer { start = bytes.count }
        return line(upTo: bytes.count, isLast: true)
      }
      bytes.removeSubrange(..<start)
      searched = bytes.count
      start = 0
      guard bytes.count <= ChildProcess.longest else {
        throw ToolError(
          "\(path), line \(number + 1): more than \(ChildProcess.longest >> 20) MB; legal: a step")
      }
      let piece: Data?
      do { piece = try file.read(upToCount: Self.piece) } catch { throw unreadable(path) }
      bytes += piece ?? Data()
      isAtEnd = piece?.isEmpty ?? true
    }
  }

  private mutating func line(upTo end: Int, isLast: Bool) -> Line {
    number += 1
    let carriageReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r") ? 1 : 0
    return Line(
      number: number, bytes: Array(bytes[start..<(end - carriageReturn)]), isLast: isLast)
  }
}
