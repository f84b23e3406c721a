import Testing

/// The contract of the sheet, clause by clause, on the reference machine over generated runs.
@Suite struct SheetTests {
  @Test func `SHT-1: Under a finger the sheet stays between the bar and its lowest place`()
    async throws
  {
    try await Contract.holds("SHT-1")
  }

  @Test func `SHT-2: Whichever bound is applied first, the sheet is in the same place`()
    async throws
  {
    try await Contract.holds("SHT-2")
  }

  @Test func `SHT-3: The sheet follows the finger exactly, within its bounds`() async throws {
    try await Contract.holds("SHT-3")
  }

  @Test func `SHT-4: A move may come in one report or in two: the frame rate is irrelevant`()
    async throws
  {
    try await Contract.holds("SHT-4")
  }

  @Test func `SHT-5: A release makes its own move, then the sheet comes to rest, never below R`()
    async throws
  {
    try await Contract.holds("SHT-5")
  }

  @Test func `SHT-6: There is never a gap under the sheet`() async throws {
    try await Contract.holds("SHT-6")
  }

  @Test func `SHT-7: Stated through centres it is the same machine`() async throws {
    try await Contract.holds("SHT-7")
  }

  @Test func `SHT-8: Doubling every length doubles where the sheet is`() async throws {
    try await Contract.holds("SHT-8")
  }

  @Test
  func `SHT-9: Presented it comes to R, dismissed it goes, and it comes again like the first time`()
    async throws
  {
    try await Contract.holds("SHT-9")
  }

  @Test func `NAV-1: The bar is shown exactly while the sheet is flush under it and stays`()
    async throws
  {
    try await Contract.holds("NAV-1")
  }

  @Test func `NAV-2: A shown bar ends where the sheet begins`() async throws {
    try await Contract.holds("NAV-2")
  }

  @Test func `NAV-3: Bar commands are given on changes only, so they alternate`() async throws {
    try await Contract.holds("NAV-3")
  }

  @Test func `NAV-4: The bar is above the rest, the lowest place on the screen`() async throws {
    try await Contract.holds("NAV-4")
  }

  @Test func `BCK-1: While there is a back button, it is dark exactly when the bar is shown`()
    async throws
  {
    try await Contract.holds("BCK-1")
  }

  @Test func `BCK-2: There is a back button exactly while the sheet is up and not leaving`()
    async throws
  {
    try await Contract.holds("BCK-2")
  }

  @Test func `BCK-3: Back without a button changes nothing: twice is once`() async throws {
    try await Contract.holds("BCK-3")
  }

  @Test func `LIFE-3: Mounted and without status bar is the sheet exactly until it is gone`()
    async throws
  {
    try await Contract.holds("LIFE-3")
  }

  @Test func `LIFE-4: What is not enabled changes nothing, and what is enabled takes effect`()
    async throws
  {
    try await Contract.holds("LIFE-4")
  }

  @Test func `LIFE-5: A cancelled gesture is one that ended without a last move`() async throws {
    try await Contract.holds("LIFE-5")
  }

  @Test func `LIFE-6: An animation that was replaced never completes`() async throws {
    try await Contract.holds("LIFE-6")
  }

  @Test func `LIFE-7: When the sheet is gone the presenter has back exactly what it had`()
    async throws
  {
    try await Contract.holds("LIFE-7")
  }

  @Test func `LIFE-8: A layout change at any instant keeps the sheet's place`() async throws {
    try await Contract.holds("LIFE-8")
  }

  @Test func `REF-3: After every event what is shown and done is that of the machine`() async throws
  {
    try await Contract.holds("REF-3")
  }

  @Test func `TIM-1: An animated sheet is where the curve says: from + (to − from)·E`() async throws
  {
    try await Contract.holds("TIM-1")
  }

  @Test func `TIM-2: The curve starts slowly and is steepest in the middle, with slope 50/29`()
    async throws
  {
    try await Contract.holds("TIM-2")
  }

  @Test func `TIM-3: Nothing jumps: not at a start, a catch, a reversal, nor between two moments`()
    async throws
  {
    try await Contract.holds("TIM-3")
  }

  @Test func `TIM-4: After its duration an animation is exactly at its end, and stays`()
    async throws
  {
    try await Contract.holds("TIM-4")
  }

  @Test
  func `TIM-5: The optional rubber band starts at 0, is bounded, and never ahead of the finger`()
    async throws
  {
    try await Contract.holds("TIM-5")
  }
}
