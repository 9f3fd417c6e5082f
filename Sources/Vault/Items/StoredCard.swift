/// A payment card as it may be shown: everything but the number. The security code is never stored.
public struct StoredCard: Sendable, Hashable {
  /// Its number in the store, which it keeps.
  public var id: UInt64
  /// The name on the card; may be empty.
  public var name: String
  /// When it expires; nil where that is not known.
  public var expiry: CardExpiry?
  /// The last four digits of its number.
  public var ending: String
  /// Who issued it, as whoever stored it told: `Visa`; may be empty.
  public var brand: String
  /// When it was last used, in seconds since 1970; nil: never.
  public var lastUsed: Int64?
}

/// The month in which a card expires.
public struct CardExpiry: Sendable, Hashable {
  /// 1 to 12.
  public var month: Int
  /// 2000 to 2099.
  public var year: Int

  /// - Returns: nil for a month that there is not.
  public init?(month: Int, year: Int) {
    guard (1...12).contains(month), (2000...2099).contains(year) else { return nil }
    self.month = month
    self.year = year
  }

  /// Reads `03/28`, `3/2028` and `03-28`.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "-" }
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), [2, 4].contains(parts[1].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let month = Int(parts[0]), let year = Int(parts[1])
    else { return nil }
    self.init(month: month, year: year < 100 ? 2000 + year : year)
  }

  /// `03/2028`
  public var text: String { "\(month < 10 ? "0" : "")\(month)/\(year)" }
}
