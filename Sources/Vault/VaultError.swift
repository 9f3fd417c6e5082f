/// Why a store could not be opened, read or written.
public struct VaultError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of trouble it is, for programs.
  public enum Kind: Sendable, Hashable {
    /// There is no such file.
    case missing
    /// There is one already, and a new one was to be made.
    case exists
    /// The file is no store, or one of a later version.
    case foreign
    /// The file ends before its end.
    case cut
    /// Bytes of the file are not what was written: damaged, or tampered with.
    case damaged
    /// The key is not one of the store's.
    case wrongKey
    /// No PIN is taken now, because the last ones were wrong.
    case mustWait
    /// The store, its folder or a key's file is open to others, or not to this user.
    case notPermitted
    /// Another program has changed the file since it was read, or is writing it.
    case changed
    /// What was to be stored cannot be: too long, too many, not valid.
    case invalid
    /// The store is locked: whoever asks has let go of it.
    case locked
    /// The system could not read or write: the disk is full.
    case system
  }

  /// What kind of trouble it is.
  public let kind: Kind
  /// For people: the file, what is wrong with it, and what to do; never a secret.
  public let description: String

  /// An error says what is wrong and what to do.
  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
