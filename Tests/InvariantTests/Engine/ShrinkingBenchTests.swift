import Generators
import Testing
import motionspec

/// `motionspec bench --shrink`: its bytes, its rows, its errors.
@Suite struct ShrinkingBenchTests {
  private func bench(_ arguments: String...) async -> (code: Int32, out: String, error: String) {
    var (out, problems) = ("", "")
    let code = await motionspec.run(
      ["bench"] + arguments, output: { out += $0 }, error: { problems += $0 })
    return (code, out, problems)
  }

  @Test func `A table has one row a challenge, and timings go elsewhere`() async {
    let (code, out, error) = await bench("--shrink", "--seeds", "2")
    #expect(code == 0)
    let rows = out.split(separator: "\n")
    #expect(rows.count == Challenge.all.count + 1)
    for (row, challenge) in zip(rows.dropFirst(), Challenge.all) {
      #expect(row.hasPrefix(challenge.id) && row.contains(" 2  100.0 %         1 "))
      #expect(error.contains("\(challenge.id): "))
    }
    #expect(await bench("--shrink", "--seeds=2").out == out)
  }

  @Test func `JSON has the same rows, from seed 0 on`() async throws {
    let (code, out, _) = await bench("--shrink", "--seeds", "3", "--json")
    #expect(code == 0)
    let rows = try Challenge.all.map { challenge in
      let results = try (UInt64(0)..<3).map { try #require(challenge.run(seed: Seed($0))) }
      let counts = results.map(\.evaluations).sorted()
      let means = [counts, results.map(\.shrinking)].map { counts in
        let mean = Double(counts.reduce(0, +)) / 3
        return mean == mean.rounded() ? "\(Int(mean))" : "\(mean)"
      }
      return #"{"id":"\#(challenge.id)","seeds":3,"minimal":3,"distinct":1,"mean":\#(means[0]),"#
        + #""median":\#(counts[1]),"max":\#(counts[2]),"meanShrinking":\#(means[1])}"#
    }
    #expect(out == #"{"challenges":["# + rows.joined(separator: ",") + "]}\n")
  }

  @Test func `Wrong flags are errors of usage`() async {
    for value in ["0", "-1", "x", "1.5", "", "1000001"] {
      let (code, out, error) = await bench("--shrink", "--seeds", value)
      #expect(code == 2 && out.isEmpty && error.contains("--seeds is '\(value)'"))
    }
    for words in [["--seeds", "5"], ["--json", "--seeds", "5"]] {
      var (out, problems) = ("", "")
      let code = await motionspec.run(
        ["bench"] + words, output: { out += $0 }, error: { problems += $0 })
      #expect(code == 2 && out.isEmpty && problems.contains("--seeds needs --shrink"))
    }
    #expect(await bench("--shrink", "--seeds").code == 2)
    #expect(await bench("--shrink=1").code == 2)
  }
}
