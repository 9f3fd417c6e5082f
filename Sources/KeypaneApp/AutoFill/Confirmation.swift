/// What somebody has to confirm before it is done.
struct Confirmation: Sendable, Hashable {
  /// What it is about.
  enum Subject: Sendable, Hashable {
    /// A stored password is filled in.
    case password
    /// A stored payment card is filled in.
    case card
    /// A card is stored.
    case storedCard
  }

  var subject: Subject
  /// What is said above the pad, in the language of the field.
  var prompt: String
}
