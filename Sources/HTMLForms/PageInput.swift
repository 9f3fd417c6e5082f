/// An input or textarea of a page, as its tag says it.
struct PageInput {
  /// `input` or `textarea`.
  var element: String
  /// Names in lower case; the first of an element's attributes of one name counts.
  var attributes: [String: String]
  /// Where the tag begins, counted from 1.
  var line: Int
  /// The form that it belongs to, by its place in the page; nil: none.
  var form: Int?
  /// What stands between the tags of a textarea.
  var text = ""
  /// What stands in the label around it.
  var wrappingLabel: Int?

  subscript(_ name: String) -> String? { attributes[name] }

  /// The `type`, in lower case; `text` without one.
  var type: String {
    if element == "textarea" { return "textarea" }
    let type = (attributes["type"] ?? "").lowercased()
    return type.isEmpty ? "text" : type
  }
}
