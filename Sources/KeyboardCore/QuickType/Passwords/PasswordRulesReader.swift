/// Reads the `passwordrules` language (part 5.2). The work is linear in the length of the text.
public struct PasswordRulesReader {
  /// The properties; their names are in lower case always.
  enum Property: String, CaseIterable {
    case allowed
    case required
    case maxConsecutive = "max-consecutive"
    case minLength = "minlength"
    case maxLength = "maxlength"
  }

  private let text: [Unicode.Scalar]
  private var position = 0
  private var merging = PasswordRulesMerge()
  private var mistakes: [PasswordRuleMistake] = []

  private init(_ text: String) {
    self.text = Array(text.unicodeScalars)
  }

  /// Reads a text; every text has a meaning.
  public static func read(_ text: String) -> PasswordRulesReading {
    var reader = PasswordRulesReader(text)
    do throws(PasswordRuleMistake) {
      try reader.properties()
    } catch {
      reader.mistakes.append(error)
      if error.effect == .discardsEverything { reader.merging = PasswordRulesMerge() }
    }
    return PasswordRulesReading(rules: PasswordRules(reader.merging), mistakes: reader.mistakes)
  }

  private mutating func properties() throws(PasswordRuleMistake) {
    skipBlanks()
    while let next {
      guard Self.isOfName(next) else { throw mistake(.missingProperty) }
      try property()
      // A value ends at a “;” or with the text.
      guard take(";") else { return }
      skipBlanks()
    }
  }

  private mutating func property() throws(PasswordRuleMistake) {
    let start = position
    let name = word()
    guard let property = Property(rawValue: name) else {
      let near = TraitNames.didYouMean(name, among: Property.allCases.map { $0.rawValue })
      throw mistake(.unknownProperty(Self.cut(name), near: near), at: start)
    }
    guard take(":") else { throw mistake(.missingColon) }
    skipBlanks()
    // An empty value is as good as no property.
    guard let next, next != ";" else { return }
    switch property {
    case .allowed: merging.allow(try classes())
    case .required:
      // A class without a character that counts is as good as no class.
      let required = try classes().united
      if !required.isEmpty { merging.require(required) }
    case .maxConsecutive: if let number = try number() { merging.add(maxConsecutive: number) }
    case .minLength: if let number = try number() { merging.add(minLength: number) }
    case .maxLength: if let number = try number() { merging.add(maxLength: number) }
    }
  }

  private mutating func classes() throws(PasswordRuleMistake) -> ClassList {
    var list = ClassList()
    while true {
      guard let next, next == "[" || Self.isOfName(next) else { throw mistake(.missingClass) }
      list.items.append(next == "[" ? .custom(try customClass()) : .named(try namedClass()))
      skipBlanks()
      guard let after = self.next, after != ";" else { return list }
      guard take(",") else { throw mistake(.missingComma) }
      skipBlanks()
    }
  }

  private mutating func namedClass() throws(PasswordRuleMistake) -> ClassName {
    let start = position
    let spelling = word()
    if let name = ClassName(spelling: spelling) { return name }
    let near = TraitNames.didYouMean(spelling, among: ClassName.allCases.map { $0.rawValue })
    throw mistake(.unknownClass(Self.cut(spelling), near: near), at: start)
  }

  /// Characters in brackets. Whatever is not printable ASCII is no character here and passed over in silence.
  private mutating func customClass() throws(PasswordRuleMistake) -> PrintableSet {
    let start = position
    position += 1
    let first = position
    var found = PrintableSet()
    // One mistake a class is enough, however many hyphens it has.
    var hasInnerHyphen = false
    while let next {
      position += 1
      switch next {
      case "]":
        if take("]") { found.insert(UInt8(ascii: "]")) }
        if let after = self.next, !Self.isBlank(after), after != ",", after != ";" {
          throw mistake(.bracketInsideClass)
        }
        return found
      case "-" where position - 1 > first:
        if !hasInnerHyphen { mistakes.append(mistake(.hyphenInsideClass, at: position - 1)) }
        hasInnerHyphen = true
      default:
        if next.isASCII, PrintableSet.isPrintable(UInt8(next.value)) { found.insert(UInt8(next.value)) }
      }
    }
    throw mistake(.missingBracket, at: start)
  }

  /// A whole number; nil for 0, which is as good as no value. One that is too large for this machine is the largest.
  private mutating func number() throws(PasswordRuleMistake) -> Int? {
    let start = position
    var number = 0
    while let next, ("0"..."9").contains(next) {
      let (tenfold, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tenfold.addingReportingOverflow(Int(next.value) - 0x30)
      number = overflow || carry ? .max : sum
      position += 1
    }
    guard position > start else { throw mistake(.notANumber, at: start) }
    if let next, next != ";" {
      if Self.isBlank(next) { throw mistake(.blankAfterNumber) }
      throw mistake(.notANumber, at: start)
    }
    return number == 0 ? nil : number
  }

  private var next: Unicode.Scalar? {
    position < text.count ? text[position] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while let next, Self.isOfName(next) {
      word.append(next)
      position += 1
    }
    return String(word)
  }

  private mutating func skipBlanks() {
    while let next, Self.isBlank(next) { position += 1 }
  }

  private func mistake(_ kind: PasswordRuleMistake.Kind, at place: Int? = nil) -> PasswordRuleMistake {
    PasswordRuleMistake(kind: kind, offset: place ?? position)
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "-"
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar == "\u{c}"
  }

  /// Fit to stand in a line.
  private static func cut(_ word: String) -> String {
    word.unicodeScalars.count <= 40 ? word : String(word.unicodeScalars.prefix(40)) + "…"
  }
}
