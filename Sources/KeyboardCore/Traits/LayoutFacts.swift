/// What the precedence table knows of a layout without reading its file.
public struct LayoutFacts: Sendable, Hashable {
  /// `Layout.id`: `en-US`, `phone-pad`.
  public var id: String
  /// Where its letters are at home; nil for pads, which have none.
  public var home: Home?
  /// The family of shapes that it was made for.
  public var idiom: Idiom
  /// The keyboards that it can show.
  public var keyboardTypes: [KeyboardType]

  /// A language as it is written somewhere.
  public struct Home: Sendable, Hashable {
    /// ISO 639: `en`.
    public var language: String
    /// ISO 15924: `Latn`.
    public var script: String
    /// ISO 3166: `US`.
    public var region: String

    /// All three in the spelling of BCP 47.
    public init(language: String, script: String, region: String) {
      self.language = language
      self.script = script
      self.region = region
    }
  }

  /// A layout for keyboards with letters, or for the pads that are named.
  public init(id: String, home: Home?, idiom: Idiom = .phone, keyboardTypes: [KeyboardType]) {
    self.id = id
    self.home = home
    self.idiom = idiom
    self.keyboardTypes = keyboardTypes
  }

  /// The layouts that come with the program; of equally close ones the first is shown.
  public static let shipped = [
    LayoutFacts(
      id: "en-US", home: Home(language: "en", script: "Latn", region: "US"),
      keyboardTypes: KeyboardType.allCases.filter { !$0.isPad }),
    LayoutFacts(id: "number-pad", home: nil, keyboardTypes: [.numberPad, .asciiCapableNumberPad]),
    LayoutFacts(id: "decimal-pad", home: nil, keyboardTypes: [.decimalPad]),
    LayoutFacts(id: "phone-pad", home: nil, keyboardTypes: [.phonePad]),
  ]

  /// How well it suits a field; greater is closer. Letters that cannot be typed at all outweigh a strange order of
  /// keys, and that outweighs a region's few signs.
  func closeness(to locale: LocaleFacts, idiom: Idiom, needsASCII: Bool) -> Int {
    var closeness = idiom == self.idiom ? 1 : 0
    guard let home else { return closeness }
    if needsASCII, home.script == "Latn" { closeness += 16 }
    if home.script == locale.script { closeness += 8 }
    if home.language == locale.language { closeness += home.region == locale.region ? 6 : 4 }
    return closeness
  }
}
