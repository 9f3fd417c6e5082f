import KeyboardCore

/// What typing does in a field, as `resolve --json` and the rows of `resolve --table --json` print it.
struct TypingReport: Encodable {
  var autocapitalization: String
  var autocorrection: Bool
  var spellChecking: Bool
  var smartQuotes: Bool
  var smartDashes: Bool
  var smartInsertDelete: Bool
  var inlinePrediction: Bool
  var mathExpressionCompletion: Bool
  var writingTools: String
  var dictation: Bool
  var emoji: Bool
  var learns: Bool
  var keyPreview: Bool

  init(_ resolved: ResolvedTraits) {
    autocapitalization = resolved.autocapitalization.name
    autocorrection = resolved.autocorrection
    spellChecking = resolved.spellChecking
    smartQuotes = resolved.smartQuotes
    smartDashes = resolved.smartDashes
    smartInsertDelete = resolved.smartInsertDelete
    inlinePrediction = resolved.inlinePrediction
    mathExpressionCompletion = resolved.mathExpressionCompletion
    writingTools = resolved.writingTools.name
    dictation = resolved.dictation
    emoji = resolved.emoji
    learns = resolved.learns
    keyPreview = resolved.keyPreview
  }
}
