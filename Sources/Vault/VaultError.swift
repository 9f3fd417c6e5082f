/// Why a store could not be opened, read or written.
public struct VaultError: Error, Sendable, Hashable, CustomStringConvertible {
  /// For people: the file, what is wrong with it, and what to do; never a secret.
  public let description: String

  /// An error says what is wrong and what to do.
  public init(_ description: String) {
    self.description = description
  }
}
