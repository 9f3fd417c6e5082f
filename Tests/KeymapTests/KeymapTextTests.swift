import Keymap
import Testing

/// Keymaps that come as text.
@Suite struct KeymapTextTests {
  @Test("a keymap's text makes the same keymap", arguments: ["us", "de", "us,ru/grp:switch", "il", "fr:bepo"])
  func roundTrip(name: String) throws {
    let keymap = try Keymap(KeymapName(parsing: name))
    let written = keymap.text
    let text = try #require(written)
    let other = try Keymap(text: text, named: "seat0")
    #expect(other.name == "seat0")
    let (mine, theirs) = (keymap.typable, other.typable)
    #expect(mine.map(\.character) == theirs.map(\.character))
    #expect(mine.map(\.path) == theirs.map(\.path))
    let meanings = (keymap.meanings, other.meanings)
    #expect(meanings.0 == meanings.1)
  }

  @Test(
    "a text that is no keymap is refused with its place",
    arguments: [
      ("", "kbd: not an XKB keymap: Failed to parse input xkb string"),
      ("hello", "kbd:1:1: not an XKB keymap: syntax error"),
      ("xkb_keymap {\n  foo", "kbd:2:3: not an XKB keymap: syntax error"),
      ("xkb_keymap { };", "kbd:1:14: not an XKB keymap: syntax error"),
      ("\u{0}\u{1}", "kbd:1:1: not an XKB keymap: "),
    ])
  func malformed(text: String, message: String) {
    do {
      _ = try Keymap(text: KeymapText(text), named: "kbd")
      Issue.record("it is taken")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test("a text without end is not even looked at")
  func limit() {
    let text = KeymapText(String(repeating: " ", count: KeymapText.limit + 1))
    #expect(throws: KeymapError.malformedText(place: "x", reason: "longer than 1048576 bytes")) {
      _ = try Keymap(text: text, named: "x")
    }
  }

  @Test("no piece of a keymap does harm")
  func pieces() throws {
    let keymap = try Keymap(layout: "us")
    let written = keymap.text
    let whole = try #require(written)
    for length in stride(from: 0, to: whole.text.count, by: 1009) {
      _ = try? Keymap(text: KeymapText(String(whole.text.prefix(length))), named: "piece")
    }
  }
}
