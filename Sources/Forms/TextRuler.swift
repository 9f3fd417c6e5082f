/// Measures texts in the letters that a form is drawn with; whoever has the fonts implements it.
public protocol TextRuler {
  /// How far the pen moves over a text, in pixels.
  /// - Parameter size: pixels an em.
  func width(of text: String, size: Int) -> Int
}

extension TextRuler {
  /// From one baseline to the next, in pixels.
  public func pitch(size: Int) -> Int { size * 13 / 10 }

  /// A text in lines of that width: broken at line ends, at blanks, and within words that are longer than a line.
  ///
  /// - Parameter most: no more lines than that are made; the rest of the text is left out.
  /// - Returns: each line and how many characters of the text stand before it.
  func lines(of text: Substring, width: Int, size: Int, most: Int) -> [(text: Substring, start: Int)] {
    var lines: [(text: Substring, start: Int)] = []
    var passed = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      while lines.count < most {
        let line = line(of: rest, width: width, size: size)
        lines.append((line, passed))
        passed += line.count
        rest = rest[line.endIndex...]
        if rest.isEmpty { break }
      }
      if lines.count >= most { break }
      passed += 1
    }
    return lines
  }

  /// The beginning of a paragraph that fits into a line; blanks at its end hang over the edge.
  private func line(of paragraph: Substring, width: Int, size: Int) -> Substring {
    let fitting = fit(paragraph, into: width, size: size)
    guard fitting < paragraph.endIndex else { return paragraph }
    let cut =
      paragraph[fitting] == " "
      ? fitting : paragraph[..<fitting].lastIndex(of: " ").map(paragraph.index(after:)) ?? fitting
    return paragraph[..<(paragraph[cut...].firstIndex { $0 != " " } ?? paragraph.endIndex)]
  }

  /// The end of what fits into a line, at least one character.
  private func fit(_ text: Substring, into room: Int, size: Int) -> Substring.Index {
    // The most characters that a line may have; the answer lies between two bounds that come closer.
    var low = 0
    var high = text.prefix(Self.longestLine).count
    while low < high {
      let middle = (low + high + 1) / 2
      if width(of: String(text.prefix(middle)), size: size) <= room { low = middle } else { high = middle - 1 }
    }
    return text.index(text.startIndex, offsetBy: max(low, text.isEmpty ? 0 : 1))
  }

  /// The text with an ellipsis for what has no room, or cut off.
  func shortened(_ text: String, _ overflow: TextOverflow, to room: Int, size: Int) -> String {
    if fits(text, room, size: size) { return text }
    var low = 0
    var high = min(text.count, Self.longestLine)
    while low < high {
      let middle = (low + high + 1) / 2
      if width(of: overflow.shortened(text, keeping: middle), size: size) <= room {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return overflow.shortened(text, keeping: low)
  }

  func fits(_ text: String, _ room: Int, size: Int) -> Bool {
    text.utf8.count <= 8 * Self.longestLine && text.count <= Self.longestLine && width(of: text, size: size) <= room
  }

  /// In characters: more than the widest column shows.
  static var longestLine: Int { 256 }
}

/// Measures without fonts: every character is as wide as the next one. For tests, and where there is nothing to see.
public struct EvenRuler: TextRuler {
  /// The ruler.
  public init() {}

  /// 0.56 em a character, the mean of an English text in Inter.
  public func width(of text: String, size: Int) -> Int {
    text.count * size * 56 / 100
  }
}
