/// The quantities of a run: one column a quantity, one row a step.
public struct Table: Sendable {
  /// How many rows are filled.
  public private(set) var rows = 0
  /// How many columns there are.
  public let columns: Int
  @usableFromInline var capacity: Int
  @usableFromInline var values: [Double]

  /// An empty table.
  public init(columns: Int, capacity: Int = 32) {
    self.columns = columns
    self.capacity = capacity
    self.values = Array(repeating: 0, count: columns * capacity)
  }

  /// Forgets the rows and keeps the memory.
  public mutating func removeAll() { rows = 0 }

  /// Adds a row of zeros and returns its index.
  @discardableResult
  public mutating func addRow() -> Int {
    if rows == capacity { grow() }
    for column in 0..<columns { values[column &* capacity &+ rows] = 0 }
    rows += 1
    return rows - 1
  }

  /// The value of a column in a row.
  @inlinable
  public subscript(column: Int, row: Int) -> Double {
    get { values[column &* capacity &+ row] }
    set { values[column &* capacity &+ row] = newValue }
  }

  private mutating func grow() {
    var larger = Array(repeating: 0.0, count: columns * capacity * 2)
    for column in 0..<columns {
      for row in 0..<rows {
        larger[column * capacity * 2 + row] = values[column * capacity + row]
      }
    }
    values = larger
    capacity *= 2
  }
}
