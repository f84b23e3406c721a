/// A column of a screen's table: each quantity that clauses speak of has one.
public protocol TableColumn: RawRepresentable<Int>, CaseIterable, Sendable
where AllCases == [Self] {
  /// A step after a legal event under a legal layout; by convention the first column.
  static var legal: Self { get }
  /// The step before any event.
  static var isInitial: Self { get }
  /// The step brings a layout, as the initial one does.
  static var carriesLayout: Self { get }
  /// The layout that the step brings was taken.
  static var isAccepted: Self { get }
  /// The layout that the step brings is legal.
  static var isLayoutLegal: Self { get }
  /// What the step brings was refused.
  static var isRejected: Self { get }
  /// The event brings a number that is not finite, or out of its domain.
  static var isHostile: Self { get }

  /// The symbol in formulas, in LaTeX.
  var symbol: String { get }
  /// The names of its values, if it is one of a few states.
  var values: [String] { get }
  /// Whether it is a number of the layout that rows compared by size share.
  var isLayout: Bool { get }
}

extension TableColumn {
  /// The quantity in this column.
  public var quantity: Quantity {
    Quantity(
      column: rawValue, name: "\(self)", symbol: symbol, values: values, isLayout: isLayout)
  }

  /// The quantity as a term.
  public var term: Term { .quantity(quantity) }
  /// The flag in this column as a statement.
  public var flag: Formula { .equal(term, 1, within: 0) }
}

extension Clause {
  /// Whether it speaks of any of these columns.
  func mentions<C: TableColumn>(_ columns: [C]) -> Bool {
    quantities.contains { quantity in columns.contains { $0.rawValue == quantity.column } }
  }
}
