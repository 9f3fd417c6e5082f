/// What a form must be like for a source to speak in it: S11's three conditions and what part 4.2 knows of them, in one
/// place. The first one, the right content type, is in `ResolvedTraits.sources`.
public struct OfferConditions: Sendable, Hashable {
  /// At least two fields of the form are of different types.
  public var needsTwoTypes: Bool
  /// What has to bind program and site.
  public var needsBond: SiteBond

  /// What holds for a source.
  public static func of(_ source: SuggestionSource, _ policy: PrecedencePolicy) -> OfferConditions {
    switch policy {
    case .contentTypeFirst:
      switch source {
      case .contacts, .credentials, .strongPassword, .creditCards:
        OfferConditions(needsTwoTypes: true, needsBond: .associated)
      case .oneTimeCodes, .history, .recognised, .words: OfferConditions(needsTwoTypes: false, needsBond: .none)
      }
    case .keyboardTypeFirst:
      switch source {
      case .credentials, .strongPassword: OfferConditions(needsTwoTypes: false, needsBond: .associated)
      case .contacts, .creditCards, .oneTimeCodes, .history, .recognised, .words:
        OfferConditions(needsTwoTypes: false, needsBond: .none)
      }
    }
  }

  /// Whether a form meets them.
  public func allow(_ form: FocusedForm, bond: SiteBond) -> Bool {
    if needsTwoTypes && !form.hasTwoTypes { return false }
    switch needsBond {
    case .none: return true
    case .named: return bond != .none
    case .associated: return bond == .associated
    }
  }
}
