/// Why a text is not JSON, or a value in it not what was expected, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// Where the fault is.
  public enum Place: Hashable, Sendable {
    /// In a text that is no JSON; both counted from 1, the column in Unicode scalars.
    case line(Int, column: Int)
    /// At a value, by its JSON pointer (RFC 6901): `/fields/2/maxLength`; empty for the whole document.
    case path(String)
  }

  /// Where.
  public var place: Place
  /// What was expected there. Where the text is no JSON it tells nothing of the text, which may hold a secret.
  public var reason: String
}
