/// What a site asks of a new password: a text of the `passwordrules` language, read and merged (part 5.2).
public struct PasswordRules: Sendable, Hashable {
  /// A password has at least one character of each; in the order of the text, repetitions kept.
  public let required: [PasswordClass]
  /// A password has no other characters; whatever is required is allowed.
  public let allowed: PasswordClass
  /// What the text itself allows, without what it requires; nil where it does not say.
  public let statedAllowed: PasswordClass?
  /// How many times in a row a character may stand; nil: any number.
  public let maxConsecutive: Int?
  /// The fewest characters; nil: any number. May be greater than `maxLength`, see `StrongPassword.init`.
  public let minLength: Int?
  /// The most characters; nil: any number.
  public let maxLength: Int?

  /// Rules of a program's own; what is required is added to `allowed`, and where that is nothing, ASCII is allowed.
  /// - Precondition: numbers are greater than 0.
  public init(
    required: [PasswordClass] = [], allowed: PasswordClass? = nil, maxConsecutive: Int? = nil, minLength: Int? = nil,
    maxLength: Int? = nil
  ) {
    var merging = PasswordRulesMerge()
    for value in required { merging.require(value) }
    if let allowed { merging.allow(allowed) }
    if let maxConsecutive { merging.add(maxConsecutive: maxConsecutive) }
    if let minLength { merging.add(minLength: minLength) }
    if let maxLength { merging.add(maxLength: maxLength) }
    self.init(merging)
  }

  /// What a text says; whatever is wrong in it is treated as the language wants it. `PasswordRulesReader` also tells.
  public init(_ text: String) {
    self = PasswordRulesReader.read(text).rules
  }

  init(_ merged: PasswordRulesMerge) {
    precondition([merged.maxConsecutive, merged.minLength, merged.maxLength].allSatisfy { $0.map { $0 > 0 } ?? true })
    required = merged.required
    let stated = merged.stated.value
    statedAllowed = stated.isEmpty ? nil : stated
    let allowed = merged.allowed.value
    self.allowed = allowed.isEmpty ? .asciiPrintable : allowed
    maxConsecutive = merged.maxConsecutive
    minLength = merged.minLength
    maxLength = merged.maxLength
  }

  /// The rules where nothing is said, or what is said cannot be read: `allowed: ascii-printable`.
  public static let standard = PasswordRules()

  /// The canonical text: required rules, allowed, max-consecutive, minlength, maxlength. Reads back as the same rules,
  /// but for rules that name both `unicode` and `ascii-printable`: of the two the one that is named first counts.
  public var canonicalText: String { text(allowing: allowed) }

  /// The short text: like `canonicalText`, but `allowed` does not repeat what is required, nor what holds anyway.
  public var minifiedText: String { text(allowing: statedAllowed) }

  private func text(allowing allowed: PasswordClass?) -> String {
    var rules = required.map { "required: \($0.rulesText);" }
    if let allowed { rules.append("allowed: \(allowed.rulesText);") }
    if let maxConsecutive { rules.append("max-consecutive: \(maxConsecutive);") }
    if let minLength { rules.append("minlength: \(minLength);") }
    if let maxLength { rules.append("maxlength: \(maxLength);") }
    return rules.joined(separator: " ")
  }
}
