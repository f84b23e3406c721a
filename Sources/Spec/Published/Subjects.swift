extension HeaderScreen {
  /// The subjects that have a name: the reference, the article's code, and every planted fault.
  public static let subjects: [Subject<HeaderScreen>] =
    [reference, published] + faults.map(\.subject)
}

extension SheetScreen {
  /// The subjects that have a name: the reference, the article's code, and every planted fault.
  public static let subjects: [Subject<SheetScreen>] =
    [reference, published] + faults.map(\.subject)
}
