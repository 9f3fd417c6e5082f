/// Why a contact card could not be read.
public struct ContactCardError: Error, Sendable, Hashable, CustomStringConvertible {
  /// `FILE:LINE: reason`.
  public let description: String

  /// An error says where and why.
  public init(_ description: String) {
    self.description = description
  }
}
