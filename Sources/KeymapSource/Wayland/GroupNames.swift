import Keymap

/// The names of a keymap's groups in words, as its text gives them.
enum GroupNames {
  /// Reads `name[Group1]="English (US)";` (libxkbcommon up to 1.8) and `name[1]="English (US)";`, in the order of groups.
  static func names(in keymap: String) -> [String] {
    var names: [Int: String] = [:]
    for line in keymap.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }) {
      if let (group, name) = read(line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        names[group] = name
      }
    }
    // A group without a name has one of no letters, so that the others keep their places.
    guard let last = names.keys.max(), last <= KeymapName.groupLimit else { return [] }
    return (1...last).map { names[$0] ?? "" }
  }

  private static func read(_ line: Substring.UTF8View) -> (Int, String)? {
    let parts = line.split(separator: UInt8(ascii: "\""), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let head = String(parts[0])?.filter({ $0 != " " }).lowercased() else { return nil }
    guard head.hasPrefix("name["), head.hasSuffix("]=") else { return nil }
    var number = head.dropFirst("name[".count).dropLast("]=".count)
    if number.hasPrefix("group") { number = number.dropFirst("group".count) }
    guard let group = Int(number), group >= 1, let name = String(parts[1]) else { return nil }
    return (group, name)
  }
}
