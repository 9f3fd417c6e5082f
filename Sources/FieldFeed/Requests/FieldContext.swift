import KeyboardCore

/// The field that has the focus, as its program or a source of accessibility tells it.
public struct FieldContext: Sendable, Hashable {
  /// The name of a field whose source gives none.
  public static let unnamed = "field"

  /// The name that the source gives it; unique in its form.
  public var id: String
  /// The program that shows it: `chromium`; empty where the source does not say.
  public var app: String
  /// The site that it belongs to: `example.com`.
  public var domain: String?
  /// The origin of the document that it stands in, then those of the documents around it, the page's last: what codes
  /// bound to a frame ask for. Empty where the source does not say: it stands in the page of `domain` itself.
  public var frames: [WebOrigin]
  /// Where it stands, in pixels of the screen before rotation.
  public var rect: KeyRect?
  /// What it asks of the keyboard.
  public var traits: TextInputTraits
  /// What stands in it; nil where the source does not say.
  public var text: String?
  /// All fields of its form in their order, itself among them; empty where the source does not say.
  public var form: [FormEntry]
  /// It takes more than one line.
  public var isMultiline: Bool
  /// The language of its text, `de_DE`; nil: the keyboard's own.
  public var locale: String?
  /// What is to be said of the request's members that are not known; they are left to later versions.
  public internal(set) var remarks = RequestRemarks()

  /// A context of which only the traits are known has all other properties left out.
  public init(
    id: String = unnamed, app: String = "", domain: String? = nil, frames: [WebOrigin] = [],
    rect: KeyRect? = nil, traits: TextInputTraits = TextInputTraits(), text: String? = nil, form: [FormEntry] = [],
    isMultiline: Bool = false, locale: String? = nil
  ) {
    self.id = id
    self.app = app
    self.domain = domain
    self.frames = frames
    self.rect = rect
    self.traits = traits
    self.text = text
    self.form = form
    self.isMultiline = isMultiline
    self.locale = locale
  }
}
