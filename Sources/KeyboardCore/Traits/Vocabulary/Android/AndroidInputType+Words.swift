extension AndroidInputType {
  /// Reads names, of layout files (`textEmailAddress`), of Java (`TYPE_CLASS_TEXT`) or short (`EMAIL_ADDRESS`), and
  /// numbers. Classes and variations are numbers, not bits: two of them beside each other are refused.
  static func parse(_ words: [Substring]) throws(VocabularyError) -> AndroidInputType {
    var type = AndroidInputType(rawValue: 0)
    for word in words {
      if let number = try VocabularyNumber.parse(word) {
        type.rawValue |= number
        continue
      }
      let plain = VocabularyName.plain(word, without: ["inputtype."])
      if plain == "none" || plain == "typenull" { continue }
      guard let row = rows.first(where: { $0.spellings.contains(plain) }) else {
        throw .unknown("the input type", word, among: rows.map { $0.layoutName })
      }
      try type.add(row, word)
    }
    return type
  }

  private mutating func add(_ row: Row, _ word: Substring) throws(VocabularyError) {
    let isClass =
      switch row.group {
      case .typeClass: true
      case .textFlag, .textVariation, .numberFlag, .numberVariation, .dateTimeVariation: false
      }
    let wanted = isClass ? row.bits : row.group.typeClass
    guard typeClass == 0 || typeClass == wanted else {
      throw VocabularyError(word.shown + " belongs to another class of input type than what stands before it")
    }
    rawValue |= wanted
    switch row.group {
    case .typeClass: break
    case .textFlag, .numberFlag: rawValue |= row.bits
    case .textVariation, .numberVariation, .dateTimeVariation:
      guard variation == 0 || variation == row.bits || row.bits == 0 else {
        throw VocabularyError(word.shown + " is a second variation of the input type: there can be one")
      }
      rawValue |= row.bits
    }
  }

  /// The bits that neither class, variation nor flag of this class has.
  var unknownBits: UInt32 {
    var unknown = rawValue & 0xff00_0000
    if typeClass > Self.dateTime { unknown |= typeClass }
    let own = Self.rows.filter { $0.group.typeClass == typeClass }
    var flagBits: UInt32 = 0
    var variations: [UInt32] = [0]
    for row in own {
      switch row.group {
      case .typeClass: break
      case .textFlag, .numberFlag: flagBits |= row.bits
      case .textVariation, .numberVariation, .dateTimeVariation: variations.append(row.bits)
      }
    }
    unknown |= flags & ~flagBits
    if !variations.contains(variation) { unknown |= variation }
    return unknown
  }
}
