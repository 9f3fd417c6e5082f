/// An entry of a list of domains that is no domain.
public struct EmailDomainError: Error, Sendable, Hashable, CustomStringConvertible {
  /// As it stands in the list.
  public let entry: String

  /// A sentence.
  public var description: String {
    entry.isEmpty ? "a domain is missing between two commas" : "\(entry) is no domain like example.com"
  }
}
