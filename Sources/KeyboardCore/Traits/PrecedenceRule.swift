/// One line of the precedence table.
public struct PrecedenceRule: Sendable {
  /// What a rule has to say about what it did.
  public enum Remark: Sendable, Hashable {
    /// Why: said of every value that the rule changed, and of none where it changed nothing.
    case because(String)
    /// Said of a field (by its name in `resolve --json`) although its value stays as it was.
    case note(field: String, says: String)
  }

  /// In words joined by hyphens: `telephone-number-is-always-a-phone-pad`.
  public let name: String
  /// The rule in one sentence.
  public let sentence: String
  /// Where it comes from, several parted by a comma: a statement of the mission (`S4`), a part of the evidence (`4.4`),
  /// the guidelines (`HIG`), Apple's headers and documentation (`DOC`), WebKit's behaviour (`WK`), or a choice of our
  /// own (`Keypane`).
  public let source: String
  /// Changes values; nil where the rule does not concern the field.
  public let apply: @Sendable (FieldRequest, inout ResolvedTraits) -> Remark?

  /// A line of the table.
  public init(
    name: String, sentence: String, source: String,
    apply: @escaping @Sendable (FieldRequest, inout ResolvedTraits) -> Remark?
  ) {
    self.name = name
    self.sentence = sentence
    self.source = source
    self.apply = apply
  }
}
