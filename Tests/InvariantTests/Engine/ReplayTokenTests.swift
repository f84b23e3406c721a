import Generators
import Testing

@Suite struct ReplayTokenTests {
  private let token = ReplayToken(
    property: "header/runs/LYR-2", values: [.integer(0), .integer(2), .double(41), .double(-1)])

  @Test func `A token's text is pinned`() {
    #expect(token.description == "1308-PGSB-1CHJ-Q4BV-JENQ-76BT-CB59-2TCG-4002-740J-1P")
  }

  @Test func `Every token reads back`() throws {
    var random = Random(state: 17)
    let specials: [Choice.Value] = [
      .integer(.min), .integer(.max), .double(0), .double(-0.0), .double(.infinity),
      .double(-.greatestFiniteMagnitude), .double(.leastNonzeroMagnitude), .double(1.0 / 3),
      .double(0x1p53), .double(-0x1p52), .integer(31), .integer(-16), .integer(16),
    ]
    for length in 0..<200 {
      let values = (0..<length % 23).map { _ -> Choice.Value in
        switch random.int(in: 0...2) {
        case 0: specials[random.int(in: 0...(specials.count - 1))]
        case 1: .integer(random.anyInt(in: .min ... .max, size: 9, last: 0))
        default: .double(random.anyDouble())
        }
      }
      let property = String(repeating: "é/", count: length % 7)
      let token = ReplayToken(property: property, values: values)
      let again = try ReplayToken(parsing: token.description)
      #expect(again == token)
      #expect(again.description == token.description)
    }
  }

  @Test func `Case, dashes, spaces and look-alikes do not matter`() throws {
    let text = token.description
    let disguised = text.map { $0 == "0" ? "o" : $0 == "1" ? "i" : $0 == "-" ? " " : $0 }
    #expect(try ReplayToken(parsing: text.lowercased()) == token)
    #expect(try ReplayToken(parsing: text.filter { $0 != "-" }) == token)
    #expect(try ReplayToken(parsing: String(disguised)) == token)
  }

  @Test func `Each kind of damage has its own error`() {
    let text = token.description
    var typo = Array(text)
    typo[12] = typo[12] == "A" ? "B" : "A"
    #expect(error("") == "not a replay token: there is no text; a token starts with 1")
    #expect(error(" - ") == error(""))
    #expect(
      error("1AB?")
        == "not a replay token: character 4, '?', is not one of 0–9 and A–Z without U")
    #expect(
      error("2" + text.dropFirst())
        == "a replay token of version 2; this release reads version 1")
    let mistyped = "not a replay token: the last character does not match the others, so "
    #expect(error(String(typo)) == mistyped + "something is mistyped")
    #expect(error(text + "0") == mistyped + "something is mistyped")
    for count in 1..<text.count {
      #expect(error(String(text.prefix(count))) == "not a whole replay token: its end is missing")
    }
    let malformed = "not a replay token: nothing mistyped, but its content makes no sense"
    #expect(
      "0123456789ABCDEFGHJKMNPQRSTVWXYZ".contains { error("100" + String($0)) == malformed })
    #expect(error("\(ReplayToken(property: "", values: [.double(.nan)]))") == malformed)
  }

  /// What is wrong with a text; nothing if it is a token.
  private func error(_ text: String) -> String? {
    do throws(InputError) {
      _ = try ReplayToken(parsing: text)
      return nil
    } catch { return error.description }
  }

  @Test func `Hostile text is refused or read, and never traps`() {
    var random = Random(state: 23)
    let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ-oil")
    let valid = Array(token.description)
    var read = 0
    for _ in 0..<10_000 {
      var text: [Character]
      if random.int(in: 0...1) == 0 {
        text = ["1"] + (0..<random.int(in: 0...40)).map { _ in alphabet[random.int(in: 0...35)] }
      } else {
        text = valid
        for _ in 0...random.int(in: 0...3) {
          text[random.int(in: 0...(text.count - 1))] = alphabet[random.int(in: 0...35)]
        }
      }
      guard let token = try? ReplayToken(parsing: String(text)) else { continue }
      read += 1
      _ = try? replay(everything, token.values)
      for case .double(let value) in token.values { #expect(!value.isNaN) }
    }
    #expect(read < 20_000)
    for text in ["1\u{0}", "💥", "1" + String(repeating: "Z", count: 5000), "-1-"] {
      #expect(throws: InputError.self) { try ReplayToken(parsing: text) }
    }
  }
}
