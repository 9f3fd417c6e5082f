import KeyboardCore
import Keymap
import Testing

/// Locks and groups: made up for, never changed.
@Suite struct KeymapStateTests {
  static let grouped = [
    "us,ru/grp:alt_shift_toggle", "us,ru/grp:switch", "us,ru/grp:caps_toggle", "us,ru/grp:win_space_toggle",
    "us,ru/grp:shifts_toggle", "us,ru/grp:ctrl_shift_toggle", "us,ru/grp:toggle", "de,il,gr/grp:ctrl_alt_toggle",
    "us,ru,ara,fr/grp:switch,grp:menu_toggle,compose:rctrl", "ru,us/grp:rctrl_toggle", "us,ru",
  ]

  @Test("every character comes back exactly, whatever is locked", arguments: TwentyKeymaps.names)
  func everyState(name: String) throws {
    var keymap = try Keymap(KeymapName(parsing: name))
    for state in TwentyKeymaps.states {
      keymap.state = state
      proveAll(keymap, "\(name) \(state)")
    }
  }

  @Test("every character comes back exactly from every group", arguments: grouped)
  func everyGroup(name: String) throws {
    var keymap = try Keymap(KeymapName(parsing: name))
    let count = keymap.groupCount
    #expect(count > 1)
    for group in 0..<count {
      for capsLock in [false, true] {
        keymap.state = KeymapState(group: group, capsLock: capsLock)
        proveAll(keymap, "\(name) \(keymap.state)")
      }
    }
  }

  private func proveAll(_ keymap: borrowing Keymap, _ what: String) {
    var receiver = Receiver(keymap)
    var strokes: [KeyStroke] = []
    let all = keymap.typable
    #expect(all.count > 80, "\(what)")
    for (character, path) in all {
      strokes.removeAll(keepingCapacity: true)
      let typed = keymap.strokes(for: String(character), into: &strokes)
      let text = receiver.read(strokes)
      let rests = receiver.isAtRest
      guard !typed || text != String(character) || !rests || keymap.path(for: character) != path else { continue }
      Issue.record("\(what): \(character) by \(path) comes out as \(text), at rest: \(rests)")
    }
  }

  /// One character in one state and the keys that go down for it.
  struct Row: CustomTestStringConvertible {
    var keymap: String
    var state: KeymapState
    var text: String
    var keys: [String]
    var path: CharacterPath = .key
    var testDescription: String { "\(keymap) \(text)" }
  }

  static let caps = KeymapState(capsLock: true)

  @Test(arguments: [
    Row(keymap: "us", state: caps, text: "a", keys: ["KEY_LEFTSHIFT", "KEY_A"]),
    Row(keymap: "us", state: caps, text: "A", keys: ["KEY_A"]),
    Row(keymap: "us", state: caps, text: "1", keys: ["KEY_1"]),
    Row(keymap: "us", state: caps, text: "!", keys: ["KEY_LEFTSHIFT", "KEY_1"]),
    Row(keymap: "us", state: KeymapState(numLock: true), text: "7", keys: ["KEY_7"]),
    Row(
      keymap: "fr", state: caps, text: "é", keys: ["KEY_RIGHTALT", "KEY_M", "KEY_LEFTSHIFT", "KEY_E"],
      path: .compose),
    Row(keymap: "us,ru/grp:switch", state: KeymapState(), text: "ф", keys: ["KEY_RIGHTALT", "KEY_A"], path: .group),
    Row(
      keymap: "us,ru/grp:switch", state: KeymapState(group: 1), text: "a", keys: ["KEY_RIGHTALT", "KEY_A"], path: .group
    ),
    Row(keymap: "us,ru/grp:switch", state: KeymapState(group: 1), text: "ф", keys: ["KEY_A"]),
    Row(
      keymap: "us,ru/grp:caps_toggle", state: KeymapState(), text: "Ж",
      // The stand-in for a key that is held is better than a lock that has to be taken back.
      keys: ["195", "KEY_LEFTSHIFT", "KEY_SEMICOLON"], path: .group),
    Row(keymap: "us:intl", state: KeymapState(), text: "'", keys: ["KEY_RIGHTALT", "KEY_APOSTROPHE"]),
    Row(
      keymap: "us:intl", state: KeymapState(), text: "ê",
      keys: ["KEY_LEFTSHIFT", "KEY_6", "KEY_E"], path: .compose),
    Row(keymap: "de", state: KeymapState(), text: "é", keys: ["KEY_EQUAL", "KEY_E"], path: .compose),
    Row(keymap: "de", state: KeymapState(), text: "e\u{301}", keys: ["KEY_EQUAL", "KEY_E"], path: .compose),
    Row(
      keymap: "us/compose:menu", state: KeymapState(), text: "ß", keys: ["KEY_COMPOSE", "KEY_S", "KEY_S"],
      path: .compose),
    Row(keymap: "de", state: KeymapState(), text: "(", keys: ["KEY_LEFTSHIFT", "KEY_8"]),
    Row(keymap: "us/caps:swapescape", state: KeymapState(), text: "\n", keys: ["KEY_ENTER"]),
  ])
  func rows(row: Row) throws {
    var keymap = try Keymap(KeymapName(parsing: row.keymap))
    keymap.state = row.state
    var strokes: [KeyStroke] = []
    let typed = keymap.strokes(for: row.text, into: &strokes)
    #expect(typed)
    #expect(strokes.filter(\.isDown).map { KeyName.name(of: $0.code) } == row.keys)
    let path = keymap.path(for: row.text)
    #expect(path == row.path)
  }

