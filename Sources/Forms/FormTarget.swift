/// What a finger may touch on a form.
public enum FormTarget: Sendable, Hashable {
  /// The text of the field of this id, or the room around it.
  case text(String)
  /// What stands above it or below it.
  case label(String)
  /// The button that empties it.
  case clearButton(String)
  /// The button at its trailing end.
  case trailingButton(String)
  /// The button that submits the form.
  case submitButton

  /// The field that it belongs to.
  public var field: String? {
    switch self {
    case .text(let id), .label(let id), .clearButton(let id), .trailingButton(let id): id
    case .submitButton: nil
    }
  }
}
