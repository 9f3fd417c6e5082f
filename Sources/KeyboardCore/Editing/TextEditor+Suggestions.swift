extension TextEditor {
  /// A suggestion takes the place of the word that is being typed, or comes in at the cursor.
  ///
  /// Where the traits allow it, blanks are put around it: behind it, and before what is inserted behind a word. The first
  /// delete right after takes the blank behind it away, the next one the suggestion: the word stands there as it was typed.
  /// - Parameter replacesWord: what has been typed of the word goes.
  public mutating func insertSuggestion(
    _ text: String, replacesWord: Bool = true, at time: Instant
  ) -> KeyCommand {
    let typed = replacesWord ? context.word : ""
    recompute()
    let lead = needsBlankBefore(text, typed) ? " " : ""
    let blank = needsBlankBehind(replacesWord) ? " " : ""
    var same = 0
    for (one, other) in zip(typed, text) {
      guard one == other else { break }
      same += 1
    }
    let removed = typed.count - same
    let inserted = lead + text.dropFirst(same) + blank
    let command = removed == 0 ? KeyCommand.insert(inserted) : .replace(characters: removed, with: inserted)
    apply(command, at: time)
    let whole = Substitution(
      kind: .suggestion, removes: lead.count + text.count - same, restores: String(typed.dropFirst(same)))
    let isChange = whole.removes > 0 || !whole.restores.isEmpty
    if blank.isEmpty {
      substitution = isChange ? whole : nil
    } else {
      substitution = Substitution(kind: .blank, removes: 1, restores: "")
      nextSubstitution = isChange ? whole : nil
      hasSoftBlank = true
    }
    return command
  }

  private func needsBlankBefore(_ text: String, _ typed: String) -> Bool {
    guard settings.smartInsertDelete, typed.isEmpty, let last = context.before.last,
      let first = text.unicodeScalars.first
    else { return false }
    return Sign.isAlphanumeric(first) && (Sign.isAlphanumeric(last) || Sign.isClosingBracket(last))
  }

  private func needsBlankBehind(_ replacesWord: Bool) -> Bool {
    guard settings.smartInsertDelete else { return false }
    guard let next = context.after.last else { return true }
    return Sign.isNewline(next) || Sign.isAlphanumeric(next) && !replacesWord
  }
}
