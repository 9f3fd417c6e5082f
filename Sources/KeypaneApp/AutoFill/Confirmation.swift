/// What somebody has to confirm before a secret is filled in.
struct Confirmation: Sendable, Hashable {
  /// What is filled: said above the pad.
  enum Subject: Sendable, Hashable {
    /// A stored password.
    case password
    /// A stored payment card.
    case card
    /// A card that is to be stored.
    case storedCard
  }

  var subject: Subject
}
