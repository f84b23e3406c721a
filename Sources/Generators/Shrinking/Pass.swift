/// The kinds of steps by which shrinking simplifies a case.
package enum Pass: String, CaseIterable, Sendable {
  /// Takes out what filters refused.
  case removeDiscarded
  /// Sets all values at once to the simplest, or to simple ones that differ.
  case outline
  /// Joins the inner lists of a list of lists.
  case joinLists
  /// Replaces a part by its simplest form, or by a smaller part of its kind inside it.
  case simplifySpans
  /// Deletes elements of lists.
  case deleteElements
  /// Lowers one value.
  case lowerValues
  /// Moves two values by the same amount, or so that their ratio stays.
  case moveTogether
  /// Swaps neighbouring parts of the same kind.
  case sortSiblings
  /// Deletes an element and adds its worth to another value, or sets that to a bound.
  case tradeElements
  /// Makes one choice simplest and takes the next alternative at a later one.
  case shiftBranches
  /// Makes a part simplest and sets a later value to its bound.
  case simplifyAndPush
  /// Turns numbers near a landmark into plain ones.
  case releaseLandmarks

  /// Every pass.
  package static let all = Set(allCases)
}
