import KeyboardCore

/// Reads form files: JSON with comments, whose property names are UIKit's.
public enum FormReader {
  /// In bytes; a larger file is refused.
  public static let largest = 1 << 20
  /// A form of more fields is refused.
  public static let mostFields = 1000

  /// Reads a form; `name` is the file's name, for messages.
  ///
  /// What is unknown is passed over with a warning; what is known and wrong is an error, the first in the file.
  public static func read(_ bytes: [UInt8], name: String) throws(FormError) -> (form: Form, warnings: [FormWarning]) {
    guard bytes.count <= largest else {
      throw FormError(form: name, place: .file, reason: "larger than \(largest) bytes")
    }
    do throws(JSONError) {
      return try read(JSONNode(JSONReader.read(bytes, takesComments: true), isPrivate: false))
    } catch {
      throw FormError(form: name, error)
    }
  }

  private static func read(_ root: JSONNode) throws(JSONError) -> (form: Form, warnings: [FormWarning]) {
    var form = Form(fields: [])
    var warnings = FormWarnings()
    try read(properties, of: root, into: &form, &warnings)
    guard !form.fields.isEmpty else { throw root.error("a form needs at least one field in \"fields\"") }
    return (form, warnings.list)
  }

  /// Reads an object whose properties are those of a table.
  static func read<Target>(
    _ properties: [FormProperty<Target>], of object: JSONNode, into target: inout Target,
    _ warnings: inout FormWarnings
  ) throws(JSONError) {
    for (name, value) in try object.members() {
      if let property = properties.first(where: { $0.name == name }) {
        try property.read(value, &target, &warnings)
      } else {
        warnings.add(value.path) {
          let nearest = TraitNames.didYouMean(name, among: properties.map { $0.name })
          return "unknown property" + (nearest.map { ", did you mean \($0)?" } ?? "")
        }
      }
    }
  }

  private static let properties: [FormProperty<Form>] = [
    FormProperty("title", \.title) { (value) throws(JSONError) in try value.string() },
    FormProperty("domain", \.domain) { (value) throws(JSONError) in try value.string() },
    FormProperty("app", \.app) { (value) throws(JSONError) in try value.string() },
    FormProperty("submitButton", \.submitButton) { (value) throws(JSONError) in try value.string() },
    FormProperty("showsLastCharacter", \.showsLastCharacter) { (value) throws(JSONError) in try value.bool() },
    FormProperty("fields") { (value, form, warnings) throws(JSONError) in
      let elements = try value.elements()
      guard elements.count <= mostFields else {
        throw value.error("\(elements.count) fields, more than \(mostFields)")
      }
      var places: [String: String] = [:]
      for element in elements {
        let field = try FieldReader.read(element, &warnings)
        if let earlier = places.updateValue(element.path, forKey: field.id) {
          throw JSONError(
            place: .path(element.path + "/id"), reason: "\(quoted(field.id)) is the id of \(earlier) too")
        }
        form.fields.append(field)
      }
    },
  ]
}
