import KeyboardCore

/// The options that describe a field in the words of another toolkit: `--html`, `--gtk`, `--wayland`, ….
struct VocabularyOptions: Sendable {
  /// What the words come to; nil where none are given.
  private let reading: VocabularyReading?
  /// The option that gave them, with its dashes.
  private let option: String

  static let specs: [OptionSpec] = FieldVocabulary.allCases.map { vocabulary in
    OptionSpec(vocabulary.name, value: "WORDS", help(vocabulary))
  }

  private static func help(_ vocabulary: FieldVocabulary) -> String {
    switch vocabulary {
    case .html:
      "an HTML field: 'type=\"email\" autocomplete=\"section-a shipping email\" enterkeyhint=\"next\"', "
        + "or its form's action first: '<form action=\"/find\"><input type=\"search\">'"
    case .gtk: "GTK's words: 'purpose=email hints=lowercase,private'"
    case .ibus: "IBus's words, GTK's and a few more: 'purpose=datetime hints=latin'"
    case .wayland: "text-input's words, version 1 or 3: 'v3 purpose=digits hints=sensitive_data'"
    case .qt: "Qt's words: 'ImhDigitsOnly|ImhSensitiveData enter=EnterKeyGo'"
    case .android: "Android's words: 'inputType=0x21 imeOptions=actionNext hints=username'"
    }
  }

  /// - Throws: usage errors: two vocabularies at once, words that a vocabulary does not have.
  init(_ arguments: Arguments) throws(AppError) {
    let given = FieldVocabulary.allCases.filter { arguments.has($0.name) }
    if given.count > 1 {
      throw .usage("--\(given[0].name) and --\(given[1].name) describe the same field: give one of them")
    }
    option = given.first.map { "--\($0.name)" } ?? ""
    guard let vocabulary = given.first, let words = arguments.value(vocabulary.name) else {
      reading = nil
      return
    }
    do {
      reading = try vocabulary.read(words)
    } catch {
      throw .usage("\(option): \(error.reason)")
    }
  }

  /// Adds what the words ask for to what options of our own ask for, which outrank them.
  /// - Returns: the reading, with a reason where an option outranks it; nil where no words are given.
  func merged(into traits: inout TextInputTraits, _ arguments: Arguments) -> VocabularyReading? {
    guard var reading else { return nil }
    let read = reading.traits
    func merge<Value: Equatable>(
      _ name: String, _ field: String, _ own: inout Value, _ read: Value, _ spell: (Value) -> String
    ) {
      guard arguments.has(name) else {
        own = read
        return
      }
      guard own != read, reading.decides(field) else { return }
      reading.overrule(
        Reason(
          rule: "option-outranks-vocabulary", field: field,
          says: "--\(name) \(spell(own)) outranks \(option), which asks for \(spell(read))"))
    }
    func merge<Value: NamedTrait & Equatable>(
      _ name: String, _ field: String, _ own: inout Value, _ read: Value
    ) {
      merge(name, field, &own, read) { $0.name }
    }
    merge("content-type", "textContentType", &traits.textContentType, read.textContentType) { $0?.name ?? "none" }
    merge("keyboard-type", "keyboardType", &traits.keyboardType, read.keyboardType)
    merge("return-key", "returnKey", &traits.returnKeyType, read.returnKeyType)
    merge(
      "autocapitalization", "autocapitalization", &traits.autocapitalizationType, read.autocapitalizationType)
    merge("autocorrection", "autocorrection", &traits.autocorrectionType, read.autocorrectionType)
    merge("spell-checking", "spellChecking", &traits.spellCheckingType, read.spellCheckingType)
    merge("smart-quotes", "smartQuotes", &traits.smartQuotesType, read.smartQuotesType)
    merge("smart-dashes", "smartDashes", &traits.smartDashesType, read.smartDashesType)
    merge("smart-insert-delete", "smartInsertDelete", &traits.smartInsertDeleteType, read.smartInsertDeleteType)
    merge("inline-prediction", "inlinePrediction", &traits.inlinePredictionType, read.inlinePredictionType)
    merge(
      "math-expression-completion", "mathExpressionCompletion", &traits.mathExpressionCompletionType,
      read.mathExpressionCompletionType)
    merge("writing-tools", "writingTools", &traits.writingToolsBehavior, read.writingToolsBehavior)
    merge("password-rules", "passwordRules", &traits.passwordRules, read.passwordRules) { _ in "rules" }
    traits.isSecureTextEntry = traits.isSecureTextEntry || read.isSecureTextEntry
    traits.isPrivate = read.isPrivate
    return reading
  }
}
