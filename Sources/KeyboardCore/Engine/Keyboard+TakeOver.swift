/// A keyboard that is shown in place of another one while a field is typed into.
extension Keyboard {
  /// The same field was typed into with another keyboard until now.
  public mutating func takeOverText(from other: Keyboard) {
    editor.takeOver(other.editor)
    if takesOffers { _ = bar.offer(other.bar.items) }
    followText()
  }

  /// Fingers that are about to type, or hold shift, do so here: who taps the globe key and goes on at once has touched
  /// the next key before the globe was let go. All others have nothing to do here until they leave.
  public mutating func takeOverFingers(from other: Keyboard, into effects: inout Effects) {
    for finger in other.fingers where finger.isTakenAlong {
      guard let index = plan.planes[plane].key(at: finger.point) else { continue }
      let placed = plan.planes[plane].keys[index]
      guard placed.key.isTakenAlong else { continue }
      let touch = KeyTouch(id: finger.contact, phase: .began, point: finger.point)
      var taken = FingerMachine(
        touch, at: finger.began, on: index, plane: plane, placed: placed, shift: shiftOfNextKey)
      press(placed, &taken, at: finger.began, into: &effects)
      fingers.append(taken)
      effects.needsDisplay = true
    }
  }
}

extension FingerMachine {
  /// It has done nothing yet that it would do twice.
  fileprivate var isTakenAlong: Bool {
    switch state {
    case .pressed, .waiting, .holdingShift: true
    case .typed, .choosing, .repeating, .movingCursor, .switching, .sliding, .spent: false
    }
  }
}

extension LayoutKey {
  /// A finger that was on another keyboard may press it.
  fileprivate var isTakenAlong: Bool {
    switch role {
    case .character, .space, .separator: !repeats
    case .shift, .return: true
    case .delete, .plane, .globe, .emoji, .hide, .blank, .keystroke, .modifier, .search: false
    }
  }
}
