/// What there is for the focused field, source by source, looked up once when it gains the focus.
public struct OfferMaterial: Sendable, Hashable {
  /// What the contact card answers, what has been typed considered.
  public var contacts: [OfferedValue] = []
  /// Stored sign-ins of the form's site, and of those that share accounts with it.
  public var signIns: [OfferedSignIn] = []
  /// Stored cards.
  public var cards: [OfferedCard] = []
  /// Codes that belong into this field, the newest first.
  public var codes: [OfferedCode] = []
  /// What was entered in such fields before, the latest first.
  public var history: [String] = []
  /// What messages contained for such a field, the newest first: shipment numbers, flights, dates.
  public var found: [Recognised] = []
  /// What has been typed is read as this.
  public var typed: Recognised?
  /// A password can be made that the site takes.
  public var makesPasswords = false
  /// The domains that e-mail addresses are completed with.
  public var emailDomains: [String] = []

  /// Nothing.
  public init() {}
}
