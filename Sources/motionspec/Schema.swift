/// JSON schemas of what the tool reads and writes.
enum Schema {
  /// A number, or one that is not finite spelled out.
  static let number: JSON = ["anyOf": [["type": "number"], ["enum": ["nan", "inf", "-inf"]]]]
}
