/// Which rules a card follows.
enum VCardVersion: String, Sendable, Hashable {
  /// RFC 2426.
  case three = "3.0"
  /// RFC 6350.
  case four = "4.0"
}
