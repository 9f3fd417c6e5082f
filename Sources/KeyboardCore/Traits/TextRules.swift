/// What the keyboard does to typed text on its own: capitals, correction, punctuation, memory.
enum TextRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "addresses-are-typed-as-they-are",
      sentence: "E-mail and web addresses get no capitals, correction or smart punctuation unless it is asked for.",
      source: "WK, HIG"
    ) { request, resolved in
      let keyboard = resolved.keyboardType
      let type = request.contentType
      guard keyboard == .emailAddress || keyboard == .URL || type == .emailAddress || type == .URL else { return nil }
      resolved.leaveTextAlone(unlessAskedIn: request.traits)
      return .because("an address is typed as it is")
    },
    PrecedenceRule(
      name: "sign-ins-are-typed-as-they-are",
      sentence: "User names and passwords get no capitals, correction or smart punctuation unless it is asked for.",
      source: "S20, HIG"
    ) { request, resolved in
      guard let type = request.contentType, signIn.contains(type) else { return nil }
      resolved.leaveTextAlone(unlessAskedIn: request.traits)
      return .because("content type " + type.name + " is typed as it is")
    },
    PrecedenceRule(
      name: "numbers-and-codes-are-typed-as-they-are",
      sentence: "Numbers of cards, devices, parcels and flights get no capitals, correction or smart punctuation.",
      source: "HIG"
    ) { request, resolved in
      guard let type = request.contentType, numbers.contains(type) else { return nil }
      resolved.leaveTextAlone(unlessAskedIn: request.traits)
      return .because("content type " + type.name + " is a number or a code and typed as it is")
    },
    PrecedenceRule(
      name: "ascii-keyboards-keep-straight-marks",
      sentence: "A keyboard that is asked for ASCII makes no curly quotation marks and no dashes unless asked to.",
      source: "DOC, Keypane"
    ) { request, resolved in
      guard resolved.keyboardType == .asciiCapable, !resolved.isSecure else { return nil }
      if request.traits.smartQuotesType == .default { resolved.smartQuotes = false }
      if request.traits.smartDashesType == .default { resolved.smartDashes = false }
      return .because("keyboard type asciiCapable types ASCII, which has straight marks only")
    },
    PrecedenceRule(
      name: "phone-pads-never-capitalise",
      sentence: "The pads for telephone numbers and names never capitalise, whatever is asked for.", source: "DOC"
    ) { _, resolved in
      guard resolved.keyboardType == .phonePad || resolved.keyboardType == .namePhonePad else { return nil }
      resolved.autocapitalization = .none
      return .because("keyboard type " + resolved.keyboardType.name + " never capitalises")
    },
    PrecedenceRule(
      name: "pads-type-no-words",
      sentence: "A pad has no letters: nothing is capitalised, corrected, predicted or learnt.", source: "HIG, DOC"
    ) { _, resolved in
      guard resolved.keyboardType.isPad else { return nil }
      resolved.leaveTextAlone()
      resolved.learns = false
      resolved.sources.removeAll { $0 == .words }
      return .because("keyboard type " + resolved.keyboardType.name + " types no words")
    },
    PrecedenceRule(
      name: "addresses-and-pads-take-no-dictation",
      sentence: "There is no dictation into e-mail and web addresses, nor where digits are typed on a pad.",
      source: "HIG"
    ) { _, resolved in
      let type = resolved.keyboardType
      guard type == .emailAddress || type == .URL || type.isPad else { return nil }
      resolved.dictation = false
      return .because("keyboard type " + type.name + " has no dictation")
    },
    PrecedenceRule(
      name: "ascii-digits-and-pads-have-no-emoji",
      sentence:
        "There are no emoji where ASCII is asked for by name, on the keyboard of numbers and punctuation, and on "
        + "pads.",
      source: "HIG"
    ) { _, resolved in
      let type = resolved.keyboardType
      guard type == .asciiCapable || type == .numbersAndPunctuation || type.isPad else { return nil }
      resolved.emoji = false
      return .because("keyboard type " + type.name + " has no emoji")
    },
    PrecedenceRule(
      name: "no-correction-no-words",
      sentence: "Where nothing is corrected, no words are suggested either.", source: "Keypane"
    ) { _, resolved in
      guard !resolved.autocorrection else { return nil }
      resolved.sources.removeAll { $0 == .words }
      return .because("without autocorrection no words are suggested")
    },
    PrecedenceRule(
      name: "sign-ins-and-numbers-are-not-learnt",
      sentence: "User names, passwords and the numbers of cards and devices are not remembered by the keyboard.",
      source: "Keypane"
    ) { request, resolved in
      guard let type = request.contentType, signIn.contains(type) || privateNumbers.contains(type) else { return nil }
      resolved.learns = false
      return .because("content type " + type.name + " is not for the keyboard to remember")
    },
  ]

  private static let signIn: [TextContentType] = [.username, .password, .newPassword]

  private static let privateNumbers: [TextContentType] = [
    .creditCardNumber, .creditCardSecurityCode, .creditCardExpiration, .creditCardExpirationMonth,
    .creditCardExpirationYear, .cellularEID, .cellularIMEI,
  ]

  private static let numbers: [TextContentType] = privateNumbers + [.shipmentTrackingNumber, .flightNumber]
}
