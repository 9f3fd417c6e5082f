/// Decimal digits of any script.
enum ScriptDigit {
  /// 0 to 9; nil: no digit.
  static func value(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x80 { return MessagePiece.isDigit(scalar) ? UInt8(scalar - 0x30) : nil }
    // Arabic-Indic, Persian, Devanagari, Bengali, Thai and full-width zeros: those that layouts and messages have.
    for zero in [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10] as [UInt32] where scalar >= zero && scalar <= zero + 9 {
      return UInt8(scalar - zero)
    }
    return nil
  }
}
