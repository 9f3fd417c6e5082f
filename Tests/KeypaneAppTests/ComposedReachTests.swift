import KeyboardCore
import Keymap
import Locales
import Testing

@testable import KeypaneApp

/// Keys that lead to nothing that the receiver's keymap has are grey, as complaint C of the field notes asks: none of them
/// leaves a wrong character in place of a right one.
@Suite struct ComposedReachTests {
  /// A keyboard of `run`'s that greys keys for this keymap.
  static func speller(_ layout: String, keymap: String) throws -> ActionSpeller {
    let arguments = try Stage.arguments(["--languages", layout, "--autocapitalization", "none"])
    let rack = KeyboardRack(
      try FieldOptions(arguments), screen: try ScreenOptions(arguments), library: LayoutLibrary(Stage.data),
      emoji: EmojiFiles(Stage.data))
    return ActionSpeller(rack: rack, keymap: try Keymap(KeymapName(parsing: keymap)), greysKeys: true)
  }

  static let rows: [(layout: String, keymap: String, grey: String, typed: String)] = [
    ("ja-romaji", "us", "kaszn", "1"),
    // Katakana alone: the letters of hiragana's plane lead to nothing.
    ("ja-romaji", "jp:kana", "ks", "ー"),
    ("ja-romaji", "keypane", "", "ksa"),
    ("ja", "us", "あか", ""),
    ("ko", "us", "ㅂㅈ", ""),
    ("ko", "keypane", "ㅂㅈ", ""),
    ("de", "us", "ä", "a"),
  ]

  @Test(arguments: rows.indices) func keysThatLeadToNothingAreGrey(_ index: Int) throws {
    let row = Self.rows[index]
    var speller = try Self.speller(row.layout, keymap: row.keymap)
    let keyboard = try speller.keyboard(for: TextInputTraits())
    let keys = keyboard.plan.planes[0].keys.map(\.key) + keyboard.plan.planes.flatMap(\.keys).map(\.key)
    for output in row.grey.map(String.init) {
      let key = keys.first { $0.output == output }
      #expect(key?.isOutOfReach ?? true, "\(output)")
    }
    for output in row.typed.map(String.init) {
      #expect(keys.first { $0.output == output }?.isOutOfReach == false, "\(output)")
    }
  }

  /// A letter of the language's own script stays, whatever it may become; a result that has no way is refused, and what
  /// was typed before it goes on.
  @Test func lettersOfTheLanguageStayAndAreNotReplacedByNothing() throws {
    let rules: [(from: String, to: String)] = [("aa", "â"), ("dd", "đ"), ("as", "á")]
    let telex = Composition.transforms(
      Transforms(
        simple: [
          .transforms(
            rules.map { rule in
              Transform(
                pattern: TransformPattern(.units(rule.from.unicodeScalars.map { ContextUnit($0) }))!,
                replacement: [.units(rule.to.unicodeScalars.map { ContextUnit($0) })])
            })
        ]))
    let latin = ComposedReach(telex, for: LocaleData.facts(for: "vi_VN"))
    let kana = ComposedReach(telex, for: LocaleData.facts(for: "ja_JP"))
    let reaches: (String) -> Bool = { $0.allSatisfy(\.isASCII) }
    #expect(latin.missing(for: "a", where: reaches) == nil)
    #expect(latin.missing(for: "â", where: reaches) == "â")
    #expect(latin.missing(in: "a", of: "a", where: reaches) == nil)
    #expect(kana.missing(for: "1", where: reaches) == nil)
  }
}
