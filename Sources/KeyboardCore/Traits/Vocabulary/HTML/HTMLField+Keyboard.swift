extension HTMLField {
  /// Whether it can be typed into at all.
  func takeState(_ reading: inout VocabularyReading) {
    for name in ["readonly", "disabled"] where attributes[name] != nil {
      reading.isEditable = false
      reading.because("html-" + name, "editable", name + ": nothing can be typed into the field")
    }
    if let value = attributes["contenteditable"], attributes.element != "input", attributes.element != "textarea" {
      if ASCII.keyword(value) == "false" {
        reading.isEditable = false
        reading.because("html-contenteditable", "editable", "contenteditable=false: nothing can be typed into it")
      } else if control != .contentEditable {
        reading.ignores("contenteditable", value, among: ["true", "false", "plaintext-only"], field: "editable")
      }
    }
  }

  /// Secrets, searches, many lines, and what is chosen and not typed.
  func takeType(_ reading: inout VocabularyReading) {
    switch control {
    case .textarea:
      reading.isMultiline = true
      reading.because("html-textarea", "multiline", "a textarea holds more than one line")
    case .contentEditable:
      reading.isMultiline = true
      reading.because("html-contenteditable", "multiline", "editable content holds more than one line")
    case .input(let type):
      _ = word("type", as: HTMLInputType.self, field: "keyboardType", &reading)
      if type == .password {
        reading.traits.isSecureTextEntry = true
        reading.because("html-type", "secure", "type=password is a secret")
      }
      if type == .search {
        reading.isSearch = true
        reading.because("html-type", "search", "type=search is a search field")
      }
      if !type.isTyped {
        reading.wantsKeyboard = false
        reading.because(
          "html-type-without-keyboard", "shown",
          "type=" + type.rawValue + " is not typed into: the browser has its own way to set it")
      }
    }
  }

  /// `inputmode` outranks `type`, which a pattern of digits narrows.
  func takeKeyboard(_ reading: inout VocabularyReading) {
    let mode = word("inputmode", as: HTMLInputMode.self, field: "keyboardType", &reading)
    if mode == HTMLInputMode.none {
      reading.wantsKeyboard = false
      reading.because("html-inputmode", "shown", "inputmode=none asks that no keyboard be shown: the page has its own")
    }
    let own = typeKeyboard
    if let mode, let keyboard = mode.keyboardType {
      reading.traits.keyboardType = keyboard
      let says = "inputmode=" + mode.rawValue + " asks for " + keyboard.phrase
      if let own, own.keyboard != keyboard {
        reading.because("html-inputmode-outranks-type", "keyboardType", says + ", " + own.said + " is outranked")
      } else {
        reading.because("html-inputmode", "keyboardType", says)
      }
    } else if let own {
      reading.traits.keyboardType = own.keyboard
      reading.because(own.rule, "keyboardType", own.said + " asks for " + own.keyboard.phrase)
    }
  }

  /// The keyboard of type and pattern; nil where neither is given.
  private var typeKeyboard: (keyboard: KeyboardType, rule: String, said: String)? {
    guard isInput, type.isTyped else { return nil }
    if type.heedsDigitPattern, let pattern = attributes["pattern"], pattern.utf8.count < 8,
      Self.digitPatterns.contains(pattern)
    {
      return (.numberPad, "html-digit-pattern", "pattern=" + pattern)
    }
    guard let value = attributes["type"], HTMLInputType(rawValue: ASCII.keyword(value)) != nil else { return nil }
    return (type.keyboardType, "html-type", "type=" + type.rawValue)
  }

  /// Exactly these, as WebKit has it.
  private static let digitPatterns = ["\\d*", "[0-9]*"]

  /// The content type, and what must not be remembered.
  func takeAutocomplete(_ reading: inout VocabularyReading) {
    guard let value = attributes["autocomplete"] else { return }
    let parsed = HTMLAutocomplete.parse(value)
    // A hidden field is filled by the page: on and off say nothing there.
    let isAnchor = type == .hidden && (parsed?.field.category == .off || parsed?.field.category == .automatic)
    guard let parsed, !isAnchor else {
      reading.autocomplete = ""
      reading.because(
        "html-autocomplete-is-not-valid", "autocomplete",
        "autocomplete=" + value.shown + " is not valid and counts as none" + hint(value))
      return
    }
    let normalized = parsed.normalized
    reading.autocomplete = normalized
    let said = Self.said("autocomplete", normalized)
    if let type = parsed.contentType {
      reading.traits.textContentType = type
      reading.because("html-autocomplete", "textContentType", said + " is content type " + type.name)
    } else if parsed.field.category == .off {
      reading.traits.isPrivate = true
      reading.because("html-autocomplete-off", "learns", said + ": what is typed is not to be offered again")
    } else if parsed.field.category != .automatic {
      reading.because("html-autocomplete", "autocomplete", said + " has no content type here")
    }
  }

  /// What the last word of an attribute that is not valid may have meant.
  private func hint(_ value: String) -> String {
    let blanks = value.utf8.reversed().prefix { ASCII.isBlank($0) }.count
    let word = value.utf8.dropLast(blanks).suffix(64).split(whereSeparator: { ASCII.isBlank($0) }).last
    guard let word, let typed = String(word), AutofillField.named(ASCII.lowercased(typed)) == nil,
      let near = typed.near(AutofillField.all.map { $0.name })
    else { return "" }
    return "; did you mean " + near + "?"
  }

  /// `enterkeyhint`, or what the form does.
  func takeReturnKey(_ reading: inout VocabularyReading) {
    if let hint = word("enterkeyhint", as: HTMLEnterKeyHint.self, field: "returnKey", &reading) {
      let said = "enterkeyhint=" + hint.rawValue
      if let type = hint.returnKeyType {
        reading.traits.returnKeyType = type
        reading.because("html-enterkeyhint", "returnKey", said + " asks for return key " + type.name)
      } else {
        reading.because("html-enterkeyhint", "returnKey", said + " has no return key of its own: it stays as it is")
      }
    } else if let action = attributes.formAction, !action.isEmpty, isInput {
      let isSearch = type == .search
      reading.traits.returnKeyType = isSearch ? .search : .go
      reading.because(
        "html-form-action", "returnKey",
        "the form has an action: the return key is " + (isSearch ? "search, because type=search" : "go"))
    }
  }
}
