/// What the return key did.
public enum FormOutcome: Sendable, Hashable {
  /// A new line stands in the field.
  case newline
  /// The field of this id has the focus now.
  case movedTo(String)
  /// The form is complete.
  case submitted
  /// The field of this id must be mended first; it has the focus and says how.
  case refused(String)
}
