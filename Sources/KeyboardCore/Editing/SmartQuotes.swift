/// Which mark of the language a straight one stands for.
enum SmartQuotes {
  /// What comes in place of a straight mark.
  struct Mark: Hashable {
    var text: String
    /// How many blanks before the cursor it takes away.
    var takes = 0
    /// Its last character is a blank that nobody has typed.
    var endsWithBlank = false
  }

  /// - Parameters:
  ///   - window: what stands before the cursor.
  /// - Returns: nil where the mark stays straight: where nothing is known before it, and behind a digit where no
  ///   quotation is open, since it measures feet or inches there.
  static func double(after window: TextWindow, _ marks: WrittenMarks) -> Mark? {
    let isOpen = isOpen(window, opening: marks.openingQuote, closing: marks.closingQuote)
    guard let last = window.last else { return window.isWhole ? opening(marks) : nil }
    if Sign.isBlank(last), !marks.quoteBlank.isEmpty, isOpen {
      // Who quotes with blanks inside types one before the closing mark, too.
      return Mark(text: marks.quoteBlank + marks.closingQuote, takes: 1)
    }
    if opens(after: last, marks.openingSingle, marks.closingSingle) { return opening(marks) }
    if Sign.isDigit(last) && window.isWhole && !isOpen { return nil }
    return Mark(text: marks.quoteBlank + marks.closingQuote)
  }

  /// The same for the single mark, which is an apostrophe behind a letter.
  static func single(after window: TextWindow, _ marks: WrittenMarks) -> Mark? {
    guard let last = window.last else { return window.isWhole ? Mark(text: marks.openingSingle) : nil }
    if opens(after: last, marks.openingQuote, marks.closingQuote) { return Mark(text: marks.openingSingle) }
    let isOpen = isOpen(window, opening: marks.openingSingle, closing: marks.closingSingle)
    if isOpen { return Mark(text: marks.closingSingle) }
    if Sign.isDigit(last) && window.isWhole { return nil }
    return Mark(text: marks.apostrophe)
  }

  private static func opening(_ marks: WrittenMarks) -> Mark {
    Mark(text: marks.openingQuote + marks.quoteBlank, endsWithBlank: !marks.quoteBlank.isEmpty)
  }

  /// Whether a mark behind this scalar opens. A mark of the other pair that opens tells it; where it closes as well, it tells
  /// nothing.
  private static func opens(after scalar: Unicode.Scalar, _ opening: String, _ closing: String) -> Bool {
    if Sign.isBlank(scalar) || Sign.isNewline(scalar) || Sign.isOpeningBracket(scalar) || Sign.isInverted(scalar) {
      return true
    }
    if scalar == "–" || scalar == "—" || scalar == "/" || scalar == "=" { return true }
    return opening != closing && scalar == opening.unicodeScalars.first
  }

  /// Whether the last mark of a pair is the one that opens. Where both are the same, every second one closes.
  private static func isOpen(_ window: TextWindow, opening: String, closing: String) -> Bool {
    guard let open = opening.unicodeScalars.first, let close = closing.unicodeScalars.first else { return false }
    var isOpen = false
    for distance in stride(from: window.count - 1, through: 0, by: -1) {
      guard let scalar = window.scalar(distance) else { break }
      if open == close {
        if scalar == open { isOpen.toggle() }
      } else if scalar == open {
        isOpen = true
      } else if scalar == close {
        isOpen = false
      }
    }
    return isOpen
  }
}
