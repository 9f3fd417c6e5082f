/// What the desk wants done to the field that has the focus, by the keyboard that types into it.
enum DeskStep: Sendable, Hashable {
  /// The field holds this text from now on, and nothing else.
  case fill(String)
  /// Tab: the next field is wanted.
  case next
  /// Shift and Tab: the field before is wanted.
  case previous
  /// The return key, which says that it leads to the next field.
  case returnKey
  /// Somebody has to confirm: a PIN is typed on the pad, or a finger laid on the reader. What becomes of it is told by
  /// `OfferDesk.confirmed`.
  case ask(Confirmation)
  /// It need not be confirmed any more.
  case askNoMore
  /// People who look after the machine should know this; it holds no secret.
  case say(String)
  /// The keyboard was only kept for the question that the bar asked: it may be put away.
  case putAway
}
