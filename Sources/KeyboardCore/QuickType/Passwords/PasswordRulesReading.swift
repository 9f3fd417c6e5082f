/// What a text of password rules says, and what is wrong in it.
public struct PasswordRulesReading: Sendable, Hashable {
  /// The rules that hold, whatever is wrong.
  public let rules: PasswordRules
  /// In the order of the text; empty where everything is right.
  public let mistakes: [PasswordRuleMistake]
}
