/// What the bar says in words of its own, in the language of the field.
public struct OfferWords: Sendable, Hashable {
  /// A password made by the keyboard.
  public var strongPassword = "Strong Password"
  /// Where a code comes from.
  public var fromMessages = "From Messages"
  /// What was typed cannot be right: its check digit is another.
  public var wrongNumber = "Check the number"
  /// Whether a sign-in is to be stored.
  public var savePassword = "Save password?"
  /// Whether a stored sign-in gets another password.
  public var updatePassword = "Update password?"
  /// Whether a card is to be stored.
  public var saveCard = "Save card?"
  /// Yes.
  public var save = "Save"
  /// Yes, the new one.
  public var update = "Update"
  /// No.
  public var notNow = "Not Now"

  /// English.
  public init() {}
}
