import Forms
import KeyboardCore

extension FieldContext {
  /// Reads the content of `{"focus":…}`; properties that are not known are left to later versions.
  init(_ properties: PropertyReader) throws(ControlError) {
    self.init(
      id: try properties.string("id") ?? Self.unnamed,
      app: try properties.string("app") ?? "",
      domain: try properties.string("domain"),
      rect: try properties.rect("rect"),
      traits: try properties.object("traits").map { traits throws(ControlError) in try TextInputTraits(traits) }
        ?? TextInputTraits(),
      text: try properties.string("text"),
      form: try Self.entries(properties),
      isMultiline: try properties.bool("isMultiline") ?? false,
      locale: try properties.string("locale"))
  }

  private static func entries(_ properties: PropertyReader) throws(ControlError) -> [FormEntry] {
    var entries: [FormEntry] = []
    for (index, element) in (try properties.array("form") ?? []).enumerated() {
      let entry = try PropertyReader(element, at: "\(properties.place("form"))/\(index)")
      entries.append(FormEntry(id: try entry.requiredString("id"), traits: try TextInputTraits(entry)))
    }
    return entries
  }

  /// The content of `{"focus":…}`; what has its default is left out.
  var json: JSONValue {
    var members = [JSONMember(name: "id", value: .string(id))]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(name: name, value: value)) }
    }
    add("app", app.isEmpty ? nil : .string(app))
    add("domain", domain.map { .string($0) })
    add("rect", rect.map(\.json))
    add("isMultiline", isMultiline ? .bool(true) : nil)
    add("locale", locale.map { .string($0) })
    add("traits", traits.members.isEmpty ? nil : .object(traits.members))
    add("text", text.map { .string($0) })
    add("form", form.isEmpty ? nil : .array(form.map(\.json)))
    return .object(members)
  }
}

extension FormEntry {
  /// One object of a form: its traits stand beside its id.
  var json: JSONValue {
    .object([JSONMember(name: "id", value: .string(id))] + traits.members)
  }
}
