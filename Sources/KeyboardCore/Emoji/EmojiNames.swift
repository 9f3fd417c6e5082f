/// What the emoji are called in some languages, for the search.
public struct EmojiNames: Sendable {
  /// One emoji's name and its keywords, folded for comparing.
  struct Entry: Sendable {
    var text: String
    var name: String
    /// The words of the name.
    var words: [String]
    var keywords: [String]
  }

  private(set) var entries: [Entry] = []

  /// No names at all.
  public init() {}

  /// Adds the lines of a file of names: an emoji, a tab, its name, a tab, and its keywords with `|` between them. Names
  /// that were added before are better ones: the field's language comes first.
  public mutating func add(_ text: String) {
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count >= 2, !cells[0].isEmpty else { continue }
      let name = Self.folded(String(cells[1]))
      let keywords = cells.count > 2 ? cells[2].split(separator: "|").map { Self.folded(String($0)) } : []
      entries.append(
        Entry(
          text: String(cells[0]), name: name, words: name.split { !$0.isLetter && !$0.isNumber }.map(String.init),
          keywords: keywords))
    }
  }

  /// The emoji that a query means, best first: those called so, then those with a word of the name that begins so, then
  /// those with such a keyword; within each, Unicode's order. Capitals and accents do not matter.
  ///
  /// - Parameter limit: how many at most.
  public func matches(_ query: String, limit: Int) -> [String] {
    let query = Self.folded(query)
    guard !query.isEmpty else { return [] }
    var ranked: [[String]] = [[], [], [], []]
    for entry in entries {
      guard let rank = Self.rank(of: entry, query) else { continue }
      ranked[rank].append(entry.text)
    }
    var found: [String] = []
    for text in ranked.joined() where !found.contains(text) {
      found.append(text)
      if found.count == limit { break }
    }
    return found
  }

  private static func rank(of entry: Entry, _ query: String) -> Int? {
    if entry.name == query { return 0 }
    if entry.words.contains(query) { return 1 }
    if entry.keywords.contains(query) { return 2 }
    if entry.name.hasPrefix(query) || entry.words.contains(where: { $0.hasPrefix(query) }) { return 2 }
    if entry.keywords.contains(where: { $0.hasPrefix(query) }) { return 3 }
    // Languages that write words together: 고양이얼굴.
    return query.unicodeScalars.contains { $0.value >= 0x2E80 } && isPart(query, of: entry.name) ? 3 : nil
  }

  private static func isPart(_ part: String, of text: String) -> Bool {
    var rest = text[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return true }
      rest.removeFirst()
    }
    return false
  }

  /// Small letters without their marks.
  static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      if let plain = Self.plain(scalar) { folded += plain } else { folded.unicodeScalars.append(scalar) }
    }
    var end = folded.count
    while end > 0, folded.last == " " {
      folded.removeLast()
      end -= 1
    }
    return folded
  }

  /// Latin and Greek letters with marks as they are looked for; nil for all others. Source: the canonical
  /// decompositions of Unicode's Latin-1, Latin Extended-A and Greek blocks.
  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "à", "á", "â", "ã", "ä", "å", "ā", "ă", "ą": "a"
    case "ç", "ć", "ĉ", "ċ", "č": "c"
    case "ď": "d"
    case "è", "é", "ê", "ë", "ē", "ĕ", "ė", "ę", "ě": "e"
    case "ĝ", "ğ", "ġ", "ģ": "g"
    case "ì", "í", "î", "ï", "ĩ", "ī", "ĭ", "į", "ı": "i"
    case "ľ", "ĺ", "ļ", "ł": "l"
    case "ñ", "ń", "ņ", "ň": "n"
    case "ò", "ó", "ô", "õ", "ö", "ō", "ŏ", "ő", "ø": "o"
    case "ŕ", "ř", "ŗ": "r"
    case "ś", "ŝ", "ş", "š", "ș": "s"
    case "ť", "ţ", "ț": "t"
    case "ù", "ú", "û", "ü", "ũ", "ū", "ŭ", "ů", "ű", "ų": "u"
    case "ý", "ÿ", "ŷ": "y"
    case "ź", "ż", "ž": "z"
    case "ß": "ss"
    case "æ": "ae"
    case "œ": "oe"
    case "ά": "α"
    case "έ": "ε"
    case "ή": "η"
    case "ί", "ϊ", "ΐ": "ι"
    case "ό": "ο"
    case "ύ", "ϋ", "ΰ": "υ"
    case "ώ": "ω"
    case "ё": "е"
    case "\u{307}": ""
    default:
      // Katakana as hiragana: which of them CLDR has is chance.
      (0x30A1...0x30F6).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0x60).map { String(Character($0)) } : nil
    }
  }
}
