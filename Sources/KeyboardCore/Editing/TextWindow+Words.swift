extension TextWindow {
  /// How many scalars of a word stand before the cursor: letters and digits, and apostrophes behind one.
  func wordLength(from start: Int = 0) -> Int {
    var length = 0
    while let scalar = scalar(start + length) {
      let isInner =
        (scalar == "'" || scalar == "’" || scalar == "_")
        && (self.scalar(start + length + 1).map(Sign.isAlphanumeric) ?? false)
      guard Sign.isAlphanumeric(scalar) || isInner else { break }
      length += 1
    }
    return length
  }

  /// How many scalars deleting a word removes: the blanks before the cursor, then a word, or a run of signs.
  public func wordDeletionLength() -> Int {
    var length = 0
    while let scalar = scalar(length), Sign.isBlank(scalar) || Sign.isNewline(scalar) { length += 1 }
    let word = wordLength(from: length)
    if word > 0 { return length + word }
    while let scalar = scalar(length), !Sign.isBlank(scalar), !Sign.isNewline(scalar), !Sign.isAlphanumeric(scalar) {
      length += 1
    }
    return length
  }

  /// Removes what Ctrl+BackSpace removes in the program that has the text. Where programs differ, nothing is known
  /// afterwards: over signs, ends of lines, and in scripts without blanks between words.
  mutating func deleteWord() {
    let length = wordDeletionLength()
    for distance in 0..<length {
      guard let scalar = scalar(distance), Sign.isBlank(scalar) || Sign.isAlphanumeric(scalar),
        !Sign.hasNoWordBlanks(scalar)
      else { return forget() }
    }
    // The window may have cut the word.
    if length == count && !isWhole { return forget() }
    if let before = scalar(length), !Sign.isBlank(before), !Sign.isNewline(before) { return forget() }
    removeLast(length)
  }
}
