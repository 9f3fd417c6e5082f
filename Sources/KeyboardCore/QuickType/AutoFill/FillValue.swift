/// What a field of a plan is filled with; looked up only when its turn comes.
public enum FillValue: Sendable, Hashable {
  /// The name of the account.
  case account(OfferedSignIn)
  /// Its password.
  case password(OfferedSignIn)
  /// The password that was made for this form.
  case madePassword
  /// What a card says in a field of such a type.
  case card(OfferedCard, TextContentType)
}
