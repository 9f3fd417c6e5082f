/// `Qt::EnterKeyType`, with Qt's numbers; unknown numbers are kept.
public struct QtEnterKey: RawRepresentable, Sendable, Hashable {
  /// Qt's number.
  public var rawValue: UInt32

  /// Any number is a kind of Enter key.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// All names of Qt 6.4.
  public static let names: [VocabularyName] = [
    VocabularyName("EnterKeyDefault", 0), VocabularyName("EnterKeyReturn", 1), VocabularyName("EnterKeyDone", 2),
    VocabularyName("EnterKeyGo", 3), VocabularyName("EnterKeySend", 4), VocabularyName("EnterKeySearch", 5),
    VocabularyName("EnterKeyNext", 6), VocabularyName("EnterKeyPrevious", 7),
  ]

  /// The return key that does the same; nil: there is none.
  public var returnKeyType: ReturnKeyType? {
    switch rawValue {
    case 0, 1: .default
    case 2: .done
    case 3: .go
    case 4: .send
    case 5: .search
    case 6: .next
    default: nil
    }
  }

  /// Qt's name, or the number where there is none.
  public var name: String {
    Self.names.first { $0.number == rawValue }?.name ?? String(rawValue)
  }

  /// Reads `EnterKeyGo`, with or without `Qt::` and `EnterKey`, or a number.
  static func parse(_ word: Substring) throws(VocabularyError) -> QtEnterKey {
    if let number = try VocabularyNumber.parse(word) { return QtEnterKey(rawValue: number) }
    let plain = VocabularyName.plain(word, without: ["qt::enterkey", "qt::", "enterkey"])
    for row in names where VocabularyName.plain(row.name, without: ["enterkey"]) == plain {
      return QtEnterKey(rawValue: row.number)
    }
    throw .unknown("the Enter key", word, among: names.map { $0.name })
  }
}
