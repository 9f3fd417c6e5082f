/// The published precedence table: which keyboard a field gets, and the rule behind every decision.
public enum Precedence {
  /// In the order in which they are applied; a later rule outranks an earlier one.
  public static let rules: [PrecedenceRule] =
    AskedRules.all + KeyboardRules.all + LayoutRules.all + KeyRules.all + TextRules.all + PrivacyRules.all
    + SourceRules.all + SecureRules.all

  /// Applies every rule to the plain default.
  ///
  /// A value that differs from the plain default has a reason; where a rule overrules another, the reason of the
  /// overruled one is left out.
  public static func resolve(_ request: FieldRequest) -> ResolvedTraits {
    var resolved = ResolvedTraits.plain
    resolved.requested = request.traits
    for rule in rules {
      let before = resolved
      guard let remark = rule.apply(request, &resolved) else { continue }
      switch remark {
      case .because(let says):
        for field in resolved.fieldsDiffering(from: before) {
          if field != ResolvedTraits.quickTypeField { resolved.reasons.removeAll { $0.field == field } }
          resolved.reasons.append(Reason(rule: rule.name, field: field, says: says))
        }
      case .note(let field, let says):
        resolved.reasons.append(Reason(rule: rule.name, field: field, says: says))
      }
    }
    return resolved
  }
}

extension FieldRequest {
  /// The content type, where it is one that the rules know.
  var contentType: TextContentType? {
    guard let type = traits.textContentType, type.isKnown else { return nil }
    return type
  }
}

extension String {
  /// In quotation marks and cut to a length that a sentence can bear: it may come from anybody.
  var quoted: String {
    count <= 40 ? "\"" + self + "\"" : "\"" + String(prefix(40)) + "…\""
  }
}
