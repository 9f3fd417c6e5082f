/// Why a file is not taken at its word.
public enum TrustError: Error, Hashable {
  /// It cannot be read.
  case unreadable(SystemError)
  /// Somebody who may not say what it says could have written it: the reason, with the node that it is about and the
  /// command that mends it.
  case open(String)
}
