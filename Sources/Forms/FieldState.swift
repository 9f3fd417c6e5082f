import KeyboardCore

/// One field that is being filled in. Its description tells no text: it may be a secret.
struct FieldState: Sendable {
  var text = FieldText("")
  /// The number that the text spells, of a field with a formatter.
  var draft = NumberDraft()
  /// Where the text's cursor may stand for each place of the draft.
  var stops = [0]
  /// Says what is wrong and how to mend it; nil: nothing is, or it is not the time to say so.
  var message: String?
  /// A secure field shows its text.
  var isRevealed = false
  /// How far the text was scrolled when a finger put the cursor into it, in pixels.
  var anchor = KeyPoint(x: 0, y: 0)

  /// Shows a number's spelling, the cursor at a place of its draft.
  mutating func show(_ spelling: NumberSpelling, cursor place: Int) {
    text = FieldText(spelling.text)
    stops = spelling.stops
    text.moveCursor(to: stops[min(max(place, 0), stops.count - 1)])
  }

  /// The places of the draft that are selected, or where the cursor is.
  var draftSelection: Range<Int> {
    let spelling = NumberSpelling(text: "", stops: stops)
    let selection = text.selection
    let start = spelling.place(forCursor: selection.lowerBound)
    return start..<max(start, spelling.place(forCursor: selection.upperBound))
  }
}

extension FieldState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { text.description }

  var debugDescription: String { description }

  var customMirror: Mirror { Mirror(self, children: [:]) }
}
