/// Why no password can be made for rules.
public enum PasswordConflict: Error, Sendable, Hashable {
  /// It needs more characters than it may have.
  case lengths(minimum: Int, maximum: Int)
  /// A character of a class without characters is required.
  case emptyRequired
  /// No choice of so few characters has one of every required class.
  case tooManyRequired(classes: Int, maximum: Int)
  /// There is but one character, and it may not stand as often in a row as there have to be characters.
  case repetition(minimum: Int, maxConsecutive: Int)
  /// It needs more characters than are ever made.
  case tooLong(minimum: Int)

  /// Why, and what to write instead, for people.
  public var sentence: String {
    switch self {
    case .lengths(let minimum, let maximum):
      "minlength \(minimum) is greater than maxlength \(maximum): lower the one or raise the other"
    case .emptyRequired:
      "a required class has no characters: only printable ASCII counts between [ and ]"
    case .tooManyRequired(let classes, let maximum):
      "\(classes) required classes do not go into \(maximum) characters: raise maxlength or require less"
    case .repetition(let minimum, let maxConsecutive):
      "only one character is allowed, so minlength \(minimum) breaks max-consecutive \(maxConsecutive): allow more"
    case .tooLong(let minimum):
      "minlength \(minimum) is more than anybody can type: \(StrongPassword.longest) is the most that is made"
    }
  }
}
