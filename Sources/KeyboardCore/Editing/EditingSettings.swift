/// What a field and its language let the keyboard do to typed text on its own.
public struct EditingSettings: Sendable, Hashable {
  /// Which letters become capitals on their own.
  public var autocapitalization = AutocapitalizationType.sentences
  /// The letters that the keyboard shows have case; without it nothing is capitalised.
  public var hasCase = true
  /// A second blank makes a full stop of the first.
  public var doubleSpace = true
  /// The second blank comes no later than this after the first; zero: whenever it comes.
  public var doubleSpaceWindow = Interval.milliseconds(3000)
  /// Straight quotation marks become those of the language.
  public var smartQuotes = true
  /// Two hyphens become a dash, three a longer one.
  public var smartDashes = true
  /// Blanks around what is inserted come and go by themselves.
  public var smartInsertDelete = true
  /// The return key starts a new line.
  public var isMultiline = false
  /// A blank and an apostrophe lead back from the planes of numbers and symbols to the letters.
  public var returnsToLetters = true
  /// Nothing that is typed may be remembered, not even the character before the cursor.
  public var isSecret = false
  /// A composition stands between the keyboard and the field: what it makes of each command is told by
  /// `TextEditor.composed`.
  public var isComposed = false
  /// The signs of the language.
  public var marks = WrittenMarks.english

  /// Everything that a field of plain English text has.
  public init() {}

  /// What a field's traits allow.
  /// - Parameters:
  ///   - hasCase: the layout's letters have case.
  ///   - isComposed: the layout has transforms or Hangul. Transforms may need the straight marks and the hyphens as they
  ///     are typed, so these stay what they are.
  ///   - canType: whether the receiver's keymap can type a text; what it cannot is not put in the place of what it can.
  public init(
    _ traits: ResolvedTraits, hasCase: Bool, isComposed: Bool = false, canType: (String) -> Bool = { _ in true }
  ) {
    autocapitalization = traits.autocapitalization
    self.hasCase = hasCase
    doubleSpace = traits.doubleSpace
    smartQuotes = traits.smartQuotes && !isComposed
    smartDashes = traits.smartDashes && !isComposed
    smartInsertDelete = traits.smartInsertDelete
    isMultiline = traits.isMultiline
    // This keyboard opens on its numbers and is at home there.
    returnsToLetters = traits.keyboardType != .numbersAndPunctuation
    isSecret = traits.isSecure
    self.isComposed = isComposed
    marks = traits.locale.marks
    limit(to: canType)
  }

  /// Switches off what needs signs that cannot be typed.
  private mutating func limit(to canType: (String) -> Bool) {
    if marks.fullStop.isEmpty || !canType(marks.fullStop) { doubleSpace = false }
    if !canType(SmartDashes.short) || !canType(SmartDashes.long) { smartDashes = false }
    let quotes = [marks.openingQuote, marks.closingQuote, marks.openingSingle, marks.closingSingle, marks.apostrophe]
    if !quotes.allSatisfy(canType) { smartQuotes = false }
    if !marks.quoteBlank.isEmpty && !canType(marks.quoteBlank) {
      // The no-break space is the one that keymaps have.
      marks.quoteBlank = canType("\u{A0}") ? "\u{A0}" : ""
    }
  }
}
