/// The number of a `TEL`.
enum VCardTelephone {
  /// A text as it stands; of a `tel:` URI (RFC 3966) the number, without extension and the like; nil for other URIs.
  static func number(_ text: String, isURI: Bool) -> String? {
    if text.lowercased().hasPrefix("tel:") { return plain(text.dropFirst(4).prefix { $0 != ";" }) }
    return isURI ? nil : text
  }

  /// Percent signs undone; nil where what they hide is not printable ASCII.
  private static func plain(_ text: Substring) -> String? {
    var plain = ""
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte >= 0x80 { return nil }
      guard byte == UInt8(ascii: "%") else {
        plain.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      guard let high = digit(bytes.next()), let low = digit(bytes.next()), (0x20...0x7E).contains(high << 4 | low)
      else {
        return nil
      }
      plain.unicodeScalars.append(Unicode.Scalar(high << 4 | low))
    }
    return plain
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte, byte < 0x80 else { return nil }
    return Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
