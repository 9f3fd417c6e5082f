/// A hint as one protocol names it and the bit that it gives it.
public struct NumberedHint: Sendable, Hashable {
  /// As the protocol spells it: `UPPERCASE_CHARS`, `ImhDigitsOnly`.
  public let name: String
  /// The protocol's bit, or several of them for a word that stands for more than one hint.
  public let bits: UInt32
  /// What it says; nil for a word that is no single hint.
  public let hint: InputHint?

  init(_ name: String, _ bits: UInt32, _ hint: InputHint?) {
    self.name = name
    self.bits = bits
    self.hint = hint
  }
}

extension [NumberedHint] {
  /// Reads names and numbers into one number; unknown bits are kept, unknown names refused.
  func bits(_ words: [Substring], prefixes: [String]) throws(VocabularyError) -> UInt32 {
    var bits: UInt32 = 0
    for word in words {
      if let number = try VocabularyNumber.parse(word) {
        bits |= number
        continue
      }
      let plain = VocabularyName.plain(word, without: prefixes)
      guard let row = first(where: { VocabularyName.plain($0.name, without: prefixes) == plain }) else {
        throw .unknown("the hint", word, among: map { Self.asTyped($0.name) })
      }
      bits |= row.bits
    }
    return bits
  }

  /// The single hints that are set, in the order of their bits.
  func set(in bits: UInt32) -> [NumberedHint] {
    filter { $0.hint != nil && $0.bits & bits == $0.bits }
  }

  /// The bits that no hint has.
  func unknown(in bits: UInt32) -> UInt32 {
    reduce(bits) { $1.hint == nil ? $0 : $0 & ~$1.bits }
  }

  /// As people type it: GTK's names in lower case, Qt's as they are.
  private static func asTyped(_ name: String) -> String {
    name.hasPrefix("Imh") ? name : ASCII.lowercased(name)
  }
}
