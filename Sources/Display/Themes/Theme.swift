import KeyboardCore

/// How keyboards look: colours by appearance, sizes, the font.
public struct Theme: Sendable {
  /// Sizes in points that a theme can change; the others follow them or the keys.
  struct Sizes: Sendable, Hashable {
    /// Of keys.
    var keyRadius = 5.0
    /// Of previews and pop-ups.
    var bubbleRadius = 10.0
    /// Of capitals on a key 42 points high.
    var letter = 23.0
    /// Of `space`, `return`, `ABC`.
    var word = 16.0
    /// Of the letters under digits.
    var hint = 9.5
    var icon = 23.0
  }

  var light = Palette.light
  var dark = Palette.dark
  var highContrast = Palette.highContrast
  var sizes = Sizes()
  var font: ThemeFont?
  /// Heights and gaps of keys; for `LayoutPlan`.
  public var geometry = GeometryStyle.standard
  /// Of a theme read from a file: the colours it names itself, by appearance, for its warnings.
  var named: [(appearance: KeyboardAppearance, colours: Set<String>)] = []

  /// Keypane's own.
  public static let standard = Theme()

  func palette(_ appearance: KeyboardAppearance) -> Palette {
    switch appearance {
    case .light, .default: light
    case .dark: dark
    case .highContrast: highContrast
    }
  }

  /// The least contrast of small and of large letters (WCAG 2.1, 1.4.3), and of all in high contrast (1.4.6).
  private static let least = (small: 4.5, large: 3.0, high: 7.0)

  /// Texts that are hard to read in the colours that the theme has chosen: one sentence each, with both colours.
  public var warnings: [String] {
    var warnings: [String] = []
    for (appearance, colours) in named {
      let palette = palette(appearance)
      for pair in Palette.pairs where colours.contains(pair.text) || colours.contains(pair.ground) {
        let ratio = palette.contrast(of: pair)
        let least = appearance == .highContrast ? Self.least.high : pair.isLarge ? Self.least.large : Self.least.small
        guard ratio < least else { continue }
        warnings.append(
          "\(appearance.name): \(pair.text) \(palette[pair.text].text) on \(pair.ground) \(palette[pair.ground].text) "
            + "has a contrast of \(Self.tenths(ratio)) to 1; it should have \(Self.tenths(least)) to 1 at least")
      }
    }
    return warnings
  }

  /// Cut, not rounded: 4.49 is less than 4.5.
  private static func tenths(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