  @Test("a locked Shift or third level: what it spoils has no way, and nothing else comes out than was asked for")
  func otherLocks() throws {
    for (name, lock) in [("us", 0x01), ("de", 0x01), ("de", 0x80), ("fr", 0x81), ("us,ru/grp:alt_shift_toggle", 0x01)] {
      var keymap = try Keymap(KeymapName(parsing: name))
      keymap.state = KeymapState(otherLocks: UInt8(lock))
      var receiver = Receiver(keymap)
      let all = keymap.typable
      #expect(!all.isEmpty, "\(name)")
      for (character, _) in all {
        var strokes: [KeyStroke] = []
        let typed = keymap.strokes(for: String(character), into: &strokes)
        let text = receiver.read(strokes)
        #expect(typed && text == String(character), "\(name) \(lock) \(character)")
        let rests = receiver.isAtRest
        #expect(rests, "\(name) \(lock) \(character)")
      }
    }
    var german = try Keymap(layout: "de")
    german.state = KeymapState(otherLocks: 0x01)
    let (small, capital, digit) = (german.canType("a"), german.canType("A"), german.canType("1"))
    #expect(!small && capital && !digit)
    german.state = KeymapState(otherLocks: 0x80)
    let (letter, third) = (german.canType("q"), german.canType("@"))
    #expect(!letter && third)
  }

  @Test("a locked Control, Alt or Super makes commands of all keys: nothing is typed", arguments: [0x04, 0x08, 0x40])
  func commandLocks(lock: UInt8) throws {
    var keymap = try Keymap(layout: "us")
    keymap.state = KeymapState(otherLocks: lock)
    let typable = keymap.scalars
    #expect(typable.isEmpty)
    #expect(keymap.state.spoiledBy != nil)
  }

  @Test("a character of another group that is broken off anywhere leaves the group that was active", arguments: grouped)
  func brokenOff(name: String) throws {
    var keymap = try Keymap(KeymapName(parsing: name))
    for group in 0..<keymap.groupCount {
      keymap.state = KeymapState(group: group)
      for character in "aфщαא" {
        var strokes: [KeyStroke] = []
        guard keymap.strokes(for: String(character), into: &strokes) else { continue }
        for count in 0...strokes.count {
          var begun = Array(strokes[..<count])
          let down = begun.reduce(into: [UInt16]()) { down, stroke in
            if stroke.isDown { down.append(stroke.code) } else { down.removeAll { $0 == stroke.code } }
          }
          begun += down.reversed().map { .up($0) }
          var decoder = keymap.decoder()
          for stroke in begun + keymap.strokes(restoring: begun) { _ = decoder.take(stroke) }
          let (rests, held) = (!decoder.hasModifiers, decoder.held)
          #expect(rests && held.isEmpty, "\(name), group \(group), \(character) after \(count) strokes")
        }
      }
    }
  }
}
