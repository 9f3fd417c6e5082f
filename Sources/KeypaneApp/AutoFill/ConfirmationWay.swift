/// How somebody shows to be the one whose secrets are filled.
enum ConfirmationWay: Sendable, Hashable {
  /// Nothing is asked: whoever is at the machine may use what is stored.
  case none
  /// A PIN, or a finger where there is a reader.
  case asks
}
