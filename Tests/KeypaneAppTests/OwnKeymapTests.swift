import KeyboardCore
import Keymap
import Locales
import Posix
import Testing

@testable import KeypaneApp

/// The keymap of our own: every character of the layouts has its place, keeps it, and is typed by it, whatever layouts the
/// machine has (complaints 19 to 22).
@Suite struct OwnKeymapTests {
  private static let golden = "\(Checkout.path)/Tests/KeypaneAppTests/Golden/own-keymap.txt"

  /// Codes that are heard outside XKB: by the kernel (SysRq, consoles' special keys, radios), logind, acpid, or desktops that
  /// grab them.
  private static let untouchable: Set<UInt16> = [
    99, 113, 114, 115, 116, 142, 143, 152, 153, 161, 162, 163, 164, 165, 166, 200, 201, 205, 207, 212, 224, 225, 227,
    228,
    229, 230, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248,
  ]

  @Test("a place has one character and a character one place, on keys that do nothing else")
  func places() {
    let places = OwnKeymap.places
    #expect(Set(places.map(\.place)).count == places.count)
    #expect(Set(places.map(\.scalar)).count == places.count)
    #expect(places.allSatisfy { (1...8).contains($0.place.level) && (1...247).contains($0.place.code) })
    #expect(Set(places.map(\.place.code)).isDisjoint(with: Self.untouchable))
    #expect(OwnKeymap.room >= 0, "the keymap is full")
  }

