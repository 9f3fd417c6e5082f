/// What keys are called in policy files. Upper and lower case are one.
enum PolicyNames {
  /// Of kinds that have many keys, or that people name by what they do.
  static let kinds: [(name: String, kind: KeyKind)] = [
    ("characters", .character), ("editing", .editing), ("return", .return), ("tab", .tab), ("escape", .escape),
    ("functions", .function), ("media", .media), ("system", .system), ("locks", .lock), ("control", .control),
    ("alt", .alt), ("super", .super), ("others", .other),
  ]

  /// Names beside the kernel's.
  private static let others: [(name: String, code: UInt16)] = [
    ("printscreen", 99), ("arrow-up", KeyCode.up), ("arrow-down", KeyCode.down), ("arrow-left", KeyCode.left),
    ("arrow-right", KeyCode.right),
  ]

  /// Reads `characters`, `f4`, `KEY_F4`, `c`; nil: no key is called that.
  static func pattern(_ word: String) -> KeyPattern? {
    let name = word.lowercased()
    if name == "all" { return .all }
    if let kind = kinds.first(where: { $0.name == name })?.kind { return .kind(kind) }
    if name.count == 1, let character = name.first { return .character(character) }
    let short = name.hasPrefix("key_") ? String(name.dropFirst(4)) : name
    if let code = others.first(where: { $0.name == short })?.code { return .code(code) }
    return KeyCode.declared.first { KeyName.isNamed($0) && kernelName($0) == short }.map(KeyPattern.code)
  }

  /// The modifier that a word of a chord names.
  static func modifier(_ word: String) -> ChordModifiers? {
    let name = word.lowercased()
    if name == "control" { return .control }
    return ChordModifiers.named.first { $0.name == name }?.modifier
  }

  /// The name that somebody meant who wrote no key's.
  static func nearest(_ word: String) -> String? {
    let names = ["all"] + kinds.map(\.name) + others.map(\.name)
    return TraitNames.didYouMean(word, among: names + KeyCode.declared.filter(KeyName.isNamed).map(kernelName))
  }

  /// How a policy file calls a key: by what it types, else by the kernel's name.
  static func name(of code: UInt16, _ meanings: KeyMeanings) -> String {
    if code != KeyCode.space, meanings.kind(of: code) == .character, let letter = meanings.character(typedBy: code) {
      return String(letter)
    }
    return KeyName.isNamed(code) ? kernelName(code) : "\(code)"
  }

  /// `f4`.
  private static func kernelName(_ code: UInt16) -> String {
    String(KeyName.name(of: code).dropFirst(4)).lowercased()
  }
}
