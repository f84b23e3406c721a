// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let headerReport = #"""
    ✘ LYR-2  The layer order depends on the last layout and offset only  [published]
      falsified by case 5 of 1,000 in header/runs (seed 0000-0000-0000-7K); 20 → 2 events in \#
    122 evaluations; minimal: verified (1 more)
        step  event      header                        avatar                         front   \#
              label.y  blur          copies
          0   start      top 0                         y 0                            content \#
              0        0             0
          1   scroll 41  top 0 → top -40               y 0 → y 14.2857… ×0.5859… z×0  content \#
    → header  0 → 54   0 → -1.5429…
        ✗ 2   scroll -1  top -40 → top 0 ×1.0093… z×0  y 14.2857… ×0.5859… z×0 → y 0
      expected  front content
      found     front header
      also      step 1: any offset above 40 fails as well; step 2: any offset below 0 fails \#
    as well
      case      Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)])
      replay    \#
    MOTIONSPEC_REPLAY=14RD-PGSB-1CHJ-Q4BV-JENQ-76BT-CB59-2TCH-FE1T-P4V3-9EDM-6AS0-8002-0003-J0\#
    80-00G8-0 swift test --filter 'LYR-2:'
      as a test:
        @Test func `LYR-2: the smallest case`() throws {
          let subject = HeaderScreen.published
          var judge = Judge(HeaderScreen.clauses, on: subject)
          judge.judge(Scenario(layout: .tutorial, events: [.scroll(41), .scroll(-1)]))
          #expect(!judge.violations.contains { $0.clause.id == "LYR-2" })
        }

    header, published: 1 clause: 1 violated; 1,000 cases of each of 4 streams, seed \#
    0000-0000-0000-7K; 9 of 9 ordered pairs of events, the rarest appear, appear (243)
    """#
}
