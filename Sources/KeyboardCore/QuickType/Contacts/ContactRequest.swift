/// What a field asks of a card.
public struct ContactRequest: Sendable, Hashable {
  /// What belongs in the field.
  public var type: TextContentType
  /// The types of all fields of its form: where there is one for the city, a street address is the street alone.
  public var form: [TextContentType]
  /// An address may have lines; else commas stand between them.
  public var isMultiline: Bool
  /// The field's language and country.
  public var locale: LocaleFacts
  /// What has been typed: only what begins with it is an answer.
  public var typed: String

  /// A field that stands alone and is empty, but for what is given.
  public init(
    _ type: TextContentType, form: [TextContentType] = [], isMultiline: Bool = false, locale: LocaleFacts = .enUS,
    typed: String = ""
  ) {
    self.type = type
    self.form = form
    self.isMultiline = isMultiline
    self.locale = locale
    self.typed = typed
  }
}
