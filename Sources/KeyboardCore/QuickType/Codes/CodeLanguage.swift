/// The words of one language that tell a code in a message from other digits.
///
/// The lists are as `FoldedWords` reads them. Words that several languages share stand with English.
struct CodeLanguage: Sendable {
  /// ISO 639.
  var language: String
  /// What codes are called.
  var codes: String
  /// What is said around codes.
  var hints: String
  /// What codes of other kinds are called: promotion, post, error, order.
  var otherCodes: String
  /// What goes before digits that are no code: orders, invoices, accounts, cards, telephones.
  var otherNumbers: String
  /// "is", and what is said in its place.
  var copulas: String = ""

  /// All words of all languages; built once, at the first message.
  static let words: FoldedWords<CodeWordMeaning> = {
    var lists: [(String, CodeWordMeaning)] = [(currencies, .currency)]
    for language in european + others {
      lists += [
        (language.codes, .code), (language.hints, .hint), (language.otherCodes, .otherCode),
        (language.otherNumbers, .otherNumber), (language.copulas, .copula),
      ]
    }
    return FoldedWords(lists)
  }()
}