  @Test("a character keeps its place for ever")
  func keepsPlaces() throws {
    // In the order in which they were given, ASCII first.
    let now = OwnKeymap.placesAsGiven.map { scalar, place in
      "\(String(scalar.value, radix: 16, uppercase: true)) \(place.code) \(place.level)\n"
    }
    let before = String(decoding: try Files.read(Self.golden, limit: 1 << 20), as: UTF8.self)
    let isKept = now.joined().hasPrefix(before)
    #expect(isKept, "a character has moved; new ones belong behind the last of OwnCharacters")
    if isKept, Rewriting.isAsked("KEYPANE_REWRITE_GOLDEN") { try Rewriting.write(now.joined(), to: Self.golden) }
    #expect(
      try Files.read(Self.golden, limit: 1 << 20) == Array(now.joined().utf8), "KEYPANE_REWRITE_GOLDEN=1 adds them")
  }

  @Test("what the layouts can type, and what locales put on their keys, is there but for the thousands")
  func inventory() throws {
    var library = LayoutLibrary(Stage.data)
    var needed: Set<Unicode.Scalar> = []
    for id in library.ids() {
      needed.formUnion(try LayoutInventory(of: id, in: &library).characters.flatMap(\.unicodeScalars))
    }
    for locale in LocaleData.all {
      let facts = LocaleData.facts(for: locale)
      let marks = [facts.marks.openingQuote, facts.marks.closingQuote, facts.marks.fullStop, facts.marks.quoteBlank]
      needed.formUnion((facts.digits + marks + [facts.decimalSeparator]).joined().unicodeScalars)
      needed.formUnion(LocaleData.regionalKeys(for: locale)?.currency?.unicodeScalars.map(\.self) ?? [])
    }
    let thousands = needed.filter { $0.properties.isIdeographic && $0 != "々" || (0xAC00...0xD7A3).contains($0.value) }
    let missing = needed.subtracting(thousands).subtracting(OwnKeymap.places.map(\.scalar)).sorted()
    #expect(
      missing.isEmpty, "put them behind the last of OwnCharacters: \(missing.map { "\($0)" }.joined(separator: " "))")
  }

  /// What may be locked on a keyboard when our keys come.
  static let states = [
    KeymapState(), KeymapState(capsLock: true), KeymapState(numLock: true), KeymapState(capsLock: true, numLock: true),
  ]

  @Test(
    "every character comes back from its strokes, whatever is locked", arguments: ["keypane", "keypane:shared"], states)
  func typed(name: String, state: KeymapState) throws {
    var keymap = try Keymap(KeymapName(parsing: name))
    keymap.state = state
    var decoder = keymap.decoder()
    var wrong: [String] = []
    for scalar in OwnKeymap.places.map(\.scalar) {
      let text = String(Character(scalar))
      var strokes: [KeyStroke] = []
      let isTyped = keymap.strokes(for: text, into: &strokes) && keymap.path(for: text) == .key
      var meanings: [StrokeDecoder.Meaning] = []
      for stroke in strokes {
        if let meaning = decoder.take(stroke) { meanings.append(meaning) }
      }
      if !isTyped || meanings != [.text(text)] { wrong.append("U+\(String(scalar.value, radix: 16))") }
    }
    #expect(wrong.isEmpty)
    #expect(keymap.scalars.count == OwnKeymap.places.count)
    let (held, isChanged) = (decoder.held, decoder.hasModifiers)
    #expect(held.isEmpty && !isChanged)
  }

  @Test(
    "strokes go to the places that are told to people",
    arguments: ["ä", "Ж", "ß", "€", "あ", "ㄱ", "\u{5D0}", "\u{E01}", "©"])
  func spots(text: String) throws {
    let keymap = try Keymap(KeymapName(parsing: "keypane"))
    var strokes: [KeyStroke] = []
    let isTyped = keymap.strokes(for: text, into: &strokes)
    guard let place = OwnKeymap.places.first(where: { text.unicodeScalars.elementsEqual([$0.scalar]) })?.place else {
      #expect(!isTyped)
      return
    }
    let keys = strokes.filter(\.isDown).map(\.code)
    #expect(keys.last == place.code)
    let holders: [String: UInt16] = ["Shift": 42, "Level3": 100, "Level5": 195]
    #expect(Set(keys.dropLast()) == Set(place.holds.compactMap { holders[$0] }))
  }

  @Test("ASCII is typed by the same keys as on a us keyboard, so that shortcuts are the same")
  func ascii() throws {
    let own = try Keymap(KeymapName(parsing: "keypane"))
    let us = try Keymap(layout: "us")
    for value in UInt8(0x20)...0x7e {
      let text = String(Character(Unicode.Scalar(value)))
      var (ours, theirs): ([KeyStroke], [KeyStroke]) = ([], [])
      let isTyped = own.strokes(for: text, into: &ours) && us.strokes(for: text, into: &theirs)
      // A keyboard of 105 keys has < and > a second time, on KEY_102ND, which not every keyboard has.
      if text != "<", text != ">" { #expect(isTyped && ours == theirs, "\(text)") }
    }
    let (ownMeanings, usMeanings) = (own.meanings, us.meanings)
    for code in KeyCode.functions + [
      1, 14, 15, 28, 29, 42, 54, 56, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 125,
    ] {
      #expect(ownMeanings.kind(of: code) == usMeanings.kind(of: code), "\(KeyName.name(of: code))")
    }
  }

  @Test("no key of it switches consoles or asks for anything drastic, whatever is held")
  func harmless() throws {
    let written = try Keymap(KeymapName(parsing: "keypane")).text
    let text = try #require(written)
    for name in [
      "XF86Switch_VT", "Terminate", "XF86Ungrab", "XF86ClearGrab", "XF86PowerOff", "XF86Sleep", "SwitchScreen",
    ] {
      #expect(!text.text.contains(name), "\(name)")
    }
  }

  @Test("the policy that there is without a file lets all of its characters out")
  func allowed() throws {
    let keymap = try Keymap(KeymapName(parsing: "keypane"))
    let rights = KeyRights(KeyPolicy.standard.rules, keymap.meanings)
    var refused: [Unicode.Scalar] = []
    for scalar in OwnKeymap.places.map(\.scalar) {
      var strokes: [KeyStroke] = []
      let isTyped = keymap.strokes(for: String(Character(scalar)), into: &strokes)
      if !isTyped || !rights.allow(strokes[...]) { refused.append(scalar) }
    }
    #expect(refused.isEmpty)
  }

  @Test("only the two names are ours", arguments: ["keypane:other", "keypane/grp:toggle"])
  func names(name: String) throws {
    #expect(throws: KeymapError.unknownLayout(name)) { _ = try Keymap(KeymapName(parsing: name)) }
  }

  @Test("a console's keymap has every modifier with every modifier, and all characters that a console knows")
  func console() {
    let lines = OwnKeymap.console.split(separator: "\n")
    for code in [29, 42, 54, 56, 97, 100, 195] { #expect(lines.count { $0.contains(" keycode \(code) = ") } == 8) }
    let known = OwnKeymap.places.filter { $0.scalar.value < 0xF000 }
    let letters = known.filter { $0.scalar.isASCII && $0.scalar.properties.isAlphabetic }
    #expect(lines.count { $0.contains(" = U+") } == known.count - letters.count)
    #expect(lines.count { $0.contains(" = +") } == letters.count)
    #expect(lines.contains("plain keycode 30 = +a") && lines.contains("shift keycode 30 = +A"))
  }
}
