import Forms
import KeyboardCore

extension FieldContext {
  /// Reads the content of `{"focus":…}`; properties that are not known are left to later versions.
  init(_ object: JSONNode) throws(JSONError) {
    self.init(
      id: try object.member("id")?.string() ?? Self.unnamed,
      app: try object.member("app")?.string() ?? "",
      domain: try object.member("domain")?.string(),
      rect: try object.member("rect").map { rect throws(JSONError) in try KeyRect(rect) },
      traits: try object.member("traits").map { traits throws(JSONError) in try TextInputTraits(traits) }
        ?? TextInputTraits(),
      text: try object.member("text")?.string(),
      form: try object.member("form")?.elements().map { entry throws(JSONError) in try FormEntry(entry) } ?? [],
      isMultiline: try object.member("isMultiline")?.bool() ?? false,
      locale: try object.member("locale")?.string())
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
  /// Reads one object of a form.
  init(_ object: JSONNode) throws(JSONError) {
    self.init(id: try object.required("id").string(), traits: try TextInputTraits(object))
  }

  /// One object of a form: its traits stand beside its id.
  var json: JSONValue {
    .object([JSONMember(name: "id", value: .string(id))] + traits.members)
  }
}
