import KeyboardCore

/// What kind of text field it is.
public enum FieldKind: String, NamedTrait {
  /// One line (`UITextField`).
  case field
  /// Many lines (`UITextView`).
  case view
  /// One line that searches (`UISearchBar`).
  case search

  /// As the form file spells it.
  public var name: String { rawValue }

  /// As the form file spells it; nil for any other text.
  public init?(name: String) { self.init(rawValue: name) }
}
