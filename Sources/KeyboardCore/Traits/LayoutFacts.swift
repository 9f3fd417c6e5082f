/// What the precedence table knows of a layout without reading its file.
public struct LayoutFacts: Sendable, Hashable {
  /// `Layout.id`: `en-US`, `phone-pad`.
  public var id: String
  /// Where its letters are at home; nil for pads, which have none.
  public var home: Home?
  /// The family of shapes that it was made for; nil: for all of them.
  public var idiom: Idiom?
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
  public init(id: String, home: Home?, idiom: Idiom? = .phone, keyboardTypes: [KeyboardType]) {
    self.id = id
    self.home = home
    self.idiom = idiom
    self.keyboardTypes = keyboardTypes
  }

  /// The layouts that come with the program; of equally close ones the first is shown.
  public static let shipped = letters + pads

  private static let pads = [
    LayoutFacts(id: "number-pad", home: nil, keyboardTypes: [.numberPad, .asciiCapableNumberPad]),
    LayoutFacts(id: "decimal-pad", home: nil, keyboardTypes: [.decimalPad]),
    LayoutFacts(id: "phone-pad", home: nil, keyboardTypes: [.phonePad]),
  ]

  /// Id, language, script and region of the layouts with letters; they are for phones and tablets alike.
  private static let letters = """
    en-US en Latn US
    en-GB en Latn GB
    de de Latn DE
    fr fr Latn FR
    es es Latn ES
    it it Latn IT
    pt-BR pt Latn BR
    pt-PT pt Latn PT
    nl nl Latn NL
    sv sv Latn SE
    da da Latn DK
    nb nb Latn NO
    fi fi Latn FI
    is is Latn IS
    pl pl Latn PL
    cs cs Latn CZ
    sk sk Latn SK
    hu hu Latn HU
    ro ro Latn RO
    hr hr Latn HR
    tr tr Latn TR
    vi vi Latn VN
    sr sr Cyrl RS
    bg bg Cyrl BG
    el el Grek GR
    ru ru Cyrl RU
    uk uk Cyrl UA
    he he Hebr IL
    ar ar Arab EG
    fa fa Arab IR
    hi hi Deva IN
    th th Thai TH
    ja ja Jpan JP
    ja-romaji ja Jpan JP
    ko ko Kore KR
    """.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return LayoutFacts(
        id: words[0], home: Home(language: words[1], script: words[2], region: words[3]), idiom: nil,
        keyboardTypes: KeyboardType.allCases.filter { !$0.isPad })
    }

  /// How well it suits a field; greater is closer. Letters that cannot be typed at all outweigh a strange order of
  /// keys, and that outweighs a region's few signs.
  func closeness(to locale: LocaleFacts, idiom: Idiom, needsASCII: Bool) -> Int {
    var closeness = self.idiom == nil || idiom == self.idiom ? 1 : 0
    guard let home else { return closeness }
    if needsASCII, home.script == "Latn" { closeness += 16 }
    if home.script == locale.script { closeness += 8 }
    if home.language == locale.language { closeness += home.region == locale.region ? 6 : 4 }
    return closeness
  }
}
