import KeyboardCore

/// What subscribers are told of.
public enum ControlNotice: Sendable, Hashable {
  /// The keyboard is on the screen, or is not, and where, in pixels of the screen before rotation.
  case shown(Bool, rect: KeyRect)
  /// Another layout is in use, by its id.
  case layout(String)

  /// One line of JSON without the line's end: `{"rect":[0,198,800,282],"shown":true}`, `{"layout":"phone-pad"}`.
  public var line: String {
    JSONLine.encode(self)
  }
}

extension ControlNotice: Encodable {
  private enum Key: CodingKey {
    case shown, rect, layout
  }

  /// Writes the object of a notice.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    switch self {
    case .shown(let shown, let rect):
      try object.encode(shown, forKey: .shown)
      try object.encode(rect.numbers, forKey: .rect)
    case .layout(let id):
      try object.encode(id, forKey: .layout)
    }
  }
}
