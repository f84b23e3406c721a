import Generators
import Spec

/// A recorded session of somebody's implementation: JSON Lines, read once from start to end.
struct Recording {
  /// How exactly the numbers that are shown are known.
  enum Precision {
    /// As doubles.
    case exact
    /// As single-precision numbers.
    case single
    /// Lengths in whole pixels, so many to a point; numbers without a unit in single precision.
    case pixels(Double)
  }

  static let version = 1
  let path: String
  let screen: any ToolScreen.Type
  let layout: Field
  let precision: Precision
  private var lines: Lines
  private var time = -Double.infinity
  /// What is to be said of the last line, if it was cut off.
  private(set) var remark: String?

  /// Opens a file and reads its first line.
  init(path: String) throws {
    self.path = path
    lines = try Lines(path)
    guard let first = try lines.next() else { throw ToolError("\(path): there is nothing in it") }
    let field = try JSON.parse(line: first.bytes, place: "\(path), line 1")
    try field.allow(only: ["version", "screen", "layout", "scale", "precision"])
    let version = try field.member("version")
    guard try version.integer() == Self.version else {
      throw version.mismatch("\(Self.version), the one version that there is")
    }
    let name = try field.member("screen")
    guard case .string(let text) = name.value,
      let screen = screens.first(where: { $0.name == text })
    else { throw name.mismatch(screens.map { "\"\($0.name)\"" }.joined(separator: ", ")) }
    self.screen = screen
    layout = try field.member("layout")
    precision = try Self.precision(field)
  }

  private static func precision(_ field: Field) throws -> Precision {
    if let scale = field.optional("scale") {
      if let other = field.optional("precision") {
        throw other.error("'scale' is given as well; legal: one of them")
      }
      let number = try scale.number()
      guard number.isFinite, number > 0 else { throw scale.mismatch("pixels a point, above 0") }
      return .pixels(number)
    }
    guard let precision = field.optional("precision") else { return .exact }
    switch precision.value {
    case .string("exact"): return .exact
    case .string("single"): return .single
    default: throw precision.mismatch("\"exact\", \"single\"")
    }
  }

  /// The next line, but for one at the end that is cut off.
  ///
  /// - Parameter names: What may and must be in it, `t` apart.
  mutating func next(_ names: [String]) throws -> (line: Int, field: Field)? {
    guard let line = try lines.next() else { return nil }
    if line.isLast, line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return nil }
    let place = "\(path), line \(line.number)"
    let field: Field
    do { field = try JSON.parse(line: line.bytes, place: place) } catch {
      guard line.isLast, (error as? ToolError)?.isCut == true else { throw error }
      remark = "line \(line.number.grouped) is truncated and left out"
      return nil
    }
    try field.allow(only: ["t"] + names)
    if let moment = field.optional("t") {
      let seconds = try moment.number()
      guard seconds.isFinite, seconds >= time else {
        throw moment.mismatch(
          "a time in seconds" + (time.isFinite ? ", at least \(time.plain) as before" : ""))
      }
      time = seconds
    }
    return (line.number, field)
  }
}

extension Recording.Precision {
  /// How far a quantity that is shown may be off; nothing if it is known exactly.
  func error<S: ToolScreen>(_ screen: S.Type) -> (Quantity) -> Term? {
    var kinds: [Int: Member<S.Appearance>.Kind] = [:]
    for (_, member) in S.members.flatMap(\.leaves) {
      for column in member.columns { kinds[column] = member.kind }
    }
    return { quantity in
      // Half a unit, and a little for the arithmetic of whoever rounded.
      let single = Term.number(0x1.0001p-24) * .magnitude(.quantity(quantity))
      switch (self, kinds[quantity.column]) {
      case (.exact, _), (_, .exact), (_, nil): return nil
      case (.pixels(let scale), .length): return .number(0.5 / scale * 0x1.0001p0)
      case (.single, .length), (.single, .factor), (.pixels, .factor): return single
      }
    }
  }
}
