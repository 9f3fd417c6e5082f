import Forms
import KeyboardCore

/// What subscribers are told of.
public enum ControlNotice: Sendable, Hashable {
  /// The keyboard is on the screen, or is not, and where, in pixels of the screen before rotation.
  case shown(Bool, rect: KeyRect)
  /// Another layout is in use, by its id.
  case layout(String)

  /// One line of JSON without the line's end: `{"shown":true,"rect":[0,198,800,282]}`, `{"layout":"phone-pad"}`.
  public var line: String {
    switch self {
    case .shown(let shown, let rect):
      JSONValue.object([.init(name: "shown", value: .bool(shown)), .init(name: "rect", value: rect.json)]).text
    case .layout(let id):
      JSONValue.object([.init(name: "layout", value: .string(id))]).text
    }
  }
}
