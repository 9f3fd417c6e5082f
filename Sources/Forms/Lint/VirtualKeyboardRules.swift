import KeyboardCore

/// The guidance for virtual keyboards (VK1 to VK18), in the order of its numbers.
enum VirtualKeyboardRules {
  static let all: [LintRule] = [
    keyboard, contentType, contradiction, returnKey, wayOut, covering, accessories, customKeyboard, shortcuts, login,
    newPassword, passwordRules, oneTimeCode, mostSpecific, identifiers, asTyped, search, digits,
  ]

  // MARK: - Keyboard and content type (VK1 to VK3)

  private static let keyboard = LintRule(
    "VK1", .error, "The keyboard matches what is typed; the default one is for prose.",
    source: "HIG virtual keyboards, 002, 003", yieldsTo: ["VK3", "VK10", "VK13"]
  ) { subject in
    let shown = subject.shownKeyboard
    func wrong(_ what: String, _ wanted: KeyboardType) -> LintRemark {
      LintRemark("\(what) is not typed on keyboard \(shown.name); write \(subject.say.keyboard(wanted))")
    }
    if subject.field.kind == .view {
      return shown.isPad ? wrong("text of many lines", .default) : nil
    }
    if shown == .decimalPad, subject.field.formatter?.mostFractionDigits == 0 {
      let instead = subject.say.keyboard(.numberPad)
      return LintRemark(
        "the number has no fraction, and the separator key does nothing; write \(instead)", severity: .warning)
    }
    if let demand = demand(of: subject), !demand.suits.contains(shown) { return wrong(demand.what, demand.wanted) }
    guard subject.type == nil, shown != .default, case .type(let type)? = subject.meaning,
      let suiting = KeyboardFit.keyboards(for: type), !suiting.contains(shown)
    else { return nil }
    let what = "what the words of the field ask for (\(type.name))"
    return wrong(what, type.ownKeyboard ?? KeyboardFit.wanted(for: type) ?? .default)
  }

  private struct Demand {
    var what: String
    var wanted: KeyboardType
    var suits: Set<KeyboardType>
  }

  /// What a field's text can only be typed on, whatever the words for it; nil: anything will do.
  private static func demand(of subject: LintSubject) -> Demand? {
    if let style = subject.field.formatter {
      let isWhole = style.mostFractionDigits == 0
      return Demand(
        what: "a number", wanted: isWhole ? .numberPad : .decimalPad,
        suits: isWhole ? KeyboardFit.digits : KeyboardFit.numbers)
    }
    switch subject.field.validation?.kind {
    case .digits: return Demand(what: "a row of digits", wanted: .numberPad, suits: pads)
    case .number: return Demand(what: "a number", wanted: .decimalPad, suits: KeyboardFit.numbers.union(pads))
    case .email:
      return Demand(what: "an e-mail address", wanted: .emailAddress, suits: [.emailAddress])
    case .url: return Demand(what: "a web address", wanted: .URL, suits: [.URL, .webSearch])
    case .username, .password, .none: break
    }
    if let type = subject.type {
      guard let wanted = KeyboardFit.wanted(for: type) else { return nil }
      return Demand(what: type.name, wanted: wanted, suits: KeyboardFit.keyboards(for: type) ?? [wanted])
    }
    switch subject.meaning {
    case .type(.emailAddress):
      return Demand(what: "an e-mail address", wanted: .emailAddress, suits: [.emailAddress])
    case .type(.URL): return Demand(what: "a web address", wanted: .URL, suits: [.URL, .webSearch])
    case .type(.telephoneNumber):
      return Demand(what: "a telephone number", wanted: .phonePad, suits: [.phonePad, .namePhonePad])
    case .type(let type):
      guard let wanted = KeyboardFit.wanted(for: type) ?? type.ownKeyboard else { return nil }
      return Demand(what: type.name, wanted: wanted, suits: KeyboardFit.keyboards(for: type) ?? [wanted])
    case .amount: return Demand(what: "an amount", wanted: .decimalPad, suits: KeyboardFit.numbers.union(pads))
    case .count: return Demand(what: "a whole number", wanted: .numberPad, suits: pads)
    case .pin: return Demand(what: "a PIN", wanted: .numberPad, suits: pads)
    case .personalNumber, .prose, .none: return nil
    }
  }

  private static let pads: Set<KeyboardType> = KeyboardFit.digits.union([.decimalPad, .phonePad])

  private static let contentType = LintRule(
    "VK2", .warning, "A field that holds something of a known kind says so with a content type.",
    source: "S23, HIG virtual keyboards"
  ) { subject in
    guard subject.type == nil, subject.page?.isNamed != true else { return nil }
    if let suggested = suggestion(for: subject) {
      guard let words = subject.say.contentType(suggested) else { return nil }
      if let unknown = subject.traits.textContentType {
        return LintRemark("\(quoted(unknown.rawValue)) is no content type; write \(words)")
      }
      return LintRemark("nothing says what the field holds; write \(words)")
    }
    if let unknown = subject.traits.textContentType, !unknown.rawValue.isEmpty {
      return LintRemark(
        "\(quoted(unknown.rawValue)) is no content type; leave it out, or write one of those that are")
    }
    guard subject.field.kind == .field, subject.meaning == nil, !subject.traits.isSecureTextEntry,
      subject.traits.keyboardType == .default, subject.field.formatter == nil, subject.field.validation == nil
    else { return nil }
    let name = subject.say.name("textContentType", "autocomplete")
    return LintRemark(
      "nothing says what the field holds; if one of the content types fits, write it as \(name)", severity: .info)
  }

