import KeyboardCore

/// The colours of one appearance. Texts keep a contrast of 4.5 to 1 with their ground, disabled ones excepted.
struct Palette {
  /// Behind the keys.
  var ground: Colour
  var characterKey: Colour
  var functionKey: Colour
  var actionKey: Colour
  var pressedCharacterKey: Colour
  var pressedFunctionKey: Colour
  var pressedActionKey: Colour
  /// The line along the lower edge of a key.
  var keyShadow: Colour
  var bubble: Colour
  var bubbleShadow: Colour
  var text: Colour
  /// Letters under a pad's digits.
  var hint: Colour
  var actionText: Colour
  /// On a return key that cannot be used yet.
  var disabledText: Colour
  /// Between the parts of the bar.
  var separator: Colour

  static func keyboard(_ appearance: KeyboardAppearance) -> Palette {
    switch appearance {
    case .light, .default: light
    case .dark: dark
    }
  }

  private static let light = Palette(
    ground: Colour(0xD1D4DB), characterKey: Colour(0xFFFFFF), functionKey: Colour(0xABB1BC),
    actionKey: Colour(0x0A6FE8), pressedCharacterKey: Colour(0xB8BEC8), pressedFunctionKey: Colour(0xFFFFFF),
    pressedActionKey: Colour(0x0857B8), keyShadow: Colour(0x85898F), bubble: Colour(0xFFFFFF),
    bubbleShadow: Colour(0x000000, opacity: 0.32), text: Colour(0x000000), hint: Colour(0x1C1C1E),
    actionText: Colour(0xFFFFFF), disabledText: Colour(0x737880), separator: Colour(0xB4B8C0))

  private static let dark = Palette(
    ground: Colour(0x2A2A2C), characterKey: Colour(0x68686B), functionKey: Colour(0x464649),
    actionKey: Colour(0x0A6FE8), pressedCharacterKey: Colour(0x464649), pressedFunctionKey: Colour(0x68686B),
    pressedActionKey: Colour(0x0857B8), keyShadow: Colour(0x141415), bubble: Colour(0x6C6C6F),
    bubbleShadow: Colour(0x000000, opacity: 0.5), text: Colour(0xFFFFFF), hint: Colour(0xF2F2F4),
    actionText: Colour(0xFFFFFF), disabledText: Colour(0x8E8E93), separator: Colour(0x4A4A4D))
}
