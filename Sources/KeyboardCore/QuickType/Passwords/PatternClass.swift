/// A class of characters in a pattern: whole ranges, and single characters that are neither letter nor digit.
struct PatternClass {
  /// Of `A-Z`, `a-z`, `0-9` those that it has.
  private(set) var ranges: Set<ClassName> = []
  /// The others in the order of the pattern, without `-` and `]`, which have their places.
  private var others: [UInt8] = []
  private var hasHyphen = false
  private var hasBracket = false

  var isEmpty: Bool { ranges.isEmpty && othersText == nil }

  mutating func insert(_ range: ClassName) {
    ranges.insert(range)
  }

  mutating func insert(_ character: UInt8) {
    switch character {
    case UInt8(ascii: "-"): hasHyphen = true
    case UInt8(ascii: "]"): hasBracket = true
    default: others.append(character)
    }
  }

  /// The single characters as a custom class; nil where there are none.
  var othersText: String? {
    guard hasHyphen || hasBracket || !others.isEmpty else { return nil }
    return "[" + (hasHyphen ? "-" : "") + String(decoding: others, as: UTF8.self) + (hasBracket ? "]" : "") + "]"
  }

  /// Whether two classes have the same single characters, whatever their order.
  func hasSameOthers(as other: PatternClass) -> Bool {
    hasHyphen == other.hasHyphen && hasBracket == other.hasBracket && others.sorted() == other.others.sorted()
  }

  /// As a value of `required`: digit, upper, lower, then the others.
  var rulesText: String {
    let names = [ClassName.digit, .upper, .lower].filter(ranges.contains).map { $0.rawValue }
    return (names + [othersText].compactMap { $0 }).joined(separator: ", ")
  }
}
