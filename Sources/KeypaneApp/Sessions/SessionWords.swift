/// The words of a line. All is done by scalars: a blank parts words whatever mark follows it.
enum SessionWords {
  /// What blanks part.
  static func plain(_ line: Substring) -> [Substring] { pieces(line, at: " ").filter { !$0.isEmpty } }

  /// What a sign parts, empty pieces included.
  static func pieces(_ line: Substring, at sign: Unicode.Scalar, most: Int = .max) -> [Substring] {
    line.unicodeScalars.split(separator: sign, maxSplits: most - 1, omittingEmptySubsequences: false).map {
      Substring($0)
    }
  }

  /// Without the blanks at the beginning.
  static func trimmed(_ line: Substring) -> Substring { Substring(line.unicodeScalars.drop { $0 == " " }) }

  /// What blanks part; what stands between '…' or "…" is one word, or a part of one. Nil: a quotation mark is not closed.
  static func split(_ line: Substring) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var mark: Unicode.Scalar?
    for scalar in line.unicodeScalars {
      if let open = mark {
        if scalar == open { mark = nil } else { word?.append(scalar) }
      } else if scalar == "'" || scalar == "\"" {
        mark = scalar
        word = word ?? String.UnicodeScalarView()
      } else if scalar == " " {
        if let word { words.append(String(word)) }
        word = nil
      } else {
        word = word ?? String.UnicodeScalarView()
        word?.append(scalar)
      }
    }
    guard mark == nil else { return nil }
    if let word { words.append(String(word)) }
    return words
  }

  /// The word as `split` takes it for one.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !word.unicodeScalars.contains { $0 == " " || $0 == "'" || $0 == "\"" }
    if isPlain { return word }
    return pieces(word[...], at: "'").map { "'\($0)'" }.joined(separator: "\"'\"")
  }
}
