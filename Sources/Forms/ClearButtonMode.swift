import KeyboardCore

/// When the button that clears a field is shown (`UITextField.ViewMode`); never in an empty field.
public enum ClearButtonMode: String, NamedTrait {
  /// Not at all.
  case never
  /// While the field has the focus.
  case whileEditing
  /// While it has not.
  case unlessEditing
  /// Always.
  case always

  /// As the form file spells it.
  public var name: String { rawValue }

  /// As the form file spells it; nil for any other text.
  public init?(name: String) { self.init(rawValue: name) }

  /// Whether a field that holds text shows the button.
  public func shows(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
