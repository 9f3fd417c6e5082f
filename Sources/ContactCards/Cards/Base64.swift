/// RFC 4648's base64 with its padding.
enum Base64 {
  /// Nil for what is none.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var text = text[...]
    guard text.count % 4 == 0 else { return nil }
    if text.last == UInt8(ascii: "=") { text.removeLast() }
    if text.last == UInt8(ascii: "=") { text.removeLast() }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      guard let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        bits &= 1 << UInt32(count) - 1
      }
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
