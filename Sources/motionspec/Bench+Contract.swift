import Generators
import Spec

// Two rows of the bench that run the contract itself, not a stand-in.
extension BenchCommand {
  /// A legal layout and an offset.
  private struct Place {
    let layout: HeaderLayout
    let offset: Double
  }

  /// Judges five clauses on many rows at a time.
  private struct Rows {
    private static let judged = ["HDR-1", "HDR-3", "AVT-1", "LYR-1", "BLR-4"]
    private static let block = 256

    private var workspace = Workspace(
      Program(HeaderScreen.clauses.filter { judged.contains($0.id) }))
    private var table = Table(columns: HeaderScreen.quantities.count)

    mutating func take(_ place: Place) -> Bool {
      fill(&table, place, HeaderAppearance(place.layout, offset: place.offset))
      return table.rows < Self.block || allHold()
    }

    mutating func allHold() -> Bool {
      workspace.judge(table, starts: [0])
      table.removeAll()
      return workspace.violated.allSatisfy { $0 < 0 }
    }
  }

  /// Draws a layout and an offset, asks the formulas, and judges five clauses.
  static func appearances(_ cases: Int) -> Bool {
    let generator = Gen { source in
      Place(layout: try source.headerLayout(), offset: source.double(in: -400...800))
    }
    var rows = Rows()
    let settings = Settings(seed: seed, cases: cases)
    let outcome = check(generator, settings: settings, stream: "bench/appearance") {
      rows.take($0)
    }
    return holds(outcome) && rows.allHold()
  }

  @inline(__always)
  private static func fill(_ table: inout Table, _ place: Place, _ shown: HeaderAppearance) {
    let row = table.addRow()
    let d = place.layout.dimensions
    table[HeaderColumn.legal.rawValue, row] = 1
    table[HeaderColumn.offset.rawValue, row] = place.offset
    table[HeaderColumn.headerHeight.rawValue, row] = d.headerHeight
    table[HeaderColumn.stop.rawValue, row] = d.stop
    table[HeaderColumn.avatarTop.rawValue, row] = d.avatarTop
    table[HeaderColumn.avatarHeight.rawValue, row] = d.avatarHeight
    table[HeaderColumn.labelThreshold.rawValue, row] = d.labelThreshold
    table[HeaderColumn.labelTravel.rawValue, row] = d.labelTravel
    table[HeaderColumn.headerScale.rawValue, row] = shown.header.scale
    table[HeaderColumn.headerTranslationY.rawValue, row] = shown.header.translationY
    table[HeaderColumn.avatarScale.rawValue, row] = shown.avatar.scale
    table[HeaderColumn.avatarTranslationY.rawValue, row] = shown.avatar.translationY
    table[HeaderColumn.labelTranslationY.rawValue, row] = shown.labelTranslationY
    table[HeaderColumn.blurAlpha.rawValue, row] = shown.blurAlpha
    table[HeaderColumn.front.rawValue, row] = shown.front == .header ? 1 : 0
  }

  /// Judges every clause on some runs at a time.
  private struct Runs {
    private static let batch = 16

    private var judge = Judge(HeaderScreen.clauses, on: HeaderScreen.reference)
    private var scenarios: [Scenario<HeaderScreen>] = []

    mutating func take(_ scenario: Scenario<HeaderScreen>) -> Bool {
      scenarios.append(scenario)
      return scenarios.count < Self.batch || allHold()
    }

    mutating func allHold() -> Bool {
      judge.removeAll()
      judge.add(scenarios)
      judge.judge()
      let holds = judge.clauses.indices.allSatisfy { clause in
        scenarios.indices.allSatisfy { judge.violatedRow(clause, run: $0) == nil }
      }
      scenarios.removeAll(keepingCapacity: true)
      return holds
    }
  }

  /// A legal layout and 20 events.
  static let twentyEvents = Gen { source in
    let d = try source.legalHeaderLayout()
    let marks = [0, d.stop, d.labelThreshold, d.labelThreshold + d.labelTravel]
    let events = source.exactly(20) { source -> HeaderEvent in
      switch source.index(below: 16) {
      case 0: .appear
      case 1: .layout(d)
      default: .scroll(source.double(in: -400...800, near: marks, oneIn: 2))
      }
    }
    return Scenario<HeaderScreen>(layout: d, events: events)
  }

  /// Draws such scenarios, runs the reference and its companions, and judges every clause.
  static func scenarios(_ cases: Int) -> Bool {
    var runs = Runs()
    let settings = Settings(seed: seed, cases: cases)
    let outcome = check(twentyEvents, settings: settings, stream: "bench/scenario") {
      runs.take($0)
    }
    return holds(outcome) && runs.allHold()
  }
}
