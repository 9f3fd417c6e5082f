import Glibc

/// A font that Keypane draws with: where Debian puts it and which package brings it.
public struct FontFile: Sendable, Hashable {
  /// The first that exists is read.
  public let paths: [String]
  /// Debian's.
  public let package: String
  /// What it is for, for people: `Arabic letters`.
  public let purpose: String

  /// Whether one of the paths can be read.
  public var exists: Bool { path != nil }

  /// The first path that can be read.
  var path: String? { paths.first { unsafe access($0, R_OK) == 0 } }

  /// Named by themes: not of a package.
  init(theme path: String) {
    paths = [path]
    package = ""
    purpose = "the theme"
  }

  private init(_ paths: [String], _ package: String, _ purpose: String) {
    self.paths = paths
    self.package = package
    self.purpose = purpose
  }

  private static func inter(_ name: String) -> FontFile {
    FontFile(
      ["/usr/share/fonts/opentype/inter/\(name).otf", "/usr/share/fonts/truetype/inter/\(name).ttf"], "fonts-inter",
      "Latin, Greek and Cyrillic letters")
  }

  private static func noto(_ name: String, _ purpose: String) -> FontFile {
    FontFile(["/usr/share/fonts/truetype/noto/\(name).ttf"], "fonts-noto-core", purpose)
  }

  static let text = inter("Inter-Regular")
  static let display = inter("InterDisplay-Regular")
  static let semibold = inter("Inter-SemiBold")
  static let dejaVu = FontFile(
    ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"], "fonts-dejavu-core", "signs that no other font has")
  static let arabic = noto("NotoSansArabic-Regular", "Arabic letters")
  static let hebrew = noto("NotoSansHebrew-Regular", "Hebrew letters")
  static let thai = noto("NotoSansThai-Regular", "Thai letters")
  static let devanagari = noto("NotoSansDevanagari-Regular", "Devanagari letters")
  static let cjk = FontFile(
    ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"], "fonts-noto-cjk", "kana, Hangul and Chinese characters")
  static let emoji = FontFile(
    ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"], "fonts-noto-color-emoji", "emoji")

  /// What everything is drawn with; without them nothing is.
  public static let basic = [text, display, semibold, dejaVu]

  /// What the letters of a script need beyond `basic`; ISO 15924: `Arab`.
  public static func letters(ofScript script: String) -> [FontFile] {
    switch script {
    case "Arab": [arabic]
    case "Hebr": [hebrew]
    case "Thai": [thai]
    case "Deva": [devanagari]
    case "Jpan", "Kore", "Hang", "Hira", "Kana", "Hrkt", "Hani", "Hans", "Hant": [cjk]
    // Inter has the letters of Latn, Grek and Cyrl, DejaVu Sans those of many others.
    default: []
    }
  }

  /// What the emoji keyboard needs.
  public static let pictures = [emoji]
}
