extension Shrinker {
  /// Makes one choice simplest and takes the next alternative at a later one, so that what follows
  /// is read in another way: a step to the side where nothing goes straight down.
  func shiftBranches() -> Bool {
    guard best.choices.count <= 64 else { return false }
    for (first, choice) in best.choices.enumerated() where !choice.isSimplest {
      for (second, branch) in best.choices.enumerated().dropFirst(first + 1)
      where branch.role == .branch && branch.isSimplest {
        let shifted = [first: choice.domain.simplest, second: branch.domain.simple(1)]
        if attempt(with: shifted) { return true }
      }
    }
    return false
  }
}
