/// What a page says that concerns its forms, collected element by element.
struct PageContent {
  /// A form and what stands in it.
  struct FormElement {
    var id: String?
    var action = ""
    var autocomplete: String?
    /// Its name, or the first heading in it.
    var title = ""
    var hasSubmitButton = false
  }

  /// A label and what it says.
  struct Label {
    /// The id of what it labels.
    var target: String?
    var text = ""
  }

  private(set) var forms: [FormElement] = []
  private(set) var inputs: [PageInput] = []
  private(set) var labels: [Label] = []
  /// What stands in elements that have an id.
  private(set) var texts: [String: String] = [:]
  private(set) var title = ""

  /// An element that is open, and where its text goes.
  private struct OpenElement {
    var name: String
    var id: String?
    var label: Int?
  }

  private var open: [OpenElement] = []
  private var openForm: Int?
  /// Elements that are open whose text nobody reads as a label.
  private var silent = 0

  /// The elements whose attributes matter, not their id alone.
  static let tags: Set<String> = ["form", "label", "input", "textarea", "button"]
  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "legend"]
  private static let silentElements: Set<String> = [
    "script", "style", "select", "textarea", "option", "iframe", "noembed", "noframes",
  ]
  /// How many open elements' text is kept.
  private var listeners = 0

  /// Whether the text that comes next is kept at all.
  var listens: Bool { listeners > 0 }

  /// One of `tags` begins.
  mutating func start(_ name: String, _ attributes: [String: String], line: Int) {
    var label: Int?
    switch name {
    case "form" where openForm == nil:
      openForm = forms.count
      forms.append(
        FormElement(
          id: attributes["id"], action: attributes["action"] ?? "", autocomplete: attributes["autocomplete"],
          title: attributes["aria-label"] ?? ""))
    case "label":
      label = labels.count
      labels.append(Label(target: attributes["for"]))
    case "input", "textarea":
      inputs.append(
        PageInput(
          element: name, attributes: attributes, line: line, form: openForm,
          wrappingLabel: open.last { $0.label != nil }?.label))
      if ["submit", "image"].contains(inputs[inputs.count - 1].type) { noteSubmitButton() }
    case "button":
      if ["", "submit"].contains((attributes["type"] ?? "").lowercased()) { noteSubmitButton() }
    default: break
    }
    start(name, id: attributes["id"], label: label)
  }

  /// Any element begins.
  mutating func start(_ name: String, id: String?, label: Int? = nil) {
    let element = OpenElement(name: name, id: id.flatMap { $0.isEmpty ? nil : $0 }, label: label)
    if Self.silentElements.contains(name) { silent += 1 }
    if Self.listens(element) { listeners += 1 }
    open.append(element)
  }

  mutating func end(_ name: String) {
    guard let element = open.last, element.name == name else { return }
    open.removeLast()
    if Self.silentElements.contains(name) { silent -= 1 }
    if Self.listens(element) { listeners -= 1 }
    if name == "form", !open.contains(where: { $0.name == "form" }) { openForm = nil }
  }

  private static func listens(_ element: OpenElement) -> Bool {
    element.label != nil || element.id != nil || element.name == "title" || element.name == "textarea"
      || headings.contains(element.name)
  }

  mutating func text(_ text: String) {
    if let last = open.last, last.name == "textarea" {
      Self.append(text, to: &inputs[inputs.count - 1].text)
      return
    }
    guard silent == 0 else { return }
    for element in open {
      if let label = element.label { Self.append(text, to: &labels[label].text) }
      if let id = element.id { Self.append(text, to: &texts[id, default: ""]) }
      if element.name == "title" { Self.append(text, to: &title) }
      if let openForm, Self.headings.contains(element.name) { Self.append(text, to: &forms[openForm].title) }
    }
  }

  private mutating func noteSubmitButton() {
    if let openForm { forms[openForm].hasSubmitButton = true }
  }

  /// Adds text with single blanks between its words, up to the limit.
  private static func append(_ text: String, to all: inout String) {
    guard all.utf8.count < PageLimits.text else { return }
    for scalar in text.unicodeScalars.prefix(PageLimits.text) {
      if scalar.properties.isWhitespace {
        if !all.isEmpty, !all.hasSuffix(" ") { all += " " }
      } else {
        all.unicodeScalars.append(scalar)
      }
    }
  }
}
