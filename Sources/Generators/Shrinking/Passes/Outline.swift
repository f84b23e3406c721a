extension Shrinker {
  /// Tries the whole case with all values simplest, then with each a little less simple than the
  /// one before: for many properties that is nearly the answer.
  func outline() -> Bool {
    for step in [0, 1] {
      var values = values
      var place = 0
      for (index, choice) in best.choices.enumerated() where choice.role == .value {
        values[index] = choice.domain.simple(place)
        place += step
      }
      if attempt(values) { return true }
    }
    return false
  }
}
