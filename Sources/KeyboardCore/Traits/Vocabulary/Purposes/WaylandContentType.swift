/// What a field says through Wayland's text-input protocols: a purpose and hints, in the numbers of one version.
public struct WaylandContentType: Sendable, Hashable {
  /// The versions of the protocol that are spoken; their numbers and some names differ.
  public enum Version: String, Sendable, CaseIterable {
    /// text-input-unstable-v1.
    case v1
    /// text-input-unstable-v3.
    case v3
  }

  /// Whose numbers they are.
  public var version: Version
  /// `content_purpose`; unknown numbers are kept.
  public var purpose: UInt32 = 0
  /// `content_hint`; unknown bits are kept.
  public var hints: UInt32 = 0

  /// Normal text without hints, but for what is given.
  public init(_ version: Version, purpose: UInt32 = 0, hints: UInt32 = 0) {
    self.version = version
    self.purpose = purpose
    self.hints = hints
  }

  /// The purposes of a version: 9 is a date in version 1 and a PIN in version 3.
  public static func purposes(_ version: Version) -> [NumberedPurpose] {
    let shared: [InputPurpose] = [
      .freeForm, .alpha, .digits, .number, .phone, .url, .email, .name, .password,
    ]
    let own: [InputPurpose] =
      switch version {
      case .v1: [.date, .time, .dateTime, .terminal]
      case .v3: [.pin, .date, .time, .dateTime, .terminal]
      }
    return (shared + own).enumerated().map { NumberedPurpose(name(of: $1), UInt32($0), $1) }
  }

  /// The hints of a version.
  public static func hints(_ version: Version) -> [NumberedHint] {
    let own: [NumberedHint] =
      switch version {
      case .v1:
        [
          NumberedHint("default", 0x7, nil), NumberedHint("password", 0xc0, nil),
          NumberedHint("auto_completion", 1, .completion), NumberedHint("auto_correction", 2, .correction),
        ]
      case .v3: [NumberedHint("completion", 1, .completion), NumberedHint("spellcheck", 2, .spellCheck)]
      }
    return [NumberedHint("none", 0, nil)] + own + [
      NumberedHint("auto_capitalization", 4, .sentences), NumberedHint("lowercase", 8, .lowercase),
      NumberedHint("uppercase", 0x10, .uppercase), NumberedHint("titlecase", 0x20, .titlecase),
      NumberedHint("hidden_text", 0x40, .hiddenText), NumberedHint("sensitive_data", 0x80, .sensitive),
      NumberedHint("latin", 0x100, .latin), NumberedHint("multiline", 0x200, .multiline),
    ]
  }

  /// Reads `v3 purpose=digits hints=sensitive_data`, in names or in the version's numbers; without a version it is 3.
  public static func parse(_ text: String) throws(VocabularyError) -> WaylandContentType {
    let words = try VocabularyWords(text, keys: ["purpose", "hints"])
    guard words.leading.count < 2 else {
      throw VocabularyError(words.leading[1].shown + " stands before purpose= or hints=")
    }
    var type = WaylandContentType(.v3)
    if let word = words.leading.first {
      guard let version = Version(rawValue: ASCII.lowercased(word)) else {
        throw VocabularyError("the version " + word.shown + " is not known; it is v1 or v3")
      }
      type.version = version
    }
    let prefix = "zwptextinput" + type.version.rawValue + "content"
    if let word = try words.single("purpose") {
      type.purpose = try purposes(type.version).number(word, prefixes: [prefix + "purpose"])
    }
    if let list = words.list("hints") {
      type.hints = try hints(type.version).bits(list, prefixes: [prefix + "hint"])
    }
    return type
  }

  /// What it comes to.
  public var reading: VocabularyReading {
    var reading = VocabularyReading()
    let table = Self.hints(version)
    reading.take(purpose: purpose, in: Self.purposes(version), vocabulary: "wayland")
    let words = table.set(in: hints).compactMap { row in
      row.hint.map { (hint: $0, said: "hints=" + row.name) }
    }
    reading.take(words, vocabulary: "wayland", isProse: purpose == 0)
    reading.mention(unknown: table.unknown(in: hints), of: "hints", vocabulary: "wayland")
    return reading
  }

  private static func name(of purpose: InputPurpose) -> String {
    switch purpose {
    case .freeForm: "normal"
    case .alpha: "alpha"
    case .digits: "digits"
    case .number: "number"
    case .phone: "phone"
    case .url: "url"
    case .email: "email"
    case .name: "name"
    case .password: "password"
    case .pin: "pin"
    case .terminal: "terminal"
    case .date: "date"
    case .time: "time"
    case .dateTime: "datetime"
    }
  }
}
