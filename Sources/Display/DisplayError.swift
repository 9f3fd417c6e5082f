/// Why something could not be drawn, written or shown: one sentence for people, with the remedy where there is one.
public struct DisplayError: Error, Hashable, CustomStringConvertible {
  /// What kind of failure it is; the program picks its exit status by it.
  public enum Kind: Sendable, Hashable {
    /// A font, an icon or a picture is not there or cannot be read.
    case missingInput
    /// A file cannot be written.
    case cannotCreate
    /// A file may not be written by this user.
    case notPermitted
    /// A theme says what it cannot say.
    case badData
    /// There is no display, or the canvas is impossible.
    case unavailable
  }

  /// What the program makes its exit status of.
  public var kind: Kind
  /// The sentence.
  public var description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
