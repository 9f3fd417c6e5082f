import KeyboardCore
import Keymap
import Posix
import TestSupport
import Testing

/// Every layout that we ship on every keymap that a machine may have: each character comes out exactly, or not at all.
@Suite struct InventoryTests {
  /// The counts are those of one version of the keymaps.
  static let version = "2.35.1"
  static let hasVersion =
    (try? Files.read("/usr/share/pkgconfig/xkeyboard-config.pc", limit: 4096))
    .map { String(decoding: $0, as: UTF8.self).contains("Version: \(version)\n") } ?? false

  /// How the characters of one layout reach one keymap.
  struct Counts {
    var byPath: [CharacterPath: Int] = [:]
    var missing: [Character] = []
  }

  @Test(
    "each character of each layout is typed exactly or not at all (complaints 18, 20 and 23)",
    arguments: TwentyKeymaps.names)
  func exactOrNotAtAll(name: String) throws {
    let layouts = try ShippedLayouts.all.get()
    #expect(layouts.count > 30)
    var keymap = try Keymap(KeymapName(parsing: name))
    for state in TwentyKeymaps.states {
      keymap.state = state
      for (id, characters) in layouts { _ = count(characters, on: keymap, "\(id) on \(name) in \(state)") }
      let syllable = keymap.path(for: "\u{d55c}")
      #expect(syllable == nil)
    }
  }

  @Test(
    "the counts are those that somebody has looked at",
    .enabled(if: hasVersion, "xkb-data \(version), whose keymaps the counts are of"))
  func golden() throws {
    var text = """
      # How the characters of our layouts reach a machine whose keymap is not ours: how many are keys of it, how many are
      # dead keys and Compose sequences of it (en_US.UTF-8's), and how many neither holds, which are listed.
      # xkb-data \(Self.version); KEYPANE_REWRITE_GOLDEN=1 rewrites it.

      """
    let layouts = try ShippedLayouts.all.get()
    // By keymap: the counts of every layout, as a keyboard is and with Caps Lock on.
    var rows: [(name: String, counts: [Counts], lost: [Int])] = []
    for name in TwentyKeymaps.names {
      var keymap = try Keymap(KeymapName(parsing: name))
      let counts = layouts.map { id, characters in count(characters, on: keymap, "\(id) on \(name)") }
      keymap.state = KeymapState(capsLock: true)
      let locked = layouts.map { id, characters in count(characters, on: keymap, "\(id) on \(name), caps lock") }
      rows.append((name, counts, zip(locked, counts).map { $0.missing.count - $1.missing.count }))
    }
    for (index, (id, characters)) in layouts.enumerated() {
      text += "\n\(id): \(characters.count) characters\n"
      for (name, counts, lost) in rows {
        text += "  " + name + String(repeating: " ", count: 9 - name.count)
        for path in [CharacterPath.key, .compose] {
          text += " \(path) " + Self.right(counts[index].byPath[path] ?? 0) + " "
        }
        text += " none " + Self.right(counts[index].missing.count)
        text += lost[index] == 0 ? "" : ", \(lost[index]) more with Caps Lock"
        text += Self.list(counts[index].missing) + "\n"
      }
    }
    let difference = try GoldenText(beside: #filePath).difference("inventories.txt", from: text)
    #expect(difference == nil)
  }

  private func count(_ characters: [Character], on keymap: borrowing Keymap, _ what: String) -> Counts {
    var counts = Counts()
    var receiver = Receiver(keymap)
    var strokes: [KeyStroke] = []
    for character in characters {
      strokes.removeAll(keepingCapacity: true)
      let typed = keymap.strokes(for: String(character), into: &strokes)
      guard let path = keymap.path(for: character) else {
        if typed || !strokes.isEmpty { Issue.record("\(what): \(character) has no path, but strokes") }
        counts.missing.append(character)
        continue
      }
      counts.byPath[path, default: 0] += 1
      let text = receiver.read(strokes)
      let rests = receiver.isAtRest
      guard !typed || text != String(character) || !rests else { continue }
      Issue.record("\(what): \(character) by \(path) comes out as \(text), at rest: \(rests)")
    }
    return counts
  }

  private static func right(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }

  /// The first of them: `: à â …`.
  private static func list(_ characters: [Character]) -> String {
    guard !characters.isEmpty else { return "" }
    let shown = characters.prefix(24).map { character in
      let scalar = character.unicodeScalars.first ?? " "
      return switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: "\u{25CC}\(character)"
      case .format, .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
        "U+" + String(scalar.value, radix: 16, uppercase: true)
      default: String(character)
      }
    }
    return ": " + shown.joined(separator: " ") + (characters.count > 24 ? " …" : "")
  }
}
