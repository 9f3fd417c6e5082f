/// What was typed so far, compared with what might be meant.
struct TypedPrefix: Sendable {
  /// How well a text fits.
  enum Match: Sendable, Hashable {
    /// It begins with what was typed, letter for letter.
    case exact
    /// It does but for case, marks, or blanks in a number.
    case close
    /// It is what was typed: there is nothing to add.
    case whole
  }

  private let typed: String
  private let folded: FoldedText
  private let isNumber: Bool

  /// - Parameter isNumber: telephone numbers are compared by their digits, however they are grouped.
  init(_ typed: String, isNumber: Bool) {
    self.typed = typed
    self.isNumber = isNumber
    folded = Self.fold(typed, isNumber: isNumber)
  }

  /// Nil for a text that begins otherwise.
  func match(_ text: String) -> Match? {
    if typed.isEmpty { return .exact }
    if text == typed { return .whole }
    if text.hasPrefix(typed) { return .exact }
    let other = Self.fold(text, isNumber: isNumber)
    if isNumber && other == folded { return .whole }
    return other.hasPrefix(folded) ? .close : nil
  }

  private static func fold(_ text: String, isNumber: Bool) -> FoldedText {
    let folded = FoldedText(text)
    return isNumber ? folded.digits : folded
  }
}
