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
}
