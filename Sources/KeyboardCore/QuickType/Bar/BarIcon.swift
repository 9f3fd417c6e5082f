/// Where an item of the bar comes from, or what it is; drawn from `Assets/icons`.
public enum BarIcon: String, Sendable, CaseIterable {
  /// The card of the kiosk or of its user.
  case contact
  /// What was typed before.
  case history
  /// A web or mail address that was completed.
  case web
  /// A stored sign-in.
  case key
  /// A strong password, made for a new account.
  case strongPassword
  /// A code from a message.
  case code
  /// A payment card.
  case card
  /// A parcel's number.
  case shipment
  /// A flight.
  case flight
  /// A date or a time.
  case calendar
  /// A telephone number.
  case telephone
  /// The keyboard asks something.
  case question
}
