import KeyboardCore
import Keymap
import Testing

/// Text to strokes and back, over layouts that differ in everything.
@Suite struct KeymapTests {
  static let layouts = [
    "us", "de", "de:nodeadkeys", "de:neo", "fr", "gb", "ru", "us:dvorak", "us:intl", "il", "th", "gr",
  ]

  @Test("every character that a layout has comes back from its strokes", arguments: layouts)
  func roundTrip(layout: String) throws {
    let keymap = try Keymap(KeymapName(parsing: layout))
    var decoder = keymap.decoder()
    let scalars = keymap.scalars
    #expect(scalars.count > 50)
    for scalar in scalars {
      var strokes: [KeyStroke] = []
      let text = String(Character(scalar))
      let typed = keymap.strokes(for: text, into: &strokes)
      #expect(typed)
      #expect(strokes.allSatisfy { KeyCode.declared.contains($0.code) })
      var meanings: [StrokeDecoder.Meaning] = []
      for stroke in strokes {
        if let meaning = decoder.take(stroke) { meanings.append(meaning) }
      }
      #expect(meanings == [.text(text)], "U+\(String(scalar.value, radix: 16)) of \(layout)")
      let left = decoder.hasModifiers ? decoder.held + [0] : decoder.held
      #expect(left.isEmpty)
    }
  }

  @Test(
    "all of ASCII can be typed where the layout has no dead keys",
    arguments: ["us", "gb", "us:dvorak", "de:nodeadkeys"])
  func ascii(layout: String) throws {
    let keymap = try Keymap(KeymapName(parsing: layout))
    let printable = (UInt8(0x20)...0x7e).map { Character(Unicode.Scalar($0)) }
    let all = keymap.canType(String(printable))
    #expect(all)
  }

  /// One character of one layout and the keys it takes, modifiers first.
  struct Spot: CustomTestStringConvertible {
    var layout: String
    var text: String
    var keys: [String]
    var testDescription: String { "\(layout) \(text)" }
  }

  @Test(arguments: [
    Spot(layout: "us", text: "a", keys: ["KEY_A"]),
    Spot(layout: "us", text: "Z", keys: ["KEY_LEFTSHIFT", "KEY_Z"]),
    Spot(layout: "us", text: "1", keys: ["KEY_1"]),
    Spot(layout: "us", text: " ", keys: ["KEY_SPACE"]),
    Spot(layout: "us", text: "\"", keys: ["KEY_LEFTSHIFT", "KEY_APOSTROPHE"]),
    Spot(layout: "us", text: "\n", keys: ["KEY_ENTER"]),
    Spot(layout: "us", text: "\r\n", keys: ["KEY_ENTER"]),
    Spot(layout: "us", text: "\t", keys: ["KEY_TAB"]),
    Spot(layout: "de", text: "@", keys: ["KEY_RIGHTALT", "KEY_Q"]),
    Spot(layout: "de", text: "€", keys: ["KEY_RIGHTALT", "KEY_E"]),
    Spot(layout: "de", text: "Z", keys: ["KEY_LEFTSHIFT", "KEY_Y"]),
    Spot(layout: "de", text: "ß", keys: ["KEY_MINUS"]),
    Spot(layout: "de", text: "\u{e4}", keys: ["KEY_APOSTROPHE"]),
    Spot(layout: "de", text: "a\u{308}", keys: ["KEY_APOSTROPHE"]),
    Spot(layout: "fr", text: "1", keys: ["KEY_LEFTSHIFT", "KEY_1"]),
    Spot(layout: "fr", text: "é", keys: ["KEY_2"]),
    Spot(layout: "fr", text: "a", keys: ["KEY_Q"]),
    Spot(layout: "gb", text: "£", keys: ["KEY_LEFTSHIFT", "KEY_3"]),
    Spot(layout: "gb", text: "\"", keys: ["KEY_LEFTSHIFT", "KEY_2"]),
    Spot(layout: "ru", text: "Ж", keys: ["KEY_LEFTSHIFT", "KEY_SEMICOLON"]),
    Spot(layout: "us:dvorak", text: "o", keys: ["KEY_S"]),
  ])
  func spots(spot: Spot) throws {
    let keymap = try Keymap(KeymapName(parsing: spot.layout))
    var strokes: [KeyStroke] = []
    let typed = keymap.strokes(for: spot.text, into: &strokes)
    #expect(typed)
    #expect(strokes.filter(\.isDown).map { KeyName.name(of: $0.code) } == spot.keys)
    // Everything comes up in reverse, but for the key itself, which comes up at once.
    let up = strokes.filter { !$0.isDown }.map { KeyName.name(of: $0.code) }
    #expect(up == spot.keys.reversed())
  }

  @Test("a text with a character that the layout lacks is refused whole", arguments: ["日", "ab日", "👍🏽", "a\u{301}b"])
  func refused(text: String) throws {
    let keymap = try Keymap(layout: "us")
    var strokes: [KeyStroke] = [.down(30), .up(30)]
    let typed = keymap.strokes(for: text, into: &strokes)
    #expect(!typed)
    #expect(strokes == [.down(30), .up(30)])
  }

  @Test("marks that are keys of their own follow their letter")
  func marks() throws {
    let keymap = try Keymap(layout: "th")
    var decoder = keymap.decoder()
    var strokes: [KeyStroke] = []
    let text = "ก\u{e34}\u{e48}น"
    let possible = keymap.strokes(for: text, into: &strokes)
    #expect(possible)
    var typed = ""
    for stroke in strokes {
      if case .text(let part) = decoder.take(stroke) { typed += part }
    }
    #expect(typed == text)
  }

  @Test("a layout that does not exist is told from one that is misspelt in form")
  func unknown() {
    #expect(throws: KeymapError.unknownLayout("nowhere")) { _ = try Keymap(layout: "nowhere") }
    #expect(throws: KeymapError.unknownLayout("de:nosuch")) { _ = try Keymap(layout: "de", variant: "nosuch") }
    #expect(throws: KeymapError.malformedName("")) { _ = try Keymap(layout: "") }
    #expect(throws: KeymapError.malformedName("us,de")) { _ = try Keymap(layout: "us,de") }
    #expect(throws: KeymapError.unknownLayout("us,nowhere")) { _ = try Keymap(KeymapName(parsing: "us,nowhere")) }
  }

  @Test(arguments: [
    "", ":", "us:", ":intl", "us:intl:x", "../us", "de(nodeadkeys)", "us,", ",us", "us/", "us/grp",
    "us/grp:", "us,de,fr,gb,it", "@us", "pc105@", "us,de:", "us/grp:toggle/x:y", "pc105@us@x",
  ])
  func malformed(name: String) {
    #expect(throws: KeymapError.malformedName(name)) { _ = try KeymapName(parsing: name) }
  }
}
