/// What choosing an item of the bar sets going.
public enum OfferAct: Sendable, Hashable {
  /// The keyboard puts the text in the place of so many characters before the cursor.
  case insert(String, replacing: Int)
  /// A stored sign-in fills the fields of its form.
  case signIn(OfferedSignIn)
  /// A new password is made and fills its field and those that want it again.
  case strongPassword
  /// A stored card fills the fields of its form.
  case card(OfferedCard)
  /// A code fills the field, and is used up.
  case code(OfferedCode)
  /// What was submitted is stored.
  case save
  /// What was submitted is not stored.
  case decline
  /// Nothing: it is there to be read.
  case note
}
