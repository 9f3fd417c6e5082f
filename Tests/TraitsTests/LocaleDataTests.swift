import KeyboardCore
import Locales
import Testing

@Suite("Facts of locales")
struct LocaleDataTests {
  @Test(
    "Separator and digits",
    arguments: [
      ("en_US", ".", "0", "9"), ("en-US", ".", "0", "9"), ("en", ".", "0", "9"), ("de_DE", ",", "0", "9"),
      ("de-DE", ",", "0", "9"), ("de", ",", "0", "9"), ("DE_de", ",", "0", "9"), ("de_CH", ".", "0", "9"),
      ("fa_IR", "٫", "۰", "۹"), ("ar-EG", "٫", "٠", "٩"), ("mr", ".", "०", "९"), ("ff-Adlm", ".", "𞥐", "𞥙"),
      ("hi_IN", ".", "0", "9"), ("de-DE-u-nu-deva", ",", "०", "९"), ("fr_FR.UTF-8", ",", "0", "9"),
      ("de_DE@euro", ",", "0", "9"), ("sr-Latn-RS", ",", "0", "9"), ("zh_Hant_TW", ".", "0", "9"),
      ("de_QQ", ",", "0", "9"), ("nb_NO", ",", "0", "9"), ("nn_NO", ",", "0", "9"), ("no", ",", "0", "9"),
    ])
  func known(identifier: String, separator: String, zero: String, nine: String) {
    let facts = LocaleData.facts(for: identifier)
    #expect(facts.identifier == identifier)
    #expect(facts.isKnown)
    #expect(facts.decimalSeparator == separator)
    #expect(facts.digits.count == 10)
    #expect(facts.digits.first == zero)
    #expect(facts.digits.last == nine)
  }

  @Test(
    "What is no locale, or an unknown language, has the facts of en_US",
    arguments: [
      "", " ", "_", "-", "zz", "zz_ZZ", "tlh", "C", "POSIX", "root", "und", "e", "en US", "en_US!", "en__", "12",
      "x-private", "日本", "dé_DE", "../../etc/passwd", "%s%n", "@", ".", "en-", "@numbers=deva",
    ])
  func unknown(identifier: String) {
    check(identifier)
  }

  @Test("So has what nobody types")
  func garbage() {
    check("\u{0}")
    check("de\u{0}_DE")
    check(String(repeating: "a", count: 10_240))
    check(String(repeating: "en-", count: 5_000))
    check("en-" + String(repeating: "a", count: 97))
    check("en-" + Array(repeating: "variant1", count: 10).joined(separator: "-"))
  }

  @Test(
    "Language, script and region, the likeliest ones where none are given",
    arguments: [
      ("en", "en", "Latn", "US"), ("de-DE", "de", "Latn", "DE"), ("sr", "sr", "Cyrl", "RS"),
      ("sr-Latn", "sr", "Latn", "RS"), ("zh_TW", "zh", "Hant", "TW"), ("fa", "fa", "Arab", "IR"),
      ("zz", "en", "Latn", "US"),
    ])
  func home(identifier: String, language: String, script: String, region: String) {
    let facts = LocaleData.facts(for: identifier)
    #expect(facts.language == language && facts.script == script && facts.region == region)
  }

  private func check(_ identifier: String) {
    let facts = LocaleData.facts(for: identifier)
    #expect(!facts.isKnown)
    #expect(facts.identifier == identifier)
    #expect(facts.decimalSeparator == ".")
    #expect(facts.digits == LocaleFacts.enUS.digits)
  }

  @Test(arguments: [
    ("de", "Deutsch"), ("ko", "한국어"), ("en_GB", "English (United Kingdom)"), ("pt-BR", "Português (Brasil)"),
    ("ru", "Русский"), ("no such", "no such"), ("", ""),
  ])
  func `a language is called what its people call it`(identifier: String, name: String) {
    #expect(LocaleData.ownName(of: identifier) == name)
  }

  @Test(arguments: [
    ("de_CH", "CHF", ".ch"), ("es_MX", "$", ".mx"), ("en_GB", "£", ".uk"), ("ar_SA", "ر.س.", ".sa"),
    ("sv_SE", "kr", ".se"),
  ])
  func `a region has its currency and its domain`(identifier: String, currency: String, domain: String) {
    #expect(LocaleData.regionalKeys(for: identifier) == RegionalKeys(currency: currency, domain: domain))
  }

  @Test func `what is no locale has no region`() {
    #expect(LocaleData.regionalKeys(for: "nonsense!") == nil)
  }
}
