/// What the words of a vocabulary come to in the keyboard's own, each with the word that decided it.
public struct VocabularyReading: Sendable, Hashable {
  /// What the field asks of the keyboard.
  public internal(set) var traits = TextInputTraits()
  /// The field holds more than one line.
  public internal(set) var isMultiline = false
  /// The field is for searching.
  public internal(set) var isSearch = false
  /// The most characters that the field takes; nil: no limit is said.
  public internal(set) var maxLength: Int?
  /// False: the field asks that no keyboard be shown for it.
  public internal(set) var wantsKeyboard = true
  /// False: nothing can be typed into the field.
  public internal(set) var isEditable = true
  /// HTML's `autocomplete` in its normal form, empty where it is not valid; nil where nothing is said.
  public internal(set) var autocomplete: String?
  /// Which word decided what, by the names of `resolve --json`.
  public internal(set) var reasons: [Reason] = []

  /// Nothing is asked for.
  public init() {}

  /// Notes what a word decided.
  mutating func because(_ rule: String, _ field: String, _ says: String) {
    reasons.append(Reason(rule: rule, field: field, says: says))
  }

  /// Whether a word decided this field, by its name in `resolve --json`.
  public func decides(_ field: String) -> Bool {
    reasons.contains { $0.field == field }
  }

  /// The reasons that are about words that say nothing, most likely slips.
  public var slips: [Reason] {
    reasons.filter { ["html-unknown-value-is-ignored", "html-attribute-is-not-read"].contains($0.rule) }
  }

  /// Puts another reason in the place of those that a field had.
  public mutating func overrule(_ reason: Reason) {
    reasons.removeAll { $0.field == reason.field }
    reasons.append(reason)
  }
}
