/// Two blanks make a full stop and a blank.
enum DoubleSpace {
  /// Whether a second blank, typed directly after the first, makes a full stop of it.
  /// - Parameter window: ends with the first blank.
  static func ends(_ window: TextWindow) -> Bool {
    guard window.last == " ", let before = window.scalar(1) else { return false }
    return Sign.isAlphanumeric(before) || Sign.isClosingBracket(before) || Sign.isSymbol(before)
      || Sign.isQuote(before) && window.scalar(2).map { !Sign.isBlank($0) } ?? false
  }
}
