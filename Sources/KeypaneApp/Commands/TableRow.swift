import KeyboardCore

/// What `keypane resolve --table --json` prints a line of: a field, and what it gets in the words of `resolve --json`.
struct TableRow: Encodable {
  /// What tells one row from another.
  struct Field: Encodable {
    /// `none` where the field has none.
    var contentType: String
    var keyboardType: String
    var secure: Bool
    var idiom: String
    var policy: String
  }

  var field: Field
  var keyboardType: String
  var layout: String
  var plane: String
  var extraKeys: [String]
  var missingKeys: [String]
  var returnKey: String
  var returnKeyLabel: String
  var typing: TypingReport
  var quickType: [String]
  /// The rules that had a say, in their order.
  var rules: [String]

  /// All but `typing`, which stands beside them: see `Joined`.
  private enum CodingKeys: CodingKey {
    case field, keyboardType, layout, plane, extraKeys, missingKeys, returnKey, returnKeyLabel, quickType, rules
  }

  init(_ row: PrecedenceRow) {
    field = Field(
      contentType: row.contentType?.name ?? "none", keyboardType: row.keyboardType.name, secure: row.isSecure,
      idiom: row.idiom.name, policy: row.policy.name)
    let resolved = row.resolved
    keyboardType = resolved.keyboardType.name
    layout = resolved.layout
    plane = resolved.plane
    extraKeys = resolved.extraKeys
    missingKeys = resolved.missingKeys.map(\.rawValue)
    returnKey = resolved.returnKeyType.name
    returnKeyLabel = resolved.returnKeyLabel
    typing = TypingReport(resolved)
    quickType = resolved.showsQuickType ? resolved.sources.map(\.rawValue) : []
    rules = resolved.reasons.map(\.rule).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
