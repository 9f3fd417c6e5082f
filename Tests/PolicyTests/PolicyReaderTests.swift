import KeyboardCore
import TestSupport
import Testing

/// Files of policies, and what is wrong in them.
@Suite struct PolicyReaderTests {
  static let hash = "$5$rounds=1000$keypane$VDRqXBpRTN0DWUY0PYyWkw71WVKZPBO8dhiv3Vs0Z79"

  private func read(_ text: String) -> PolicyReader { PolicyReader(Array(text.utf8)) }

  @Test func anEmptyFileChangesNothing() {
    for text in ["", "\n\n", "# nothing\n", "  \t# nothing", "\r\n"] {
      #expect(read(text).mistakes.isEmpty)
      #expect(read(text).policy == .standard)
    }
  }

  @Test func rules() {
    let reading = read("allow ESC Ctrl+C  # both\n\tdeny KEY_F4 all ctrl++\nallow control+alt+f2 space arrow-left 5")
    #expect(reading.mistakes.isEmpty)
    let own = reading.policy.rules.dropFirst(KeyPolicy.standard.rules.count)
    #expect(
      Array(own) == [
        PolicyRule(true, .code(1)), PolicyRule(true, .character("c"), with: .control), PolicyRule(false, .code(62)),
        PolicyRule(false, .all), PolicyRule(false, .character("+"), with: .control),
        PolicyRule(true, .code(60), with: [.control, .alt]), PolicyRule(true, .code(57)), PolicyRule(true, .code(105)),
        PolicyRule(true, .character("5")),
      ])
    #expect(reading.policy.staff == nil)
  }

  @Test func staff() {
    let reading = read(
      "allow escape\nstaff\n pin \(Self.hash)\n corner bottom-right\n hold 10s\n time 1h\n allow all\n deny system\n")
    #expect(reading.mistakes.isEmpty)
    #expect(reading.policy.rules.last == PolicyRule(true, .kind(.escape)))
    #expect(
      reading.policy.staff
        == StaffPolicy(
          rules: [PolicyRule(true, .all), PolicyRule(false, .kind(.system))], pinHash: Self.hash, corner: .bottomRight,
          hold: .milliseconds(10_000), time: .milliseconds(3_600_000)))
  }

  struct Mistake: Sendable {
    let text: String
    let line: Int
    let says: String
  }

  static let mistakes = [
    Mistake(text: "alow c", line: 1, says: "did you mean allow?"),
    Mistake(text: "Staff", line: 1, says: "did you mean staff?"),
    Mistake(text: "\nallow", line: 2, says: "allow needs keys"),
    Mistake(text: "allow caracters", line: 1, says: "did you mean characters?"),
    Mistake(text: "allow ctrll+c", line: 1, says: "did you mean ctrl?"),
    Mistake(text: "allow f4+ctrl", line: 1, says: "“f4” in “f4+ctrl” is no modifier"),
    Mistake(text: "allow ctrl+", line: 1, says: "no key is called “”"),
    Mistake(text: "allow ctrl+c,", line: 1, says: "no key is called “c,”"),
    Mistake(text: "allow KEY_NONSENSEKEY", line: 1, says: "no key is called"),
    Mistake(text: "corner top-left", line: 1, says: "corner is for staff"),
    Mistake(text: "staff for all", line: 1, says: "staff stands alone"),
    Mistake(text: "staff\nallow all", line: 1, says: "staff needs a PIN"),
    Mistake(text: "staff\npin \(hash)\nstaff", line: 3, says: "has begun in line 1 already"),
    Mistake(text: "staff\npin 1234", line: 2, says: "that is no hash of a PIN"),
    Mistake(text: "staff\npin", line: 2, says: "pin needs one word"),
    Mistake(text: "staff\npin \(hash)\npin \(hash)", line: 3, says: "a second pin"),
    Mistake(text: "staff\npin \(hash)\ncorner top_left", line: 3, says: "did you mean top-left?"),
    Mistake(text: "staff\npin \(hash)\nhold 5", line: 3, says: "is not a time from 1s to 60s"),
    Mistake(text: "staff\npin \(hash)\ntime 9h", line: 3, says: "is not a time from 10s to 8h"),
    Mistake(text: "staff\npin \(hash)\ntime 99999999999999999999h", line: 3, says: "is not a time"),
  ]

  @Test(arguments: mistakes) func mistake(_ row: Mistake) {
    let found = read(row.text).mistakes
    #expect(found.count == 1)
    #expect(found.first?.line == row.line)
    #expect(found.first?.sentence.contains(row.says) == true, "\(found.first?.sentence ?? "nothing")")
  }

  /// Whoever writes the PIN where its hash belongs does not find it in a log.
  @Test func aPINIsNotRepeated() {
    for line in ["pin 271828", "pin 271828 x", "pin: 271828"] {
      for mistake in read("staff\n\(line)").mistakes { #expect(!mistake.sentence.contains("271828")) }
    }
  }

  /// Editors of other systems put one before the text.
  @Test func aByteOrderMarkIsPassedOver() {
    let reading = PolicyReader([0xef, 0xbb, 0xbf] + Array("allow escape\nalow f1".utf8))
    #expect(reading.policy == read("allow escape").policy)
    #expect(reading.mistakes.map(\.line) == [2])
  }

  /// Whatever bytes are read, every mistake has a line that there is, and is said in one short line.
  @Test(arguments: 0..<200) func anyBytes(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let whole = Array("allow ctrl+alt+f2 characters\ndeny +\nstaff\npin \(Self.hash)\ncorner top-left\nhold 5s\n".utf8)
    var bytes = whole + whole
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert(bytes.randomElement(using: &random)!, at: place)
      }
    }
    let lines = bytes.count { $0 == 0x0a } + 1
    for mistake in PolicyReader(bytes).mistakes {
      #expect((1...lines).contains(mistake.line))
      #expect(!mistake.sentence.contains("\n") && mistake.sentence.utf8.count < 500)
    }
  }
}
