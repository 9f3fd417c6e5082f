import KeyboardCore
import Recording
import Testing

@testable import KeypaneApp

/// What is wrong with a session file is told with its line.
@Suite struct SessionReaderTests {
  static let mistakes: [(text: String, line: Int, reason: String)] = [
    (
      "fild\n", 1,
      "“fild” is neither a time in milliseconds nor one of field, form, texts, needs, panel, contact, signin, card,"
        + " associate, share, rules, profile, pin, locked; did you mean field?"
    ),
    ("field\nfield\n", 2, "a second line with the options of a field or a form"),
    ("field --html '<input\n", 1, "a quotation mark is not closed"),
    ("form\n", 1, "form needs a name: form NAME [OPTION…]"),
    ("texts a\n", 1, "texts needs a field and its text: texts ID=TEXT"),
    ("signin a b\n", 1, "signin is written signin DOMAIN ACCOUNT PASSWORD"),
    ("card 4 'b\n", 1, "a quotation mark is not closed"),
    ("profile owner\n", 1, "a profile is kiosk or personal"),
    ("0 message\n", 1, "“message” is not one of down"),
    ("0 session begin\n", 1, "“session begin” is not one of down"),
    ("panel slotted\n", 1, "a panel has a kind and two ranges"),
    ("panel sloted 0..1 0..1\n", 1, "there is no panel “sloted”"),
    ("panel slotted 0..0 0..1\n", 1, "“0..0” is not a range of a panel's axis, such as 0..4095"),
    ("panel slotted 0..1 0..1 slots=0\n", 1, "the slots “0” is not a number from 1 to 256"),
    ("panel slotted 0..1 0..1\npanel single 0..1 0..1\n", 2, "a second panel"),
    ("-1 wait\n", 1, "the time in milliseconds “-1” is not a number from 0 to 1000000000"),
    ("5 wait\n4 wait\n", 2, "time goes backwards"),
    ("5\n", 1, "nothing happens at 5"),
    ("0 down 100 a\n", 1, "the finger “100” is not a number from 0 to 99"),
    ("0 down 1\n", 1, "down needs a place"),
    ("0 down 1 a b\n", 1, "down needs a finger, and at most a place"),
    ("0 down 1 point:1\n", 1, "“point:1” is not a place"),
    ("0 down 1 a\n5 down 1 b\n", 2, "finger 1 is down already"),
    ("0 up 1\n", 1, "finger 1 is not down"),
    ("0 tap 1 a\n30 tap 1 b\n", 2, "finger 1 is down already"),
    ("999999999 tap 1 a\n", 1, "that is too late"),
    ("0 type\n", 1, "type needs a text"),
    ("0 unplug\n", 1, "there is no panel: name one with a line panel"),
    ("0 lost down 1 a\n", 1, "lost events need a panel"),
    ("panel single 0..9 0..9\n0 down 1 a\n1 cancel 1\n", 3, "no panel tells that a finger is given up"),
    ("field\n0 wait\tlong\n", 2, "a tab, or another control character"),
  ]

  @Test(arguments: mistakes.indices) func mistakesAreTold(_ index: Int) {
    let (text, line, reason) = Self.mistakes[index]
    let error = #expect(throws: RecordingError.self) {
      try SessionReader.read(Array(text.utf8), name: "a.session")
    }
    #expect(error?.file == "a.session" && error?.line == line)
    #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "none")")
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: RecordingError.self) { try SessionReader.read([0x66, 0xff, 0x0a], name: "a.session") }
  }

  /// Found by the fuzzer: a mark behind a quotation mark, or behind a blank, made another character of it.
  @Test(arguments: [
    "field 'a b'", "field \"it's\"'\"'", "texts a=b⏎c", "0 type 'x", "0 type d \u{59e}r", "0 becomes a⏎|b", "0 told a|",
  ])
  func whatIsWrittenIsRead(_ line: String) throws {
    let session = try SessionReader.read(Array(line.utf8), name: "a.session")
    let again = try SessionReader.read(Array(session.written.joined(separator: "\n").utf8), name: "a.session")
    #expect(again.options == session.options && again.texts == session.texts)
    #expect(again.steps.map(\.event) == session.steps.map(\.event))
  }

  @Test func linesMayEndAsOnWindows() throws {
    let session = try SessionReader.read(Array("field\r\n0 type ab\r\n---\r\ntext: ab\r\n".utf8), name: "a.session")
    #expect(session.expected == ["text: ab"])
    #expect(session.steps.count == 4)
  }

  @Test func differencesAreMarked() {
    #expect(
      SessionDifference.lines(expected: ["a", "b", "c"], found: ["a", "x", "c", "d"])
        == ["  a", "- b", "+ x", "  c", "+ d"])
  }
}
