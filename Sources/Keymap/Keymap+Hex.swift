import KeyboardCore

extension Keymap {
  /// Appends the strokes of Control, Shift and U, the number of each of the character's scalars in hexadecimal, and a
  /// blank: what GTK, among others, reads as the character. False, and nothing appended, where it cannot be done.
  ///
  /// Programs that do not know it show the number, so it is for those alone that are known to. With Caps Lock on GTK does
  /// not begin the number, and a digit that is typed by more than a key would end it: then it is not done.
  public func hexStrokes(for character: Character, into strokes: inout [KeyStroke]) -> Bool {
    guard !state.capsLock, let begin = plainTap("u"), let end = plainTap(" "), let control = code(holding: .control)
    else { return false }
    let before = strokes.count
    let held = [control, KeyCode.leftShift]
    for scalar in character.unicodeScalars {
      strokes += held.map(KeyStroke.down) + begin + held.reversed().map(KeyStroke.up)
      for digit in String(scalar.value, radix: 16) {
        guard let tap = plainTap(digit) else {
          strokes.removeSubrange(before...)
          return false
        }
        strokes += tap
      }
      strokes += end
    }
    return true
  }

  /// The strokes of a character that is one key in the active group, without any modifier.
  private func plainTap(_ character: Character) -> [KeyStroke]? {
    var strokes: [KeyStroke] = []
    guard path(for: character) == .key, self.strokes(for: String(character), into: &strokes), strokes.count == 2
    else { return nil }
    return strokes
  }
}
