import Keymap
import Posix

/// The layouts by their names in words, as xkeyboard-config lists them in its `evdev.lst`.
struct LayoutNames: Hashable, Sendable {
  private var groups: [String: KeymapName.Group] = [:]

  /// Reads the list; layouts that it does not have are not known.
  init(path: String) {
    // Debian 12's has 50 KB.
    self.init(text: String(decoding: (try? Files.read(path, limit: 1 << 20)) ?? [], as: UTF8.self))
  }

  /// Reads `  de  German` below `! layout` and `  nodeadkeys  de: German (no dead keys)` below `! variant`.
  init(text: String) {
    var section: Substring = ""
    for line in text.split(separator: "\n") {
      guard !line.hasPrefix("!") else {
        section = line.dropFirst().drop { $0 == " " }
        continue
      }
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[1].drop { $0 == " " }
      if section == "layout" {
        add(String(words), KeymapName.Group(String(parts[0])))
      } else if section == "variant", let colon = words.firstIndex(of: ":") {
        let name = words[words.index(after: colon)...].drop { $0 == " " }
        add(String(name), KeymapName.Group(String(words[..<colon]), variant: String(parts[0])))
      }
    }
  }

  private mutating func add(_ name: String, _ group: KeymapName.Group) {
    if groups[name] == nil { groups[name] = group }
  }

  /// The keymap whose groups have these names; nil where one of them is not known.
  func keymap(named names: [String]) -> KeymapName? {
    let groups = names.prefix(KeymapName.groupLimit).compactMap { self.groups[$0] }
    return groups.count == names.count && !groups.isEmpty ? KeymapName(groups: groups) : nil
  }
}
