import Testing
import motionspec

/// What the tool says of words that it cannot take.
@Suite struct UsageTests {
  private func tool(_ words: [String]) async -> (code: Int32, output: String, error: String) {
    var (output, error) = ("", "")
    let code = await run(words, output: { output += $0 }, error: { error += $0 })
    return (code, output, error)
  }

  @Test(
    arguments: [
      (["verify", "--only", "LYR-2,LYR-2"], "--only is 'LYR-2,LYR-2': a clause twice"),
      (["verify", "--only", "LYR-2,LYR"], "unknown clause 'LYR'; legal: LYR-1"),
      (["verify", "--recording", ""], "--recording is ''; legal: FILE"),
      (["verify", "--offsets="], "--offsets is ''; legal: FILE"),
      (["prove", "--smt", ""], "--smt is ''; legal: DIR"),
      (["verify", "--shard", "-0/2"], "--shard is '-0/2'; legal: I/N"),
      (["verify", "--shard", "2/2"], "--shard is '2/2'; legal: I/N"),
      (["verify", "--cases", "1e3"], "--cases is '1e3'; legal: a whole number from 1 to"),
      (["verify", "--seed", "7K"], "--seed is '7K': not a seed"),
      (["verify", "--subject", "\u{1b}[31m"], "unknown subject '\\u{1b}[31m'"),
      (["layout", "{\"\u{202e}x\":1}"], "unknown key '\\u{202e}x'"),
      (["help", "verify", "extra"], "unexpected 'extra'"),
      (["verfy"], "unknown command 'verfy'; legal: verify"),
    ])
  func `Words that say nothing are named, with what is legal`(
    _ words: [String], _ message: String
  ) async {
    let result = await tool(words)
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test func `A shard of more shards than cases has one case or none`() async {
    let words = ["verify", "--screen", "header", "--only", "LIFE-13", "--cases", "10", "--shard"]
    for index in ["0", "9223372036854775806"] {
      let result = await tool(words + ["\(index)/9223372036854775807"])
      #expect(result.code == 0)
      #expect(result.output.contains(index == "0" ? "✔ LIFE-13" : "○ LIFE-13"), "\(result.output)")
    }
  }
}
