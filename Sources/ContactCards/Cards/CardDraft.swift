import KeyboardCore

/// A card while its properties are read one by one.
struct CardDraft {
  private let version: VCardVersion
  private let groups: VCardGroups
  private let file: String
  private var draft = ContactCard()
  /// `LABEL`s of 3.0: whole addresses, for a card that has no parts of any.
  private var labels: [ContactValue<PostalAddress>] = []
  private var roles: [ContactValue<String>] = []
  private var isGroup = false
  /// Of values that do not say another one (RFC 9554).
  private var language: String?

  init(version: VCardVersion, groups: VCardGroups, file: String) {
    self.version = version
    self.groups = groups
    self.file = file
  }

  /// Whether a property says what a form could ask for.
  static func takes(_ property: VCardProperty) -> Bool {
    switch property.name {
    case "FN", "N", "NICKNAME", "TITLE", "ROLE", "ORG", "ADR", "LABEL", "TEL", "EMAIL", "URL", "BDAY", "KIND",
      "X-ABSHOWAS", "LANGUAGE":
      true
    default: false
    }
  }

  /// Takes one of them in.
  mutating func take(_ property: VCardProperty) throws(ContactCardError) {
    let value = try VCardValue(property, file: file)
    switch property.name {
    case "FN": draft.fullNames.append(try labelled(value.text(), property))
    case "N": try takeName(property, value)
    case "NICKNAME":
      for name in try value.list() where !name.isEmpty { draft.nicknames.append(try labelled(name, property)) }
    case "TITLE": draft.jobTitles.append(try labelled(value.text(), property))
    case "ROLE": roles.append(try labelled(value.text(), property))
    case "ORG":
      let name = VCardValue.oneLine(try value.components(most: 100)[0].joined(separator: ", "))
      draft.organizations.append(try labelled(name, property))
    case "ADR": try takeAddress(property, value)
    case "LABEL": labels.append(try labelled(PostalAddress(whole: value.lines()), property))
    case "TEL":
      let isURI = property.parameter("VALUE")?.lowercased() == "uri"
      if let number = VCardTelephone.number(try value.text(), isURI: isURI) {
        draft.telephones.append(try labelled(number, property))
      }
    case "EMAIL": draft.emailAddresses.append(try labelled(Self.address(value.text()), property))
    case "URL": draft.webAddresses.append(try labelled(value.text(), property))
    case "BDAY": try takeBirthday(property, value)
    default: try takeKind(property, value)
    }
  }

  /// The card; nil where it only lists the members of a group.
  func card() -> ContactCard? {
    if isGroup { return nil }
    var card = draft
    card.jobTitles += roles
    if card.addresses.isEmpty { card.addresses = labels }
    return card
  }

  private mutating func takeName(_ property: VCardProperty, _ value: VCardValue) throws(ContactCardError) {
    let name = try labelled(VCardName.name(value.components(most: VCardName.mostParts)), property)
    if let first = draft.names.first, first.alternative == nil || first.alternative != name.alternative {
      throw fault(property, "N stands in the card twice")
    }
    draft.names.append(name)
  }

  private mutating func takeAddress(_ property: VCardProperty, _ value: VCardValue) throws(ContactCardError) {
    var address = VCardAddress.address(try value.components(most: VCardAddress.mostParts))
    if let label = property.parameter("LABEL") {
      // RFC 6350 writes ends of lines as \n here, RFC 6868 as ^n.
      address.whole = VCardValue.lines(label.replacing("\\n", with: "\n").replacing("\\N", with: "\n"))
    }
    if let group = property.group {
      if address.sublocality.isEmpty { address.sublocality = groups.sublocalities[group] ?? "" }
      address.region = groups.regions[group]
    }
    if let code = property.parameter("CC") { address.region = VCardAddress.region(code) ?? address.region }
    if !address.isEmpty { draft.addresses.append(try labelled(address, property)) }
  }

  private mutating func takeBirthday(_ property: VCardProperty, _ value: VCardValue) throws(ContactCardError) {
    let text = value.raw()
    if text.isEmpty || property.parameter("VALUE")?.lowercased() == "text" { return }
    guard case .date(let date) = VCardDate.read(text) else {
      if VCardDate.read(text) == .timeOnly { return }
      throw fault(property, "BDAY is no date: expected one like 1996-04-15, or --0415 without its year")
    }
    // Apple's programs write a year that is not known as 1604 and say so.
    let isOmitted = property.parameter("X-APPLE-OMIT-YEAR").flatMap { Int($0) } == date.year
    draft.birthday =
      isOmitted && date.year != nil ? ContactDate(year: nil, month: date.month, day: date.day) : date
  }

  private mutating func takeKind(_ property: VCardProperty, _ value: VCardValue) throws(ContactCardError) {
    let word = try value.text().lowercased()
    switch property.name {
    case "LANGUAGE": language = word
    case "KIND":
      isGroup = word == "group"
      if word == "org" { draft.isOrganization = true }
    default: if word == "company" { draft.isOrganization = true }
    }
  }

  private static func address(_ text: String) -> String {
    text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
  }

  /// A value with what its property says beside it.
  private func labelled<T>(_ content: T, _ property: VCardProperty) throws(ContactCardError) -> ContactValue<T> {
    var preference: Int?
    if let word = property.parameter("PREF") {
      guard let number = Int(word), (1...100).contains(number) else {
        throw fault(property, "PREF is a number from 1 to 100")
      }
      preference = number
    } else if property.types.contains("pref") {
      preference = 1
    }
    return ContactValue(
      content,
      label: property.group.flatMap { groups.labels[$0] }
        ?? VCardLabel.of(property.types, isTelephone: property.name == "TEL"),
      preference: preference, language: property.parameter("LANGUAGE") ?? language,
      alternative: property.parameter("ALTID"))
  }

  private func fault(_ property: VCardProperty, _ reason: String) -> ContactCardError {
    ContactCardError(file: file, line: property.line, reason: reason)
  }
}
