/// How a date is written in digits, the year with four, day and month with two.
///
/// | locale | form |
/// |---|---|
/// | en-US, en-PH | 02/25/1956 |
/// | en (other regions), fr, es, pt, it, el, vi, hi, id, ms, ca, ar | 25/02/1956 |
/// | de, cs, da, fi, nb, no, nn, pl, ru, uk, bg, sk, sl, hr, sr, ro, tr, is, et, lv, he | 25.02.1956 |
/// | it-CH and fr-CH as de, nl-BE and zh-HK as fr | |
/// | nl | 25-02-1956 |
/// | ja, zh, en-ZA | 1956/02/25 |
/// | ko, hu | 1956. 02. 25. |
/// | sv, lt, fr-CA, en-CA, and what is not known | 1956-02-25 |
/// | fa, th, ar-SA and others that count years from another day | 1956-02-25 |
///
/// Source: CLDR's `yMd` patterns, Gregorian calendar, without blanks behind the full stops of Slavic ones; `.machine` is
/// ISO 8601's and HTML's.
struct DateForm: Sendable, Hashable {
  /// A part of a date.
  enum Part: Sendable, Hashable {
    /// Four digits.
    case year
    /// Two digits.
    case month
    /// Two digits.
    case day
  }

  /// From the first to the last that is written.
  var parts: [Part]
  /// What stands between two.
  var separator: String
  /// What stands behind the last.
  var end = ""

  /// 1956-02-25
  static let machine = DateForm(parts: [.year, .month, .day], separator: "-")

  /// The form of a locale.
  static func of(_ locale: LocaleFacts) -> DateForm {
    switch (locale.language, locale.region) {
    case ("en", "US"), ("en", "PH"): return DateForm(parts: [.month, .day, .year], separator: "/")
    case ("nl", "BE"), ("zh", "HK"): return DateForm(parts: [.day, .month, .year], separator: "/")
    case ("en", "ZA"), ("ja", _), ("zh", _): return DateForm(parts: [.year, .month, .day], separator: "/")
    case ("en", "CA"), ("fr", "CA"), ("ar", "SA"): return machine
    case ("fr", "CH"), ("it", "CH"): return DateForm(parts: [.day, .month, .year], separator: ".")
    default: break
    }
    switch locale.language {
    case "en", "fr", "es", "pt", "it", "el", "vi", "hi", "id", "ms", "ca", "ar":
      return DateForm(parts: [.day, .month, .year], separator: "/")
    case "de", "cs", "da", "fi", "nb", "no", "nn", "pl", "ru", "uk", "bg", "sk", "sl", "hr", "sr", "ro", "tr", "is",
      "et", "lv", "he":
      return DateForm(parts: [.day, .month, .year], separator: ".")
    case "nl": return DateForm(parts: [.day, .month, .year], separator: "-")
    case "ko", "hu": return DateForm(parts: [.year, .month, .day], separator: ". ", end: ".")
    default: return machine
    }
  }

  /// A date in this form.
  func text(year: Int, month: Int, day: Int) -> String {
    let texts = parts.map { part in
      switch part {
      case .year: Self.padded(year, to: 4)
      case .month: Self.padded(month, to: 2)
      case .day: Self.padded(day, to: 2)
      }
    }
    return texts.joined(separator: separator) + end
  }

  /// A number with leading zeros.
  static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
