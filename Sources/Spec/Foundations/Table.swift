/// The quantities of some runs: one row a step, one column a quantity.
public struct Table: Sendable {
  /// How many columns there are.
  public let columns: Int
  /// How many rows are filled.
  public private(set) var rows = 0
  @usableFromInline var values: [Double] = []
  private let empty: [Double]

  /// An empty table.
  public init(columns: Int) {
    self.columns = columns
    empty = Array(repeating: 0, count: columns)
  }

  /// Forgets the rows and keeps the memory.
  public mutating func removeAll() {
    rows = 0
    values.removeAll(keepingCapacity: true)
  }

  /// Adds a row of zeros and returns its index.
  @discardableResult
  public mutating func addRow() -> Int {
    values.append(contentsOf: empty)
    rows += 1
    return rows - 1
  }

  /// The value of a column in a row.
  @inlinable
  public subscript(column: Int, row: Int) -> Double {
    get { values[row &* columns &+ column] }
    set { values[row &* columns &+ column] = newValue }
  }
}
