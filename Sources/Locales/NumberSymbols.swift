import CICU

/// How a locale writes numbers: ICU's decimal number format, held open while it is asked.
@safe struct NumberSymbols: ~Copyable {
  private let format: UnsafeMutableRawPointer

  /// Nil where ICU has no such format.
  init?(_ icuName: String) {
    var status = U_ZERO_ERROR
    let opened = unsafe icuName.withCString { unsafe keypane_numbers_open($0, &status) }
    guard let opened = unsafe opened else { return nil }
    unsafe format = opened
  }

  deinit {
    unsafe keypane_numbers_close(format)
  }

  var decimalSeparator: String? {
    symbol(UNUM_DECIMAL_SEPARATOR_SYMBOL)
  }

  /// Zero to nine; nil where one of them is missing.
  var digits: [String]? {
    let symbols = [
      UNUM_ZERO_DIGIT_SYMBOL, UNUM_ONE_DIGIT_SYMBOL, UNUM_TWO_DIGIT_SYMBOL, UNUM_THREE_DIGIT_SYMBOL,
      UNUM_FOUR_DIGIT_SYMBOL, UNUM_FIVE_DIGIT_SYMBOL, UNUM_SIX_DIGIT_SYMBOL, UNUM_SEVEN_DIGIT_SYMBOL,
      UNUM_EIGHT_DIGIT_SYMBOL, UNUM_NINE_DIGIT_SYMBOL,
    ]
    let digits = symbols.compactMap { symbol($0) }
    return digits.count == symbols.count ? digits : nil
  }

  /// Between whole amounts of money and their fractions: not the one of plain numbers everywhere.
  var monetarySeparator: String? {
    symbol(UNUM_MONETARY_SEPARATOR_SYMBOL)
  }

  /// Between groups of digits.
  var groupingMark: String? {
    symbol(UNUM_GROUPING_SEPARATOR_SYMBOL)
  }

  /// The number that a text says, as an ASCII decimal number; nil where it says none or more than a number.
  func number(in text: String) -> String? {
    let units = Array(text.utf16)
    guard !units.isEmpty, units.count <= 200 else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 400) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      var position: Int32 = 0
      let length = unsafe units.withUnsafeBufferPointer { units in
        unsafe Int(
          keypane_numbers_parse(
            format, units.baseAddress!, Int32(units.count), &position, start, Int32(buffer.count), &status))
      }
      guard status.rawValue <= U_ZERO_ERROR.rawValue, Int(position) == units.count, length > 0, length < buffer.count
      else { return nil }
      return unsafe String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private func symbol(_ symbol: UNumberFormatSymbol) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 32) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = unsafe Int(
        keypane_numbers_symbol(format, symbol, start, Int32(buffer.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= buffer.count else { return nil }
      return unsafe String(decoding: buffer[..<length], as: UTF16.self)
    }
  }
}
