import KeyboardCore
import Keymap

/// Which characters of a layout get to the programs of this machine, and how.
struct LayoutReach: Encodable {
  /// The characters that go one way.
  struct Group: Encodable {
    /// `CharacterPath`; nil: they have none, and their keys are grey.
    var path: CharacterPath?
    /// In ascending order.
    var characters: String
    var count: Int

    private enum Key: String, CodingKey {
      case path
      case count
      case characters
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(path?.rawValue ?? "none", forKey: .path)
      try container.encode(count, forKey: .count)
      try container.encode(characters, forKey: .characters)
    }
  }

  var layout: String
  /// What programs read our keyboard with.
  var keymap: String
  /// Who says so.
  var source: String
  /// Those that hold any, the best way first, what has none last.
  var groups: [Group]

  /// - Parameter spare: what would be given keys that the keymap does not use.
  init(
    _ inventory: LayoutInventory, keymap: borrowing Keymap, spare: Set<Unicode.Scalar> = [], source: String
  ) {
    layout = inventory.layout
    self.keymap = keymap.name
    self.source = source
    var byPath: [CharacterPath?: [Character]] = [:]
    for character in inventory.characters {
      let isSpare = character.unicodeScalars.allSatisfy(spare.contains)
      byPath[keymap.path(for: character) ?? (isSpare ? .spare : nil), default: []].append(character)
    }
    groups = (CharacterPath.allCases.sorted().map(Optional.some) + [nil]).compactMap { path in
      byPath[path].map { Group(path: path, characters: String($0), count: $0.count) }
    }
  }

  var count: Int { groups.reduce(0) { $0 + $1.count } }

  /// Those without a way.
  var missing: Int { groups.last { $0.path == nil }?.count ?? 0 }

  /// What it is about, then a line a way: how many, and which; what to do where some have none.
  var text: String {
    let width = String(count).count
    var text = "\(count) characters of the layout \(layout), typed with the keymap \(keymap)"
    text += keymap == source ? "\n" : " (\(source))\n"
    for group in groups {
      let count = String(group.count)
      let number = String(repeating: " ", count: width - count.count) + count
      text += "  \(number)  \(Self.words(group.path)): \(Self.listed(group.characters))\n"
    }
    if missing > 0 {
      text += """
        The keymap has no key for the last \(missing): their keys are grey, and nothing is typed in their place.
        keypane keymap writes one for our keyboard that has the characters of all layouts, but for ideographs and
        syllables, which need a program that takes text from an input method.

        """
    }
    return text
  }

  private static func words(_ path: CharacterPath?) -> String {
    switch path {
    case .key: "by a key"
    case .group: "by a key of another group"
    case .compose: "by dead keys or Compose"
    case .commit: "by the program's own input"
    case .spare: "by a spare key"
    case .hex: "by their number"
    case nil: "not at all"
    }
  }

  /// Neighbours are written as from one to the other; what is not seen by its number.
  static func listed(_ characters: String) -> String {
    var words: [String] = []
    var run: [Character] = []
    func end() {
      if run.count > 3 {
        words.append("\(shown(run[0]))…\(shown(run[run.count - 1]))")
      } else {
        words += run.map(shown)
      }
      run = []
    }
    for character in characters {
      if let last = run.last, !follows(character, last) { end() }
      run.append(character)
    }
    end()
    return words.joined(separator: " ")
  }

  private static func follows(_ character: Character, _ other: Character) -> Bool {
    let (one, two) = (other.unicodeScalars, character.unicodeScalars)
    guard one.count == 1, two.count == 1, let first = one.first, let second = two.first else { return false }
    return second.value == first.value + 1 && isSeen(first) == isSeen(second)
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .privateUse, .surrogate, .unassigned:
      false
    // A mark would stand on the blank before it.
    case .nonspacingMark, .enclosingMark, .spacingMark: false
    default: true
    }
  }

  private static func shown(_ character: Character) -> String {
    if let first = character.unicodeScalars.first, isSeen(first) { return String(character) }
    return character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: "+")
  }
}
