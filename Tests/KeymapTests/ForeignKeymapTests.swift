import KeyboardCore
import Keymap
import Testing

/// What people see in their fields whose keymap is not an American one.
@Suite struct ForeignKeymapTests {
  /// A text that is typed on a keymap.
  struct Row: CustomTestStringConvertible {
    var keymap: String
    var text: String
    var testDescription: String { "\(keymap): \(text)" }
  }

  /// Complaint 18: quotation mark and at sign are not swapped. Complaint 19: letters stand elsewhere, and are typed all the
  /// same. Complaint 22: accents come out.
  @Test(arguments: [
    Row(keymap: "gb", text: "\"me\"@example.com #1 ~ | \\ £5"),
    Row(keymap: "fr", text: "Où? L'été, zwq AMQ 0123456789 @#{[|]} € ëüôàç"),
    Row(keymap: "de", text: "Zwölf Boxkämpfer yY zZ @ € {[]}\\ ~ ß é è ê"),
    Row(keymap: "ch:fr", text: "éàè ÉÀÈ yz @ # ü ö ä"),
    Row(keymap: "es", text: "¿Dónde está el ñandú? ¡Aquí! @ # €"),
    Row(keymap: "it", text: "perché città è ò ù @ #"),
    Row(keymap: "pt", text: "coração, não, avô, à @ º ª"),
    Row(keymap: "br", text: "coração, não, avô, à / ? @"),
    Row(keymap: "pl", text: "Zażółć gęślą jaźń @"),
    Row(keymap: "tr", text: "Iğdır İstanbul çöşü @ ıI iİ"),
    Row(keymap: "ru", text: "Съешь ещё этих мягких булок, №1"),
    Row(keymap: "ua", text: "Жебракують філософи ґанку, її"),
    Row(keymap: "il", text: "דג סקרן שט בים"),
    Row(keymap: "ara", text: "نص حكيم له سر قاطع لا"),
    Row(keymap: "jp", text: "user@example.com \"a\" 'b' \\ _ ^ ~"),
    Row(keymap: "kr", text: "user@example.com"),
    Row(keymap: "us:dvorak", text: "The quick brown fox, 'jumps' over: \"it\""),
    Row(keymap: "us:intl", text: "it's \"a\" `b` ~c ^d é ü ñ ç"),
    Row(keymap: "fr:bepo", text: "Voix ambiguë d'un cœur qui, au zéphyr 0123 @"),
    Row(keymap: "us,ru/grp:alt_shift_toggle", text: "Hello, Мир! № @"),
  ])
  func comesOutAsTyped(row: Row) throws {
    var keymap = try Keymap(KeymapName(parsing: row.keymap))
    for state in TwentyKeymaps.states {
      keymap.state = state
      var strokes: [KeyStroke] = []
      let typed = keymap.strokes(for: row.text, into: &strokes)
      // The Turkish capital of i with Caps Lock on, say, has no key.
      guard typed || !state.capsLock else { continue }
      #expect(typed)
      var receiver = Receiver(keymap)
      let text = receiver.read(strokes)
      #expect(text == row.text)
      let rests = receiver.isAtRest
      #expect(rests)
    }
  }

  /// Complaint 22: what a keymap does not hold is refused, so that another path is taken; it is never typed as something
  /// else.
  @Test(arguments: ["😀", "👩‍👩‍👧", "∫", "日", "\u{1f1e9}\u{1f1ea}", "ẞ"])
  func isRefused(text: String) throws {
    let keymap = try Keymap(layout: "us")
    var strokes: [KeyStroke] = []
    let typed = keymap.strokes(for: text, into: &strokes)
    #expect(!typed)
    #expect(strokes.isEmpty)
    let path = keymap.path(for: text)
    #expect(path == nil)
  }

  /// Complaint 23: the keymap is read, and nothing falls back to Control, Shift and U: no character holds a key that makes
  /// a command of the next one, unless it changes the group.
  @Test(arguments: TwentyKeymaps.names)
  func nothingIsACommand(name: String) throws {
    let keymap = try Keymap(KeymapName(parsing: name))
    let meanings = keymap.meanings
    for (character, path) in keymap.typable where path != .group {
      var strokes: [KeyStroke] = []
      _ = keymap.strokes(for: String(character), into: &strokes)
      let commands = strokes.filter { [.control, .alt, .super, .lock].contains(meanings.kind(of: $0.code)) }
      #expect(commands.isEmpty, "\(character) of \(name)")
    }
  }

  /// A shortcut is the key that bears the letter, in whichever group.
  @Test(
    arguments: [
      ("us", "c", ["KEY_C"]), ("fr", "a", ["KEY_Q"]), ("us:dvorak", "c", ["KEY_I"]),
      ("ru,us/grp:toggle", "c", ["KEY_C"]), ("ru,us:dvorak", "c", ["KEY_I"]),
      ("ru", "c", ["KEY_C"]), ("gr", "z", ["KEY_Z"]), ("il", "q", ["KEY_Q"]), ("ru", "C", []),
      ("us", "日", []), ("us", "C", ["KEY_LEFTSHIFT", "KEY_C"]),
    ] as [(String, Character, [String])])
  func shortcuts(name: String, letter: Character, keys: [String]) throws {
    let keymap = try Keymap(KeymapName(parsing: name))
    var strokes: [KeyStroke] = []
    let found = keymap.shortcut(for: letter, into: &strokes)
    #expect(found == !keys.isEmpty)
    #expect(strokes.filter(\.isDown).map { KeyName.name(of: $0.code) } == keys)
  }

  /// A shortcut as programs look at it that want a letter for the key that is down with Control: what its first level is in
  /// the active group, in any other, or, where none is Latin, on a us keyboard.
  @Test(arguments: ["us", "ru", "ru,us", "ru,de", "ara", "gr", "il", "ua", "us,ru", "jp", "th"])
  func programsReadTheLetterOfAShortcut(name: String) throws {
    let keymap = try Keymap(KeymapName(parsing: name))
    let american = try Keymap(KeymapName(layout: "us")).meanings
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      var strokes: [KeyStroke] = []
      #expect(keymap.shortcut(for: letter, into: &strokes), "\(letter)")
      let code = try #require(strokes.first?.code)
      #expect(strokes == [.down(code), .up(code)])
      #expect(keymap.meanings.codes(typing: letter).contains(code), "\(letter)")
      if !keymap.hasLatinLetters { #expect(american.codes(typing: letter) == [code], "\(letter)") }
    }
    #expect(keymap.hasLatinLetters == !["ru", "ara", "gr", "il", "ua", "th"].contains(name))
  }
}
