import Forms
import KeyboardCore

extension FormState {
  /// What is said of a field.
  func spoken(_ id: String) -> SpokenField {
    let field = self.field(id)
    let types = form.fields.map { traits(of: $0.id).textContentType }
    let index = form.fields.firstIndex { $0.id == id }
    return SpokenField(
      label: field.label ?? field.placeholder ?? "",
      number: index.flatMap { SpokenField.number(of: $0, among: types) })
  }
}
