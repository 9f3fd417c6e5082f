/// One line of the table of guidance.
public struct LintRule: Sendable {
  /// Where the rule can be seen to be broken.
  public enum Sight: Sendable, Hashable {
    /// In form files and in pages.
    case anywhere
    /// In form files alone.
    case forms
    /// In pages alone.
    case pages
    /// In no file, for this reason.
    case nowhere(String)
  }

  /// `TF1` to `TF18` (text fields) and `VK1` to `VK18` (virtual keyboards).
  public let id: String
  /// That of its findings, unless a finding is less certain.
  public let severity: LintSeverity
  /// The rule in one sentence.
  public let sentence: String
  /// Where it comes from: the guidelines (`HIG` and the page), Apple's documentation (`DOC`), WebKit's behaviour (`WK`),
  /// a statement of the mission (`S16`).
  public let source: String
  /// Which files show it.
  public let sight: Sight
  /// Rules whose finding on the same field says it already.
  let yieldsTo: [String]
  let check: @Sendable (LintSubject) -> LintRemark?

  init(
    _ id: String, _ severity: LintSeverity, _ sentence: String, source: String, in sight: Sight = .anywhere,
    yieldsTo: [String] = [], check: @escaping @Sendable (LintSubject) -> LintRemark?
  ) {
    self.id = id
    self.severity = severity
    self.sentence = sentence
    self.source = source
    self.sight = sight
    self.yieldsTo = yieldsTo
    self.check = check
  }

  /// A rule that no file shows.
  init(_ id: String, _ severity: LintSeverity, _ sentence: String, source: String, unseen reason: String) {
    self.init(id, severity, sentence, source: source, in: .nowhere(reason)) { _ in nil }
  }

  /// The whole table, in the order of the ids.
  public static let all: [LintRule] = TextFieldRules.all + VirtualKeyboardRules.all

  func isSeen(in dialect: LintDialect) -> Bool {
    switch sight {
    case .anywhere: true
    case .forms: dialect == .form
    case .pages: dialect == .page
    case .nowhere: false
    }
  }
}
