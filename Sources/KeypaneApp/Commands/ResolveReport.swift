import KeyboardCore

/// What `keypane resolve --json` prints.
struct ResolveReport: Encodable {
  struct ReturnKey: Encodable {
    var type: String
    var label: String
    var enablesAutomatically: Bool
  }

  struct QuickType: Encodable {
    var shown: Bool
    var sources: [String]
  }

  struct Because: Encodable {
    var rule: String
    var field: String
    var says: String
    /// Where the rule comes from: `S4`.
    var source: String
  }

  var keyboardType: String
  var layout: String
  var plane: String
  /// What the opening plane offers beside letters, or all keys of a pad but delete.
  var keys: [String]
  var returnKey: ReturnKey
  var quickType: QuickType
  var typing: TypingReport
  var secure: Bool
  var multiline: Bool
  var appearance: String
  var locale: String
  var idiom: String
  var policy: String
  var contentType: String?
  /// Where the field was described in the words of another toolkit.
  var field: ReadField?
  var reasons: [Because]

  /// All but `typing`, which stands beside them: see `Joined`.
  private enum CodingKeys: CodingKey {
    case keyboardType, layout, plane, keys, returnKey, quickType, secure, multiline, appearance, locale, idiom, policy
    case contentType, field, reasons
  }

  init(_ resolved: ResolvedTraits, layout: Layout) {
    keyboardType = resolved.keyboardType.name
    self.layout = resolved.layout
    plane = resolved.plane.isEmpty ? layout.openingPlane(for: resolved.keyboardType) : resolved.plane
    keys = Self.offer(layout, plane: plane, resolved: resolved)
    returnKey = ReturnKey(
      type: resolved.returnKeyType.name, label: resolved.returnKeyLabel,
      enablesAutomatically: resolved.enablesReturnKeyAutomatically)
    quickType = QuickType(shown: resolved.showsQuickType, sources: resolved.sources.map(\.rawValue))
    typing = TypingReport(resolved)
    multiline = resolved.isMultiline
    secure = resolved.isSecure
    appearance = resolved.appearance.name
    locale = resolved.locale.identifier
    idiom = resolved.idiom.rawValue
    policy = resolved.policy.rawValue
    contentType = resolved.requested.textContentType.map { $0.name }
    reasons = resolved.reasons.map { reason in
      let source =
        Precedence.rules.first { $0.name == reason.rule }?.source ?? FieldVocabulary.source(of: reason.rule) ?? ""
      return Because(rule: reason.rule, field: reason.field, says: reason.says, source: source)
    }
  }

  /// Digits first, then the rest in the order of the keys.
  private static func offer(_ layout: Layout, plane id: String, resolved: ResolvedTraits) -> [String] {
    guard let plane = layout.planes(for: resolved.keyboardType).first(where: { $0.id == id }) else { return [] }
    let keys = plane.localised(for: resolved).rows.joined().compactMap { key -> String? in
      switch key.role {
      case .character: layout.kind == .letters && isLetter(key.output) ? nil : key.output
      case .separator: key.output
      case .plane: layout.kind == .pad ? key.label : nil
      case .space, .shift, .delete, .return, .globe, .emoji, .hide, .blank, .keystroke, .modifier, .search: nil
      }
    }
    return keys.filter(isDigit) + keys.filter { !isDigit($0) }
  }

  private static func isLetter(_ text: String) -> Bool {
    text.count == 1 && text.allSatisfy(\.isLetter)
  }

  private static func isDigit(_ text: String) -> Bool {
    text.count == 1 && text.allSatisfy { $0.isWholeNumber }
  }
}
