import CICU

extension LocaleData {
  /// What the people who speak it call a language, with a capital letter and, where the identifier names one, the
  /// region: `Deutsch`, `English (United Kingdom)`, `한국어`. An identifier that is none stays as it is.
  public static func ownName(of identifier: String) -> String {
    guard let locale = LocaleIdentifier(identifier), locale.hasData,
      let name = displayName(locale.icuName, in: locale.icuName), let first = name.first
    else { return identifier }
    return first.uppercased() + name.dropFirst()
  }

  private static func displayName(_ locale: String, in language: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 160) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status = U_ZERO_ERROR
      let length = unsafe locale.withCString { locale in
        unsafe language.withCString { unsafe Int(keypane_locale_name(locale, $0, start, 160, &status)) }
      }
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= 160 else { return nil }
      return unsafe String(decoding: buffer[..<length], as: UTF16.self)
    }
  }
}
