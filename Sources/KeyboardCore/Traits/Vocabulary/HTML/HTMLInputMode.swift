/// The value of `inputmode`.
public enum HTMLInputMode: String, Sendable, CaseIterable {
  /// No keyboard: the page has its own.
  case none
  /// Any text.
  case text
  /// A telephone number.
  case tel
  /// A web address.
  case url
  /// An e-mail address.
  case email
  /// Digits.
  case numeric
  /// Digits and a separator.
  case decimal
  /// Something to search for.
  case search

  /// The keyboard; nil: the type decides. Source: WebKit.
  public var keyboardType: KeyboardType? {
    switch self {
    case .none: nil
    case .text: .default
    case .tel: .phonePad
    case .url: .URL
    case .email: .emailAddress
    case .numeric: .numberPad
    case .decimal: .decimalPad
    case .search: .webSearch
    }
  }
}
