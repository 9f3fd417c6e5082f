import KeyboardCore
import Testing

/// A language that is written in Latin letters, and what its keyboard must have.
struct LatinLanguage: Sendable, CustomTestStringConvertible {
  /// The layout's id.
  var id: String
  /// CLDR's files, the more general one first.
  var files: [String]
  /// The sign of money in the country that the layout is for.
  var currency: String
  /// The country's own ending of addresses.
  var domain: String

  var testDescription: String { id }

  private init(_ id: String, _ files: [String], _ currency: String, _ domain: String) {
    self.id = id
    self.files = files
    self.currency = currency
    self.domain = domain
  }

  static let all = [
    LatinLanguage("en-US", ["en"], "$", ".us"),
    LatinLanguage("en-GB", ["en", "en_GB"], "£", ".co.uk"),
    LatinLanguage("de", ["de"], "€", ".de"),
    LatinLanguage("fr", ["fr"], "€", ".fr"),
    LatinLanguage("es", ["es"], "€", ".es"),
    LatinLanguage("it", ["it"], "€", ".it"),
    LatinLanguage("pt-BR", ["pt"], "R$", ".com.br"),
    LatinLanguage("pt-PT", ["pt", "pt_PT"], "€", ".pt"),
    LatinLanguage("nl", ["nl"], "€", ".nl"),
    LatinLanguage("sv", ["sv"], "kr", ".se"),
    LatinLanguage("da", ["da"], "kr.", ".dk"),
    LatinLanguage("nb", ["no"], "kr", ".no"),
    LatinLanguage("fi", ["fi"], "€", ".fi"),
    LatinLanguage("is", ["is"], "kr", ".is"),
    LatinLanguage("pl", ["pl"], "zł", ".pl"),
    LatinLanguage("cs", ["cs"], "Kč", ".cz"),
    LatinLanguage("sk", ["sk"], "€", ".sk"),
    LatinLanguage("hu", ["hu"], "Ft", ".hu"),
    LatinLanguage("ro", ["ro"], "lei", ".ro"),
    LatinLanguage("hr", ["hr"], "€", ".hr"),
    LatinLanguage("tr", ["tr"], "₺", ".com.tr"),
    LatinLanguage("vi", ["vi"], "₫", ".vn"),
  ]
}

/// A layout in the form of an idiom.
struct LatinKeyboard: Sendable, CustomTestStringConvertible {
  var language: LatinLanguage
  var idiom: Idiom

  var testDescription: String { "\(language.id) \(idiom.rawValue)" }

  static let all = LatinLanguage.all.flatMap { language in
    Idiom.allCases.map { LatinKeyboard(language: language, idiom: $0) }
  }

  func layout() throws -> Layout { try SourceTree.layout(language.id, idiom) }
}
