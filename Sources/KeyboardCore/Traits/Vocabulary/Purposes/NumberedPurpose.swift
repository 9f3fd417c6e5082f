/// A purpose as one protocol names and numbers it.
public struct NumberedPurpose: Sendable, Hashable {
  /// As the protocol spells it: `FREE_FORM`, `normal`.
  public let name: String
  /// The protocol's number; another protocol has another one.
  public let number: UInt32
  /// What it stands for.
  public let purpose: InputPurpose

  init(_ name: String, _ number: UInt32, _ purpose: InputPurpose) {
    self.name = name
    self.number = number
    self.purpose = purpose
  }
}

extension [NumberedPurpose] {
  /// Reads a name or a number; an unknown number is kept, an unknown name refused.
  func number(_ word: Substring, prefixes: [String]) throws(VocabularyError) -> UInt32 {
    if let number = try VocabularyNumber.parse(word) { return number }
    let plain = VocabularyName.plain(word, without: prefixes)
    if let row = first(where: { VocabularyName.plain($0.name) == plain }) { return row.number }
    throw .unknown("the purpose", word, among: map { ASCII.lowercased($0.name) })
  }
}

extension VocabularyReading {
  /// Asks for what a purpose's number stands for in a protocol.
  mutating func take(purpose number: UInt32, in table: [NumberedPurpose], vocabulary: String) {
    if let row = table.first(where: { $0.number == number }) {
      take(row.purpose, rule: vocabulary + "-purpose", said: "purpose=" + ASCII.lowercased(row.name))
    } else {
      because(
        vocabulary + "-unknown-number-is-kept", "keyboardType",
        "purpose=\(number) is not known here: it is kept and treated as no purpose")
    }
  }
}
