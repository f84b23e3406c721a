import Spec
import Testing

/// The table of the sheet: 48 cells, counted from the contract.
@Suite struct SheetTableTests {
  private struct Counts: Equatable {
    var ignored = 0
    var goes = 0
    var branches = 0
  }

  private func count(_ kinds: [SheetEvent.Kind]) -> Counts {
    var counts = Counts()
    for phase in SheetPhase.allCases {
      for kind in kinds {
        switch SheetMachine.outcome(phase, kind) {
        case .ignored: counts.ignored += 1
        case .goes: counts.goes += 1
        case .branches: counts.branches += 1
        }
      }
    }
    return counts
  }

  @Test func `Of 48 cells 28 ignore, 8 lead on, and 12 branch`() {
    #expect(count(SheetEvent.Kind.allCases) == Counts(ignored: 28, goes: 8, branches: 12))
  }

  @Test func `Each row of the table is counted`() {
    #expect(count([.present]) == Counts(ignored: 4, branches: 2))
    #expect(count([.panBegan]) == Counts(ignored: 4, goes: 2))
    #expect(count([.panMoved]) == Counts(ignored: 5, goes: 1))
    #expect(count([.panEnded]) == Counts(ignored: 5, branches: 1))
    #expect(count([.panCancelled]) == Counts(ignored: 5, branches: 1))
    #expect(count([.back]) == Counts(ignored: 2, branches: 4))
    #expect(count([.advance]) == Counts(ignored: 3, branches: 3))
    #expect(count([.layout]) == Counts(goes: 5, branches: 1))
  }

  @Test func `Every ignored cell gives a reason`() {
    var reasons: Set<String> = []
    for phase in SheetPhase.allCases {
      for kind in SheetEvent.Kind.allCases {
        let isIgnored = !SheetMachine.isEnabled(kind, in: phase)
        if case .ignored(let reason) = SheetMachine.outcome(phase, kind) {
          #expect(isIgnored)
          reasons.insert(reason)
        } else {
          #expect(!isIgnored)
        }
      }
    }
    #expect(
      reasons == [
        "the sheet is up", "a second finger", "nothing to touch",
        "touches are not delivered during these animations", "no finger is on the sheet",
        "there is no button", "nothing moves",
      ])
  }

  @Test func `Every action, guard and phase is used`() {
    var actions: Set<SheetAction> = []
    var guards: Set<SheetGuard> = []
    var phases: Set<SheetPhase> = []
    for phase in SheetPhase.allCases {
      for kind in SheetEvent.Kind.allCases {
        switch SheetMachine.outcome(phase, kind) {
        case .ignored: break
        case .goes(let action, let next):
          actions.insert(action)
          phases.insert(next)
        case .branches(let action, let condition, let then, let otherwise):
          actions.insert(action)
          guards.insert(condition)
          phases.formUnion([then, otherwise])
          #expect(then != otherwise)
        }
      }
    }
    #expect(actions == Set(SheetAction.allCases))
    #expect(guards == Set(SheetGuard.allCases))
    #expect(phases == Set(SheetPhase.allCases))
  }

  @Test(arguments: [
    (SheetPhase.hidden, NavigationBarToggle.presenters), (.presenting, .apart), (.idle, .flush),
    (.dragging, .flush), (.settling, .flush), (.dismissing, .leaving),
  ])
  func `The toggle depends on phase and top only`(phase: SheetPhase, flush: NavigationBarToggle) {
    #expect(NavigationBarToggle(phase, isFlush: true) == flush)
    let apart = flush == .flush ? NavigationBarToggle.apart : flush
    #expect(NavigationBarToggle(phase, isFlush: false) == apart)
  }

  @Test func `Every command has a bit and a name of its own`() {
    let commands = SheetCommands.names.map(\.command.rawValue)
    #expect(commands.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(Set(commands).count == 10)
    #expect(Set(SheetCommands.names.map(\.name)).count == 10)
  }

  @Test func `A new button that is to be dark comes light and turns dark`() {
    let none = SheetAppearance(
      top: 0, height: 1, bar: .hidden, backButton: .absent, statusBarHidden: false, mounted: false)
    let dark = SheetAppearance(
      top: 0, height: 1, bar: .shown, backButton: .dark, statusBarHidden: true, mounted: true)
    #expect(
      SheetAppearance.commands(from: none, to: dark)
        == [.showBar, .addBackButton, .darkBackButton, .hideStatusBar, .mount])
    #expect(
      SheetAppearance.commands(from: dark, to: none)
        == [.hideBar, .removeBackButton, .restoreStatusBar, .unmount])
    #expect(SheetAppearance.commands(from: dark, to: dark) == [])
  }
}
