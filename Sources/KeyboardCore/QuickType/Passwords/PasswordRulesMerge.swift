/// Rules of one text on their way to becoming one value: the strictest number wins, everything allowed is united.
struct PasswordRulesMerge {
  private(set) var required: [PasswordClass] = []
  private(set) var allowed = ClassUnion()
  private(set) var stated = ClassUnion()
  private(set) var maxConsecutive: Int?
  private(set) var minLength: Int?
  private(set) var maxLength: Int?

  /// Each required class stays a rule of its own, and is allowed.
  mutating func require(_ value: PasswordClass) {
    required.append(value)
    allowed.add(value)
  }

  mutating func allow(_ value: PasswordClass) {
    allowed.add(value)
    stated.add(value)
  }

  /// Allows the classes of a list one by one: only a class that is named `ascii-printable` keeps `unicode` out.
  mutating func allow(_ list: ClassList) {
    for item in list.items {
      switch item {
      case .named(let name):
        allowed.add(name)
        stated.add(name)
      case .custom(let characters):
        allowed.add(characters)
        stated.add(characters)
      }
    }
  }

  mutating func add(maxConsecutive number: Int) {
    maxConsecutive = min(number, maxConsecutive ?? number)
  }

  mutating func add(minLength number: Int) {
    minLength = max(number, minLength ?? number)
  }

  mutating func add(maxLength number: Int) {
    maxLength = min(number, maxLength ?? number)
  }
}
