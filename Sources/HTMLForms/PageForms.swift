import Forms
import KeyboardCore

/// Puts together what a page says of each of its fields.
struct PageForms {
  private let content: PageContent
  private let labels: [String: String]

  init(_ content: PageContent) {
    self.content = content
    var labels: [String: String] = [:]
    for label in content.labels {
      if let target = label.target, labels[target] == nil { labels[target] = label.text }
    }
    self.labels = labels
  }

  /// Those that have fields, in the order of the page; inputs in no form last.
  var forms: [LintForm] {
    let ids = Dictionary(content.forms.enumerated().compactMap { index, form in form.id.map { ($0, index) } }) {
      first, _ in
      first
    }
    var inputs: [Int?: [PageInput]] = [:]
    for input in content.inputs {
      inputs[input["form"].map { ids[$0] } ?? input.form, default: []].append(input)
    }
    let places: [Int?] = content.forms.indices.map { $0 } + [nil]
    return places.compactMap { place in
      let fields = fields(of: inputs[place] ?? [], in: place)
      guard !fields.isEmpty else { return nil }
      let form = place.map { content.forms[$0] }
      return LintForm(
        title: form.flatMap { $0.title.isEmpty ? nil : $0.title } ?? content.title, dialect: .page, fields: fields,
        // Whoever writes inputs without a form takes what is typed by a script.
        hasSubmitButton: form?.hasSubmitButton ?? true)
    }
  }

  private func fields(of inputs: [PageInput], in place: Int?) -> [LintField] {
    let form = place.map { content.forms[$0] }
    var fields: [LintField] = []
    for (index, input) in inputs.enumerated() where PageField.isTyped(input) {
      let own = PageField(
        input, label: label(of: input), formAction: form?.action ?? "", formAutocomplete: form?.autocomplete)
      let prefix = place.map { "form[\($0)]/" } ?? ""
      fields.append(own.field(path: prefix + own.selector(index)))
    }
    return fields
  }

  /// What is seen beside the input: `aria-labelledby`, a label `for` it, the label around it.
  private func label(of input: PageInput) -> String? {
    let references = (input["aria-labelledby"] ?? "").prefix(400).split(whereSeparator: \.isWhitespace)
    let named = references.compactMap { content.texts[String($0)] }.joined(separator: " ")
    let candidates = [
      named, input["id"].flatMap { labels[$0] }, input.wrappingLabel.map { content.labels[$0].text },
    ]
    return candidates.compactMap { $0.map(Self.trimmed) }.first { !$0.isEmpty }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last.isWhitespace || last == "*" || last == ":" { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
