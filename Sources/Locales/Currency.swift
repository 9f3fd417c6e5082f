import CICU

/// What ICU knows of currencies.
enum Currency {
  /// The currency that is used where a locale is spoken, ISO 4217; nil where ICU knows none.
  static func code(ofLocale icuName: String) -> String? {
    regional(icuName) ?? maximised(icuName).flatMap(regional)
  }

  /// How a currency is written in a locale where there is little room, as on a key, without the marks of its direction:
  /// `€`, `kr`, `E£`, and the full sign where CLDR has no narrow one: `CHF`.
  static func symbol(of code: String, in icuName: String) -> String? {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    let units = Array(code.utf16) + [0]
    let text = unsafe units.withUnsafeBufferPointer { units in
      unsafe icuName.withCString { locale in
        unsafe keypane_currency_symbol(units.baseAddress!, locale, &length, &status)
      }
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let text = unsafe text, length > 0 else { return nil }
    let symbol = unsafe String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
    return String(String.UnicodeScalarView(symbol.unicodeScalars.filter { !(0x200E...0x200F).contains($0.value) }))
  }

  /// The digits behind its separator.
  static func digits(of code: String) -> Int? {
    var status = U_ZERO_ERROR
    let units = Array(code.utf16) + [0]
    let digits = unsafe units.withUnsafeBufferPointer { unsafe keypane_currency_digits($0.baseAddress!, &status) }
    return status.rawValue <= U_ZERO_ERROR.rawValue ? Int(digits) : nil
  }

  private static func regional(_ icuName: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 8) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = unsafe icuName.withCString { unsafe Int(keypane_currency_of($0, start, 8, &status)) }
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length == 3 else { return nil }
      return unsafe String(decoding: buffer[..<length], as: UTF16.self)
    }
  }

  /// `de` as `de_Latn_DE`.
  private static func maximised(_ icuName: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = unsafe icuName.withCString { unsafe Int(keypane_locale_maximised($0, start, 256, &status)) }
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length < 256 else { return nil }
      return unsafe String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
