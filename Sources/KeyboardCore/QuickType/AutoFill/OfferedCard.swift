/// A stored payment card as the bar may show it.
public struct OfferedCard: Sendable, Hashable {
  /// Its number in the store.
  public var id: UInt64
  /// Its brand: `Visa`; empty where nobody knows it.
  public var brand: String
  /// The last four digits of its number.
  public var ending: String

  /// What a store says of a card.
  public init(id: UInt64, brand: String, ending: String) {
    self.id = id
    self.brand = brand
    self.ending = ending
  }
}
