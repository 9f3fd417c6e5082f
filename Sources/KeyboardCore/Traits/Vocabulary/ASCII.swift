/// Letters as HTML and the like compare them.
enum ASCII {
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte
  }

  /// Only A to Z change: a Kelvin sign is no k.
  static func lowercased(_ text: some StringProtocol) -> String {
    String(decoding: text.utf8.map { lowercased($0) }, as: UTF8.self)
  }

  /// In lower case where it is short enough to be a keyword; else text that is none.
  static func keyword(_ text: String) -> String {
    text.utf8.count <= 32 ? lowercased(text) : "\u{fffd}"
  }

  /// Tab, line feed, form feed, carriage return, space.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0c || byte == 0x0d
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isLetter(_ byte: UInt8) -> Bool {
    let small = lowercased(byte)
    return small >= 0x61 && small <= 0x7a
  }
}
