/// The record of a source's draws: it writes them down, as they are drawn or as it is told to.
@usableFromInline final class Tape {
  /// What is chosen from a domain; without it, what was drawn at random.
  private let answer: ((Choice.Domain) -> Choice.Value)?
  /// How many choices may be written; a case that needs more is of no use.
  private let limit: Int
  private(set) var sequence = ChoiceSequence()
  /// Whether more was drawn than the limit allows; the record is then incomplete.
  private(set) var isOverrun = false
  private var open: [Int] = []
  /// The span to be drawn simplest, from a choice on.
  private let simplified: (span: Int, range: Range<Int>)?
  private var isPastSimplified = false

  init(
    limit: Int, simplifying simplified: (span: Int, range: Range<Int>)? = nil,
    answer: ((Choice.Domain) -> Choice.Value)? = nil
  ) {
    self.limit = limit
    self.simplified = simplified
    self.answer = answer
  }

  /// A tape that answers from a recording; what `simplified` spans is skipped and drawn simplest.
  convenience init(
    replaying values: [Choice.Value], limit: Int,
    simplifying simplified: (span: Int, range: Range<Int>)? = nil
  ) {
    var rest = values[...]
    if let range = simplified?.range { rest.removeSubrange(range) }
    self.init(limit: limit, simplifying: simplified) { domain in
      rest.popFirst().map(domain.fitting) ?? domain.simplest
    }
  }

  /// Whether the random numbers decide.
  @usableFromInline var isRecording: Bool { answer == nil }

  /// How many choices are on the tape.
  @usableFromInline var count: Int { sequence.choices.count }

  // MARK: Choices

  @usableFromInline func integer(
    _ drawn: Int, in range: ClosedRange<Int>, toward target: Int, role: Choice.Role
  ) -> Int {
    let domain = Choice.Domain.integers(range, toward: target.clamped(to: range))
    guard case .integer(let value) = choose(.integer(drawn), domain, role) else { return drawn }
    return value
  }

  @usableFromInline func double(
    _ drawn: Double, in range: ClosedRange<Double>, toward target: Double?
  ) -> Double {
    let target = target?.clamped(to: range) ?? .simplest(in: range)
    let domain = Choice.Domain.doubles(range, toward: target)
    guard case .double(let value) = choose(.double(drawn), domain, .value) else { return drawn }
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

  private func choose(
    _ drawn: Choice.Value, _ domain: Choice.Domain, _ role: Choice.Role
  ) -> Choice.Value {
    guard count < limit else {
      isOverrun = true
      return domain.simplest
    }
    let isSimplifying =
      simplified.map { count >= $0.range.lowerBound && !isPastSimplified } ?? false
    let value = isSimplifying ? domain.simplest : answer?(domain) ?? drawn
    write(Choice(value: value, domain: domain, role: role))
    return value
  }

  private func write(_ choice: Choice) { sequence.choices.append(choice) }

  // MARK: Spans

  @usableFromInline func begin(_ label: Span.Label, counter: Int = -1, count: Int = 0) -> Int {
    let span = Span(
      label: label, start: self.count, end: self.count, parent: open.last ?? -1, counter: counter,
      count: count)
    sequence.spans.append(span)
    open.append(sequence.spans.count - 1)
    return sequence.spans.count - 1
  }

  @usableFromInline func end(_ span: Int, as label: Span.Label? = nil) {
    open.removeLast()
    if span == simplified?.span { isPastSimplified = true }
    sequence.spans[span].end = count
    if let label { sequence.spans[span].label = label }
  }
}
