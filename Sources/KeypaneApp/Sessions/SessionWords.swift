/// The words of a line, parted by blanks; what stands between '…' or "…" is one word, or a part of one.
enum SessionWords {
  /// Nil: a quotation mark is not closed.
  static func split(_ line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var mark: Character?
    for character in line {
      if let open = mark {
        if character == open { mark = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        mark = character
        word = word ?? ""
      } else if character == " " || character == "\t" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard mark == nil else { return nil }
    if let word { words.append(word) }
    return words
  }

  /// The word as `split` takes it for one.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !word.contains { " \t'\"".contains($0) }
    if isPlain { return word }
    return word.contains("'") ? "\"\(word)\"" : "'\(word)'"
  }
}
