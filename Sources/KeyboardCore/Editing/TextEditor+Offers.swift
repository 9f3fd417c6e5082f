/// What is chosen in the bar and put into the text.
extension TextEditor {
  /// A text takes the place of the characters before the cursor that were typed of it, or comes in at the cursor.
  ///
  /// Only what differs is typed again. One delete right after takes all of it back: what was typed stands there again.
  /// - Parameter isProse: where the traits allow it, blanks are put around it: behind it, and before what is inserted
  ///   behind a word.
  /// - Returns: what the field is to do; nil where the text stands there already.
  mutating func insertOffer(_ text: String, replacing count: Int, isProse: Bool, at time: Instant) -> KeyCommand? {
    let typed = count > 0 ? end(count) : ""
    let addsBlanks = isProse && settings.smartInsertDelete
    let lead = addsBlanks && count == 0 && startsWord(text) ? " " : ""
    let blank = addsBlanks && endsWord ? " " : ""
    recompute()
    guard let typed else {
      // What gives way is not known, so it cannot come back.
      let command = KeyCommand.replace(characters: count, with: text + blank)
      apply(command, at: time)
      return command
    }
    let command = put(lead + text + blank, inPlaceOf: typed, at: time)
    hasSoftBlank = !blank.isEmpty
    return command
  }

  /// A value takes the place of all that stands before the cursor.
  /// - Parameter count: how many characters that are.
  /// - Returns: what the field is to do; nil where the value stands there already.
  mutating func fill(_ text: String, replacing count: Int, at time: Instant) -> KeyCommand? {
    let typed = count > 0 ? end(count) : ""
    recompute()
    if let typed { return put(text, inPlaceOf: typed, at: time) }
    let command = KeyCommand.replace(characters: count, with: text)
    apply(command, at: time)
    // The field was not empty, but what stood there is a secret: a delete takes the value away as a whole.
    if !text.isEmpty { substitution = Substitution(kind: .suggestion, removes: text.count, restores: "") }
    return command
  }

  /// How many characters stand before and behind the cursor; nil: nobody knows.
  var wholeLength: (before: Int, after: Int)? {
    guard context.before.isWhole, context.after.isWhole else { return nil }
    return (context.before.text.count, context.after.text.count)
  }

  private mutating func put(_ text: String, inPlaceOf typed: String, at time: Instant) -> KeyCommand? {
    var same = 0
    for (one, other) in zip(typed, text) {
      guard one == other else { break }
      same += 1
    }
    let rest = String(typed.dropFirst(same))
    let inserted = String(text.dropFirst(same))
    if rest.isEmpty && inserted.isEmpty { return nil }
    let command = rest.isEmpty ? KeyCommand.insert(inserted) : .replace(characters: rest.count, with: inserted)
    apply(command, at: time)
    substitution = Substitution(kind: .suggestion, removes: inserted.count, restores: rest)
    return command
  }

  /// The last characters before the cursor; nil: not so many are known.
  private func end(_ count: Int) -> String? {
    let text = context.before.text
    return text.count >= count ? String(text.suffix(count)) : nil
  }

  /// It would become a part of the word before it.
  private func startsWord(_ text: String) -> Bool {
    guard let last = context.before.last, let first = text.unicodeScalars.first else { return false }
    return Sign.isAlphanumeric(first) && (Sign.isAlphanumeric(last) || Sign.isClosingBracket(last))
  }

  /// What stands behind the cursor is not already apart.
  private var endsWord: Bool {
    guard let next = context.after.last else { return true }
    return Sign.isNewline(next)
  }
}
