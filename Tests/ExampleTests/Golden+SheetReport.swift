// Recorded with MOTIONSPEC_GOLDEN=record; see Golden.swift.
extension Golden {
  static let sheetReport = #"""
    ✘ LIFE-5  A cancelled gesture is one that ended without a last move  [published]
      falsified by case 19 of 1,000 in sheet/runs (seed 0000-0000-0000-7K); 38 → 5 events in \#
    134 evaluations; minimal: verified (3 more)
        step  event         top              bar     button          status          sheet    \#
           commands
          0   start         –                hidden  absent          shown           gone     \#
           –
          1   present       – → 667                  absent → light  shown → hidden  gone → \#
    mounted  addBackButton hideStatusBar mount
          2   advance 1     667 → 222.3333…
          3   panBegan                                                                        \#
           hideBar lightBackButton
          4   panCancelled                                                                    \#
           hideBar lightBackButton
        ✗ 5   panBegan                                                                        \#
           hideBar lightBackButton
      expected  commands –
      found     commands hideBar lightBackButton
      also      step 2: any time from 0.5 fails as well
      case      Scenario(layout: .tutorial, events: [.present, .advance(1), .panBegan, \#
    .panCancelled, .panBegan])
      replay    \#
    MOTIONSPEC_REPLAY=15WD-Q6T3-5CNT-2YWK-NDSS-JYK2-98S2-JTD9-FE1T-P4V3-9EDM-6AS0-J000-0M00-00\#
    01-00GG-4000-0G00-00G0-00S swift test --filter 'LIFE-5:'
      as a test:
        @Test func `LIFE-5: the smallest case`() throws {
          let subject = SheetScreen.published
          var judge = Judge(SheetScreen.clauses, on: subject)
          judge.judge(Scenario(layout: .tutorial, events: [.present, .advance(1), .panBegan, \#
    .panCancelled, .panBegan]))
          #expect(!judge.violations.contains { $0.clause.id == "LIFE-5" })
        }

    sheet, published: 1 clause: 1 violated; 1,000 cases of each of 4 streams, seed \#
    0000-0000-0000-7K; 64 of 64 ordered pairs of events, the rarest back, panCancelled (27)
    """#
}
