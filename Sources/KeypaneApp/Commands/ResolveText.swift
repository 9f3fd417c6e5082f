import KeyboardCore

/// `keypane resolve` for people: what the field gets, a sentence a decision, and under each why it is so.
struct ResolveText {
  private let report: ResolveReport
  /// What other keyboards have: space, return.
  private let missingKeys: [KeyRole]
  /// A row above the keys has the return key that they lack.
  private let addsReturn: Bool
  private var lines: [String] = []
  /// The fields of the report whose reasons are said already.
  private var explained: Set<String> = []

  /// What is printed, ending in a line end.
  var text: String { lines.joined(separator: "\n") + "\n" }

  init(_ report: ResolveReport, missingKeys: [KeyRole], addsReturn: Bool) {
    self.report = report
    self.missingKeys = missingKeys
    self.addsReturn = addsReturn
    say(absence, because: ["shown", "editable"])
    say(contentType, because: ["textContentType"])
    say(keyboard, because: ["keyboardType", "plane", "layout"])
    say(keys, because: ["keys"])
    say(returnKey, because: ["returnKey", "enablesReturnKeyAutomatically", "multiline"])
    say(bar, because: ["quickType"])
    say(capitals, because: ["autocapitalization"])
    say(may, because: Self.abilities(of: report).filter(\.isOn).map(\.field))
    say(mustNot, because: Self.abilities(of: report).filter { !$0.isOn }.map(\.field))
    say(secrecy, because: ["secure"])
    say(ignored, because: ["field"])
    say("It is set up for locale \(report.locale), a \(report.idiom), policy \(report.policy).")
  }

  /// A paragraph: a sentence, then the reasons of these fields; of all that have not been said where none is named.
  private mutating func say(_ sentence: String?, because fields: [String]? = nil) {
    explained.formUnion(fields ?? [])
    guard let sentence else { return }
    lines.append(sentence)
    var said: Set<String> = []
    for reason in report.reasons {
      guard fields?.contains(reason.field) ?? !explained.contains(reason.field) else { continue }
      let line = "  because \(reason.says) [\(reason.rule), \(reason.source)]"
      if said.insert(line).inserted { lines.append(line) }
    }
  }

  private var absence: String? {
    guard let field = report.field, !field.shown else { return nil }
    return "No keyboard is shown for this field; what follows is what one would be."
  }

  private var ignored: String? {
    report.reasons.contains { $0.field == "field" } ? "Not all that the field says is heeded." : nil
  }

  private var contentType: String? {
    report.contentType.map { "The field's content type is \($0)." }
  }

  private var keyboard: String {
    "It gets \(Self.names[report.keyboardType] ?? "a keyboard") (\(report.keyboardType)), opened on its "
      + "\(report.plane); the layout is \(report.layout)."
  }

  private var keys: String {
    let keys = report.keys.joined(separator: " ")
    let offer =
      if report.plane != "letters" {
        "It opens on these keys:  \(keys)"
      } else if keys.isEmpty {
        "It opens on the letters alone; digits and marks are on further planes."
      } else {
        "Beside the letters it has these keys:  \(keys)"
      }
    let missing = missingKeys.filter { !addsReturn || $0 != .return }.map {
      $0 == .space ? "no space bar" : "no \($0.rawValue) key"
    }
    var sentences: [String] = []
    if !missing.isEmpty {
      let hint = missingKeys.contains(.return) && !addsReturn ? ": the form needs another way to go on" : ""
      sentences.append("It has \(Self.list(missing))\(hint).")
    }
    if addsReturn { sentences.append("A row above the keys has a return key.") }
    return (sentences + [offer]).joined(separator: " ")
  }

