import KeyboardCore
import Keymap
import Testing

/// What may leave by the standard policy, in the keymaps of many countries (complaint 54).
@Suite struct KeyRightsTests {
  static let keymaps = [
    "us", "gb", "de", "fr", "es", "it", "pt", "br", "pl", "tr", "ru", "ua", "il", "ara", "jp", "kr", "ch:fr", "us:intl",
    "us:dvorak", "fr:bepo", "us,ru",
  ]

  private static func keymap(_ name: String) throws -> Keymap { try Keymap(KeymapName(parsing: name)) }

  /// Everything that a keymap can type may leave, and with it the keys of editing.
  @Test(arguments: keymaps) func textLeaves(_ name: String) throws {
    let keymap = try Self.keymap(name)
    let rights = KeyPolicy.standard.rights(keymap.meanings)
    for (character, _) in keymap.typable {
      var strokes: [KeyStroke] = []
      #expect(keymap.strokes(for: String(character), into: &strokes))
      #expect(rights.allow(strokes[...]), "\(name): \(character)")
    }
    for code in [
      KeyCode.backspace, KeyCode.delete, KeyCode.enter, KeyCode.tab, KeyCode.space, KeyCode.left, KeyCode.right,
      KeyCode.up, KeyCode.down, KeyCode.home, KeyCode.end,
    ] {
      #expect(rights.allows(code), "\(name): \(KeyName.name(of: code))")
    }
    #expect(rights.allows(KeyCode.backspace, with: .control))
  }

  /// No key leads out: none but editing ones with Ctrl, none at all with Alt or Super, no function key, no Super, no SysRq.
  @Test(arguments: keymaps) func nothingElseLeaves(_ name: String) throws {
    let rights = KeyPolicy.standard.rights(try Self.keymap(name).meanings)
    for code in KeyCode.declared {
      for set in 0..<16 {
        let held = ChordModifiers(rawValue: UInt8(set))
        guard !held.isDisjoint(with: .commands), !(held == .control && code == KeyCode.backspace) else { continue }
        #expect(!rights.allows(code, with: held), "\(name): \(held) \(KeyName.name(of: code))")
      }
    }
    let leading = KeyCode.functions + [1, 29, 56, 58, 69, 97, 99, 110, 116, 125, 126, 127, 142, 152, 205, 238, 247]
    for code in leading { #expect(!rights.allows(code), "\(name): \(KeyName.name(of: code))") }
  }

  @Test func keysAreKnownByWhatTheyMean() throws {
    let de = try Self.keymap("de").meanings
    #expect(de.kind(of: KeyCode.rightAlt) == .level)
    #expect(try Self.keymap("us").meanings.kind(of: KeyCode.rightAlt) == .alt)
    #expect(de.codes(typing: "z") == [21])
    #expect(de.kind(of: KeyCode.capsLock) == .lock)
    // Ctrl and A is another key where A is.
    let rights = KeyPolicy(rules: [PolicyRule(true, .character("a"), with: .control)])
      .rights(try Self.keymap("fr").meanings)
    #expect(rights.allows(16, with: .control) && !rights.allows(30, with: .control))
  }

  /// Whatever a keymap says of them, the kernel and the session daemon act on some keys by themselves.
  @Test func reservedKeysMeanOneThing() {
    var meanings = KeyMeanings.standard
    for code in KeyMeanings.reserved {
      meanings.set(.character, for: code)
      #expect(meanings.kind(of: code) == .system)
    }
  }

  /// A group that is changed with Alt and Shift is not changed: what follows would be another character.
  @Test func modifiersForTheirOwnSake() {
    let rights = KeyPolicy.standard.rights(.standard)
    #expect(!rights.allow(Strokes.read("+alt +shift -shift -alt +a -a")[...]))
    #expect(!rights.allow(Strokes.read("+a -a +alt")[...]))
    #expect(rights.allow(Strokes.read("+level -level +a -a")[...]))
    let alt = KeyPolicy(rules: KeyPolicy.standard.rules + [PolicyRule(true, .kind(.alt))]).rights(.standard)
    #expect(alt.allow(Strokes.read("+alt +shift -shift -alt +a -a")[...]))
  }

  @Test func laterLinesCount() {
    let rules = [
      PolicyRule(true, .all), PolicyRule(false, .code(62)), PolicyRule(true, .code(62), with: .alt),
      PolicyRule(false, .character("w"), with: .control), PolicyRule(false, .kind(.system)),
    ]
    let rights = KeyPolicy(rules: rules).rights(.standard)
    #expect(!rights.allows(62) && !rights.allows(62, with: .control) && rights.allows(62, with: .alt))
    #expect(rights.allows(17) && !rights.allows(17, with: .control) && !rights.allows(17, with: [.control, .shift]))
    #expect(!rights.allows(99) && !rights.allows(99, with: .alt))
    #expect(rights.allows(125) && rights.allows(1, with: [.control, .alt, .super, .shift]))
  }

  @Test func whatIsOfNoUse() {
    let standard = KeyPolicy.standard.rights(.standard).useless
    for code in KeyCode.functions + [KeyCode.escape, KeyCode.leftControl, KeyCode.leftAlt] {
      #expect(standard.contains(code))
    }
    #expect(!standard.contains(KeyCode.tab) && !standard.contains(KeyCode.left))
    let more = KeyPolicy(rules: [PolicyRule(true, .code(60), with: .alt)]).rights(.standard).useless
    #expect(!more.contains(KeyCode.leftAlt) && !more.contains(60) && more.contains(KeyCode.leftControl))
  }

  @Test func forPeople() {
    #expect(
      KeyPolicy.standard.rights(.standard).lines == ["alone: characters, editing, return, tab", "ctrl: backspace"])
    let more =
      KeyPolicy.standard.rules + [
        PolicyRule(false, .code(104)), PolicyRule(true, .character("c"), with: .control),
        PolicyRule(true, .kind(.function), with: [.control, .alt]),
      ]
    #expect(
      KeyPolicy(rules: more).rights(.standard).lines == [
        "alone: characters, editing but pageup, return, tab", "ctrl: c, backspace", "ctrl+alt: functions",
      ])
    #expect(KeyPolicy.unlimited.rights(.standard).lines == ["everything"])
    #expect(KeyPolicy(rules: []).rights(.standard).lines == ["alone: nothing"])
  }
}
