/// One of several values of a card, and what the card says beside it.
public struct ContactValue<Content: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public var content: Content
  /// Home, work or whatever the card calls it.
  public var label: ContactLabel?
  /// 1 is wanted most, 100 least (RFC 6350, 5.3); nil comes after all of them.
  public var preference: Int?
  /// The language that it is written in, as a BCP 47 tag: `ja`.
  public var language: String?
  /// Values of one kind that share it say the same in several languages (RFC 6350, 5.4).
  public var alternative: String?

  /// A value of which only the content is known has all else left out.
  public init(
    _ content: Content, label: ContactLabel? = nil, preference: Int? = nil, language: String? = nil,
    alternative: String? = nil
  ) {
    self.content = content
    self.label = label
    self.preference = preference
    self.language = language
    self.alternative = alternative
  }
}

extension ContactValue {
  /// The values in the order in which they are offered: preferred ones first, else as in the card. Of those that say the same
  /// in several languages only one is left, the one in the field's language where there is one.
  static func ordered(_ values: [ContactValue], for language: String) -> [ContactValue] {
    var kept: [ContactValue] = []
    for value in values {
      guard let alternative = value.alternative,
        let other = kept.firstIndex(where: { $0.alternative == alternative })
      else {
        kept.append(value)
        continue
      }
      if !kept[other].isWritten(in: language), value.isWritten(in: language) { kept[other] = value }
    }
    // Sorting is stable by the place beside the preference: the standard library does not promise it.
    return kept.enumerated()
      .sorted { ($0.element.preference ?? 101, $0.offset) < ($1.element.preference ?? 101, $1.offset) }
      .map(\.element)
  }

  private func isWritten(in language: String) -> Bool {
    guard let own = self.language else { return false }
    return ASCII.lowercased(own.prefix { $0 != "-" && $0 != "_" }) == ASCII.lowercased(language)
  }
}
