import KeyboardCore
import LayoutFormat
import Posix
import Testing

@testable import KeypaneApp

/// Every main exemplar letter of every language, as CLDR has them, is typed by a finger: from the events of a panel to
/// the text of a field.
@Suite(.enabled(if: Exemplars.areThere, "needs /usr/share/unicode/cldr, of Debian's package unicode-cldr-core"))
struct ExemplarTests {
  /// The layouts with letters, kana and jamo apart: those have tests of their own.
  static let alphabets = LayoutFacts.shipped.filter { $0.home != nil && !["ja", "ja-romaji", "ko"].contains($0.id) }
    .map(\.id)

  @Test(arguments: alphabets, [Idiom.phone, .tablet])
  func everyLetterIsTyped(_ layout: String, _ idiom: Idiom) throws {
    var stage = try LanguageStage(layout, idiom: idiom)
    #expect(stage.layout == layout)
    let letters = try #require(Exemplars.letters(for: layout))
    #expect(letters.count >= 22)
    for letter in letters {
      let typed = try stage.type(letter)
      #expect(typed == letter, "\(layout), \(letter): typed \(typed ?? "nothing: no key offers it")")
    }
  }

  /// The capitals too, where the script has them.
  @Test(arguments: alphabets)
  func everyCapitalIsTyped(_ layout: String) throws {
    var stage = try LanguageStage(layout, idiom: .phone)
    for letter in try #require(Exemplars.letters(for: layout)) {
      // One capital is one letter: ß, ŉ and ΐ have none.
      guard letter.unicodeScalars.count == 1, let scalar = letter.unicodeScalars.first,
        scalar.properties.uppercaseMapping.unicodeScalars.count == 1
      else { continue }
      // Turkish and its kin write İ over i.
      let capital = layout == "tr" && letter == "i" ? "İ" : scalar.properties.uppercaseMapping
      let typed = try stage.type(capital)
      #expect(typed == capital, "\(layout), \(capital): typed \(typed ?? "nothing: no key offers it")")
    }
  }

  /// CLDR's letters of Japanese without its kanji: they come from a dictionary, which a keyboard of kana has not.
  @Test(arguments: [("ja", Idiom.phone), ("ja-romaji", .phone), ("ja-romaji", .tablet)])
  func everyKanaIsTypedKanjiAreNot(_ layout: String, _ idiom: Idiom) throws {
    var stage = try LanguageStage(layout, idiom: idiom)
    #expect(stage.layout == layout)
    let kana = try #require(Exemplars.letters(for: layout))
    #expect(kana.count > 160)
    for letter in kana {
      let typed = try stage.type(letter)
      #expect(typed == letter, "\(layout), \(letter): typed \(typed ?? "nothing: no key offers it")")
    }
  }

  @Test func everySyllableOfKoreanIsTyped() throws {
    let syllables = try #require(Exemplars.letters(for: "ko"))
    #expect(syllables.count == 11172)
    var stage = try LanguageStage("ko", idiom: .phone)
    // Twenty-eight at a time: that a final becomes the next initial, or does not, is part of it.
    for start in stride(from: 0, to: syllables.count, by: 28) {
      let text = syllables[start..<min(start + 28, syllables.count)].joined()
      let typed = try stage.type(text)
      #expect(typed == text, "typed \(typed ?? "nothing: no key offers it")")
    }
  }
}
