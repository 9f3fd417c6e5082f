/// Which layout holds the keyboard, where it opens and which keys that brings.
enum LayoutRules {
  static let all: [PrecedenceRule] = [
    PrecedenceRule(
      name: "tablet-without-popover-has-all-keys",
      sentence: "A tablet's field that forbids the pad in a popover gets all keys, opened on the numbers.",
      source: "DOC"
    ) { request, resolved in
      let asked = resolved.keyboardType
      guard request.idiom == .tablet, !request.traits.allowsNumberPadPopover else { return nil }
      guard asked == .numberPad || asked == .decimalPad || asked == .phonePad else { return nil }
      // A telephone number is always a phone pad (S4).
      guard request.policy != .contentTypeFirst || request.contentType != .telephoneNumber else { return nil }
      resolved.keyboardType = .numbersAndPunctuation
      return .because("the field allows no pad on a tablet: " + asked.name + " becomes numbersAndPunctuation")
    },
    PrecedenceRule(
      name: "closest-keyboard-type",
      sentence: "A keyboard type that no layout has is shown as the closest one that there is.", source: "DOC"
    ) { request, resolved in
      let asked = resolved.keyboardType
      var shown = asked
      while !request.layouts.contains(where: { $0.keyboardTypes.contains(shown) }), let closer = shown.closest {
        shown = closer
      }
      guard shown != asked else { return nil }
      resolved.keyboardType = shown
      return .because("no layout has keyboard type " + asked.name + ": " + shown.name + " is the closest")
    },
    PrecedenceRule(
      name: "pads-have-layouts-of-their-own", sentence: "Numbers, amounts and telephone numbers have a pad each.",
      source: "HIG"
    ) { request, resolved in
      guard resolved.keyboardType.isPad, let pad = closestLayout(request, resolved) else { return nil }
      resolved.layout = pad.id
      resolved.plane = "digits"
      return .because("keyboard type " + resolved.keyboardType.name + " is a pad")
    },
    PrecedenceRule(
      name: "numbers-and-punctuation-open-on-numbers",
      sentence: "The keyboard for numbers and punctuation is the letters' keyboard, opened on its numbers.",
      source: "HIG"
    ) { _, resolved in
      guard resolved.keyboardType == .numbersAndPunctuation else { return nil }
      resolved.plane = "numbers"
      return .because("keyboard type numbersAndPunctuation opens on the numbers")
    },
    PrecedenceRule(
      name: "closest-layout-for-the-locale",
      sentence: "The letters are those of the layout closest to the locale: script first, then language, then region; "
        + "where ASCII is asked for they are Latin.",
      source: "DOC"
    ) { request, resolved in
      guard !resolved.keyboardType.isPad, let layout = closestLayout(request, resolved) else { return nil }
      resolved.layout = layout.id
      guard let home = layout.home else { return nil }
      let locale = request.locale
      guard home.language == locale.language, home.script == locale.script, home.region == locale.region else {
        return .note(field: "layout", says: says(request, resolved, home))
      }
      return .because("layout " + layout.id + " is that of locale " + locale.identifier.quoted)
    },
    PrecedenceRule(
      name: "tablets-show-the-phones-layout",
      sentence: "A tablet shows the phone's layout where it has none of its own.", source: "Keypane"
    ) { request, resolved in
      guard request.idiom == .tablet,
        !request.layouts.contains(where: { $0.id == resolved.layout && $0.idioms.contains(.tablet) })
      else { return nil }
      return .note(field: "layout", says: "there is no tablet layout for this field: the phone's is shown")
    },
  ]

  /// The one that suits best, the first of equally good ones; nil where none can show the keyboard at all.
  private static func closestLayout(_ request: FieldRequest, _ resolved: ResolvedTraits) -> LayoutFacts? {
    let needsASCII = resolved.isSecure || resolved.keyboardType.isASCII
    var best: (layout: LayoutFacts, closeness: Int)?
    for layout in request.layouts where layout.keyboardTypes.contains(resolved.keyboardType) {
      let closeness = layout.closeness(to: request.locale, idiom: request.idiom, needsASCII: needsASCII)
      if closeness > best?.closeness ?? -1 { best = (layout, closeness) }
    }
    return best?.layout
  }

  private static func says(
    _ request: FieldRequest, _ resolved: ResolvedTraits, _ home: LayoutFacts.Home
  ) -> String {
    let locale = request.locale
    if resolved.isSecure || resolved.keyboardType.isASCII, home.script != locale.script {
      return "ASCII is typed on layout " + resolved.layout
    }
    let shown = "there is no layout for " + locale.identifier.quoted + ": the closest one, " + resolved.layout
    return shown + (home.script == locale.script ? ", is shown" : ", has other letters")
  }
}

extension KeyboardType {
  /// What is shown where no layout has the type; nil: nothing is left.
  fileprivate var closest: KeyboardType? {
    switch self {
    case .default: nil
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: .numbersAndPunctuation
    case .URL, .emailAddress: .asciiCapable
    case .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: .default
    }
  }

  /// What is typed on it is ASCII: addresses, and what asks for it by name.
  fileprivate var isASCII: Bool {
    switch self {
    case .asciiCapable, .URL, .emailAddress, .asciiCapableNumberPad: true
    case .default, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .decimalPad, .twitter, .webSearch:
      false
    }
  }
}
