/// The value of `enterkeyhint`.
public enum HTMLEnterKeyHint: String, Sendable, CaseIterable {
  /// A new line.
  case enter
  /// The text is complete.
  case done
  /// Goes where the text says.
  case go
  /// Goes to the next field.
  case next
  /// Goes to the field before.
  case previous
  /// Searches.
  case search
  /// Sends.
  case send

  /// The return key that does the same; nil: there is none. Source: WebKit.
  public var returnKeyType: ReturnKeyType? {
    switch self {
    case .enter: .default
    case .done: .done
    case .go: .go
    case .next: .next
    case .previous: nil
    case .search: .search
    case .send: .send
    }
  }
}
