import Testing

@testable import Posix

/// What may be quoted of others on a terminal.
struct PlainTextTests {
  @Test(
    "what a terminal would obey stands there by its number",
    arguments: [
      ("“é” has no key", "“é” has no key"), ("\u{1b}[2Jboo", "\\u{1b}[2Jboo"), ("a\nkeypane: b", "a\\u{a}keypane: b"),
      ("x\u{202e}y\u{9b}", "x\\u{202e}y\\u{9b}"), ("", ""), ("e\u{301}", "e\u{301}"),
    ])
  func commands(_ text: String, _ line: String) {
    #expect(PlainText.line(text) == line)
  }

  @Test("what is too long is cut in the middle, and the words around it stay")
  func long() {
    let line = PlainText.line("unknown layout " + String(repeating: "x", count: 100_000) + ": see the list")
    #expect(line.hasPrefix("unknown layout xxx"))
    #expect(line.hasSuffix("x: see the list"))
    #expect(line.unicodeScalars.count < 400)
    #expect(PlainText.line(String(repeating: "many words ", count: 10_000)).unicodeScalars.count < 2000)
  }
}
