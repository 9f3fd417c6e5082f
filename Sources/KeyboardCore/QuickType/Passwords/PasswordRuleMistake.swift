/// Something in a text of password rules that is not as the language wants it.
public struct PasswordRuleMistake: Error, Sendable, Hashable {
  /// What a mistake does to the rules.
  public enum Effect: Sendable, Hashable {
    /// The whole text counts for nothing: the standard rules hold.
    case discardsEverything
    /// What stands before it counts, the rest does not.
    case endsReading
    /// The character counts for nothing, everything else does.
    case isPassedOver
  }

  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A property of a name that the language does not have; the name, and the one that was probably meant.
    case unknownProperty(String, near: String?)
    /// A class of a name that the language does not have; the name, and the one that was probably meant.
    case unknownClass(String, near: String?)
    /// Something else than `:` right behind a property's name.
    case missingColon
    /// Something else than a class where a class has to stand, also behind a last `,`.
    case missingClass
    /// Something else than `,` or `;` behind a class.
    case missingComma
    /// A `]` that is not the last character of its class.
    case bracketInsideClass
    /// A class that has no end.
    case missingBracket
    /// Something else than digits where a number has to stand, or behind one.
    case notANumber
    /// A blank behind a number.
    case blankAfterNumber
    /// Something else than a name where a property has to begin: `;;`.
    case missingProperty
    /// A `-` that is not the first character of its class.
    case hyphenInsideClass
  }

  /// What is wrong.
  public let kind: Kind
  /// Where: the number of Unicode scalars before it.
  public let offset: Int

  /// A mistake and where it is.
  public init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What it does to the rules.
  public var effect: Effect {
    switch kind {
    case .unknownProperty, .unknownClass, .missingColon, .missingClass, .missingComma, .bracketInsideClass,
      .missingBracket, .notANumber, .blankAfterNumber:
      .discardsEverything
    case .missingProperty: .endsReading
    case .hyphenInsideClass: .isPassedOver
    }
  }

  /// What is wrong and how to mend it, for people.
  public var sentence: String {
    switch kind {
    case .unknownProperty(let name, let near):
      "“\(name)” is no property\(Self.hint(near, PasswordRulesReader.Property.allCases.map { $0.rawValue }))"
    case .unknownClass(let name, let near):
      "“\(name)” is no class of characters\(Self.hint(near, ClassName.allCases.map { $0.rawValue }))"
    case .missingColon: "a “:” has to stand right behind the property's name, without a blank before it"
    case .missingClass: "a class of characters is missing here: a name such as lower, or characters in […]"
    case .missingComma: "a “,” has to stand between two classes, a “;” between two properties"
    case .bracketInsideClass: "a “]” may only be the last character of a class, which then ends with “]]”"
    case .missingBracket: "this class of characters has no “]” at its end"
    case .notANumber: "a whole number, in digits alone, has to stand here"
    case .blankAfterNumber: "a “;” has to follow a number at once, without a blank before it"
    case .missingProperty: "a property has to begin here; from here on nothing is read"
    case .hyphenInsideClass:
      "a “-” counts only as the first character of a class, and ranges are not known; this one is passed over"
    }
  }

  private static func hint(_ near: String?, _ known: [String]) -> String {
    if let near { return "; did you mean \(near)?" }
    return "; known are \(known.joined(separator: ", "))"
  }
}
