import Generators
import Spec

/// The report of one shard, read again so that it can be joined with others.
struct Shard {
  /// What the shard found of a clause.
  struct Finding {
    let screen: String
    let id: String
    let field: Field
  }

  /// More than any count, and little enough that all shards' counts add up.
  private static let most = 1 << 48

  /// The file it is from.
  let path: String
  let subject: String
  let settings: Settings
  let index: Int
  let count: Int
  /// The findings, one a clause and screen.
  let findings: [Finding]
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
    do throws(InputError) {
      settings = Settings(seed: try Seed(parsing: text), cases: cases)
    } catch { throw seed.error("\(error)") }
    screens = try report.member("screens").elements()
    let clauses = try report.member("clauses")
    findings = try clauses.elements().map { [subject] in try Self.finding($0, of: subject) }
    if findings.isEmpty { throw clauses.error("there are none") }
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw clauses.error("\(twice) is there twice")
    }
  }

  /// What is the same in all shards of a run, with its name.
  var run: [(name: String, value: String)] {
    [
      ("the number of shards", "\(count)"), ("subject", subject), ("seed", "\(settings.seed)"),
      ("cases", "\(settings.cases)"),
    ]
  }

  /// The screens and ids of all findings; the same in all shards of a run.
  var names: [String] { findings.map { "\($0.screen) \($0.id)" } }

  /// The findings of a screen.
  func findings<S: ToolScreen>(of screen: S.Type) -> [Finding] {
    findings.filter { $0.screen == S.name }
  }

  /// Reads the screen and the id of a finding, if there are such.
  private static func finding(_ field: Field, of subject: String) throws -> Finding {
    let (screen, id) = (try field.member("screen"), try field.member("id"))
    let finding = Finding(screen: try screen.string(), id: try id.string(), field: field)
    guard let known = motionspec.screens.first(where: { $0.name == finding.screen }) else {
      throw screen.mismatch(motionspec.screens.map { $0.name }.joined(separator: ", "))
    }
    let isAnswer = subject == "external" && finding.id == answerClause.id
    guard isAnswer || known.clauses.contains(where: { $0.id == finding.id }) else {
      throw id.mismatch("a clause of the \(finding.screen)")
    }
    return finding
  }

  /// What the cases showed of some clauses of a screen.
  func tally<S: ToolScreen>(_ screen: S.Type, _ clauses: [Clause]) throws -> Tally? {
    guard let whole = try screens.first(where: { try $0.member("name").string() == S.name })
    else { return nil }
    var tally = Tally(clauses: clauses.count, kinds: S.kinds.count)
    let cases = 0...settings.cases * S.streams.count
    tally.random = try whole.member("random").integer(in: cases)
    let pairs = try whole.member("pairs")
    tally.pairs = try pairs.elements().map { try $0.integer(in: 0...Self.most) }
    if tally.pairs.count != S.kinds.count * S.kinds.count {
      throw pairs.mismatch("\(S.kinds.count * S.kinds.count) numbers")
    }
    let findings = findings(of: S.self)
    for (position, clause) in clauses.enumerated() {
      guard let field = findings.first(where: { $0.id == clause.id })?.field else { continue }
      tally.exercised[position] = try field.member("exercised").integer(in: cases)
      tally.exercisedAtRandom[position] = try field.member("atRandom").integer(in: cases)
      let sightings = try field.member("sightings")
      let verdict = try field.member("verdict")
      let isViolated = try verdict.name(of: Verdict.self) == .violated
      guard try sightings.elements().isEmpty != isViolated else {
        throw verdict.error(
          "found \(verdict.value.text) with sightings \(sightings.value.text); legal: both or none")
      }
      for sighting in try sightings.elements() {
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
      events: try numbers[2].integer(in: 0...Self.most))
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
  func members(_ position: Int) -> JSON.Members {
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
