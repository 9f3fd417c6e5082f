/// `android.text.InputType`, with Android's numbers: a class, a variation of it, and flags; unknown bits are kept.
public struct AndroidInputType: RawRepresentable, Sendable, Hashable {
  /// Android's number.
  public var rawValue: UInt32

  /// Any number is an input type.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The kind of text: `TYPE_MASK_CLASS`.
  public var typeClass: UInt32 { rawValue & 0xf }
  /// A kind of the class: `TYPE_MASK_VARIATION`.
  public var variation: UInt32 { rawValue & 0xff0 }
  /// What else is wanted: `TYPE_MASK_FLAGS`.
  public var flags: UInt32 { rawValue & 0x00ff_f000 }

  /// `TYPE_CLASS_TEXT`.
  static let text: UInt32 = 1
  /// `TYPE_CLASS_NUMBER`.
  static let number: UInt32 = 2
  /// `TYPE_CLASS_PHONE`.
  static let phone: UInt32 = 3
  /// `TYPE_CLASS_DATETIME`.
  static let dateTime: UInt32 = 4

  /// A part of the input type that has a name.
  enum Group: Sendable {
    case typeClass, textFlag, textVariation, numberFlag, numberVariation, dateTimeVariation

    /// What the names of Java begin with, without `_`, in lower case.
    var javaPrefix: String {
      switch self {
      case .typeClass: "typeclass"
      case .textFlag: "typetextflag"
      case .textVariation: "typetextvariation"
      case .numberFlag: "typenumberflag"
      case .numberVariation: "typenumber"
      case .dateTimeVariation: "typedatetimevariation"
      }
    }

    /// What the names of layout files begin with.
    var layoutPrefix: String {
      switch self {
      case .typeClass, .dateTimeVariation: ""
      case .textFlag, .textVariation: "text"
      case .numberFlag, .numberVariation: "number"
      }
    }

    var typeClass: UInt32 {
      switch self {
      case .typeClass: 0
      case .textFlag, .textVariation: AndroidInputType.text
      case .numberFlag, .numberVariation: AndroidInputType.number
      case .dateTimeVariation: AndroidInputType.dateTime
      }
    }
  }

  /// A name, the group that it belongs to, and its bits within it.
  struct Row: Sendable {
    let name: String
    let group: Group
    let bits: UInt32

    init(_ name: String, _ group: Group, _ bits: UInt32) {
      self.name = name
      self.group = group
      self.bits = bits
    }

    /// The spellings of Java, of layout files, and the short one, as `VocabularyName.plain` has them.
    var spellings: [String] {
      let short = VocabularyName.plain(name)
      let own = [short, group.javaPrefix + short, group.layoutPrefix + short]
      return name == "VARIATION_PASSWORD" ? own + ["numberpassword"] : own
    }

    /// As a layout file spells it: `textEmailAddress`.
    var layoutName: String {
      var text = group.layoutPrefix
      for part in name.split(separator: "_") where part != "VARIATION" {
        let small = ASCII.lowercased(part)
        text += text.isEmpty ? small : small.prefix(1).uppercased() + small.dropFirst()
      }
      return text
    }
  }

  static let rows: [Row] = [
    Row("TEXT", .typeClass, 1), Row("NUMBER", .typeClass, 2), Row("PHONE", .typeClass, 3),
    Row("DATETIME", .typeClass, 4),
    Row("CAP_CHARACTERS", .textFlag, 0x1000), Row("CAP_WORDS", .textFlag, 0x2000),
    Row("CAP_SENTENCES", .textFlag, 0x4000), Row("AUTO_CORRECT", .textFlag, 0x8000),
    Row("AUTO_COMPLETE", .textFlag, 0x1_0000), Row("MULTI_LINE", .textFlag, 0x2_0000),
    Row("IME_MULTI_LINE", .textFlag, 0x4_0000), Row("NO_SUGGESTIONS", .textFlag, 0x8_0000),
    Row("NORMAL", .textVariation, 0), Row("URI", .textVariation, 0x10), Row("EMAIL_ADDRESS", .textVariation, 0x20),
    Row("EMAIL_SUBJECT", .textVariation, 0x30), Row("SHORT_MESSAGE", .textVariation, 0x40),
    Row("LONG_MESSAGE", .textVariation, 0x50), Row("PERSON_NAME", .textVariation, 0x60),
    Row("POSTAL_ADDRESS", .textVariation, 0x70), Row("PASSWORD", .textVariation, 0x80),
    Row("VISIBLE_PASSWORD", .textVariation, 0x90), Row("WEB_EDIT_TEXT", .textVariation, 0xa0),
    Row("FILTER", .textVariation, 0xb0), Row("PHONETIC", .textVariation, 0xc0),
    Row("WEB_EMAIL_ADDRESS", .textVariation, 0xd0), Row("WEB_PASSWORD", .textVariation, 0xe0),
    Row("SIGNED", .numberFlag, 0x1000), Row("DECIMAL", .numberFlag, 0x2000),
    Row("VARIATION_PASSWORD", .numberVariation, 0x10),
    Row("DATE", .dateTimeVariation, 0x10), Row("TIME", .dateTimeVariation, 0x20),
  ]

  /// The layout file's name of what a part of the value is; nil where it has none.
  func name(of group: Group) -> String? {
    let part =
      switch group {
      case .typeClass: typeClass
      case .textFlag, .numberFlag: flags
      case .textVariation, .numberVariation, .dateTimeVariation: variation
      }
    return Self.rows.first { $0.group == group && $0.bits == part }?.layoutName
  }
}
