import KeyboardCore

/// The colours of one appearance. Texts keep a contrast of 4.5 to 1 with their ground, disabled ones 3 to 1; those of
/// high contrast 7 to 1, disabled ones too.
struct Palette: Sendable, Hashable {
  /// Behind the keys.
  var ground: Colour
  var characterKey: Colour
  var functionKey: Colour
  var actionKey: Colour
  var disabledKey: Colour
  var pressedCharacterKey: Colour
  var pressedFunctionKey: Colour
  var pressedActionKey: Colour
  /// The line along the lower edge of a key.
  var keyShadow: Colour
  /// Around a key; transparent where keys are told from the ground by their own colour.
  var keyBorder: Colour
  /// Previews, alternates and lists.
  var bubble: Colour
  var bubbleShadow: Colour
  /// The alternate that is typed when the finger leaves.
  var selection: Colour
  var text: Colour
  /// On keys that a finger holds.
  var pressedText: Colour
  /// Letters under a pad's digits.
  var hint: Colour
  /// What a flick downwards types.
  var secondary: Colour
  var actionText: Colour
  var pressedActionText: Colour
  var selectionText: Colour
  /// On keys that cannot be used yet.
  var disabledText: Colour
  /// Between the parts of the bar.
  var separator: Colour
  /// Icons of the bar, and what stands small below its items.
  var barDetail: Colour
  /// The dots of a bar that waits for what it is to offer.
  var loading: Colour

  static let light = Palette(
    ground: Colour(0xD1D4DB), characterKey: Colour(0xFFFFFF), functionKey: Colour(0xABB1BC),
    actionKey: Colour(0x0A6FE8), disabledKey: Colour(0xBFC4CD), pressedCharacterKey: Colour(0xB8BEC8),
    pressedFunctionKey: Colour(0xFFFFFF), pressedActionKey: Colour(0x0857B8), keyShadow: Colour(0x85898F),
    keyBorder: Colour(0x000000, opacity: 0), bubble: Colour(0xFFFFFF), bubbleShadow: Colour(0x000000, opacity: 0.32),
    selection: Colour(0x0A6FE8), text: Colour(0x000000), pressedText: Colour(0x000000), hint: Colour(0x1C1C1E),
    secondary: Colour(0x6C7077), actionText: Colour(0xFFFFFF), pressedActionText: Colour(0xFFFFFF),
    selectionText: Colour(0xFFFFFF), disabledText: Colour(0x5D626A), separator: Colour(0xB4B8C0),
    barDetail: Colour(0x4C5057), loading: Colour(0x52565D))

  static let dark = Palette(
    ground: Colour(0x2A2A2C), characterKey: Colour(0x68686B), functionKey: Colour(0x464649),
    actionKey: Colour(0x0A6FE8), disabledKey: Colour(0x37373A), pressedCharacterKey: Colour(0x464649),
    pressedFunctionKey: Colour(0x68686B), pressedActionKey: Colour(0x0857B8), keyShadow: Colour(0x141415),
    keyBorder: Colour(0x000000, opacity: 0), bubble: Colour(0x747478), bubbleShadow: Colour(0x000000, opacity: 0.5),
    selection: Colour(0x0A6FE8), text: Colour(0xFFFFFF), pressedText: Colour(0xFFFFFF), hint: Colour(0xF2F2F4),
    secondary: Colour(0xEDEDF0), actionText: Colour(0xFFFFFF), pressedActionText: Colour(0xFFFFFF),
    selectionText: Colour(0xFFFFFF), disabledText: Colour(0x9A9AA0), separator: Colour(0x4A4A4D),
    barDetail: Colour(0xC4C4C9), loading: Colour(0xB0B0B5))

  static let highContrast = Palette(
    ground: Colour(0x000000), characterKey: Colour(0x000000), functionKey: Colour(0x2E2E2E),
    actionKey: Colour(0xFFE600), disabledKey: Colour(0x000000), pressedCharacterKey: Colour(0xFFFFFF),
    pressedFunctionKey: Colour(0xFFFFFF), pressedActionKey: Colour(0xFFFFFF), keyShadow: Colour(0x000000, opacity: 0),
    keyBorder: Colour(0xFFFFFF), bubble: Colour(0x000000), bubbleShadow: Colour(0xFFFFFF),
    selection: Colour(0xFFE600), text: Colour(0xFFFFFF), pressedText: Colour(0x000000), hint: Colour(0xFFFFFF),
    secondary: Colour(0xE6E6E6), actionText: Colour(0x000000), pressedActionText: Colour(0x000000),
    selectionText: Colour(0x000000), disabledText: Colour(0xA6A6A6), separator: Colour(0xFFFFFF),
    barDetail: Colour(0xFFFFFF), loading: Colour(0xFFFFFF))

  /// The colours by the names that themes have for them.
  static let names: [(name: String, colour: any WritableKeyPath<Palette, Colour> & Sendable)] = [
    ("ground", \.ground), ("characterKey", \.characterKey), ("functionKey", \.functionKey),
    ("actionKey", \.actionKey), ("disabledKey", \.disabledKey), ("pressedCharacterKey", \.pressedCharacterKey),
    ("pressedFunctionKey", \.pressedFunctionKey), ("pressedActionKey", \.pressedActionKey),
    ("keyShadow", \.keyShadow), ("keyBorder", \.keyBorder), ("bubble", \.bubble), ("bubbleShadow", \.bubbleShadow),
    ("selection", \.selection), ("text", \.text), ("pressedText", \.pressedText), ("hint", \.hint),
    ("secondary", \.secondary), ("actionText", \.actionText), ("pressedActionText", \.pressedActionText),
    ("selectionText", \.selectionText), ("disabledText", \.disabledText), ("separator", \.separator),
    ("barDetail", \.barDetail), ("loading", \.loading),
  ]
}
