import KeyboardCore
import Locales
import Testing

/// What a language's keyboard has beside its letters.
@Suite("Signs and labels of the Latin languages")
struct LanguageSignsTests {
  @Test("Every Latin layout is in the table") func complete() throws {
    let latin = try SourceTree.ids.filter { id in
      let layout = try SourceTree.layout(id, .phone)
      return layout.kind == .letters && layout.plane("letters")?.key("e")?.output == "e" && !id.hasPrefix("ja")
    }
    #expect(Set(latin) == Set(LatinLanguage.all.map(\.id)))
  }

  @Test("The country's currency is a key, the great ones are near", arguments: LatinKeyboard.all)
  func currency(_ keyboard: LatinKeyboard) throws {
    let layout = try keyboard.layout()
    let numbers = try #require(layout.plane("numbers"))
    let key = try #require(numbers.rows.joined().first { ["currency", "tablet-currency"].contains($0.id) })
    #expect(key.output == keyboard.language.currency)
    #expect(Set(key.outputs).isSuperset(of: ["$", "€", "£", "¥"]))
    let symbols = try #require(layout.plane("symbols"))
    let others = ["currency-2", "currency-3", "currency-4"].compactMap { symbols.key($0)?.output }
    #expect(Set(others + [key.output]).count == 4)
  }

  @Test(
    "CLDR's quotation marks are on the keys for quotes or behind them",
    .enabled(if: CLDR.isThere, "Debian's package unicode-cldr-core is not on this machine"),
    arguments: LatinKeyboard.all)
  func quotes(_ keyboard: LatinKeyboard) throws {
    let numbers = try #require(try keyboard.layout().plane("numbers"))
    let marks = try CLDR.quotationMarks(keyboard.language.files)
    let keys = ["double-quote", "apos", "apos-key"].compactMap { numbers.key($0) }
    let typed = keys.flatMap(\.outputs)
    for mark in marks { #expect(typed.contains(mark), "\(mark)") }
    // The nearest of those that a key offers is one of the language's.
    let first = keys.compactMap { $0.longPress.first?.output }
    if let outer = marks.first { #expect(first.contains(outer), "\(outer) is offered, but \(first) come first") }
  }

  @Test("The key for domains offers the country's own first", arguments: LatinKeyboard.all)
  func domains(_ keyboard: LatinKeyboard) throws {
    let layout = try keyboard.layout()
    let own = keyboard.language.domain
    let key = try #require(layout.plane("letters", for: .URL)?.key("dot-com"))
    #expect(key.output == ".com")
    let place = key.longPress.map(\.output).firstIndex(of: own)
    #expect(place == (keyboard.language.id == "en-US" ? 3 : 0))
    for (type, id) in [(KeyboardType.emailAddress, "field-period"), (.webSearch, "field-period"), (.URL, "url-period")]
    {
      let period = try #require(layout.plane("letters", for: type)?.key(id))
      #expect(period.output == ".")
      #expect(Set(period.longPress.map(\.output)).isSuperset(of: [own, ".com", ".org", ".net"]), "\(type.name)")
    }
  }

  @Test("Return and space have words of the language", arguments: LatinLanguage.all)
  func labels(_ language: LatinLanguage) throws {
    let labels = LocaleData.facts(for: language.id).returnKeyLabels
    let english = ReturnKeyLabels.english
    #expect((labels == english) == language.id.hasPrefix("en"))
    for type in ReturnKeyType.allCases { #expect(!labels[type].isEmpty) }
    for idiom in Idiom.allCases {
      let space = try SourceTree.layout(language.id, idiom).plane("letters")?.key("space")
      #expect((space?.label == "space") == language.id.hasPrefix("en"))
    }
  }

  /// Names of keyboards in the globe's list; no two alike.
  @Test("Layouts are named in their own language") func names() throws {
    let names = try LatinLanguage.all.map { try SourceTree.layout($0.id, .phone).name }
    #expect(Set(names).count == names.count)
  }
}
