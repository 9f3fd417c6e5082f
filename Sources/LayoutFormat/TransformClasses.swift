import KeyboardCore

/// The classes that patterns know by a letter; they are the same in every version of Unicode.
enum TransformClasses {
  /// What follows the backslash: `s`, `D`; nil: no class.
  static func named(_ letter: Unicode.Scalar) -> UnitSet? {
    switch letter {
    case "s": blanks
    case "S": blanks.inverted
    case "d": digits
    case "D": digits.inverted
    case "w": words
    case "W": words.inverted
    case "t": UnitSet(ContextUnit("\t"))
    case "r": UnitSet(ContextUnit("\r"))
    case "n": UnitSet(ContextUnit("\n"))
    case "f": UnitSet(ContextUnit("\u{C}"))
    case "v": UnitSet(ContextUnit("\u{B}"))
    default: nil
    }
  }

  private static var digits: UnitSet { UnitSet(["0"..."9"]) }
  private static var words: UnitSet { UnitSet(["0"..."9", "A"..."Z", "_"..."_", "a"..."z"]) }
  /// Those of ECMAScript, as the specification lists them.
  private static var blanks: UnitSet {
    UnitSet([
      "\t"..."\r", " "..." ", "\u{A0}"..."\u{A0}", "\u{1680}"..."\u{1680}", "\u{2000}"..."\u{200A}",
      "\u{2028}"..."\u{2029}", "\u{202F}"..."\u{202F}", "\u{205F}"..."\u{205F}", "\u{3000}"..."\u{3000}",
      "\u{FEFF}"..."\u{FEFF}",
    ])
  }
}
