extension LayoutRule {
  /// Letters of the language that no form of touch brings about.
  static let lettersThatCannotBeTyped = LayoutRule("untypable-letter", .error) { keyboard in
    guard let letters = keyboard.letters else { return [] }
    return keyboard.forms.compactMap { form in
      let typed = TypedLetters(form, of: keyboard)
      let missing = letters.filter { !typed.contains($0) }
      guard !missing.isEmpty else { return nil }
      let shown = missing.prefix(40).joined(separator: " ") + (missing.count > 40 ? " …" : "")
      return form.place.error(
        "\(missing.count == 1 ? "a letter" : "\(missing.count) letters") of \"\(keyboard.root["locale"] ?? "")\" "
          + "cannot be typed: \(shown)")
    }
  }
}

/// What can be typed with a form: by a key, with shift, by a long press, a flick, repeated taps, and what transforms
/// make of all that.
struct TypedLetters {
  private var letters: Set<String> = []
  private var isHangul = false

  init(_ form: CheckedForm, of keyboard: CheckedKeyboard) {
    let specials = keyboard.document.commonSpecials
    isHangul = specials.contains { $0["composition"] == "hangul" }
    let upper = LetterCase(locale: keyboard.root["locale"] ?? "")
    var shifted: [String: String] = [:]
    for element in specials + keyboard.document.touchForms.flatMap({ $0.specials() })
    where element.name == "keypane:key" {
      guard let id = element["id"], let raw = element["shifted"] else { continue }
      shifted[id] = (try? keyboard.variables.text(raw, at: element.place)) ?? raw
    }
    var ids = Set(form.rows.flatMap(\.keys))
    ids.formUnion(form.flickDown.filter { ids.contains($0.key) }.map(\.other))
    for key in ids.compactMap({ keyboard.keys[$0] }) { ids.formUnion(keyboard.offered(by: key).map(\.id)) }
    for key in ids.compactMap({ keyboard.keys[$0] }) {
      let output = TextVariables.withoutMarkers(key.output)
      insert(output)
      insert(shifted[key.id].map(TextVariables.withoutMarkers) ?? upper.upper(output))
    }
    for text in TransformTexts(keyboard.root).results {
      // Any part of a result may be what the transform is about.
      for character in text { letters.insert(String(character)) }
      insert(text)
    }
    joinMarks()
  }

  func contains(_ letter: String) -> Bool {
    if letters.contains(letter) { return true }
    if isHangul, letter.unicodeScalars.allSatisfy({ (0xAC00...0xD7A3).contains($0.value) }) {
      return Self.jamo.allSatisfy { letters.contains($0) }
    }
    // A letter of several characters, such as Croatian dž, is typed one after the other.
    return letter.count > 1 && letter.allSatisfy { letters.contains(String($0)) }
      || letter.unicodeScalars.count > 1 && letter.unicodeScalars.allSatisfy { letters.contains(String($0)) }
  }

  private mutating func insert(_ text: String) {
    if !text.isEmpty { letters.insert(text) }
  }

  /// Typed after their letter, combining marks are part of it; Vietnamese has two on one.
  private mutating func joinMarks() {
    let marks = letters.filter { text in
      text.unicodeScalars.allSatisfy { $0.properties.generalCategory == .nonspacingMark }
    }
    guard !marks.isEmpty, marks.count < 40 else { return }
    for _ in 0..<2 {
      for letter in letters where letter.count == 1 && !marks.contains(letter) {
        for mark in marks { letters.insert(letter + mark) }
      }
      if letters.count > 5_000 { return }
    }
  }

  /// What a Korean keyboard has, at the least; all other jamo are composed of these.
  private static let jamo = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㄲㄸㅃㅆㅉㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ".map(String.init)
}
