import Forms
import Locales
import Testing

@Suite("Numbers as locales write them")
struct NumberSpellingTests {
  private func style(_ style: NumberStyle.Style, _ currency: String? = nil) -> NumberStyle {
    var number = NumberStyle(style: style)
    number.currency = currency
    return number
  }

  @Test(
    "While they are typed: grouped, with all their digits and no others",
    arguments: [
      ("en_US", NumberStyle.Style.decimal, nil, "1234", "1,234"), ("en_US", .decimal, nil, "12.", "12."),
      ("en_US", .decimal, nil, "007", "007"), ("en_US", .decimal, nil, "1000.50", "1,000.50"),
      ("en_US", .percent, nil, "12", "12%"), ("en_US", .currency, nil, "1234.5", "$1,234.5"),
      ("en_US", .currency, "JPY", "1234", "¥1,234"), ("en_US", .currency, nil, "-5", "-$5"),
      ("de_DE", .decimal, nil, "1234567.8", "1.234.567,8"), ("de_DE", .currency, nil, "1234.5", "1.234,5\u{a0}€"),
      ("de_DE", .percent, nil, "12", "12\u{a0}%"), ("de_CH", .decimal, nil, "1234", "1’234"),
      ("fa_IR", .decimal, nil, "1234.5", "۱٬۲۳۴٫۵"), ("ar_EG", .decimal, nil, "1234.5", "١٬٢٣٤٫٥"),
      ("hi_IN", .decimal, nil, "1234567", "12,34,567"), ("en_US", .decimal, nil, "-", "-"),
      ("xx_YY", .decimal, nil, "1234", "1,234"), ("", .decimal, nil, "1234", "1,234"),
      ("en_US", .decimal, nil, "123456789012345678901234567890", "123,456,789,012,345,678,901,234,567,890"),
    ] as [(String, NumberStyle.Style, String?, String, String)])
  func typed(locale: String, kind: NumberStyle.Style, currency: String?, number: String, text: String) throws {
    let draft = try #require(NumberDraft(number))
    let spelling = LocaleNumbers(locale: locale).spelling(of: draft, in: style(kind, currency))
    #expect(spelling?.text == text)
  }

  @Test(
    "Once they are complete: with the digits that their style asks for",
    arguments: [
      ("en_US", NumberStyle.Style.currency, nil, "1234.5", "$1,234.50"), ("en_US", .currency, "JPY", "12", "¥12"),
      ("en_US", .currency, "KWD", "1", "KWD\u{a0}1.000"), ("de_DE", .currency, nil, "7", "7,00\u{a0}€"),
      ("en_US", .decimal, nil, "007.", "7"), ("en_US", .decimal, nil, "-", ""), ("en_US", .decimal, nil, "-0", "0"),
      ("fa_IR", .percent, nil, "12", "۱۲٪"), ("de", .currency, nil, "1", "1,00\u{a0}€"),
    ] as [(String, NumberStyle.Style, String?, String, String)])
  func complete(locale: String, kind: NumberStyle.Style, currency: String?, number: String, text: String) throws {
    let draft = try #require(NumberDraft(number))
    #expect(LocaleNumbers(locale: locale).finishedSpelling(of: draft, in: style(kind, currency))?.text == text)
  }

  @Test(
    "Every place of a number has its own in the text, in every locale and style",
    arguments: [
      "en_US", "en_IN", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CH", "es_ES", "pt_BR", "pt_PT", "pl_PL", "sv_SE",
      "tr_TR", "ru_RU", "el_GR", "he_IL", "ar_EG", "ar_SA", "ar_AE", "fa_IR", "ur_PK", "hi_IN", "mr_IN", "bn_BD",
      "ne_NP", "my_MM", "th_TH", "ja_JP", "zh_CN", "ko_KR", "ff_Adlm_GN", "dz_BT", "lv_LV", "gsw_CH", "nl_NL",
    ])
  func stops(locale: String) throws {
    let numbers = LocaleNumbers(locale: locale)
    for style in [style(.decimal), style(.percent), style(.currency), style(.currency, "EUR"), style(.currency, "JPY")]
    {
      for number in ["", "1", "-", "-1", "12.", "1234", "-1234.5", "0.00", "0001", "123456789.123"] {
        let draft = try #require(NumberDraft(number))
        for spelling in [
          try #require(numbers.spelling(of: draft, in: style)),
          try #require(numbers.finishedSpelling(of: draft, in: style)),
        ] {
          #expect(spelling.stops.allSatisfy { (0...spelling.text.count).contains($0) })
          #expect(zip(spelling.stops, spelling.stops.dropFirst()).allSatisfy { $0 < $1 }, "\(number) \(spelling)")
        }
        let spelling = try #require(numbers.spelling(of: draft, in: style))
        #expect(spelling.stops.count == draft.count + 1, "\(number) \(spelling)")
      }
    }
  }

  @Test(
    "A text says a number or none",
    arguments: [
      ("en_US", "1,234.5", "1234.5"), ("de_DE", "1.234,5", "1234.5"), ("fa_IR", "۱۲٫۵", "12.5"),
      ("en_US", "12 apples", nil), ("en_US", "", nil), ("en_US", "1e999999", nil), ("en_US", "∞", nil),
      ("en_US", "\u{0}", nil), ("en_US", String(repeating: "9", count: 100_000), nil),
    ] as [(String, String, String?)])
  func reading(locale: String, text: String, number: String?) {
    #expect(LocaleNumbers(locale: locale).number(in: text)?.text == number)
  }
}
