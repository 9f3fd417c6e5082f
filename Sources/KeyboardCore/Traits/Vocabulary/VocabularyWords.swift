/// Words such as `purpose=email hints=lowercase,private`: keys with the values behind them.
///
/// Blanks divide; `,` and `|` divide the values of a key, which may have blanks around them.
struct VocabularyWords {
  /// Longer texts describe no field.
  static let longest = 1 << 16

  private var values: [String: [Substring]] = [:]
  /// What stands before the first key.
  private(set) var leading: [Substring] = []

  /// - Parameter keys: in lower case.
  /// - Throws: a key that is not known or is there twice, a key without a value, a text that is too long.
  init(_ text: String, keys: [String]) throws(VocabularyError) {
    guard text.utf8.count <= Self.longest else {
      throw VocabularyError("a field is not described in more than \(Self.longest) bytes")
    }
    var current: String?
    for word in text.split(whereSeparator: { $0.isBlank }) {
      var rest = word
      if let equals = word.firstIndex(of: "=") {
        let key = String(word[..<equals]).lowercased()
        guard keys.contains(key) else { throw .unknown("the word", word[..<equals], among: keys) }
        guard values[key] == nil else { throw VocabularyError(key + " is there twice") }
        values[key] = []
        current = key
        rest = word[word.index(after: equals)...]
      }
      let pieces = rest.split { $0 == "," || $0 == "|" }
      if let key = current { values[key]?.append(contentsOf: pieces) } else { leading.append(contentsOf: pieces) }
    }
    for key in keys where values[key]?.isEmpty == true { throw VocabularyError(key + " has no value") }
  }

  /// The values of a key; nil where it is not there.
  func list(_ key: String) -> [Substring]? { values[key] }

  /// The value of a key that takes one.
  func single(_ key: String) throws(VocabularyError) -> Substring? {
    guard let list = values[key] else { return nil }
    guard list.count == 1 else { throw VocabularyError(key + " takes one value, not \(list.count)") }
    return list[0]
  }

  /// Refuses what stands before the first key, in vocabularies in which nothing may.
  func refuseLeading(keys: [String]) throws(VocabularyError) {
    guard let word = leading.first else { return }
    throw VocabularyError(word.shown + " stands before " + keys.map { $0 + "=" }.joined(separator: " or "))
  }
}

extension Character {
  fileprivate var isBlank: Bool {
    self == " " || self == "\t" || self == "\n" || self == "\r" || self == "\r\n" || self == "\u{c}"
  }
}
