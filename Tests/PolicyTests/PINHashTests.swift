import KeyboardCore
import Testing

@testable import KeypaneApp

/// PINs by crypt(3).
@Suite struct PINHashTests {
  private func digits(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func aHashIsOfItsPINAlone() throws {
    let hash = try PINHash.make(digits("2468"))
    #expect(PINHash.matches(digits("2468"), hash))
    for other in ["2467", "246", "24680", ""] { #expect(!PINHash.matches(digits(other), hash)) }
    #expect(try PINHash.make(digits("2468")) != hash, "two hashes of a PIN have the same salt")
    #expect(PolicyReader(digits("staff\npin \(hash)")).mistakes.isEmpty)
  }

  @Test func hashesOfOtherProgramsAreTaken() {
    #expect(PINHash.matches(digits("2468"), PolicyReaderTests.hash))
  }

  /// A hash that is none lets nobody in.
  @Test(arguments: ["$5$", "$y$$$", "$1234$a$b", "*0", "*1", "$5$rounds=1000$keypane$", "x"])
  func noHash(_ text: String) {
    #expect(!PINHash.matches(digits("2468"), text))
    #expect(!PINHash.matches([], text))
  }

  /// Forms of crypt(5) that are taken, and those that would keep people waiting or match nothing.
  @Test(arguments: [
    ("$y$j9T$", 43), ("$y$jBT$nyCqAGe27.JL3CMtLZg1Q/$", 43), ("$gy$j75$abc$", 43), ("$6$salt$", 86),
    ("$6$rounds=200000$salt$", 86), ("$5$rounds=1000$keypane$", 43), ("$2b$10$", 53), ("$2y$04$", 53),
  ])
  func formsThatAreTaken(_ setting: String, _ length: Int) {
    let setting = setting == "$y$j9T$" ? setting + "$" : setting
    for count in [length - 1, length, length + 1] {
      let text = "staff\npin \(setting)\(String(repeating: "x", count: count))"
      #expect(PolicyReader(digits(text)).mistakes.isEmpty == (count == length), "\(text)")
    }
  }

  @Test(arguments: [
    ("$y$jCT$salt$", 43, "cost 7 of yescrypt"), ("$y$jzT$salt$", 43, "cost 7 of yescrypt"),
    ("$y$jBz$salt$", 43, "cost 7 of yescrypt"), ("$y$j9T5$salt$", 43, "cost 7 of yescrypt"),
    ("$6$rounds=200001$salt$", 86, "200000 rounds"), ("$5$rounds=99999999999999999999999$salt$", 43, "200000 rounds"),
    ("$2b$11$", 53, "cost 10 of bcrypt"), ("$2a$31$", 53, "cost 10 of bcrypt"),
  ])
  func hashesThatTakeTooLong(_ setting: String, _ length: Int, _ most: String) {
    let reading = PolicyReader(digits("staff\npin \(setting)\(String(repeating: "x", count: length))"))
    #expect(reading.mistakes.first?.sentence.contains("takes too long to check, more than \(most)") == true)
    #expect(reading.mistakes.first?.sentence.hasSuffix("keypane policy pin makes one") == true)
  }

  /// Cut off, of another kind, or of signs that no hash has.
  @Test(arguments: [
    "$y$j9T$", "$y$j9T$salt$", "$y$j9T$$", "$5$rounds=1000$keypane$",
    "$5$rounds=999$s$\(String(repeating: "x", count: 43))",
    "$5$rounds=1e4$s$\(String(repeating: "x", count: 43))", "$6$$\(String(repeating: "x", count: 86))",
    "$2b$1$\(String(repeating: "x", count: 53))", "$1$salt$\(String(repeating: "x", count: 22))", "$$$$", "$",
    "$y$j9T$salt$\(String(repeating: ":", count: 43))", "$y$?9T$salt$\(String(repeating: "x", count: 43))",
  ])
  func hashesThatMatchNothing(_ hash: String) {
    let reading = PolicyReader(digits("staff\npin \(hash)"))
    #expect(reading.mistakes.map(\.sentence) == ["that is no hash of a PIN; keypane policy pin makes one"])
  }
}
