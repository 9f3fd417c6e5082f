/// Whether the next letter is a capital by itself.
enum AutoCapitals {
  /// So many blanks in a row begin a sentence whatever stands before them.
  private static let blanksThatEnd = 3

  /// - Parameter window: what stands before the cursor. Where the answer lies beyond what is known, it is no.
  static func wantsCapital(_ type: AutocapitalizationType, after window: TextWindow) -> Bool {
    switch type {
    case .none: false
    case .words: beginsWord(window)
    case .sentences: beginsSentence(window)
    case .allCharacters: true
    }
  }

  /// At the beginning, and behind blanks and ends of lines; `¿` and `¡` open what they stand before. Brackets, quotation
  /// marks and hyphens begin no word.
  private static func beginsWord(_ window: TextWindow) -> Bool {
    var distance = 0
    while let scalar = window.scalar(distance), Sign.isInverted(scalar) { distance += 1 }
    guard let scalar = window.scalar(distance) else { return window.isWhole }
    return Sign.isBlank(scalar) || Sign.isNewline(scalar)
  }

  /// At the beginning, on a new line, behind three blanks, and behind a stop and a blank. Quotation marks and brackets may
  /// close between the stop and the blank and open behind it; without a stop before them they begin nothing.
  private static func beginsSentence(_ window: TextWindow) -> Bool {
    var distance = 0
    var opens = false
    while let scalar = window.scalar(distance), isOpening(scalar) {
      if !Sign.isInverted(scalar) { opens = true }
      distance += 1
    }
    guard let first = window.scalar(distance) else { return window.isWhole && !opens }
    var blanks = 0
    var hasNewline = false
    while let scalar = window.scalar(distance) {
      if Sign.isNewline(scalar) {
        hasNewline = true
      } else if Sign.isBlank(scalar) {
        blanks += 1
      } else {
        break
      }
      distance += 1
    }
    if distance == window.count {
      return !opens && (window.isWhole || hasNewline || blanks >= blanksThatEnd)
    }
    guard Sign.isBlank(first) || Sign.isNewline(first) else { return false }
    if !opens && (hasNewline || blanks >= blanksThatEnd) { return true }
    return ends(window, at: distance)
  }

  /// Whether a sentence ends with the scalar at a distance, behind which marks may close.
  private static func ends(_ window: TextWindow, at start: Int) -> Bool {
    var distance = start
    while let scalar = window.scalar(distance), Sign.isClosingBracket(scalar) || Sign.isQuote(scalar) {
      distance += 1
      // The blank within French quotation marks.
      guard scalar == "»" || scalar == "›" else { continue }
      while let blank = window.scalar(distance), Sign.isBlank(blank) { distance += 1 }
    }
    guard let stop = window.scalar(distance) else { return false }
    switch stop {
    case ".", "!", "?", "‼", "⁇", "⁈", "⁉", "‽": return true
    // The Greek question mark and the Armenian full stop, which have signs of their own that few keyboards type.
    case "\u{37E}", "։": return true
    case ";": return window.scalar(distance + 1).map(isGreek) ?? false
    case ":": return window.scalar(distance + 1).map(isArmenian) ?? false
    default: return false
    }
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    Sign.isInverted(scalar) || Sign.isQuote(scalar) || Sign.isOpeningBracket(scalar)
  }

  private static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
    (0x370...0x3FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
  }

  private static func isArmenian(_ scalar: Unicode.Scalar) -> Bool {
    (0x531...0x587).contains(scalar.value)
  }
}
