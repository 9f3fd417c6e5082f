import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// The options of how fast the keyboard types.
@Suite struct PacingOptionsTests {
  private func pacing(_ words: [String]) throws -> StrokePacing {
    try PacingOptions.pacing(
      Arguments(words, for: CommandSpec(name: "test", summary: "", options: PacingOptions.specs)))
  }

  @Test func defaults() throws {
    #expect(try pacing([]) == StrokePacing())
    #expect(
      PacingOptions.specs.map(\.help).joined(separator: "\n").split(separator: "(default ").dropFirst().map {
        String($0.prefix { $0 != ")" })
      } == ["10", "5", "6/50", "100", "2000"])
  }

  @Test func values() throws {
    let pacing = try pacing([
      "--character-gap", "33", "--modifier-gap", "7", "--burst", "3/60", "--reader-stall", "500", "--reader-wait", "0",
    ])
    #expect(pacing.characterGap == .milliseconds(33))
    #expect(pacing.modifierGap == .milliseconds(7))
    #expect(pacing.burst == 3)
    #expect(pacing.burstSpan == .milliseconds(60))
    #expect(pacing.stall == .milliseconds(500))
    #expect(pacing.readerWait == .milliseconds(0))
  }

  @Test(arguments: [
    ("character-gap", "0"), ("character-gap", "1001"), ("modifier-gap", "-1"), ("modifier-gap", "5ms"),
    ("burst", "6"), ("burst", "0/50"), ("burst", "6/0"), ("burst", "6/50/1"), ("burst", "101/50"), ("burst", ""),
    ("reader-stall", "10001"), ("reader-stall", "half"), ("reader-wait", "60001"),
  ])
  func mistakes(_ name: String, _ word: String) throws {
    #expect { try pacing(["--\(name)", word]) } throws: { error in
      guard let error = error as? AppError else { return false }
      return error.status == .usage && error.reason.contains("--\(name) “\(word)”")
    }
  }
}
