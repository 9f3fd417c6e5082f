/// A property that an object of a form file may have, and where its value goes.
struct FormProperty<Target>: Sendable {
  let name: String
  let read: @Sendable (FormValue, inout Target, inout FormWarnings) throws(FormError) -> Void

  init(
    _ name: String, read: @escaping @Sendable (FormValue, inout Target, inout FormWarnings) throws(FormError) -> Void
  ) {
    self.name = name
    self.read = read
  }

  /// A property whose value is kept as it is read.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Target, Value> & Sendable,
    _ parse: @escaping @Sendable (FormValue) throws(FormError) -> Value
  ) {
    self.init(name) { (value, target, _) throws(FormError) in
      target[keyPath: path] = try parse(value)
    }
  }
}
