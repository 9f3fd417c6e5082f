/// The attributes of one field, as HTML's tokeniser reads them: of a tag (`<input type=email>`) or bare
/// (`type=email inputmode=numeric`).
public struct HTMLAttributes: Sendable, Hashable {
  /// The tag's name in lower case; nil where the attributes are bare.
  public private(set) var element: String?
  /// The `action` of the form around the field; nil where no form is said.
  public private(set) var formAction: String?
  /// Names that were given more than once, in lower case; the first value counts.
  public private(set) var repeated: [String] = []
  /// Names that say nothing to a keyboard, in lower case: the first few, for words about slips of the finger.
  public private(set) var others: [String] = []
  private var values: [String: String] = [:]

  /// The attributes that say something to a keyboard.
  public static let known = [
    "autocapitalize", "autocomplete", "autocorrect", "contenteditable", "disabled", "enterkeyhint", "inputmode",
    "list", "maxlength", "passwordrules", "pattern", "readonly", "spellcheck", "type", "writingsuggestions",
  ]

  /// The elements that are always fields.
  private static let elements = ["input", "textarea"]

  /// The attributes of a field that has already been read, by another reader of HTML.
  /// - Parameters:
  ///   - attributes: names and values; a value is empty where none is given.
  ///   - formAction: the `action` of the form around it.
  public init(element: String?, attributes: [(name: String, value: String)] = [], formAction: String? = nil) {
    self.element = element.map { ASCII.lowercased($0) }
    self.formAction = formAction
    for (name, value) in attributes { add(ASCII.lowercased(name), value) }
  }

  /// Reads the first field of a text; a form around it and labels before it are passed.
  /// - Throws: a quotation that is not closed; tags of which none is a field.
  public static func parse(_ text: String) throws(VocabularyError) -> HTMLAttributes {
    var reader = HTMLTagReader(text)
    guard reader.isAtTag else { return try bare(&reader) }
    var formAction: String?
    var passed: String?
    while let name = reader.nextTag() {
      var attributes = HTMLAttributes(element: name, formAction: formAction)
      let isForm = name == "form"
      var action: String?
      while let attribute = try reader.nextAttribute(among: isForm ? ["action"] : known) {
        if isForm, action == nil { action = attribute.value }
        attributes.add(attribute.name, attribute.value)
      }
      if isForm { formAction = action }
      attributes.note(reader.takePassed())
      if elements.contains(name) || attributes["contenteditable"] != nil { return attributes }
      if passed == nil { passed = name }
    }
    guard let passed else { throw VocabularyError("there is no tag of a field") }
    let hint = passed.near(elements).map { "; did you mean <" + $0 + ">?" }
    throw VocabularyError(
      "<" + String(passed.unicodeScalars.prefix(40)) + "> is no field"
        + (hint ?? ": give an <input>, a <textarea> or an element with contenteditable"))
  }

  private static func bare(_ reader: inout HTMLTagReader) throws(VocabularyError) -> HTMLAttributes {
    var attributes = HTMLAttributes(element: nil)
    var isFirst = true
    let wanted = known + elements
    while let attribute = try reader.nextAttribute(among: wanted) {
      // A tag without its bracket.
      if isFirst, attribute.value.isEmpty, elements.contains(attribute.name) {
        attributes.element = attribute.name
      } else {
        attributes.add(attribute.name, attribute.value)
      }
      isFirst = false
    }
    attributes.note(reader.takePassed())
    return attributes
  }

  /// The value of an attribute; empty where it has none, nil where it is not there.
  public subscript(_ name: String) -> String? { values[name] }

  /// None of them says something to a keyboard.
  public var isEmpty: Bool { values.isEmpty }

  private mutating func add(_ name: String, _ value: String) {
    guard Self.known.contains(name) else { return note([name]) }
    if values[name] == nil {
      values[name] = value
    } else if !repeated.contains(name) {
      repeated.append(name)
    }
  }

  private mutating func note(_ names: [String]) {
    for name in names where others.count < HTMLTagReader.mostPassed && !others.contains(name) { others.append(name) }
  }
}
