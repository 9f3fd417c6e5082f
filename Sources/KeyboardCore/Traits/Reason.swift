/// Why a value is not the plain default.
public struct Reason: Sendable, Hashable {
  /// The rule's name: `telephone-number-is-always-a-phone-pad`.
  public var rule: String
  /// The property of `ResolvedTraits` that it decided, by the name it has in `resolve --json`.
  public var field: String
  /// One sentence for the form's author.
  public var says: String

  /// One decision's reason.
  public init(rule: String, field: String, says: String) {
    self.rule = rule
    self.field = field
    self.says = says
  }
}
