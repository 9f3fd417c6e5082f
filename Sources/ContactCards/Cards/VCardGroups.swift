import KeyboardCore

/// What properties of the same group say about each other: `item1.TEL` and `item1.X-ABLabel`. Apple's programs write so.
struct VCardGroups {
  /// What an owner calls a value.
  private(set) var labels: [String: ContactLabel] = [:]
  /// The country of an address, in capitals.
  private(set) var regions: [String: String] = [:]
  /// The part of the city of an address.
  private(set) var sublocalities: [String: String] = [:]

  /// Whether a property only speaks of others.
  static func isAbout(_ property: VCardProperty) -> Bool {
    switch property.name {
    case "X-ABLABEL", "X-ABADR", "X-APPLE-SUBLOCALITY": property.group != nil
    default: false
    }
  }

  /// Takes in what a property says of the others of its group.
  mutating func add(_ property: VCardProperty, file: String) throws(ContactCardError) {
    guard let group = property.group else { return }
    let text = try VCardValue(property, file: file).text()
    switch property.name {
    case "X-ABLABEL": labels[group] = VCardLabel.custom(text)
    case "X-ABADR": regions[group] = VCardAddress.region(text)
    default: sublocalities[group] = text
    }
  }
}
