import KeyboardCore

/// Collects the properties of one card and makes it of them.
struct VCardBuilder {
  /// The most values that a form could ask for, in one card.
  static let mostValues = 1000

  /// Where the card begins.
  let line: Int
  /// Nil until the card has said it.
  private(set) var version: VCardVersion?

  private let file: String
  private var values: [VCardProperty] = []
  private var groups = VCardGroups()
  private var isFirst = true

  init(line: Int, file: String) {
    self.line = line
    self.file = file
  }

  /// Takes a property in.
  mutating func add(_ property: VCardProperty) throws(ContactCardError) {
    defer { isFirst = false }
    if property.name == "VERSION" {
      version = try version(property)
    } else if VCardGroups.isAbout(property) {
      try groups.add(property, file: file)
    } else if CardDraft.takes(property) {
      if values.count == Self.mostValues { throw fault(property, "more than \(Self.mostValues) values in a card") }
      values.append(property)
    } else if property.parameter("CHARSET") == nil, property.value.contains(where: { $0 >= 0x80 }),
      String(validating: property.value, as: UTF8.self) == nil
    {
      // What no form asks for need only be text.
      throw fault(property, "\(property.name) is not UTF-8: save the file as UTF-8")
    }
  }

  /// The card; nil where it only lists the members of a group.
  func card() throws(ContactCardError) -> ContactCard? {
    guard let version else { throw ContactCardError(file: file, line: line, reason: "the card has no VERSION") }
    guard values.contains(where: { $0.name == "FN" }) else {
      throw ContactCardError(
        file: file, line: line, reason: "the card has no FN, which version \(version.rawValue) wants")
    }
    var draft = CardDraft(version: version, groups: groups, file: file)
    for property in values where property.name == "LANGUAGE" { try draft.take(property) }
    for property in values where property.name != "LANGUAGE" { try draft.take(property) }
    return draft.card()
  }

  private func version(_ property: VCardProperty) throws(ContactCardError) -> VCardVersion {
    if version != nil { throw fault(property, "VERSION stands in the card twice") }
    let text = try VCardValue(property, file: file).text()
    if text == "2.1" { throw fault(property, "vCard 2.1 is not read: export the card as vCard 3.0 or 4.0") }
    guard let version = VCardVersion(rawValue: text) else {
      throw fault(property, "the card's version is not known: vCard 3.0 and 4.0 are read")
    }
    if version == .four, !isFirst {
      throw fault(property, "in a card of version 4.0 VERSION stands right behind BEGIN")
    }
    return version
  }

  private func fault(_ property: VCardProperty, _ reason: String) -> ContactCardError {
    ContactCardError(file: file, line: property.line, reason: reason)
  }
}
