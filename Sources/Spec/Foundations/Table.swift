/// The quantities of some runs: one row a step, one column a quantity, a row in one piece.
public struct Table: Sendable {
  /// How many columns there are.
  public let columns: Int
  /// How many rows are filled.
  @inlinable public var rows: Int { count }
  @usableFromInline var count = 0
  @usableFromInline var values: [Double] = []
  @usableFromInline let empty: [Double]

  /// An empty table.
  public init(columns: Int) {
    self.columns = columns
    empty = Array(repeating: 0, count: columns)
  }

  /// Forgets the rows and keeps the memory.
  public mutating func removeAll() { count = 0 }

  /// Forgets the first rows; the others move up.
  mutating func removeFirst(_ rows: Int) {
    values.removeFirst(rows &* columns)
    count -= rows
  }

  /// Adds a row of zeros and returns its index.
  @discardableResult
  @inlinable
  public mutating func addRow() -> Int {
    let start = count &* columns
    if start == values.count {
      values.append(contentsOf: empty)
    } else {
      for column in start..<(start &+ columns) { values[column] = 0 }
    }
    count += 1
    return count - 1
  }

  /// Adds a row of zeros, fills it, and returns its index.
  ///
  /// - Parameter fill: Is given a function that sets the value of a column.
  @inlinable @inline(__always)
  mutating func addRow(_ fill: ((Int, Double) -> Void) -> Void) -> Int {
    let row = addRow()
    let start = row &* columns
    unsafe values.withUnsafeMutableBufferPointer { values in
      fill { column, value in unsafe values[start &+ column] = value }
    }
    return row
  }

  /// The value of a column in a row.
  @inlinable
  public subscript(column: Int, row: Int) -> Double {
    get { values[row &* columns &+ column] }
    set { values[row &* columns &+ column] = newValue }
  }
}
