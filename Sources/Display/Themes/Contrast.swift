/// How well a text stands out from its ground: WCAG 2's contrast ratio, from 1 to 21.
struct Contrast {
  /// Of opaque colours, `0xRRGGBB`.
  static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// WCAG's relative luminance.
  private static func luminance(_ rgb: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let share = Double((rgb >> shift) & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  /// To the power of 2.4: the square times the fifth root of the square, by Newton's method.
  private static func power(_ value: Double) -> Double {
    let square = value * value
    guard square > 0 else { return 0 }
    var root = max(square, 0.1)
    for _ in 0..<40 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}

/// A text and the ground that it stands on, by their names in themes.
struct ContrastPair: Sendable {
  var text: String
  var ground: String
  /// Drawn from 24 points on, or from 18.5 in heavy letters: WCAG then asks for less.
  var isLarge: Bool
}

extension Palette {
  /// Every text with every ground that it can stand on.
  static let pairs: [ContrastPair] = [
    ContrastPair(text: "text", ground: "characterKey", isLarge: true),
    ContrastPair(text: "text", ground: "functionKey", isLarge: false),
    ContrastPair(text: "pressedText", ground: "pressedCharacterKey", isLarge: true),
    ContrastPair(text: "pressedText", ground: "pressedFunctionKey", isLarge: false),
    ContrastPair(text: "text", ground: "bubble", isLarge: true),
    ContrastPair(text: "hint", ground: "characterKey", isLarge: false),
    ContrastPair(text: "secondary", ground: "characterKey", isLarge: false),
    ContrastPair(text: "actionText", ground: "actionKey", isLarge: false),
    ContrastPair(text: "pressedActionText", ground: "pressedActionKey", isLarge: false),
    ContrastPair(text: "selectionText", ground: "selection", isLarge: true),
    ContrastPair(text: "loading", ground: "ground", isLarge: true),
    ContrastPair(text: "text", ground: "ground", isLarge: false),
    ContrastPair(text: "barDetail", ground: "ground", isLarge: false),
  ]

  /// The ratio of a pair as it is seen: what is transparent lets the keyboard's ground through.
  func contrast(of pair: ContrastPair) -> Double {
    let below = Colour.mix(self[pair.ground].rgb, over: ground.rgb, share: self[pair.ground].opacity)
    let above = Colour.mix(self[pair.text].rgb, over: below, share: self[pair.text].opacity)
    return Contrast.ratio(above & 0xFF_FFFF, below & 0xFF_FFFF)
  }

  subscript(name: String) -> Colour {
    guard let entry = Self.names.first(where: { $0.name == name }) else { preconditionFailure("no colour \(name)") }
    return self[keyPath: entry.colour]
  }
}