  private var returnKey: String? {
    let key = report.returnKey
    let waits = key.enablesAutomatically ? ", and is disabled while the field is empty" : ""
    guard addsReturn || !missingKeys.contains(.return) else {
      // Somebody who asks for a return key should read that none is there.
      return key.type == "default" && !key.enablesAutomatically
        ? nil : "A return key would say “\(key.label)” (\(key.type))\(waits)."
    }
    return "The return key says “\(key.label)” (\(key.type))\(waits)."
  }

  private var bar: String {
    guard report.quickType.shown else { return "There is no bar above the keys." }
    return "The bar above the keys offers \(Self.list(report.quickType.sources.map { Self.sources[$0] ?? $0 }))."
  }

  private var capitals: String {
    switch report.typing.autocapitalization {
    case "words": "Every word begins with a capital."
    case "sentences": "Every sentence begins with a capital."
    case "allCharacters": "All letters are capitals."
    default: "No letter becomes a capital on its own."
    }
  }

  private var may: String? {
    let on = Self.abilities(of: report).filter(\.isOn).map(\.does)
    return on.isEmpty ? nil : "The keyboard may \(Self.list(on))."
  }

  private var mustNot: String? {
    let off = Self.abilities(of: report).filter { !$0.isOn }.map(\.does)
    return off.isEmpty ? nil : "It does not \(Self.list(off, last: "or"))."
  }

  private var secrecy: String? {
    report.secure ? "What is typed is a secret and not shown." : nil
  }

  /// Something that the keyboard does on its own, or does not.
  private struct Ability {
    var field: String
    var isOn: Bool
    /// What follows “it may”.
    var does: String
  }

  private static func abilities(of report: ResolveReport) -> [Ability] {
    [
      Ability(field: "autocorrection", isOn: report.typing.autocorrection, does: "correct mistyped words"),
      Ability(field: "spellChecking", isOn: report.typing.spellChecking, does: "mark misspelt words"),
      Ability(field: "smartQuotes", isOn: report.typing.smartQuotes, does: "make quotation marks curly"),
      Ability(field: "smartDashes", isOn: report.typing.smartDashes, does: "make dashes of hyphens"),
      Ability(
        field: "smartInsertDelete", isOn: report.typing.smartInsertDelete, does: "mend blanks around pasted words"),
      Ability(
        field: "inlinePrediction", isOn: report.typing.inlinePrediction, does: "complete words behind the cursor"),
      Ability(field: "mathExpressionCompletion", isOn: report.typing.mathExpressionCompletion, does: "work out sums"),
      Ability(field: "writingTools", isOn: report.typing.writingTools != "none", does: "let the text be rewritten"),
      Ability(field: "dictation", isOn: report.typing.dictation, does: "take dictation"),
      Ability(field: "emoji", isOn: report.typing.emoji, does: "have emoji"),
      Ability(field: "learns", isOn: report.typing.learns, does: "learn from what is typed"),
      Ability(field: "keyPreview", isOn: report.typing.keyPreview, does: "show a pressed key large"),
    ]
  }

  private static func list(_ items: [String], last: String = "and") -> String {
    guard items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(last) " + items[items.count - 1]
  }

  private static let names = [
    "default": "the plain keyboard", "asciiCapable": "the keyboard for ASCII",
    "numbersAndPunctuation": "the keyboard for numbers and punctuation", "URL": "the keyboard for web addresses",
    "numberPad": "the number pad", "phonePad": "the phone pad",
    "namePhonePad": "the keyboard for names and telephone numbers",
    "emailAddress": "the keyboard for e-mail addresses", "decimalPad": "the decimal pad",
    "twitter": "the keyboard for short messages", "webSearch": "the keyboard for web searches",
    "asciiCapableNumberPad": "the number pad with ASCII digits",
  ]

  private static let sources = [
    "contacts": "what the contact card holds", "credentials": "stored sign-ins",
    "strongPassword": "a strong password", "oneTimeCodes": "codes that arrive", "creditCards": "stored cards",
    "recognised": "numbers and dates of messages",
    "history": "what was entered before", "words": "words of the language",
  ]
}
