import KeyboardCore
import Posix
import Testing

@testable import KeypaneApp

/// The options of how keys behave: what they set, and what they refuse.
@Suite struct TypingOptionsTests {
  private func settings(_ words: [String]) throws -> KeyboardSettings {
    try TypingOptions(Stage.arguments(words)).settings
  }

  @Test func withoutOptionsEverythingIsAsInTheTable() throws {
    #expect(try settings([]) == KeyboardSettings())
  }

  @Test func eachSetsItsOwn() throws {
    var expected = KeyboardSettings()
    expected.commit = .padsOnTouchDown
    expected.slide = .neighbour
    expected.timing.doubleTap = .milliseconds(250)
    expected.timing.longPress = .milliseconds(400)
    expected.timing.repeatDelay = .milliseconds(600)
    expected.timing.repeatInterval = .milliseconds(80)
    expected.timing.wordDeleteAfter = .milliseconds(2000)
    expected.capsLock = false
    expected.movesCursor = false
    expected.repeats = false
    expected.autoCapitals = false
    expected.doubleSpace = false
    expected.smartPunctuation = false
    expected.touchModel = false
    expected.secureAlternates = true
    expected.shufflesPIN = true
    let words = [
      "--commit", "pads-on-touch-down", "--slide", "neighbour", "--double-tap", "250", "--long-press", "400",
      "--repeat-delay", "600", "--repeat-interval", "80", "--word-delete-after", "2000", "--no-caps-lock",
      "--no-space-cursor", "--no-repeat", "--no-auto-capitals", "--no-double-space", "--no-smart-punctuation",
      "--no-touch-model", "--secure-alternates", "--shuffle-pin",
    ]
    #expect(try settings(words) == expected)
    #expect(
      Set(words.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }).union(["shuffle-seed"])
        .union(SpeechOptions.specs.map(\.name)) == Set(TypingOptions.specs.map(\.name)))
  }

  static let refused: [([String], String)] = [
    (["--long-press", "5"], "--long-press “5” is not a number of milliseconds from 20 to 10000"),
    (["--repeat-delay", "soon"], "--repeat-delay “soon” is not a number of milliseconds from 20 to 10000"),
    (["--word-delete-after", "99999999999999999999"], "is not a number of milliseconds"),
    (["--commit", "touchdown"], "--commit"),
    (["--slide", "off"], "--slide"),
    (["--shuffle-seed", "1"], "--shuffle-seed is for --shuffle-pin"),
    (["--shuffle-pin", "--shuffle-seed", "-1"], "--shuffle-seed “-1” is not a whole number"),
  ]

  @Test(arguments: refused) func refuses(_ words: [String], _ reason: String) throws {
    let error = #expect(throws: AppError.self) { try settings(words) }
    #expect(error?.status == .usage && error?.reason.contains(reason) == true, "\(words)")
  }

  /// Each focus has an order of its own, and the same seed has the same ones.
  @Test func ordersOfPads() throws {
    let fixed = try TypingOptions(Stage.arguments(["--shuffle-pin", "--shuffle-seed", "7"]))
    #expect(fixed.pinSeed(ofFocus: 0) == 7 && fixed.pinSeed(ofFocus: 1) == 8)
    let free = try TypingOptions(Stage.arguments(["--shuffle-pin"]))
    #expect(free.pinSeed(ofFocus: 0) != free.pinSeed(ofFocus: 0))
    #expect(TypingOptions().pinSeed(ofFocus: 0) == nil)
  }

  /// `run`, `form` and `replay` have all of them.
  @Test(arguments: [RunCommand.spec, FormCommand.spec, ReplayCommand.spec].map { ($0.name, $0.options.map(\.name)) })
  func commandsHaveThem(_ command: String, _ options: [String]) {
    #expect(TypingOptions.specs.allSatisfy { options.contains($0.name) }, "\(command)")
  }
}
