/// `Qt::InputMethodHints`, with Qt's numbers.
public struct QtInputMethodHints: OptionSet, Sendable, Hashable {
  /// Unknown bits are kept.
  public var rawValue: UInt32

  /// Any number is a set of hints.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// All names of Qt 6.4. The exclusive ones and the dates choose a keyboard, which `QtField` does.
  public static let names: [NumberedHint] = [
    NumberedHint("ImhNone", 0, nil), NumberedHint("ImhHiddenText", 1, .hiddenText),
    NumberedHint("ImhSensitiveData", 2, .sensitive), NumberedHint("ImhNoAutoUppercase", 4, .noCapitals),
    NumberedHint("ImhPreferNumbers", 8, nil), NumberedHint("ImhPreferUppercase", 0x10, .uppercase),
    NumberedHint("ImhPreferLowercase", 0x20, .lowercase), NumberedHint("ImhNoPredictiveText", 0x40, .noPrediction),
    NumberedHint("ImhDate", 0x80, nil), NumberedHint("ImhTime", 0x100, nil),
    NumberedHint("ImhPreferLatin", 0x200, .latin), NumberedHint("ImhMultiLine", 0x400, .multiline),
    NumberedHint("ImhNoEditMenu", 0x800, .withoutCounterpart),
    NumberedHint("ImhNoTextHandles", 0x1000, .withoutCounterpart),
    NumberedHint("ImhDigitsOnly", 0x1_0000, nil), NumberedHint("ImhFormattedNumbersOnly", 0x2_0000, nil),
    NumberedHint("ImhUppercaseOnly", 0x4_0000, .uppercase), NumberedHint("ImhLowercaseOnly", 0x8_0000, .lowercase),
    NumberedHint("ImhDialableCharactersOnly", 0x10_0000, nil),
    NumberedHint("ImhEmailCharactersOnly", 0x20_0000, nil), NumberedHint("ImhUrlCharactersOnly", 0x40_0000, nil),
    NumberedHint("ImhLatinOnly", 0x80_0000, .latin), NumberedHint("ImhExclusiveInputMask", 0xffff_0000, nil),
  ]

  /// Bits that have a name; the mask of the exclusive ones has more.
  static let known = QtInputMethodHints(rawValue: 0x00ff_1fff)

  static let hiddenText = Self(rawValue: 1)
  static let preferNumbers = Self(rawValue: 8)
  static let date = Self(rawValue: 0x80)
  static let time = Self(rawValue: 0x100)
  static let digitsOnly = Self(rawValue: 0x1_0000)
  static let formattedNumbersOnly = Self(rawValue: 0x2_0000)
  static let uppercaseOnly = Self(rawValue: 0x4_0000)
  static let lowercaseOnly = Self(rawValue: 0x8_0000)
  static let dialableCharactersOnly = Self(rawValue: 0x10_0000)
  static let emailCharactersOnly = Self(rawValue: 0x20_0000)
  static let urlCharactersOnly = Self(rawValue: 0x40_0000)
  static let latinOnly = Self(rawValue: 0x80_0000)

  /// Reads `ImhDigitsOnly|ImhSensitiveData`, with or without `Qt::` and `Imh`, or numbers.
  static func parse(_ words: [Substring]) throws(VocabularyError) -> QtInputMethodHints {
    QtInputMethodHints(rawValue: try names.bits(words, prefixes: ["qt::imh", "qt::", "imh"]))
  }
}
