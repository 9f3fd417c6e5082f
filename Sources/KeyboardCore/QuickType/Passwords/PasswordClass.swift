/// The characters that one `required` or `allowed` rule speaks of.
public struct PasswordClass: Sendable, Hashable {
  /// A class as the canonical form of rules lists it.
  public enum Part: Sendable, Hashable {
    /// A class that has a name.
    case named(ClassName)
    /// The characters that are left over: letters, digits, specials, each group in the order of ASCII.
    case custom(String)
  }

  /// The printable ASCII characters among them.
  public let characters: PrintableSet
  /// Every other character belongs to them, too.
  public let isUnicode: Bool

  /// Some printable ASCII characters.
  public init(_ characters: PrintableSet) {
    self.init(characters, isUnicode: false)
  }

  /// The characters of a named class.
  public init(_ name: ClassName) {
    switch name {
    case .upper: self.init(PrintableSet.upper, isUnicode: false)
    case .lower: self.init(PrintableSet.lower, isUnicode: false)
    case .digit: self.init(PrintableSet.digits, isUnicode: false)
    case .special: self.init(PrintableSet.special, isUnicode: false)
    case .asciiPrintable: self.init(PrintableSet.all, isUnicode: false)
    case .unicode: self.init(PrintableSet.all, isUnicode: true)
    }
  }

  private init(_ characters: PrintableSet, isUnicode: Bool) {
    self.characters = characters
    self.isUnicode = isUnicode
  }

  /// All 95 printable ASCII characters.
  public static let asciiPrintable = PasswordClass(ClassName.asciiPrintable)

  /// No character at all: `[]`.
  public var isEmpty: Bool { characters.isEmpty }

  /// Whether a character belongs to the class.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    isUnicode || (scalar.isASCII && characters.contains(UInt8(scalar.value)))
  }

  /// The canonical form (part 5.2): the named classes in the order upper, lower, digit, special, then the left-overs.
  public var parts: [Part] {
    if isUnicode { return [.named(.unicode)] }
    if characters == .all { return [.named(.asciiPrintable)] }
    var parts: [Part] = []
    var rest = ""
    for name in [ClassName.upper, .lower, .digit, .special] {
      let whole = PasswordClass(name).characters
      let found = characters.intersection(whole)
      if found == whole {
        parts.append(.named(name))
      } else {
        rest += found.text
      }
    }
    if !rest.isEmpty { parts.append(.custom(rest)) }
    return parts
  }

  /// As rules are written, fit to be read back: in a custom class `-` stands first and `]` last.
  public var rulesText: String {
    let words = parts.map { part in
      switch part {
      case .named(let name): name.rawValue
      case .custom(let text): Self.bracketed(text)
      }
    }
    return words.isEmpty ? "[]" : words.joined(separator: ", ")
  }

  private static func bracketed(_ text: String) -> String {
    var middle = ""
    for character in text where character != "-" && character != "]" { middle.append(character) }
    return "[" + (text.contains("-") ? "-" : "") + middle + (text.contains("]") ? "]" : "") + "]"
  }
}
