/// The record of a source's draws: it writes them down, or answers them from a recording, or from
/// an odometer that runs through all small cases.
@usableFromInline final class Tape {
  enum Mode { case recording, replaying, exhaustive }

  let mode: Mode
  /// The answers still to be given, when replaying.
  let input: [Choice.Value]
  /// How many choices may be written; a case that needs more is of no use.
  let limit: Int
  private(set) var sequence = ChoiceSequence()
  /// Whether more was drawn than the limit allows; the record is then incomplete.
  private(set) var isOverrun = false
  private var open: [Int] = []
  private var position = 0
  /// When replaying: the span to be drawn simplest, from the first choice of the range on.
  private let simplified: (span: Int, range: Range<Int>)?
  private var isPastSimplified = false

  /// When exhaustive: for each choice, which of its simplest values is taken, and the last to take.
  var odometer: [(digit: Int, last: Int)] = []
  /// When exhaustive: how much more complicated than the simplest case this one is still to become.
  var allowance = 0

  init(mode: Mode, limit: Int = 1 << 16, allowance: Int = 0) {
    self.mode = mode
    input = []
    self.limit = limit
    self.allowance = allowance
    simplified = nil
  }

  /// A tape that answers from a recording; what `simplified` spans is skipped and drawn simplest.
  init(
    replaying input: [Choice.Value], limit: Int = 1 << 16,
    simplifying simplified: (span: Int, range: Range<Int>)? = nil
  ) {
    mode = .replaying
    self.limit = limit
    self.simplified = simplified
    self.input =
      simplified.map { Array(input[..<$0.range.lowerBound] + input[$0.range.upperBound...]) }
      ?? input
  }

  /// Whether the random numbers decide.
  @usableFromInline var isRecording: Bool { mode == .recording }

  /// How many choices are on the tape.
  @usableFromInline var count: Int { sequence.choices.count }

  // MARK: Choices

  @usableFromInline func integer(
    _ drawn: Int, in range: ClosedRange<Int>, toward target: Int, role: Choice.Role
  ) -> Int {
    let domain = Choice.Domain.integers(range, toward: target.clamped(to: range))
    guard case .integer(let value) = answer(.integer(drawn), domain, role) else { return drawn }
    return value
  }

  @usableFromInline func double(
    _ drawn: Double, in range: ClosedRange<Double>, toward target: Double?
  ) -> Double {
    let target = target?.clamped(to: range) ?? .simplest(in: range)
    let domain = Choice.Domain.doubles(range, toward: target)
    guard case .double(let value) = answer(.double(drawn), domain, .value) else { return drawn }
    return value
  }

  @usableFromInline func landmark(
    _ drawn: Int, of landmarks: [Double], difference drawnDifference: Int, plain: Double,
    in range: ClosedRange<Double>
  ) -> Double {
    let span = begin(.landmark)
    defer { end(span) }
    let start = count
    let index = integer(drawn, in: 0...landmarks.count, toward: 0, role: .landmark)
    if index > 0, index <= landmarks.count {
      let difference = integer(
        drawnDifference, in: 0...(Source.differences - 1), toward: 0, role: .value)
      let value = Source.apply(difference, to: landmarks[index - 1])
      if range.contains(value) {
        sequence.spans[span].realised = value
        return value
      }
      // The landmark has moved out of the range: the nearest number stands in, as a plain one.
      sequence.choices.removeSubrange(Swift.min(start, count)...)
      let domain = Choice.Domain.integers(0...landmarks.count, toward: 0)
      write(Choice(value: .integer(0), domain: domain, role: .landmark))
      let nearest = value.isNaN ? Double.simplest(in: range) : value.clamped(to: range)
      let numbers = Choice.Domain.doubles(range, toward: .simplest(in: range))
      write(Choice(value: .double(nearest), domain: numbers, role: .value))
      return nearest
    }
    return double(plain, in: range, toward: nil)
  }

  private func answer(
    _ drawn: Choice.Value, _ domain: Choice.Domain, _ role: Choice.Role
  ) -> Choice.Value {
    guard sequence.choices.count < limit else {
      isOverrun = true
      return domain.simplest
    }
    let isSimplifying =
      simplified.map { count >= $0.range.lowerBound && !isPastSimplified } ?? false
    let value =
      switch mode {
      case .recording: drawn
      case .replaying:
        position < input.count && !isSimplifying
          ? domain.fitting(input[position]) : domain.simplest
      case .exhaustive: domain.simple(digit(domain))
      }
    if !isSimplifying { position += 1 }
    write(Choice(value: value, domain: domain, role: role))
    return value
  }

  private func write(_ choice: Choice) { sequence.choices.append(choice) }

  private func digit(_ domain: Choice.Domain) -> Int {
    let last = Swift.min(allowance, domain.count(limit: 64) - 1)
    if position == odometer.count { odometer.append((0, last)) }
    guard position < odometer.count else { return 0 }
    let digit = odometer[position].digit
    allowance -= digit
    return digit
  }

  /// Turns the odometer to the next case; nil when all have been seen.
  func advanced() -> [(digit: Int, last: Int)]? {
    var next = Array(odometer.prefix(position))
    while let wheel = next.popLast() {
      if wheel.digit < wheel.last {
        next.append((wheel.digit + 1, wheel.last))
        return next
      }
    }
    return nil
  }

  // MARK: Spans

  @usableFromInline func begin(_ label: Span.Label, counter: Int = -1, count: Int = 0) -> Int {
    let span = Span(
      label: label, start: self.count, end: self.count, parent: open.last ?? -1, counter: counter,
      count: count)
    sequence.spans.append(span)
    open.append(sequence.spans.count - 1)
    return sequence.spans.count - 1
  }

  @usableFromInline func end(_ span: Int) {
    open.removeLast()
    if span == simplified?.span { isPastSimplified = true }
    sequence.spans[span].end = count
  }

  @usableFromInline func end(_ span: Int, as label: Span.Label) {
    end(span)
    sequence.spans[span].label = label
  }
}
