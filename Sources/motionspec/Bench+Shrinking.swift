import Generators

/// `bench --shrink`: what the public shrinking challenges come to, seed by seed.
extension BenchCommand {
  /// One row: a challenge over some seeds.
  private struct Row {
    let id: String
    let seeds: Int
    /// How many seeds came to the challenge's minimum.
    var minimal = 0
    /// The results; nil stands for seeds of which no case fails.
    var results: Set<String?> = []
    /// The evaluations of every seed of which a case fails, in rising order.
    var evaluations: [Int] = []
    /// How many of all these evaluations were for shrinking.
    var shrinking = 0

    init(_ challenge: Challenge, seeds: Int) {
      id = challenge.id
      self.seeds = seeds
      for number in 0..<seeds {
        let result = challenge.run(seed: Seed(UInt64(number)))
        results.insert(result?.minimum)
        guard let result else { continue }
        if result.minimum == challenge.minimum { minimal += 1 }
        evaluations.append(result.evaluations)
        shrinking += result.shrinking
      }
      evaluations.sort()
    }

    var total: Int { evaluations.reduce(0, +) }
    /// The upper one of the two in the middle, if there are two.
    var median: Int { evaluations.isEmpty ? 0 : evaluations[evaluations.count / 2] }
    var largest: Int { evaluations.last ?? 0 }
    /// What a mean is taken over.
    var count: Int { max(1, evaluations.count) }

    var json: JSON {
      [
        "id": .string(id), "seeds": .init(seeds), "minimal": .init(minimal),
        "distinct": .init(results.count), "mean": .number(Double(total) / Double(count)),
        "median": .init(median), "max": .init(largest),
        "meanShrinking": .number(Double(shrinking) / Double(count)),
      ]
    }

    var text: String {
      // Rounded down, so that only all seeds make 100 %.
      let share = Self.decimal(minimal * 1000 / seeds) + " %"
      let means = [total, shrinking].map { Self.decimal(($0 * 20 + count) / (2 * count)) }
      return BenchCommand.line([
        id, "\(seeds)", share, "\(results.count)", means[0], "\(median)", "\(largest)", means[1],
      ])
    }

    private static func decimal(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
  }

  /// Runs every challenge and prints the rows; how long each took goes to standard error.
  static func shrink(seeds: Int, _ arguments: Arguments, _ console: Console) -> Int32 {
    let clock = ContinuousClock()
    var text = line([
      "challenge", "seeds", "minimal", "distinct", "mean", "median", "max", "shrinking",
    ])
    var rows: [JSON] = []
    for challenge in Challenge.all {
      let start = clock.now
      let row = Row(challenge, seeds: seeds)
      text += row.text
      rows.append(row.json)
      let hundredths = Int((clock.now - start) / .milliseconds(10))
      let rest = hundredths % 100
      console.error("\(row.id): \(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s\n")
    }
    let json = JSON.object([("challenges", .array(rows))])
    console.output(arguments.has("json") ? json.line : text)
    return 0
  }

  /// A line of the table: the first cell to the left, the others, numbers, to the right.
  private static func line(_ cells: [String]) -> String {
    let widths = [20, 7, 9, 10, 9, 8, 7, 11]
    let padded = zip(cells, widths).enumerated().map { index, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + space : space + cell.0
    }
    return padded.joined() + "\n"
  }
}
