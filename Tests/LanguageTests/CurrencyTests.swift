import KeyboardCore
import Locales
import Testing

/// The key of the currency types what CLDR calls the money of the layout's own region.
@Suite("Currencies")
struct CurrencyTests {
  /// One sign in two characters: CLDR has the yen's in full width and spells the rial's out.
  private static let same = ["￥": "¥", "ریال": "﷼"]

  @Test(arguments: LayoutFacts.shipped.filter { $0.home != nil })
  func `the currency is that of the layout's region`(facts: LayoutFacts) throws {
    let home = try #require(facts.home)
    let known = LocaleData.regionalKeys(for: "\(home.language)_\(home.script)_\(home.region)")
    let sign = try #require(known?.currency)
    // CLDR 48 has what Bulgaria pays with since 2026.
    var expected = sign == "лв." ? "€" : Self.same[sign] ?? sign
    // Versions of CLDR differ about a dot.
    if home.language == "is", sign == "kr." { expected = "kr" }
    for idiom in Idiom.allCases {
      let keys = try SourceTree.layout(facts.id, idiom).planes.flatMap { $0.rows.joined() }
      let currencies = keys.filter { ["currency", "tablet-currency"].contains($0.id) }
      #expect(!currencies.isEmpty)
      for key in currencies {
        #expect(key.output == expected)
        #expect(!key.longPress.contains { $0.output == expected })
      }
    }
  }

  @Test(arguments: [
    ("ar", "E£"), ("ar_EG", "E£"), ("ar_SA", "ر.س."), ("de_CH", "CHF"), ("pl_PL", "zł"), ("ro_RO", "lei"),
    ("da_DK", "kr."), ("th_TH", "฿"), ("sr_RS", "RSD"), ("en_CA", "$"),
  ])
  func `a key has the narrow sign`(locale: String, sign: String) {
    #expect(LocaleData.regionalKeys(for: locale)?.currency == sign)
  }
}
