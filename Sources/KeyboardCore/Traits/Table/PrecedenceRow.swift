/// One field of the precedence table and what it gets.
public struct PrecedenceRow: Sendable {
  /// Nil: the field says nothing about its content.
  public let contentType: TextContentType?
  /// What the field asks for.
  public let keyboardType: KeyboardType
  /// The field asks for secure entry.
  public let isSecure: Bool
  /// Which order decides.
  public let policy: PrecedencePolicy
  /// What the screen has room for.
  public let idiom: Idiom
  /// What the field gets.
  public let resolved: ResolvedTraits

  init(
    _ contentType: TextContentType?, _ keyboardType: KeyboardType, isSecure: Bool, policy: PrecedencePolicy,
    idiom: Idiom, locale: LocaleFacts
  ) {
    self.contentType = contentType
    self.keyboardType = keyboardType
    self.isSecure = isSecure
    self.policy = policy
    self.idiom = idiom
    var traits = TextInputTraits()
    traits.textContentType = contentType
    traits.keyboardType = keyboardType
    traits.isSecureTextEntry = isSecure
    resolved = Precedence.resolve(FieldRequest(traits: traits, locale: locale, idiom: idiom, policy: policy))
  }

  /// The rule that had the last word on the keyboard; nil where none had to speak.
  public var keyboardRule: String? {
    resolved.reasons.last { $0.field == "keyboardType" }?.rule
  }

  /// What the field gets, a cell a column of `PrecedenceTable.text`.
  var cells: [String] {
    [
      resolved.keyboardType.name, resolved.layout, resolved.plane, keys,
      resolved.missingKeys.contains(.return) ? "-" : resolved.returnKeyLabel, resolved.autocapitalization.name, does,
      resolved.showsQuickType ? resolved.sources.map { $0.rawValue }.joined(separator: " ") : "-",
      keyboardRule ?? "-",
    ]
  }

  private var keys: String {
    let missing = resolved.missingKeys.map { "-" + $0.rawValue }
    return resolved.extraKeys.isEmpty && missing.isEmpty ? "-" : (resolved.extraKeys + missing).joined(separator: " ")
  }

  /// A letter for each thing that the keyboard does, a hyphen for each that it does not.
  private var does: String {
    let things: [(Character, Bool)] = [
      ("c", resolved.autocorrection), ("s", resolved.spellChecking), ("q", resolved.smartQuotes),
      ("d", resolved.smartDashes), ("i", resolved.smartInsertDelete), ("n", resolved.inlinePrediction),
      ("m", resolved.mathExpressionCompletion), ("w", resolved.writingTools != .none), ("l", resolved.learns),
      ("p", resolved.keyPreview), ("v", resolved.dictation), ("e", resolved.emoji),
    ]
    return String(things.map { $0.1 ? $0.0 : "-" })
  }
}
