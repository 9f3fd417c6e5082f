import KeyboardCore

/// The colours of a form in one appearance.
struct FormPalette {
  /// Behind the fields.
  var ground: Colour
  var title: Colour
  /// Above a box.
  var label: Colour
  var box: Colour
  /// Of a search field.
  var searchBox: Colour
  var border: Colour
  /// The ring and the cursor of the field that is typed into.
  var focus: Colour
  /// Around the ring.
  var halo: Colour
  var text: Colour
  /// Placeholders keep a contrast of 4.5 to 1 with the box.
  var placeholder: Colour
  /// Images and buttons.
  var icon: Colour
  var clearButton: Colour
  /// Behind what is selected.
  var selection: Colour
  /// The box and the message of a field in which something is wrong; a contrast of 4.5 to 1 with the ground.
  var wrong: Colour
  /// Around the ring of such a field.
  var wrongHalo: Colour
  /// The button that submits.
  var button: Colour
  var buttonText: Colour
  var disabledButton: Colour
  var disabledText: Colour
  /// The plate with a field's whole text.
  var tip: Colour
  var tipBorder: Colour
  var tipShadow: Colour

  static func of(_ appearance: KeyboardAppearance) -> FormPalette {
    switch appearance {
    case .light, .default: light
    case .dark: dark
    case .highContrast: highContrast
    }
  }

  private static let light = FormPalette(
    ground: Colour(0xF2F2F7), title: Colour(0x000000), label: Colour(0x55555A), box: Colour(0xFFFFFF),
    searchBox: Colour(0xE4E4EA), border: Colour(0xC6C6CC), focus: Colour(0x0A6FE8),
    halo: Colour(0x0A6FE8, opacity: 0.18), text: Colour(0x000000), placeholder: Colour(0x636368),
    icon: Colour(0x6E6E73), clearButton: Colour(0x8E8E93), selection: Colour(0x0A6FE8, opacity: 0.25),
    wrong: Colour(0xC9001A), wrongHalo: Colour(0xC9001A, opacity: 0.16), button: Colour(0x0A6FE8),
    buttonText: Colour(0xFFFFFF), disabledButton: Colour(0xE0E0E6), disabledText: Colour(0x85858B),
    tip: Colour(0xFFFFFF), tipBorder: Colour(0xB0B0B8),
    tipShadow: Colour(0x000000, opacity: 0.14))

  private static let dark = FormPalette(
    ground: Colour(0x000000), title: Colour(0xFFFFFF), label: Colour(0xAEAEB2), box: Colour(0x1C1C1E),
    searchBox: Colour(0x26262A), border: Colour(0x48484A), focus: Colour(0x3D8EF0),
    halo: Colour(0x3D8EF0, opacity: 0.3), text: Colour(0xFFFFFF), placeholder: Colour(0x98989D),
    icon: Colour(0xAEAEB2), clearButton: Colour(0x98989D), selection: Colour(0x3D8EF0, opacity: 0.4),
    wrong: Colour(0xFF6B62), wrongHalo: Colour(0xFF6B62, opacity: 0.28), button: Colour(0x0A6FE8),
    buttonText: Colour(0xFFFFFF), disabledButton: Colour(0x2C2C2E), disabledText: Colour(0x77777C),
    tip: Colour(0x3A3A3C), tipBorder: Colour(0x5E5E62),
    tipShadow: Colour(0x000000, opacity: 0.5))

  private static let highContrast = FormPalette(
    ground: Colour(0x000000), title: Colour(0xFFFFFF), label: Colour(0xFFFFFF), box: Colour(0x000000),
    searchBox: Colour(0x1A1A1A), border: Colour(0xFFFFFF), focus: Colour(0xFFE600),
    halo: Colour(0xFFE600, opacity: 0.5), text: Colour(0xFFFFFF), placeholder: Colour(0xB8B8B8),
    icon: Colour(0xFFFFFF), clearButton: Colour(0xFFFFFF), selection: Colour(0x7A6E00),
    wrong: Colour(0xFF9A94), wrongHalo: Colour(0xFF9A94, opacity: 0.4), button: Colour(0xFFE600),
    buttonText: Colour(0x000000), disabledButton: Colour(0x262626), disabledText: Colour(0xB0B0B0),
    tip: Colour(0x000000), tipBorder: Colour(0xFFFFFF), tipShadow: Colour(0xFFFFFF, opacity: 0.2))
}
