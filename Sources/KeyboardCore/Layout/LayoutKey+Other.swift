extension LayoutKey {
  /// Types another text than its layout says, and offers the one that it had by a long press.
  /// - Parameter id: of the offer.
  mutating func become(_ text: String, offering id: String) {
    guard text != output else { return }
    let chosen = longPressDefault.map { longPress[$0] }
    longPress.removeAll { $0.output == text }
    longPress.insert(KeyOption(id: id, output: output), at: 0)
    longPressDefault = chosen.flatMap { longPress.firstIndex(of: $0) }
    retype(text)
  }

  /// Makes the key type and show `text`.
  mutating func retype(_ text: String) {
    output = text
    shiftedOutput = text
    label = text
    shiftedLabel = text
  }
}
