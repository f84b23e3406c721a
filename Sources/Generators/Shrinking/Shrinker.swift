/// Simplifies a failing choice sequence, pass after pass, until no pass finds anything simpler.
///
/// A candidate is a list of values. It is replayed through the generator, and what the generator
/// *made* of it, not what was asked for, is adopted if it is simpler and still fails.
final class Shrinker {
  private(set) var best: ChoiceSequence
  /// How many times the property ran, the final sweep left out.
  private(set) var evaluations = 0
  /// How many times the property ran in the final sweep; nil if there was none.
  private(set) var verifiedBy: Int?
  private let budget: Int
  private let passes: Set<Pass>
  private var runs = 0
  private var candidates = 0
  private var seen: Set<[Choice.Value]>
  private let make: (Tape) -> ChoiceSequence?
  private let fails: () -> Bool

  /// - Parameters:
  ///   - make: Makes a case from a tape; nil if it is rejected.
  ///   - fails: Whether the case made last fails in the same way.
  init(
    _ sequence: ChoiceSequence, _ settings: Settings, seen: [ChoiceSequence],
    make: @escaping (Tape) -> ChoiceSequence?, fails: @escaping () -> Bool
  ) {
    best = sequence
    budget = settings.budget
    passes = settings.passes
    self.seen = Set(seen.map(\.values))
    self.seen.insert(sequence.values)
    self.make = make
    self.fails = fails
  }

  /// Whether the property may not run any more, or far too many candidates came to nothing.
  var isExhausted: Bool { runs >= budget || candidates / 8 >= budget }

  /// The whole search: an outline, the passes to a fixpoint, then every single step once more.
  func run() {
    if passes.contains(.outline) { _ = outline() }
    repeat {
      settle()
      evaluations = runs
    } while sweep() && !isExhausted
    verifiedBy = isExhausted ? nil : runs - evaluations
  }

  /// Repeats the passes, from cheap to dear, until none of them finds anything.
  ///
  /// The cheap ones run again at once only while the case gets shorter: two values that let each
  /// other down by a step in turn would go on for long, and moving them together is quicker.
  private func settle() {
    let cheap: [(Pass, () -> Bool)] = [
      (.removeDiscarded, removeDiscarded), (.joinLists, joinLists),
      (.simplifySpans, simplifySpans), (.deleteElements, deleteElements),
      (.lowerValues, lowerValues),
    ]
    let dear: [(Pass, () -> Bool)] = [
      (.moveTogether, moveTogether), (.lowerValues, lowerValues), (.sortSiblings, sortSiblings),
      (.tradeElements, tradeElements), (.shiftBranches, shiftBranches),
      (.simplifyAndPush, simplifyAndPush), (.releaseLandmarks, releaseLandmarks),
    ]
    func perform(_ pass: Pass, _ steps: () -> Bool) -> Bool {
      passes.contains(pass) && !isExhausted && steps()
    }
    repeat {
      var count = best.choices.count
      while cheap.count(where: perform) > 0, best.choices.count < count {
        count = best.choices.count
      }
    } while dear.contains(where: perform)
  }

  /// Tries a candidate; adopts what the generator made of it if that is simpler and still fails.
  ///
  /// - Parameters:
  ///   - simplified: A span to be drawn as simple as possible, whatever the values say.
  ///   - start: From which choice of that span on; all of it by default.
  func attempt(
    _ values: [Choice.Value], simplifying simplified: Int? = nil, from start: Int? = nil
  ) -> Bool {
    guard !isExhausted else { return false }
    candidates += 1
    if simplified == nil, !seen.insert(values).inserted { return false }
    let hole = simplified.map { span in
      (span: span, range: (start ?? best.spans[span].start)..<best.spans[span].end)
    }
    let tape = Tape(replaying: values, limit: best.choices.count, simplifying: hole)
    guard let made = make(tape), made < best else { return false }
    let realised = made.values
    if simplified != nil || realised != values, !seen.insert(realised).inserted { return false }
    runs += 1
    guard fails() else { return false }
    best = made
    return true
  }
}

// What the passes share.
extension Shrinker {
  var values: [Choice.Value] { best.values }

  /// Tries to give one choice another value.
  func set(_ index: Int, _ value: Choice.Value) -> Bool {
    guard best.choices.indices.contains(index), best.choices[index].value != value else {
      return false
    }
    return attempt(with: [index: value])
  }

  /// Tries the case with other values for some choices; see ``attempt(_:simplifying:from:)``.
  func attempt(
    with changes: [Int: Choice.Value], simplifying simplified: Int? = nil, from start: Int? = nil
  ) -> Bool {
    var values = values
    for (index, value) in changes { values[index] = value }
    return attempt(values, simplifying: simplified, from: start)
  }

  /// Takes a step at every place, of which there may be fewer on the way; true if any succeeds.
  ///
  /// - Parameters:
  ///   - count: How many places there are now.
  ///   - again: Whether a step that succeeds is taken at the same place again.
  func steps(
    from start: Int = 0, to count: @autoclosure () -> Int, again: Bool = false,
    _ step: (Int) -> Bool
  ) -> Bool {
    var improved = false
    var place = start
    while place < count() {
      let success = step(place)
      if success { improved = true }
      if !success || !again { place += 1 }
    }
    return improved
  }

  /// The spans of a list's elements.
  func elements(of list: Int) -> [Int] {
    guard best.spans.indices.contains(list) else { return [] }
    return best.spans.indices.dropFirst(list + 1)
      .prefix { best.spans[$0].start <= best.spans[list].end }
      .filter { best.spans[$0].parent == list && best.spans[$0].label == .element }
  }

  /// The lists, by index into the spans.
  var lists: [Int] { best.spans.indices.filter { best.spans[$0].label == .list } }
}
