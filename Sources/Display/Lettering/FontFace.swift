/// The fonts that texts are drawn in, by what they are for.
enum FontFace: Hashable, CaseIterable {
  /// Letters of up to 20 pixels.
  case text
  /// Larger letters, in the narrower forms that Inter has for display sizes.
  case display
  /// Heavier ones.
  case semibold
  /// Signs that no other has, and the box for what none has.
  case dejaVu
  case arabic
  case hebrew
  case thai
  case devanagari
  case cjk
  /// Coloured pictures of one size.
  case emoji

  /// The font of a script's letters; nil: that of Latin ones.
  init?(of script: WritingScript) {
    switch script {
    case .fromTheLeft: return nil
    case .hebrew: self = .hebrew
    case .arabic: self = .arabic
    case .devanagari: self = .devanagari
    case .thai: self = .thai
    case .hangul, .kana, .han: self = .cjk
    }
  }

  /// What is drawn where the theme names no font.
  var file: FontFile {
    switch self {
    case .text: .text
    case .display: .display
    case .semibold: .semibold
    case .dejaVu: .dejaVu
    case .arabic: .arabic
    case .hebrew: .hebrew
    case .thai: .thai
    case .devanagari: .devanagari
    case .cjk: .cjk
    case .emoji: .emoji
    }
  }
}
