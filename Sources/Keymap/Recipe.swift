import KeyboardCore

/// How one character is typed: the keys to hold, then the key.
struct Recipe: Hashable {
  /// Codes in the order in which they go down.
  var modifiers: [UInt16]
  var code: UInt16
  /// The fewer the better; Shift is cheaper than the others, because every program knows it.
  var cost: Int

  /// Appends modifiers down, key down, key up, modifiers up.
  func append(to strokes: inout [KeyStroke]) {
    for modifier in modifiers { strokes.append(.down(modifier)) }
    strokes.append(.down(code))
    strokes.append(.up(code))
    for modifier in modifiers.reversed() { strokes.append(.up(modifier)) }
  }
}
