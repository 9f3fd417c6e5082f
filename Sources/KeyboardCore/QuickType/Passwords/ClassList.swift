/// The classes behind `required:` or `allowed:`, as they stand in the text.
struct ClassList {
  /// One class of the list.
  enum Item {
    /// A class that has a name.
    case named(ClassName)
    /// The characters between brackets; perhaps none.
    case custom(PrintableSet)
  }

  var items: [Item] = []

  /// All of them as one class.
  var united: PasswordClass {
    var union = ClassUnion()
    for item in items {
      switch item {
      case .named(let name): union.add(name)
      case .custom(let characters): union.add(characters)
      }
    }
    return union.value
  }
}
