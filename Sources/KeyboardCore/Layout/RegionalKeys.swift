/// What a region has in place of what a layout has from the region where it is at home.
public struct RegionalKeys: Sendable, Hashable {
  /// What the key of the currency types; nil: what the layout says.
  public var currency: String?
  /// What the choice of a country's domain types, with its dot; nil: what the layout says.
  public var domain: String?

  /// Both as they are given.
  public init(currency: String? = nil, domain: String? = nil) {
    self.currency = currency
    self.domain = domain
  }

  /// The ids by which layouts name them.
  private static let currencies = ["currency", "tablet-currency"]
  private static let country = "dot-country"

  func applied(to plane: Plane) -> Plane {
    var changed = plane
    for row in changed.rows.indices {
      for index in changed.rows[row].indices {
        if let currency, Self.currencies.contains(changed.rows[row][index].id) {
          changed.rows[row][index].become(currency, offering: "layout-currency")
        }
        if let domain {
          changed.rows[row][index].longPress = changed.rows[row][index].longPress.map { option in
            option.id == Self.country ? KeyOption(id: option.id, output: domain) : option
          }
        }
      }
    }
    return changed
  }
}
