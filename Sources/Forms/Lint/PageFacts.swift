/// What a page says of an input that no form file can say.
public struct PageFacts: Sendable, Hashable {
  /// The `type` attribute, in lower case: `email`; `textarea` for that element.
  public var inputType = "text"
  /// The place in the order of the Tab key, where it is set.
  public var tabIndex: Int?
  /// The regular expression that the text has to match.
  public var pattern: String?
  /// A `title` says what the pattern wants.
  public var hasPatternHelp = false
  /// The fewest characters.
  public var minLength: Int?
  /// `enterkeyhint` is set; otherwise the browser chooses.
  public var hasReturnKey = false
  /// The key of `accesskey`, where it is set.
  public var accessKey: String?
  /// Pasting or dropping is switched off.
  public var refusesPaste = false
  /// `autocomplete` names something that no content type stands for.
  public var isNamed = false
  /// A `<datalist>` offers choices.
  public var hasChoices = false

  /// An input of type text without any other attribute.
  public init() {}
}
