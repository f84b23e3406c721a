import Testing

/// The contract of the header, clause by clause, on the reference machine over generated runs.
@Suite struct HeaderTests {
  @Test func `HDR-1: The top edge stays pinned while the page is pulled down`() async throws {
    try await Contract.holds("HDR-1")
  }

  @Test func `HDR-2: The header rises with the page and stops`() async throws {
    try await Contract.holds("HDR-2")
  }

  @Test func `HDR-3: No gap opens between the header and the content`() async throws {
    try await Contract.holds("HDR-3")
  }

  @Test func `HDR-4: The docked header is frozen`() async throws {
    try await Contract.holds("HDR-4")
  }

  @Test func `HDR-5: No edge of the header moves faster than the page: nothing jumps`() async throws
  {
    try await Contract.holds("HDR-5")
  }

  @Test func `HDR-6: Scale, top and bottom never increase with the offset`() async throws {
    try await Contract.holds("HDR-6")
  }

  @Test func `HDR-7: Every transform is invertible, and the header is scaled only while pulled`()
    async throws
  {
    try await Contract.holds("HDR-7")
  }

  @Test func `HDR-8: Pulled by n header heights, the header is scaled by 1 + n`() async throws {
    try await Contract.holds("HDR-8")
  }

  @Test func `HDR-9: Doubling every length doubles every edge`() async throws {
    try await Contract.holds("HDR-9")
  }

  @Test func `AVT-1: The avatar's bottom edge never moves in the content`() async throws {
    try await Contract.holds("AVT-1")
  }

  @Test func `AVT-2: The avatar's top edge sinks at 1/k of the page's speed until docking`()
    async throws
  {
    try await Contract.holds("AVT-2")
  }

  @Test func `AVT-3: The avatar never vanishes, is never mirrored, never grows beyond its size`()
    async throws
  {
    try await Contract.holds("AVT-3")
  }

  @Test func `AVT-4: The avatar never grows, rests at its size, and is frozen when docked`()
    async throws
  {
    try await Contract.holds("AVT-4")
  }

  @Test func `AVT-5: On the screen the avatar's top never moves down while the page rises`()
    async throws
  {
    try await Contract.holds("AVT-5")
  }

  @Test func `AVT-6: The swap of the layers is seamless`() async throws {
    try await Contract.holds("AVT-6")
  }

  @Test func `AVT-7: Avatar and header are clear of each other exactly in the swap window`()
    async throws
  {
    try await Contract.holds("AVT-7")
  }

  @Test func `LYR-1: The header comes to the front one step after docking`() async throws {
    try await Contract.holds("LYR-1")
  }

  @Test func `LYR-2: The layer order depends on the last layout and offset only`() async throws {
    try await Contract.holds("LYR-2")
  }

  @Test func `LYR-3: At the swap nothing lies under the header: no pixel changes`() async throws {
    try await Contract.holds("LYR-3")
  }

  @Test func `LYR-4: The order is declared between the two siblings, header and content`()
    async throws
  {
    try await Contract.holds("LYR-4")
  }

  @Test func `LBL-1: The white label stays in its travel and rests at both ends`() async throws {
    try await Contract.holds("LBL-1")
  }

  @Test func `LBL-2: The white label never moves down, and never faster than the page`()
    async throws
  {
    try await Contract.holds("LBL-2")
  }

  @Test func `LBL-3: While it travels the white label moves with the black one: a wipe`()
    async throws
  {
    try await Contract.holds("LBL-3")
  }

  @Test func `LBL-4: The white label is below the header's edge exactly until its turn`()
    async throws
  {
    try await Contract.holds("LBL-4")
  }

  @Test func `LBL-5: The threshold leaves the username clear of the docked header`() async throws {
    try await Contract.holds("LBL-5")
  }

  @Test func `LBL-6: The settled white label is inside the docked header`() async throws {
    try await Contract.holds("LBL-6")
  }

  @Test func `BLR-1: The opacity that is assigned is between 0 and 1`() async throws {
    try await Contract.holds("BLR-1")
  }

  @Test func `BLR-2: The blur begins at B, is half done in the middle, complete at B + D`()
    async throws
  {
    try await Contract.holds("BLR-2")
  }

  @Test func `BLR-3: The blur never fades as the page rises, and never jumps`() async throws {
    try await Contract.holds("BLR-3")
  }

  @Test func `BLR-4: Blur and label share one threshold`() async throws {
    try await Contract.holds("BLR-4")
  }

  @Test func `BLR-5: There is blur only on a docked header that is in front`() async throws {
    try await Contract.holds("BLR-5")
  }

  @Test func `REF-1: From a fresh state and for one event, the contract is the published formula`()
    async throws
  {
    try await Contract.holds("REF-1")
  }

  @Test func `REF-2: After every event the appearance is that of the formulas`() async throws {
    try await Contract.holds("REF-2")
  }

  @Test func `LIFE-1: Before any event the screen looks as at offset 0`() async throws {
    try await Contract.holds("LIFE-1")
  }

  @Test func `LIFE-2: Appearing again changes nothing and adds no second blurred copy`()
    async throws
  {
    try await Contract.holds("LIFE-2")
  }

  @Test func `LIFE-11: The appearance depends on the last layout and offset only`() async throws {
    try await Contract.holds("LIFE-11")
  }

  @Test func `LIFE-10: Scrolled to the end, exactly the phases that the layout reports are seen`()
    async throws
  {
    try await Contract.holds("LIFE-10")
  }
}
