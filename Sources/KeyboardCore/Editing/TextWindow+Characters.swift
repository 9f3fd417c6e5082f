extension TextWindow {
  /// How many scalars the character beside the cursor has, as a person counts characters; 0 where none is known.
  func lastCharacterLength() -> Int {
    guard let last else { return 0 }
    guard let previous = scalar(1) else { return 1 }
    if Self.standsAlone(last), Self.standsAlone(previous) { return last == "\n" && previous == "\r" ? 2 : 1 }
    // No character that people type is longer.
    return text(32).last?.unicodeScalars.count ?? 1
  }

  /// The same of a window that is kept backwards: what stands behind the cursor.
  func firstCharacterLengthBackwards() -> Int {
    guard let first = last else { return 0 }
    guard let second = scalar(1) else { return 1 }
    if Self.standsAlone(first), Self.standsAlone(second) { return first == "\r" && second == "\n" ? 2 : 1 }
    var text = ""
    for distance in 0..<min(32, count) {
      if let scalar = scalar(distance) { text.unicodeScalars.append(scalar) }
    }
    return text.first?.unicodeScalars.count ?? 1
  }

  /// Whether a scalar neither joins the one before nor the one behind it, told without asking Unicode's tables: letters
  /// and signs of Latin, Greek, Cyrillic, kana and Han.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0xA9, 0xAA..<0xAD, 0xAF..<0x300, 0x370..<0x483, 0x48A..<0x591, 0x2010..<0x2028, 0x3041..<0x3097,
      0x4E00..<0xA000:
      true
    default: false
    }
  }

  /// Removes characters as so many presses of BackSpace do.
  ///
  /// Of a character of several scalars some programs remove all, others the last mark only: what is left before it is
  /// known to nobody then. Of nothing that is known, nothing is left.
  mutating func deleteCharacters(_ characters: Int) {
    for _ in 0..<characters {
      let length = lastCharacterLength()
      if length == 0 { return }
      let isShared = length > 1 && !(length == 2 && last == "\n")
      if isShared {
        forget()
        return
      }
      removeLast(length)
    }
  }
}
