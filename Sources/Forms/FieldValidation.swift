import KeyboardCore

/// How and when what was typed is checked.
public struct FieldValidation: Sendable, Hashable {
  /// What the text must be.
  public enum Kind: String, NamedTrait {
    /// An e-mail address.
    case email
    /// A web address.
    case url
    /// Nothing but digits.
    case digits
    /// A number in the locale's spelling.
    case number
    /// A user name that may be chosen.
    case username
    /// A password that may be chosen.
    case password

    /// As the form file spells it.
    public var name: String { rawValue }

    /// As the form file spells it; nil for any other text.
    public init?(name: String) { self.init(rawValue: name) }

    /// When the HIG asks for the check (part 6, TF9).
    public var usualTime: Time {
      switch self {
      case .email, .url, .number: .onFocusChange
      case .digits: .onChange
      case .username, .password: .beforeFocusChange
      }
    }
  }

  /// When the text is checked.
  public enum Time: String, NamedTrait {
    /// At every key.
    case onChange
    /// When the focus has gone to another field.
    case onFocusChange
    /// Before the focus may go to another field.
    case beforeFocusChange
    /// When the form is submitted.
    case onSubmit

    /// As the form file spells it.
    public var name: String { rawValue }

    /// As the form file spells it; nil for any other text.
    public init?(name: String) { self.init(rawValue: name) }
  }

  /// What the text must be.
  public var kind: Kind
  /// When it is checked.
  public var when: Time
  /// Says how to mend it; nil: the usual words.
  public var message: String?

  /// A check at the time that is usual for its kind, unless another one is given.
  public init(kind: Kind, when: Time? = nil, message: String? = nil) {
    self.kind = kind
    self.when = when ?? kind.usualTime
    self.message = message
  }
}
