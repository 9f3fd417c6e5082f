/// What comes of a finger on the reader.
public enum FingerprintEvent: Sendable, Hashable {
  /// The reader is ready for a finger.
  case ready
  /// It could not read the finger: again.
  case retry
  /// It is another finger: again.
  case noMatch
  /// It is a finger of the user's: the check is over.
  case match
  /// Too many others, or nobody in time: the check is over.
  case refused
  /// There is no reader, no service, no finger that it knows, or it is in use: the check is over.
  case unavailable
}
