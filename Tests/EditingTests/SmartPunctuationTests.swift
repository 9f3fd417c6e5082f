import KeyboardCore
import Locales
import Testing

/// Quotation marks, apostrophes and dashes.
struct SmartPunctuationTests {
  /// Keys, and what stands there then, in English.
  @Test(arguments: [
    ("\"a\"", "“a”"), ("a \"b\" c", "a “b” c"), ("(\"a\")", "(“a”)"), ("\"a.\"", "“a.”"), ("\"a,\" b", "“a,” b"),
    ("'a'", "‘a’"), ("\"'a'\"", "“‘a’”"), ("'\"a\"'", "‘“a”’"), ("don't", "don’t"), ("the boys' ", "the boys’ "),
    ("a--\"b\"", "a–“b”"), ("a/\"b\"", "a/“b”"), ("\"\"", "“”"), ("a=\"b\"", "a=“b”"),
    // Feet and inches; and a digit that ends a quotation.
    ("6'2\"", "6'2\""), ("\"in 1999\"", "“in 1999”"), ("'99'", "‘99’"),
    // Dashes.
    ("a--b", "a–b"), ("a---b", "a—b"), ("a----b", "a—-b"), ("a - b", "a - b"), ("--x", "–x"), ("a-⌫--", "a–"),
    // Delete right after.
    ("\"⌫", "\""), ("\"⌫⌫", ""), ("\"⌫a", "\"a"), ("\"a\"⌫", "“a\""), ("don'⌫t", "don't"), ("\"a⌫⌫", ""),
    ("a--⌫", "a--"), ("a--⌫-", "a---"), ("a---⌫", "a---"), ("a---⌫-", "a----"), ("a--⌫⌫", "a-"), ("a--b⌫⌫", "a"),
    ("a--←→-", "a–-"),
    // Three points stay three points.
    ("a...", "a..."),
  ])
  func english(keys: String, becomes: String) {
    var typist = Typist()
    typist.type(keys)
    #expect(typist.text == becomes)
    #expect(typist.editor.context.before.text == becomes)
  }

  /// The same keys everywhere: `"a 'b' c" d's`.
  @Test(arguments: [
    ("en_US", "“a ‘b’ c” d’s"), ("de_DE", "„a ‚b‘ c“ d’s"), ("sv_SE", "”a ’b’ c” d’s"), ("fi_FI", "”a ’b’ c” d’s"),
    ("nl_NL", "“a ‘b’ c” d’s"), ("ru_RU", "«a ‘b’ c» d’s"), ("pl_PL", "„a ‘b’ c” d’s"), ("it_IT", "«a ‘b’ c» d’s"),
    ("fr_FR", "«\u{202F}a ‘b’ c\u{202F}» d’s"), ("fr_CA", "«\u{A0}a ‘b’ c\u{A0}» d’s"),
    ("da_DK", "“a ‘b’ c” d’s"), ("nb_NO", "«a ‘b’ c» d’s"), ("hu_HU", "„a ‘b’ c” d’s"), ("cs_CZ", "„a ‚b‘ c“ d’s"),
    ("ja_JP", "“a ‘b’ c” d’s"), ("he_IL", "”a ’b’ c” d’s"), ("el_GR", "«a ‘b’ c» d’s"), ("tr_TR", "“a ‘b’ c” d’s"),
  ])
  func locales(locale: String, becomes: String) {
    var settings = EditingSettings()
    settings.marks = LocaleData.facts(for: locale).marks
    var typist = Typist(settings: settings)
    typist.type("\"a 'b' c\" d's")
    #expect(typist.text == becomes, "\(LocaleData.facts(for: locale))")
  }

  /// Blanks within French quotation marks come by themselves, and one that is typed as well is not doubled.
  @Test(arguments: [
    ("\"a\"", "«_a_»"), ("\" a \"", "«_a_»"), ("\" a\"", "«_a_»"), ("\"⌫", "\""), ("\"a\"⌫", "«_a\""),
    ("\"a \"⌫", "«_a \""), ("\"  a", "«_ a"), ("\"\"", "«_»"),
  ])
  func french(keys: String, becomes: String) {
    var settings = EditingSettings()
    settings.marks = LocaleData.facts(for: "fr_FR").marks
    var typist = Typist(settings: settings)
    typist.type(keys)
    #expect(String(typist.text.map { $0 == "\u{202F}" ? "_" : $0 }) == becomes)
    #expect(typist.editor.context.before.text == typist.text)
  }

  /// Where nobody knows what stands before the cursor, nobody knows whether a mark opens or closes.
  @Test func marksStayStraightInUnknownText() {
    var typist = Typist("x", isKnown: false)
    typist.type("\"a\" 'b'")
    #expect(typist.text == "x\"a” ‘b’")
  }

  @Test(arguments: [(false, true), (true, false), (false, false)])
  func onlyWhereTheTraitsAllowIt(quotes: Bool, dashes: Bool) {
    var settings = EditingSettings()
    settings.smartQuotes = quotes
    settings.smartDashes = dashes
    var typist = Typist(settings: settings)
    typist.type("\"a--b'")
    #expect(typist.text == (quotes ? "“a" : "\"a") + (dashes ? "–b" : "--b") + (quotes ? "’" : "'"))
  }

  @Test(arguments: [
    ("en_US", "."), ("el_GR", "."), ("ar_EG", "."), ("fa_IR", "."), ("he_IL", "."), ("ko_KR", "."), ("mr_IN", "."),
    ("hi_IN", "।"), ("ne_NP", "।"), ("bn_BD", "।"), ("pa_IN", "।"), ("ur_PK", "۔"), ("hy_AM", "։"), ("th_TH", ""),
    ("lo_LA", ""), ("ja_JP", ""), ("zh_CN", ""), ("zh_TW", ""), ("am_ET", "\u{1362}"), ("zz", "."), ("", "."),
  ])
  func fullStops(locale: String, stop: String) {
    #expect(LocaleData.facts(for: locale).marks.fullStop == stop)
  }
}
