/// One member of a JSON object.
public struct JSONMember: Sendable, Hashable {
  /// The name, unescaped.
  public var name: String
  /// What stands behind the colon.
  public var value: JSONValue

  /// One member.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}
