import KeyboardCore

/// The colours that a cap's state gives it.
struct CapLook {
  var ground: Colour
  var text: Colour
  var hint: Colour
  var secondary: Colour
  /// Of the ring while a finger holds it.
  var ring: Colour

  init(_ key: KeyCap, _ palette: Palette) {
    hint = palette.hint
    secondary = palette.secondary
    switch key.style {
    case .character:
      // Shift in use stands out as a light key.
      ground = key.isPressed ? palette.pressedCharacterKey : palette.characterKey
      text = key.isPressed ? palette.pressedText : palette.text
    case .function:
      let isLit = key.isPressed || key.symbol == .shiftOn || key.symbol == .shiftLocked
      ground = isLit ? palette.pressedFunctionKey : palette.functionKey
      text = isLit ? palette.pressedText : palette.text
    case .action:
      ground = key.isPressed ? palette.pressedActionKey : palette.actionKey
      text = key.isPressed ? palette.pressedActionText : palette.actionText
    case .blank:
      ground = palette.functionKey
      text = palette.text
    }
    // With contrast everything else is an outline: what is on is filled.
    if palette.keyBorder.opacity > 0, key.isChosen || key.isLocked {
      ground = palette.pressedCharacterKey
      text = palette.pressedText
      hint = text
      secondary = text
    }
    if key.isPressed {
      hint = text
      secondary = text
    }
    // Paler than the label, so that the label stays what is seen first; three to one is what WCAG 1.4.11 asks of it.
    ring = palette.keyBorder.opacity > 0 ? text : text.faded(to: 0.62)
    if !key.isEnabled {
      ground = palette.disabledKey
      text = palette.disabledText
      hint = text
      secondary = text
    }
  }
}
