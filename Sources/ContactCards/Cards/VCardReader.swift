import KeyboardCore

/// Reads vCards of version 3.0 (RFC 2426) and 4.0 (RFC 6350), as far as forms ask for what they say.
///
/// Strict where a card could be misread: a line that is no property, a date that no calendar has, text in an unknown
/// character set refuse the file with the place. Lenient where nothing can be: properties that no form asks for are passed
/// over, 3.0 cards need no `N` (RFC 2426's own example has none), empty lines are nothing. The work is linear in the length
/// of the text.
public enum VCardReader {
  /// The most cards in a file.
  public static let mostCards = 10_000

  /// All cards of a file but those that only list the members of a group (`KIND:group`).
  /// - Parameter name: what errors call the file.
  public static func read(_ bytes: [UInt8], name: String) throws(ContactCardError) -> [ContactCard] {
    var lines = try VCardLines(bytes, file: name)
    var cards: [ContactCard] = []
    var open: VCardBuilder?
    while let line = try lines.next() {
      let property = try VCardPropertyReader.read(line, version: open?.version, file: name)
      func fault(_ reason: String) -> ContactCardError {
        ContactCardError(file: name, line: line.number, reason: reason)
      }
      switch property.name {
      case "BEGIN":
        guard Self.isCard(property) else { throw fault("expected BEGIN:VCARD") }
        if open != nil { throw fault("a card begins before the one before it has ended") }
        if cards.count == mostCards { throw fault("more than \(mostCards) cards") }
        open = VCardBuilder(line: line.number, file: name)
      case "END":
        guard let builder = open, Self.isCard(property) else { throw fault("expected BEGIN:VCARD") }
        if let card = try builder.card() { cards.append(card) }
        open = nil
      default:
        guard open != nil else { throw fault("expected BEGIN:VCARD") }
        try open?.add(property)
      }
    }
    if let open { throw ContactCardError(file: name, line: open.line, reason: "the card has no END:VCARD") }
    if cards.isEmpty { throw ContactCardError(file: name, line: nil, reason: "there is no card in it") }
    return cards
  }

  private static func isCard(_ property: VCardProperty) -> Bool {
    VCardValue.oneLine(String(decoding: property.value.prefix(16), as: UTF8.self)).uppercased() == "VCARD"
  }
}
