import Forms
import KeyboardCore

/// What one input of a page comes to.
struct PageField {
  private let input: PageInput
  private let label: String?
  private let attributes: HTMLAttributes

  init(_ input: PageInput, label: String?, formAction: String, formAutocomplete: String?) {
    self.input = input
    self.label = label
    var list = input.attributes.map { (name: $0.key, value: $0.value) }
    // What the form says holds for inputs that say nothing.
    if let formAutocomplete, input["autocomplete"] == nil {
      list.append((name: "autocomplete", value: formAutocomplete))
    }
    attributes = HTMLAttributes(element: input.element, attributes: list, formAction: formAction)
  }

  /// Whether somebody types into it.
  static func isTyped(_ input: PageInput) -> Bool {
    guard input["disabled"] == nil, input["readonly"] == nil else { return false }
    if input.element == "textarea" { return true }
    return (HTMLInputType(rawValue: input.type) ?? .text).isTyped
  }

  /// Like a CSS selector: `input#email`, `input[name=email]`, else by its place among the inputs of the form.
  func selector(_ index: Int) -> String {
    for (name, mark) in [("id", "#"), ("name", "[name=")] {
      if let value = input[name], !value.isEmpty {
        return input.element + mark + printable(value) + (mark == "#" ? "" : "]")
      }
    }
    return "\(input.element)[\(index)]"
  }

  /// As a rule sees it.
  func field(path: String) -> LintField {
    let reading = HTMLField(attributes).reading
    let isSearch = reading.isSearch || input["role"]?.lowercased() == "searchbox"
    var field = FormField(
      id: [input["id"], input["name"]].compactMap { $0 }.first { !$0.isEmpty } ?? "…",
      kind: reading.isMultiline ? .view : isSearch ? .search : .field, traits: reading.traits)
    if reading.autocomplete == "", let value = attributes["autocomplete"],
      !value.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    {
      field.traits.textContentType = TextContentType(rawValue: value)
    }
    field.label = label
    field.placeholder = input["placeholder"]
    field.text = input["value"] ?? input.text
    field.accessibilityLabel = input["aria-label"] ?? input["title"]
    field.accessibilityIdentifier = [input["id"], input["name"]].compactMap { $0 }.first { !$0.isEmpty }
    field.maxLength = reading.maxLength
    field.isRequired = input["required"] != nil
    if let size = input["size"].flatMap(Self.number), size > 0 { field.width = Self.width(of: size) }
    let parsed = attributes["autocomplete"].flatMap { HTMLAutocomplete.parse($0) }
    let section = [parsed?.section, parsed?.address, parsed?.contact].compactMap { $0 }.joined(separator: " ")
    return LintField(field, path: path, line: input.line, section: section, page: facts(parsed))
  }

  private func facts(_ autocomplete: HTMLAutocomplete?) -> PageFacts {
    var facts = PageFacts()
    facts.inputType = input.element == "textarea" ? "textarea" : (HTMLInputType(rawValue: input.type) ?? .text).rawValue
    facts.tabIndex = input["tabindex"].flatMap(Self.number)
    facts.pattern = input["pattern"].flatMap { $0.isEmpty ? nil : $0 }
    facts.hasPatternHelp = input["title"].map { !$0.unicodeScalars.allSatisfy(\.properties.isWhitespace) } ?? false
    facts.minLength = input["minlength"].flatMap(Self.number)
    facts.hasReturnKey = input["enterkeyhint"].map { HTMLEnterKeyHint(rawValue: $0.lowercased()) != nil } ?? false
    facts.accessKey = input["accesskey"].flatMap { $0.isEmpty ? nil : $0 }
    facts.refusesPaste = ["onpaste", "ondrop"].contains { name in
      input[name].map { $0.contains("return false") || $0.contains("preventDefault") } ?? false
    }
    facts.hasChoices = input["list"] != nil
    if let autocomplete, autocomplete.contentType == nil {
      facts.isNamed = autocomplete.field.category != .off && autocomplete.field.category != .automatic
    }
    return facts
  }

  private static func number(_ text: String) -> Int? {
    Int(text.prefix(12).filter { !$0.isWhitespace })
  }

  /// A size counts characters.
  private static func width(of size: Int) -> Int { min(size, 1000) * 21 / 2 + 24 }
}
