/// One member of a JSON object.
package struct JSONMember: Sendable, Hashable {
  /// The name, unescaped.
  package var name: String
  /// What stands behind the colon.
  package var value: JSONValue

  /// One member.
  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
