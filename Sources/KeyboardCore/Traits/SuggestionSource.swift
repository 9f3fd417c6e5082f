/// Who may speak in the QuickType bar.
public enum SuggestionSource: String, Sendable, CaseIterable {
  /// The card of the kiosk or of its user.
  case contacts
  /// Stored sign-ins.
  case credentials
  /// A strong password made for a new account.
  case strongPassword
  /// Codes that arrived in messages.
  case oneTimeCodes
  /// Stored payment cards.
  case creditCards
  /// Values entered earlier.
  case history
  /// Shipment numbers, flights and dates that messages contained, and what is typed, read back.
  case recognised
  /// Words of the language.
  case words
}
