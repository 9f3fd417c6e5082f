import KeyboardCore

/// What `keypane resolve --json` prints of a field that was described in the words of another toolkit, beside the traits.
struct ReadField: Encodable {
  /// False: no keyboard is to be shown.
  var shown: Bool
  /// False: nothing can be typed into it.
  var editable: Bool
  var multiline: Bool
  var search: Bool
  var maxLength: Int?
  /// HTML's `autocomplete` in its normal form, empty where it is not valid.
  var autocomplete: String?

  init(_ reading: VocabularyReading) {
    shown = reading.wantsKeyboard && reading.isEditable
    editable = reading.isEditable
    multiline = reading.isMultiline
    search = reading.isSearch
    maxLength = reading.maxLength
    autocomplete = reading.autocomplete
  }
}
