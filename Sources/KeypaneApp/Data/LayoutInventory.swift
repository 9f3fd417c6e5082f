import KeyboardCore
import Locales

/// What a layout can put into a field, all of its forms together.
package struct LayoutInventory: Sendable {
  /// `Layout.id`.
  package let layout: String
  /// In ascending order.
  package let characters: [Character]

  /// - Throws: where the layout cannot be read.
  package init(of id: String, in library: inout LayoutLibrary) throws(AppError) {
    var characters: Set<Character> = []
    for idiom in Idiom.allCases { characters.formUnion(try library.layout(id, idiom: idiom).inventory) }
    if let home = library.facts.first(where: { $0.id == id })?.home {
      let locale = LocaleData.facts(for: "\(home.language)_\(home.script)_\(home.region)")
      characters.formUnion(Self.characters(of: locale))
      characters.formUnion(LocaleData.regionalKeys(for: locale.identifier)?.currency ?? "")
    }
    layout = id
    self.characters = characters.sorted()
  }

  /// What fields of a language get on their keys or by themselves, whatever stands in the layout.
  private static func characters(of locale: LocaleFacts) -> Set<Character> {
    let marks = locale.marks
    let texts =
      locale.digits + [
        locale.decimalSeparator, marks.openingQuote, marks.closingQuote, marks.openingSingle, marks.closingSingle,
        marks.apostrophe, marks.fullStop, marks.quoteBlank, "\u{2013}", "\u{2014}",
      ]
    return Set(texts.joined())
  }
}
