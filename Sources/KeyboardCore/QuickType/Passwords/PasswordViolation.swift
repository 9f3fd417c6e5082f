/// One way in which a password is not as rules want it. It tells of the rules, never of the password.
public enum PasswordViolation: Sendable, Hashable {
  /// It has fewer characters than this.
  case tooShort(minimum: Int)
  /// It has more characters than this.
  case tooLong(maximum: Int)
  /// It has a character that is none of these.
  case notAllowed(allowed: PasswordClass)
  /// It has no character of these.
  case missing(PasswordClass)
  /// It has a character more often in a row than this.
  case repeated(maximum: Int)

  /// What to do about it, for people.
  public var sentence: String {
    switch self {
    case .tooShort(let minimum): "Use at least \(Self.characters(minimum))."
    case .tooLong(let maximum): "Use at most \(Self.characters(maximum))."
    case .notAllowed(let allowed): "Use nothing but \(allowed.plural)."
    case .missing(let required): "Use at least one \(required.singular)."
    case .repeated(1): "Use no character twice in a row."
    case .repeated(let maximum): "Use no character more than \(maximum) times in a row."
    }
  }

  private static func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }
}
