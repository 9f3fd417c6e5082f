extension ContactCard {
  /// What a form may ask for beside the street; where it does, a street address is the street alone.
  private static let besideStreet: [TextContentType] = [
    .addressCity, .addressState, .addressCityAndState, .sublocality, .postalCode, .countryName,
  ]

  /// What the addresses answer; nothing for types that are no part of an address.
  func addressAnswers(_ request: ContactRequest) -> [ContactAnswer] {
    ContactValue.ordered(addresses, for: request.locale.language).flatMap { address in
      Self.texts(of: address.content, for: request).map { ContactAnswer($0, label: address.label) }
    }
  }

  private static func texts(of address: PostalAddress, for request: ContactRequest) -> [String] {
    switch request.type {
    case .fullStreetAddress:
      if request.form.contains(where: besideStreet.contains) || request.form.contains(.streetAddressLine2) {
        return [joined(address.lines, request)]
      }
      return [whole(address, request)]
    case .location: return [whole(address, request)]
    case .streetAddressLine1: return [address.lines.first ?? ""]
    case .streetAddressLine2: return [address.furtherLines]
    case .sublocality: return [address.sublocality]
    case .addressCity: return [address.city]
    case .addressState: return [address.state]
    case .addressCityAndState:
      return [AddressOrder.of(address, locale: request.locale).cityAndState(of: address)]
    case .postalCode: return [address.postalCode]
    case .countryName: return [address.country]
    default: return []
    }
  }

  private static func whole(_ address: PostalAddress, _ request: ContactRequest) -> String {
    let order = AddressOrder.of(address, locale: request.locale)
    let lines = order.lines(of: address, locale: request.locale)
    if lines.isEmpty { return joined(address.whole, request) }
    return request.isMultiline ? lines.joined(separator: "\n") : lines.joined(separator: order.separator)
  }

  private static func joined(_ lines: [String], _ request: ContactRequest) -> String {
    lines.joined(separator: request.isMultiline ? "\n" : ", ")
  }
}
