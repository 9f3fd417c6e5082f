import CICU

extension LocaleData {
  /// Every locale that the machine's data has, in ICU's spelling and order: `af`, `af_NA`, …
  public static var all: [String] {
    (0..<keypane_locale_count()).compactMap { index in
      unsafe keypane_locale_at(index).map { unsafe String(cString: $0) }
    }
  }
}
