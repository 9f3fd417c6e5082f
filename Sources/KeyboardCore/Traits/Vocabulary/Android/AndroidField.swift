/// What a view of Android says: an input type, IME options and autofill hints.
public struct AndroidField: Sendable, Hashable {
  /// What may be typed, and how; nil: nothing is said.
  public var inputType: AndroidInputType?
  /// What Enter does, and how the keyboard behaves; nil: nothing is said.
  public var imeOptions: AndroidImeOptions?
  /// What the text means, the best first.
  public var hints: [AndroidAutofillHint] = []

  /// Reads `inputType=0x21 imeOptions=actionNext hints=username`, in names or numbers.
  public static func parse(_ text: String) throws(VocabularyError) -> AndroidField {
    let keys = ["inputtype", "imeoptions", "hints"]
    let words = try VocabularyWords(text, keys: keys)
    try words.refuseLeading(keys: ["inputType", "imeOptions", "hints"])
    var field = AndroidField()
    if let list = words.list("inputtype") { field.inputType = try AndroidInputType.parse(list) }
    if let list = words.list("imeoptions") { field.imeOptions = try AndroidImeOptions.parse(list) }
    for word in words.list("hints") ?? [] { field.hints.append(try AndroidAutofillHint.named(word)) }
    return field
  }

  /// What it comes to.
  public var reading: VocabularyReading {
    var reading = VocabularyReading()
    if let inputType {
      takeKind(inputType, &reading)
      if inputType.typeClass == AndroidInputType.text { takeTextFlags(inputType, &reading) }
      reading.mention(unknown: inputType.unknownBits, of: "inputType", vocabulary: "android")
    }
    takeOptions(&reading)
    takeHints(&reading)
    return reading
  }

  private func takeKind(_ type: AndroidInputType, _ reading: inout VocabularyReading) {
    guard let kind = type.kind else {
      if type.rawValue == 0 {
        reading.leaveTextAlone(rule: "android-input-type", said: "inputType=none")
      }
      return
    }
    let rule = "android-input-type"
    let said = "inputType=" + kind.name
    if let purpose = kind.purpose {
      reading.take(purpose, rule: rule, said: said)
    }
    if let keyboard = kind.keyboard {
      reading.traits.keyboardType = keyboard
      reading.because(rule, "keyboardType", said + " asks for " + keyboard.phrase)
    }
    if let content = kind.content {
      reading.traits.textContentType = content
      reading.because(rule, "textContentType", said + " is content type " + content.name)
    }
    if kind.isUncorrected {
      reading.traits.autocorrectionType = .no
      reading.because(rule, "autocorrection", said + " is not corrected")
    }
  }

  /// On Android capitals are asked for by flags: without one there are none.
  private func takeTextFlags(_ type: AndroidInputType, _ reading: inout VocabularyReading) {
    let rule = "android-input-type-flags"
    let capitals: [(UInt32, AutocapitalizationType, String)] = [
      (0x1000, .allCharacters, "textCapCharacters"), (0x2000, .words, "textCapWords"),
      (0x4000, .sentences, "textCapSentences"),
    ]
    let asked = capitals.first { type.flags & $0.0 != 0 }
    reading.traits.autocapitalizationType = asked?.1 ?? .none
    reading.because(
      rule, "autocapitalization",
      asked.map { $0.2 + " asks for capitals: " + $0.1.name } ?? "inputType has no flag that asks for capitals")
    if type.flags & 0x8_0000 != 0 {
      reading.traits.autocorrectionType = .no
      reading.traits.inlinePredictionType = .no
      reading.because(rule, "autocorrection", "textNoSuggestions asks for none")
      reading.because(rule, "inlinePrediction", "textNoSuggestions asks for none")
    } else if type.flags & 0x8000 != 0, type.isProse {
      reading.traits.autocorrectionType = .yes
      reading.because(rule, "autocorrection", "textAutoCorrect asks for it")
    }
    if type.flags & 0x6_0000 != 0 {
      reading.isMultiline = true
      reading.because(
        rule, "multiline",
        (type.flags & 0x2_0000 != 0 ? "textMultiLine" : "textImeMultiLine") + " holds more than one line")
    }
  }

  private func takeOptions(_ reading: inout VocabularyReading) {
    guard let options = imeOptions else { return }
    let rule = "android-ime-options"
    if options.rawValue & AndroidImeOptions.noPersonalizedLearning != 0 {
      reading.traits.isPrivate = true
      reading.because(rule, "learns", "flagNoPersonalizedLearning is not to be remembered")
    }
    if options.rawValue & AndroidImeOptions.forceASCII != 0, reading.traits.keyboardType == .default {
      reading.traits.keyboardType = .asciiCapable
      reading.because(rule, "keyboardType", "flagForceAscii asks for " + KeyboardType.asciiCapable.phrase)
    }
    let name = AndroidImeOptions.actions.first { $0.number == options.action }?.name ?? String(options.action)
    if options.rawValue & AndroidImeOptions.noEnterAction != 0 {
      reading.because(rule, "returnKey", "flagNoEnterAction leaves the return key as it is, " + name + " beside it")
    } else if let type = options.returnKeyType {
      reading.traits.returnKeyType = type
      reading.because(rule, "returnKey", "imeOptions=" + name + " asks for return key " + type.name)
    } else if options.action == 7 {
      reading.because(rule, "returnKey", "imeOptions=" + name + " has no return key of its own: it stays as it is")
    }
    reading.mention(unknown: options.unknownBits, of: "imeOptions", vocabulary: "android")
  }

  private func takeHints(_ reading: inout VocabularyReading) {
    let rule = "android-autofill-hint"
    var isDecided = false
    for hint in hints {
      let said = "hints=" + hint.name
      if isDecided {
        reading.because(rule, "textContentType", said + " is outranked by the hint before it")
      } else if let type = hint.contentType {
        isDecided = true
        if let own = reading.traits.textContentType, own != type {
          reading.overrule(
            Reason(
              rule: rule, field: "textContentType",
              says: said + " is content type " + type.name + " and outranks inputType's " + own.name))
        } else {
          reading.because(rule, "textContentType", said + " is content type " + type.name)
        }
        reading.traits.textContentType = type
      } else {
        reading.because(rule, "hints", said + " has no content type here")
      }
    }
  }
}