  /// The content type that a field without one should have.
  private static func suggestion(for subject: LintSubject) -> TextContentType? {
    let traits = subject.traits
    if let unknown = traits.textContentType,
      let near = TraitNames.didYouMean(unknown.rawValue, among: TraitNames.contentTypes)
    {
      return TextContentType(nameOrRawValue: near)
    }
    if subject.field.kind == .search { return nil }
    switch subject.meaning {
    case .type(.emailAddress): return isLogin(subject) ? .username : .emailAddress
    case .type(.password): return Self.isChosen(subject) ? .newPassword : .password
    case .type(let type): return type
    case .amount, .count, .pin, .personalNumber, .prose: return nil
    case .none: break
    }
    switch subject.field.validation?.kind {
    case .email: return isLogin(subject) ? .username : .emailAddress
    case .url: return .URL
    case .username: return .username
    case .password: return Self.isChosen(subject) ? .newPassword : .password
    case .digits, .number, .none: break
    }
    if traits.isSecureTextEntry {
      return traits.keyboardType.isPad ? nil : Self.isChosen(subject) ? .newPassword : .password
    }
    switch traits.keyboardType {
    case .emailAddress: return isLogin(subject) ? .username : .emailAddress
    case .URL: return .URL
    case .phonePad: return .telephoneNumber
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .namePhonePad, .decimalPad, .twitter,
      .webSearch, .asciiCapableNumberPad:
      return nil
    }
  }

  private static let contradiction = LintRule(
    "VK3", .error,
    "Keyboard type and content type do not contradict each other; username on the e-mail keyboard is no contradiction.",
    source: "S5, S7, S16, HIG virtual keyboards"
  ) { subject in
    let asked = subject.traits.keyboardType
    guard asked != .default, let type = subject.type, let suiting = KeyboardFit.keyboards(for: type),
      !suiting.contains(asked)
    else { return nil }
    let remedy = type.ownKeyboard ?? KeyboardFit.wanted(for: type) ?? (type == .oneTimeCode ? .numberPad : nil)
    let instead = remedy.map { "write \(subject.say.keyboard($0))" } ?? "leave the keyboard type out"
    return LintRemark(
      "keyboard \(asked.name) contradicts \(subject.say.nameOf(type)); \(instead), or the content type that is meant")
  }

  // MARK: - Return, and what no file shows (VK4 to VK9)

  private static let returnKey = LintRule(
    "VK4", .warning,
    "The return key says what it does: search in a search, next in a field, go or done in the last one.",
    source: "HIG virtual keyboards"
  ) { subject in
    if let page = subject.page, !page.hasReturnKey { return nil }
    guard !subject.shownKeyboard.isPad else { return nil }
    var asked = subject.traits.returnKeyType
    // That is what a web search shows of its own.
    if asked == .default, subject.traits.keyboardType == .webSearch, subject.field.kind == .field { asked = .go }
    func wrong(_ wanted: ReturnKeyType) -> LintRemark {
      LintRemark("the return key says \(ReturnKeyLabels.english[asked]); write \(subject.say.returnKey(wanted))")
    }
    switch subject.field.kind {
    case .view:
      if asked == .default { return nil }
      let name = subject.say.name("returnKeyType", "enterkeyhint")
      return LintRemark(
        "the return key says \(ReturnKeyLabels.english[asked]) and begins a new line; leave \(name) out")
    case .search:
      return searches.contains(asked) || subject.traits.keyboardType == .webSearch ? nil : wrong(.search)
    case .field: break
    }
    if subject.isLast {
      return asked == .default || asked == .next ? wrong(subject.context.has(.password) ? .go : .done) : nil
    }
    return asked == .next || asked == .emergencyCall ? nil : wrong(.next)
  }

  private static let searches: Set<ReturnKeyType> = [.search, .google, .yahoo, .go]

  private static let wayOut = LintRule(
    "VK5", .warning, "Pads have no return key: something else ends the input.", source: "HIG virtual keyboards"
  ) { subject in
    let form = subject.context.form
    guard subject.isLast, !form.hasSubmitButton, subject.field.maxLength == nil, subject.field.trailingButton == nil
    else { return nil }
    let onlyPads = form.fields.indices.allSatisfy {
      LintSubject(context: subject.context, index: $0).shownKeyboard.isPad
    }
    guard onlyPads else { return nil }
    let way =
      switch subject.say {
      case .form: "write \"submitButton\": \"…\""
      case .page: "write <button>…</button>"
      }
    return LintRemark(
      "keyboard \(subject.shownKeyboard.name) has no return key, and nothing else ends the form; \(way)")
  }

  private static let covering = LintRule(
    "VK6", .error, "The keyboard covers neither the field that is typed into nor the form's main button.",
    source: "HIG virtual keyboards", unseen: "a form has no places: the simulator scrolls the field above the keyboard")

  private static let accessories = LintRule(
    "VK7", .info, "Controls above the keyboard belong to the task at hand.", source: "HIG virtual keyboards",
    unseen: "a form puts no controls above the keyboard")

  private static let customKeyboard = LintRule(
    "VK8", .warning, "A keyboard of one's own has a key that changes it and clicks like the system's.",
    source: "HIG virtual keyboards", unseen: "a form brings no keyboard; keypane layouts check reads those")

  private static let shortcuts = LintRule(
    "VK9", .warning, "Nothing needs a keyboard shortcut, which an on-screen keyboard does not have.",
    source: "HIG virtual keyboards", in: .pages
  ) { subject in
    guard let key = subject.page?.accessKey else { return nil }
    return LintRemark("no touch can press accesskey=\(quoted(key)); leave it out")
  }
}
