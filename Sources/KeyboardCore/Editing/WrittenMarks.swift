/// The quotation marks, the apostrophe and the full stop of a language; read at the edge, decided on in the core.
public struct WrittenMarks: Sendable, Hashable {
  /// What opens a quotation: `“`, `„`, `«`.
  public var openingQuote: String
  /// What closes it: `”`, `“`, `»`.
  public var closingQuote: String
  /// What opens a quotation within a quotation: `‘`, `‚`, `‹`.
  public var openingSingle: String
  /// What closes it: `’`, `‘`, `›`.
  public var closingSingle: String
  /// What stands within a word: `’`.
  public var apostrophe: String
  /// The blank between a quotation mark and what it quotes: empty, or U+202F in French.
  public var quoteBlank: String
  /// What ends a sentence: `.`, `।`; empty where the language writes no such sign with a blank behind it.
  public var fullStop: String
  /// A blank stands before `; : ! ?`, as in French.
  public var spacesBeforeMarks: Bool

  /// Marks of a language; but for what is given, those of English.
  public init(
    openingQuote: String = "“", closingQuote: String = "”", openingSingle: String = "‘", closingSingle: String = "’",
    apostrophe: String = "’", quoteBlank: String = "", fullStop: String = ".", spacesBeforeMarks: Bool = false
  ) {
    self.openingQuote = openingQuote
    self.closingQuote = closingQuote
    self.openingSingle = openingSingle
    self.closingSingle = closingSingle
    self.apostrophe = apostrophe
    self.quoteBlank = quoteBlank
    self.fullStop = fullStop
    self.spacesBeforeMarks = spacesBeforeMarks
  }

  /// “ ” ‘ ’ and a full stop.
  public static let english = WrittenMarks()
}
