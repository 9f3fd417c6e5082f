/// One parameter of a property: `TYPE=home,voice`.
struct VCardParameter: Sendable, Hashable {
  /// In capitals.
  var name: String
  /// Without quotation marks.
  var values: [String]
}
