extension VocabularyReading {
  /// Asks for what hints say, after the purpose has been taken.
  /// - Parameters:
  ///   - words: each hint with the words that name it: `hints=lowercase`.
  ///   - isProse: the field is for sentences, so that asking for correction makes sense. Browsers ask for it in every
  ///     field, addresses included, where it would do harm.
  mutating func take(_ words: [(hint: InputHint, said: String)], vocabulary: String, isProse: Bool) {
    let rule = vocabulary + "-hints"
    takeCapitals(words, rule: rule)
    for (hint, said) in words {
      switch hint {
      case .completion, .spellCheck, .correction:
        if isProse {
          takeCorrection(hint, rule: rule, said: said)
        } else {
          because(
            vocabulary + "-correction-is-for-prose", hint == .completion ? "inlinePrediction" : "autocorrection",
            said + " is left to the keyboard: the field is not for prose")
        }
      case .noSpellCheck, .noPrediction: takeCorrection(hint, rule: rule, said: said)
      case .hiddenText:
        traits.isSecureTextEntry = true
        because(rule, "secure", said + " is a secret")
      case .sensitive:
        traits.isPrivate = true
        because(rule, "learns", said + " is not to be remembered")
      case .latin:
        if traits.keyboardType == .default {
          traits.keyboardType = .asciiCapable
          because(rule, "keyboardType", said + " asks for the ASCII keyboard")
        }
      case .multiline:
        isMultiline = true
        because(rule, "multiline", said + " holds more than one line")
      case .noKeyboard:
        wantsKeyboard = false
        because(rule, "shown", said + " asks that no keyboard be shown")
      case .withoutCounterpart:
        because(vocabulary + "-hint-without-counterpart", "keys", said + " changes nothing here")
      case .lowercase, .noCapitals, .uppercase, .titlecase, .sentences: break
      }
    }
  }

  private mutating func takeCapitals(_ words: [(hint: InputHint, said: String)], rule: String) {
    var best: (type: AutocapitalizationType, rank: Int, said: String)?
    for (hint, said) in words {
      guard let capitals = hint.capitals, capitals.rank > best?.rank ?? 0 else { continue }
      best = (capitals.type, capitals.rank, said)
    }
    guard let best else { return }
    traits.autocapitalizationType = best.type
    because(rule, "autocapitalization", best.said + " asks for capitals: " + best.type.name)
    for (hint, said) in words where said != best.said {
      guard let capitals = hint.capitals, capitals.type != best.type else { continue }
      because(rule, "autocapitalization", said + " is outranked by " + best.said)
    }
  }

  private mutating func takeCorrection(_ hint: InputHint, rule: String, said: String) {
    func set(_ field: String, _ trait: inout TraitSwitch, _ value: TraitSwitch) -> Reason {
      trait = value
      return Reason(rule: rule, field: field, says: said + (value == .yes ? " asks for it" : " asks for none"))
    }
    switch hint {
    case .completion:
      reasons.append(set("inlinePrediction", &traits.inlinePredictionType, .yes))
    case .spellCheck:
      reasons.append(set("spellChecking", &traits.spellCheckingType, .yes))
      reasons.append(set("autocorrection", &traits.autocorrectionType, .yes))
    case .correction:
      reasons.append(set("autocorrection", &traits.autocorrectionType, .yes))
    case .noSpellCheck:
      reasons.append(set("spellChecking", &traits.spellCheckingType, .no))
      reasons.append(set("autocorrection", &traits.autocorrectionType, .no))
    case .noPrediction:
      reasons.append(set("inlinePrediction", &traits.inlinePredictionType, .no))
      reasons.append(set("autocorrection", &traits.autocorrectionType, .no))
    case .lowercase, .noCapitals, .uppercase, .titlecase, .sentences, .hiddenText, .sensitive, .latin, .multiline,
      .noKeyboard, .withoutCounterpart:
      break
    }
  }

  /// Mentions bits that no hint has.
  mutating func mention(unknown bits: UInt32, of what: String, vocabulary: String) {
    guard bits != 0 else { return }
    because(
      vocabulary + "-unknown-bits-are-kept", what,
      what + " " + VocabularyNumber.hexadecimal(bits) + " is not known here: it is kept and changes nothing")
  }
}
