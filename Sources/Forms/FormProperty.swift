/// A property that an object of a form file may have, and where its value goes.
struct FormProperty<Target>: Sendable {
  let name: String
  let read: @Sendable (JSONNode, inout Target, inout FormWarnings) throws(JSONError) -> Void

  init(
    _ name: String, read: @escaping @Sendable (JSONNode, inout Target, inout FormWarnings) throws(JSONError) -> Void
  ) {
    self.name = name
    self.read = read
  }

  /// A property whose value is kept as it is read.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Target, Value> & Sendable,
    _ parse: @escaping @Sendable (JSONNode) throws(JSONError) -> Value
  ) {
    self.init(name) { (value, target, _) throws(JSONError) in
      target[keyPath: path] = try parse(value)
    }
  }
}
