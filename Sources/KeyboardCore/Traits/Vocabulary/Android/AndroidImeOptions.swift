/// `EditorInfo.imeOptions`, with Android's numbers: an action and flags; unknown bits are kept.
public struct AndroidImeOptions: RawRepresentable, Sendable, Hashable {
  /// Android's number.
  public var rawValue: UInt32

  /// Any number is a set of options.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// What the Enter key does: `IME_MASK_ACTION`.
  public var action: UInt32 { rawValue & 0xff }

  /// By the names of layout files, in the order of their numbers.
  public static let actions: [VocabularyName] = [
    VocabularyName("actionUnspecified", 0), VocabularyName("actionNone", 1), VocabularyName("actionGo", 2),
    VocabularyName("actionSearch", 3), VocabularyName("actionSend", 4), VocabularyName("actionNext", 5),
    VocabularyName("actionDone", 6), VocabularyName("actionPrevious", 7),
  ]

  /// By the names of layout files.
  public static let flags: [VocabularyName] = [
    VocabularyName("flagNoPersonalizedLearning", 0x100_0000), VocabularyName("flagNoFullscreen", 0x200_0000),
    VocabularyName("flagNavigatePrevious", 0x400_0000), VocabularyName("flagNavigateNext", 0x800_0000),
    VocabularyName("flagNoExtractUi", 0x1000_0000), VocabularyName("flagNoAccessoryAction", 0x2000_0000),
    VocabularyName("flagNoEnterAction", 0x4000_0000), VocabularyName("flagForceAscii", 0x8000_0000),
  ]

  static let noPersonalizedLearning: UInt32 = 0x100_0000
  static let noEnterAction: UInt32 = 0x4000_0000
  static let forceASCII: UInt32 = 0x8000_0000

  /// The return key that does the same; nil: there is none.
  public var returnKeyType: ReturnKeyType? {
    switch action {
    case 0, 1: .default
    case 2: .go
    case 3: .search
    case 4: .send
    case 5: .next
    case 6: .done
    default: nil
    }
  }

  /// Reads names, of layout files (`actionNext`) or of Java (`IME_ACTION_NEXT`), and numbers.
  static func parse(_ words: [Substring]) throws(VocabularyError) -> AndroidImeOptions {
    var options = AndroidImeOptions(rawValue: 0)
    for word in words {
      if let number = try VocabularyNumber.parse(word) {
        options.rawValue |= number
        continue
      }
      let plain = VocabularyName.plain(word, without: ["editorinfo.ime", "ime"])
      if plain == "normal" || plain == "null" { continue }
      if let row = actions.first(where: { [plain, "action" + plain].contains(VocabularyName.plain($0.name)) }) {
        guard options.action == 0 || options.action == row.number else {
          throw VocabularyError(word.shown + " is a second action: there can be one")
        }
        options.rawValue |= row.number
      } else if let row = flags.first(where: { VocabularyName.plain($0.name) == plain }) {
        options.rawValue |= row.number
      } else {
        throw .unknown("the IME option", word, among: (actions + flags).map { $0.name })
      }
    }
    return options
  }

  /// The bits that neither action nor flag has.
  var unknownBits: UInt32 {
    Self.flags.reduce(rawValue & ~0xff) { $0 & ~$1.number } | (action > 7 ? action : 0)
  }
}
