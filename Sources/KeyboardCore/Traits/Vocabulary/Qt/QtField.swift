/// What a Qt field says: hints, and what its Enter key does.
public struct QtField: Sendable, Hashable {
  /// What may be typed, and how.
  public var hints: QtInputMethodHints
  /// What Enter does.
  public var enter: QtEnterKey?

  /// A field by its hints.
  public init(hints: QtInputMethodHints, enter: QtEnterKey? = nil) {
    self.hints = hints
    self.enter = enter
  }

  /// Reads `ImhDigitsOnly|ImhSensitiveData enter=EnterKeyGo`; `hints=` may stand before the hints.
  public static func parse(_ text: String) throws(VocabularyError) -> QtField {
    let words = try VocabularyWords(text, keys: ["hints", "enter"])
    let list = words.leading + (words.list("hints") ?? [])
    return QtField(
      hints: try QtInputMethodHints.parse(list),
      enter: try words.single("enter").map { word throws(VocabularyError) in try QtEnterKey.parse(word) })
  }

  /// What it comes to.
  public var reading: VocabularyReading {
    var reading = VocabularyReading()
    if let (purpose, said) = purpose { reading.take(purpose, rule: "qt-hints", said: said) }
    takeUnion(&reading)
    let words = QtInputMethodHints.names.set(in: hints.rawValue).compactMap { row in
      row.hint.map { (hint: $0, said: row.name) }
    }
    reading.take(words, vocabulary: "qt", isProse: purpose == nil)
    takeEnter(&reading)
    reading.mention(unknown: hints.subtracting(.known).rawValue, of: "hints", vocabulary: "qt")
    return reading
  }

  /// The keyboard that the hints choose, and the hint that does. More than one exclusive hint allows the characters
  /// of each of them, so the one with the most decides; nil where letters are among them.
  private var purpose: (InputPurpose, String)? {
    if hints.contains(.urlCharactersOnly) { return (.url, "ImhUrlCharactersOnly") }
    if hints.contains(.emailCharactersOnly) { return (.email, "ImhEmailCharactersOnly") }
    guard hints.isDisjoint(with: Self.letters) else { return nil }
    if hints.contains(.dialableCharactersOnly) {
      return hints.contains(.formattedNumbersOnly) ? nil : (.phone, "ImhDialableCharactersOnly")
    }
    if hints.contains(.formattedNumbersOnly) { return (.number, "ImhFormattedNumbersOnly") }
    if hints.contains(.digitsOnly) { return (.digits, "ImhDigitsOnly") }
    if hints.contains([.date, .time]) { return (.dateTime, "ImhDate|ImhTime") }
    if hints.contains(.date) { return (.date, "ImhDate") }
    if hints.contains(.time) { return (.time, "ImhTime") }
    if hints.contains(.hiddenText), !hints.contains(.preferNumbers) { return (.password, "ImhHiddenText") }
    return nil
  }

  private static let letters: QtInputMethodHints = [.uppercaseOnly, .lowercaseOnly, .latinOnly]

  /// Keyboards that no single hint names: letters only, and numbers beside other characters.
  private func takeUnion(_ reading: inout VocabularyReading) {
    guard purpose == nil else { return }
    if !hints.isDisjoint(with: Self.letters) {
      reading.traits.keyboardType = .asciiCapable
      reading.because("qt-hints", "keyboardType", "hints for letters ask for " + KeyboardType.asciiCapable.phrase)
    } else if hints.contains(.dialableCharactersOnly) || hints.contains(.preferNumbers) {
      let said = hints.contains(.preferNumbers) ? "ImhPreferNumbers" : "numbers beside dialable characters"
      reading.traits.keyboardType = .numbersAndPunctuation
      reading.because("qt-hints", "keyboardType", said + " asks for " + KeyboardType.numbersAndPunctuation.phrase)
    }
  }

  private func takeEnter(_ reading: inout VocabularyReading) {
    guard let enter else { return }
    if let type = enter.returnKeyType {
      reading.traits.returnKeyType = type
      reading.because("qt-enter", "returnKey", "enter=" + enter.name + " asks for return key " + type.name)
    } else {
      let known = QtEnterKey.names.contains { $0.number == enter.rawValue }
      reading.because(
        known ? "qt-enter" : "qt-unknown-number-is-kept", "returnKey",
        "enter=" + enter.name
          + (known ? " has no return key of its own: it stays as it is" : " is not known here: it is kept"))
    }
  }
}
