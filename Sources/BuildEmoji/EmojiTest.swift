import Posix

/// Unicode's `emoji-test.txt`: every emoji in the order of keyboards, by group.
enum EmojiTest {
  struct Entry {
    var text: String
    var tones: [String] = []
  }

  struct Group {
    var name: String
    var entries: [Entry] = []
  }

  /// The newest emoji that Debian 12's fonts-noto-color-emoji draws.
  private static let newest = 15.0

  /// Pairs of two skin tones are spelt with both people; the emoji without tones is a character of its own.
  private static let pairs = [
    "👩‍🤝‍👩": "👭", "👨‍🤝‍👨": "👬", "👩‍🤝‍👨": "👫", "🧑‍❤‍🧑": "💑", "🧑‍❤‍💋‍🧑": "💏", "🫱‍🫲": "🤝",
  ]

  /// The groups with what a person can type: fully qualified emoji, those with skin tones under the one without.
  static func groups(_ bytes: [UInt8], file: String) throws(BuildError) -> [Group] {
    var groups: [Group] = []
    var places: [String: (group: Int, entry: Int)] = [:]
    for (number, line) in String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if line.hasPrefix("# group: ") {
        groups.append(Group(name: String(line.dropFirst("# group: ".count))))
      }
      guard !line.hasPrefix("#"), let semicolon = line.firstIndex(of: ";"), let hash = line.firstIndex(of: "#"),
        line[semicolon..<hash].contains("fully-qualified"), !line[semicolon..<hash].contains("minimally")
      else { continue }
      guard let text = text(line[..<semicolon]), let version = version(line[hash...]), !groups.isEmpty else {
        throw BuildError(.data, "\(file):\(number + 1): not a line of emoji-test.txt")
      }
      if version > newest { continue }
      let plain = withoutTones(text)
      if hasTone(text) {
        guard let place = places[plain] ?? pairs[plain].flatMap({ places[$0] }) else { continue }
        groups[place.group].entries[place.entry].tones.append(text)
      } else {
        places[plain] = (groups.count - 1, groups[groups.count - 1].entries.count)
        groups[groups.count - 1].entries.append(Entry(text: text))
      }
    }
    groups.removeAll { $0.entries.isEmpty }
    if groups.isEmpty { throw BuildError(.data, "\(file): no emoji in it") }
    return groups
  }

  /// The lines that the keyboard reads.
  static func catalogue(_ groups: [Group]) -> String {
    var lines = ""
    for group in groups {
      lines += "@\t\(group.name)\n"
      for entry in group.entries {
        lines += entry.tones.isEmpty ? "\(entry.text)\n" : "\(entry.text)\t\(entry.tones.joined(separator: " "))\n"
      }
    }
    return lines
  }

  private static func text(_ codes: Substring) -> String? {
    var text = String.UnicodeScalarView()
    for code in codes.split(separator: " ") {
      guard let number = UInt32(code, radix: 16), let scalar = Unicode.Scalar(number) else { return nil }
      text.append(scalar)
    }
    return text.isEmpty ? nil : String(text)
  }

  /// `# 😀 E1.0 grinning face`: 1.0.
  private static func version(_ comment: Substring) -> Double? {
    for word in comment.split(separator: " ") where word.hasPrefix("E") {
      if let version = Double(word.dropFirst()) { return version }
    }
    return nil
  }

  private static func isTone(_ scalar: Unicode.Scalar) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar.value) }

  private static func hasTone(_ text: String) -> Bool { text.unicodeScalars.contains(where: isTone) }

  /// What an emoji and its forms with skin tones have in common: a tone takes the place of the variation selector.
  private static func withoutTones(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isTone($0) && $0.value != 0xFE0F }))
  }
}
