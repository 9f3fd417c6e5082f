import KeyboardCore
import Testing

@testable import Locales

@Suite("Labels of the return key")
struct ReturnKeyLabelTests {
  private func label(_ type: ReturnKeyType, _ locale: String, keyboard: KeyboardType = .default) -> String {
    var traits = TextInputTraits()
    traits.returnKeyType = type
    traits.keyboardType = keyboard
    return Precedence.resolve(FieldRequest(traits: traits, locale: LocaleData.facts(for: locale))).returnKeyLabel
  }

  @Test(
    "They are in the locale's language",
    arguments: [
      (ReturnKeyType.search, "en_US", "search"), (.search, "de_DE", "suchen"), (.search, "de_CH", "suchen"),
      (.google, "de_DE", "suchen"), (.yahoo, "ja_JP", "検索"), (.next, "de", "weiter"), (.done, "fr_CA", "terminé"),
      (.default, "ja", "改行"), (.send, "sr_RS", "пошаљи"), (.send, "sr_Latn_RS", "pošalji"), (.go, "nn_NO", "gå"),
      (.done, "no", "ferdig"), (.search, "iw", "חפש"), (.search, "ar_EG", "بحث"), (.send, "pt_BR", "enviar"),
      (.emergencyCall, "uk_UA", "Екстрений виклик"), (.continue, "ko_KR", "계속"),
      (.search, "zh_Hant_TW", "search"), (.search, "xx", "search"), (.search, "", "search"),
    ])
  func labels(type: ReturnKeyType, locale: String, expected: String) {
    #expect(label(type, locale) == expected)
  }

  @Test("A web search goes in every language")
  func webSearch() {
    #expect(label(.default, "de_DE", keyboard: .webSearch) == "öffnen")
  }

  @Test(
    "These languages have words of their own",
    arguments: [
      "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "is", "pl", "cs", "sk", "hu", "ro", "hr", "sr",
      "bg", "el", "ru", "uk", "tr", "he", "ar", "fa", "hi", "th", "vi", "ja", "ko",
    ])
  func languages(language: String) throws {
    let facts = LocaleData.facts(for: language)
    let labels = try #require(KeyLabelTable.returnKey(language: facts.language, script: facts.script))
    #expect(facts.returnKeyLabels == labels)
    #expect((labels == .english) == (language == "en"))
    for type in ReturnKeyType.allCases {
      #expect(!labels[type].isEmpty)
      // What is longer does not fit on the key.
      #expect(labels[type].count <= 16, "\(labels[type])")
    }
  }

  @Test("No line of the table is damaged")
  func table() {
    #expect(Set(KeyLabelTable.languages).count == 33)
    for language in KeyLabelTable.languages {
      let parts = language.split(separator: "-").map(String.init)
      let script = parts.count > 1 ? parts[1] : "Zyyy"
      #expect(KeyLabelTable.returnKey(language: parts[0], script: script) != nil, "\(language)")
    }
  }

  @Test("Where the label is not English a reason says why")
  func reason() {
    let resolved = Precedence.resolve(FieldRequest(locale: LocaleData.facts(for: "fr_FR")))
    #expect(resolved.reasons.contains { $0.rule == "return-key-speaks-the-locales-language" })
  }
}
