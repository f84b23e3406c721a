/// A named stream of cases: the same seed gives unrelated cases in different streams.
public struct Stream: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name, such as "header/runs".
  public let name: String
  /// The name as a number (FNV-1a, 64 bits), the same on every platform and in every release.
  public let hash: UInt64

  /// Makes the stream of this name.
  public init(_ name: String) {
    self.name = name
    hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  /// Makes the stream of this name.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name.
  public var description: String { name }
}
