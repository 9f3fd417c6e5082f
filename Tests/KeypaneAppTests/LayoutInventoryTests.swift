import KeyboardCore
import Testing

@testable import KeypaneApp

/// What a layout can put into a field.
@Suite struct LayoutInventoryTests {
  /// Plain, with shift, by long press, on the planes of numbers and symbols, by the language's own marks and currency, by
  /// transforms and by Hangul.
  static let rows: [(layout: String, has: String, lacks: String)] = [
    ("en-US", "aZ@éß€“’–", "ж가"),
    ("de", "zßÄ„“€", "ж"),
    ("fr", "éÇ«»\u{202f}", "ж"),
    ("ru", "жЁ₽«»", "é"),
    ("ar", "ض٠٫", "ж"),
    ("hi", "कि।₹", "ж"),
    ("ko", "ㅎ하힣₩", "あ"),
    ("ja", "あがぱー、", "가"),
    ("ja-romaji", "kかきゃ", "가"),
    ("phone-pad", "0+*#", "a"),
  ]

  @Test(arguments: rows.indices) func holdsWhatCanBeTyped(_ index: Int) throws {
    let (id, has, lacks) = Self.rows[index]
    var library = LayoutLibrary(Stage.data)
    let characters = try LayoutInventory(of: id, in: &library).characters
    #expect(characters == characters.sorted() && Set(characters).count == characters.count)
    // What is typed as a base and a mark is counted by its parts and as a whole.
    let known = Set(characters.flatMap(\.unicodeScalars))
    for scalar in has.unicodeScalars { #expect(known.contains(scalar), "\(scalar)") }
    for scalar in lacks.unicodeScalars { #expect(!known.contains(scalar), "\(scalar)") }
  }
}
