/// The ASCII characters that recordings are made of.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0a
  static let carriageReturn: UInt8 = 0x0d
  static let space: UInt8 = 0x20
  static let hash: UInt8 = 0x23
  static let minus: UInt8 = 0x2d
  static let point: UInt8 = 0x2e
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3a

  /// The value of a decimal digit, nil for anything else.
  @inline(__always)
  static func digit(_ byte: UInt8) -> UInt8? {
    let value = byte &- zero
    return value < 10 ? value : nil
  }

  /// The value of a hexadecimal digit of either case, nil for anything else.
  @inline(__always)
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    if let value = digit(byte) { return value }
    let value = (byte | 0x20) &- 0x61
    return value < 6 ? value + 10 : nil
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }
}
