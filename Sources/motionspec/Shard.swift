import Generators
import Spec

/// The report of one shard, read again so that it can be joined with others.
struct Shard {
  /// The file it is from.
  let path: String
  let subject: String
  let settings: Settings
  let index: Int
  let count: Int
  /// The findings, one a clause and screen.
  let clauses: [Field]
  /// What was seen of each screen as a whole.
  let screens: [Field]

  /// Reads a report, as far as that does not depend on the screen.
  init(path: String) throws {
    self.path = path
    let report = try value(path, called: path)
    if report.optional("shard") == nil {
      throw report.error(
        "not the report of a shard; legal: the output of verify --shard I/N --json")
    }
    try report.allow(only: [
      "subject", "seed", "cases", "clauses", "shard", "screens", "interrupted",
    ])
    if let run = report.optional("interrupted") {
      throw report.error("the run was interrupted after \(try run.integer().grouped) cases")
    }
    let ends = try report.member("shard").elements()
    guard ends.count == 2, case let (index, count) = (try ends[0].integer(), try ends[1].integer()),
      0 <= index, index < count
    else { throw try report.member("shard").mismatch("[I, N] with 0 ≤ I < N") }
    (self.index, self.count) = (index, count)
    subject = try report.member("subject").string()
    let seed = try report.member("seed")
    let text = try seed.string()
    let cases = try report.member("cases").integer(in: 1...10_000_000)
    do throws(SeedError) {
      settings = Settings(seed: try Seed(parsing: text), cases: cases)
    } catch { throw seed.error("\(error)") }
    clauses = try report.member("clauses").elements()
    screens = try report.member("screens").elements()
  }

  /// The findings of a screen.
  func clauses(of screen: String) throws -> [Field] {
    try clauses.filter { try $0.member("screen").string() == screen }
  }

  /// The ids of all findings with their screens; the same in all shards of a run.
  var ids: [String] {
    get throws {
      try clauses.map { try $0.member("screen").string() + " " + $0.member("id").string() }
    }
  }

  /// What the cases showed of some clauses of a screen.
  func tally<S: ToolScreen>(_ screen: S.Type, _ clauses: [Clause]) throws -> Tally? {
    guard let whole = try screens.first(where: { try $0.member("name").string() == S.name })
    else { return nil }
    var tally = Tally(clauses: clauses.count, kinds: S.kinds.count)
    let cases = 0...settings.cases * S.streams.count
    tally.random = try whole.member("random").integer(in: cases)
    let pairs = try whole.member("pairs")
    tally.pairs = try pairs.elements().map { try $0.integer(in: 0...Int.max) }
    if tally.pairs.count != S.kinds.count * S.kinds.count {
      throw pairs.mismatch("\(S.kinds.count * S.kinds.count) numbers")
    }
    let fields = try self.clauses(of: S.name)
    for (position, clause) in clauses.enumerated() {
      let field = fields.first { (try? $0.member("id").string()) == clause.id }
      guard let field else { continue }
      tally.exercised[position] = try field.member("exercised").integer(in: cases)
      tally.exercisedAtRandom[position] = try field.member("atRandom").integer(in: cases)
      for sighting in try field.member("sightings").elements() {
        tally.note(try self.sighting(sighting, streams: S.streams.count), position)
      }
    }
    return tally
  }

  /// A case that violates a clause: its stream, its index and how many events it has.
  private func sighting(_ field: Field, streams: Int) throws -> Sighting {
    let numbers = try field.elements()
    guard numbers.count == 3 else { throw field.mismatch("[stream, case, events]") }
    let index = try numbers[1].integer(in: 0...settings.cases - 1)
    if index % count != self.index {
      throw numbers[1].mismatch("a case of shard \(self.index)/\(count)")
    }
    return Sighting(
      stream: try numbers[0].integer(in: 0...streams - 1), index: index,
      events: try numbers[2].integer(in: 0...Int.max))
  }
}

extension Tally {
  /// What the cases showed of a whole screen, as the report of a shard says it.
  func json<S: ToolScreen>(_ screen: S.Type) -> JSON {
    [
      "name": .string(S.name), "random": JSON(random), "pairs": .array(pairs.map { JSON($0) }),
    ]
  }

  /// What they showed of a clause, besides how many exercised it.
  func members(_ position: Int) -> [(name: String, value: JSON)] {
    let sightings = (first[position].map { [$0] } ?? []) + shortest[position]
    return [
      ("atRandom", JSON(exercisedAtRandom[position])),
      (
        "sightings",
        .array(sightings.map { [JSON($0.stream), JSON($0.index), JSON($0.events)] })
      ),
    ]
  }
}
