import KeyboardCore

/// The parts of an `ADR`: post office box, extended address, street, city, state, postal code, country; RFC 9554 added eleven
/// more, of which the district is one that forms ask for.
enum VCardAddress {
  /// With those of RFC 9554.
  static let mostParts = 18

  /// An address by its parts; missing ones are empty.
  static func address(_ parts: [[String]]) -> PostalAddress {
    func lines(_ index: Int) -> [String] {
      index < parts.count ? parts[index].flatMap(VCardValue.lines) : []
    }
    func text(_ index: Int) -> String { lines(index).joined(separator: ", ") }
    let box = text(0)
    return PostalAddress(
      lines: lines(2) + lines(1) + (box.isEmpty ? [] : [isNumber(box) ? "PO Box " + box : box]),
      sublocality: text(15).isEmpty ? text(14) : text(15), city: text(3), state: text(4), postalCode: text(5),
      country: text(6))
  }

  /// An ISO 3166 code, in capitals; nil for other text.
  static func region(_ code: String) -> String? {
    let isCode = code.utf8.count == 2 && code.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    return isCode ? code.uppercased() : nil
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x20 }
  }
}
