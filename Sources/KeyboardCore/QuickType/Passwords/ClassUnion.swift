/// Classes of characters that are being united in the order in which rules name them.
///
/// `unicode` and `ascii-printable` absorb everything; of the two the first that is named stays. Characters that add up
/// to all of ASCII become `ascii-printable` at the end only, so that a later `unicode` still counts (part 5.2).
struct ClassUnion {
  private var absorbing: PasswordClass?
  private var characters = PrintableSet()

  /// Adds a class that has a name.
  mutating func add(_ name: ClassName) {
    add(PasswordClass(name))
  }

  /// Adds the characters of a custom class.
  mutating func add(_ custom: PrintableSet) {
    characters = characters.union(custom)
  }

  /// Adds a class that has its canonical form already.
  mutating func add(_ value: PasswordClass) {
    if value.isUnicode || value == .asciiPrintable {
      absorbing = absorbing ?? value
    } else {
      add(value.characters)
    }
  }

  /// All that was added; empty where nothing was.
  var value: PasswordClass { absorbing ?? PasswordClass(characters) }
}
