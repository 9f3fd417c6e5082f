/// A vocabulary in which programs on Linux say what a field asks for.
public enum FieldVocabulary: String, Sendable, CaseIterable {
  /// The attributes of an HTML field.
  case html
  /// GTK's input purpose and hints.
  case gtk
  /// IBus's, which are GTK's and a few more.
  case ibus
  /// Wayland's text-input content type, version 1 or 3.
  case wayland
  /// Qt's input method hints and its kind of Enter key.
  case qt
  /// Android's input type, IME options and autofill hints.
  case android

  /// The name of the option: `html`.
  public var name: String { rawValue }

  /// Turns words of the vocabulary into traits.
  /// - Throws: words that the vocabulary does not have, or cannot have beside each other.
  public func read(_ text: String) throws(VocabularyError) -> VocabularyReading {
    switch self {
    case .html: try HTMLField(HTMLAttributes.parse(text)).reading
    case .gtk, .ibus: try GTKContentType.parse(text).reading
    case .wayland: try WaylandContentType.parse(text).reading
    case .qt: try QtField.parse(text).reading
    case .android: try AndroidField.parse(text).reading
    }
  }

  /// Where a rule comes from that a reading gives as a reason, as `PrecedenceRule.source` says it; nil for a rule that
  /// is no vocabulary's.
  public static func source(of rule: String) -> String? {
    let sources: [(prefix: String, source: String)] = [
      ("html-autocomplete", "HTML"), ("html-autocapitalize", "HTML"), ("html-maxlength", "HTML"),
      ("html-unknown-value", "HTML"), ("html-first-attribute", "HTML"), ("html-list", "Keypane"),
      ("html-attribute", "Keypane"), ("html-action", "HTML"), ("html-", "WK"), ("gtk-", "3.5"), ("wayland-", "3.5"),
      ("qt-", "3.5"),
      ("android-", "3.5"), ("option-outranks-vocabulary", "Keypane"), ("no-keyboard-no-bar", "Keypane"),
    ]
    return sources.first { rule.utf8.starts(with: $0.prefix.utf8) }?.source
  }
}
