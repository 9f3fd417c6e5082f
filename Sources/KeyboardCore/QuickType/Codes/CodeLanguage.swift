/// The words of one language that tell a code in a message from other digits.
///
/// Each list is words with blanks between them: `word` anywhere in a word, `^word` where one begins, `word$` where one
/// ends, `=word` alone, `_` for a blank within. Capitals and marks do not matter (see `CodeFolding`). Words that several
/// languages share stand with English.
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
}
