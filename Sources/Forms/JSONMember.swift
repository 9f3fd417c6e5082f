/// One member of a JSON object.
struct JSONMember: Sendable, Hashable {
  /// The name, unescaped.
  var name: String
  /// What stands behind the colon.
  var value: JSONValue

  /// One member.
  init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
