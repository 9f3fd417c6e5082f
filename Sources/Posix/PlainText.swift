/// Text for a person's terminal or log, though parts of it may be somebody else's: programs, files, displays.
public enum PlainText {
  /// Paths are shorter, and nothing else that helps anybody is as long.
  static let longestWord = 300
  /// Of a whole line.
  static let longestLine = 2000

  /// The text in one line: characters that a terminal obeys, or that turn the direction of others, by their numbers as
  /// `\u{1b}`; words without end are cut in the middle, and so is the whole.
  public static func line(_ text: String) -> String {
    let bytes = text.utf8.count
    let isPlain = text.unicodeScalars.allSatisfy { !isCommand($0) }
    if isPlain && bytes <= longestWord { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isCommand(scalar) {
        escaped.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    let words = String(escaped).split(separator: " ", omittingEmptySubsequences: false)
    return cut(words.map { cut($0, longestWord) }.joined(separator: " "), longestLine)
  }

  /// C0, DEL and C1, the line and paragraph separators, and what sets directions (Unicode 15, 23.2).
  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7f...0x9f, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  private static func cut(_ text: some StringProtocol, _ limit: Int) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count > limit else { return String(text) }
    var short = String.UnicodeScalarView()
    short.append(contentsOf: scalars.prefix(limit / 2))
    short.append("…")
    short.append(contentsOf: scalars.suffix(limit / 4))
    return String(short)
  }
}
