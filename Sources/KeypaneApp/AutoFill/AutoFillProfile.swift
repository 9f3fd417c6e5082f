/// Whose machine it is.
enum AutoFillProfile: String, CaseIterable, Sendable {
  /// Everybody's: nothing is kept beyond a visitor's session, and nothing is offered to be stored.
  case kiosk
  /// One person's: what is submitted may be stored.
  case personal
}
