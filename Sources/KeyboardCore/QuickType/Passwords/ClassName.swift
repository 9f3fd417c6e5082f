/// A class of characters that the `passwordrules` language has a name for.
public enum ClassName: String, Sendable, CaseIterable {
  /// `A` to `Z`.
  case upper
  /// `a` to `z`.
  case lower
  /// `0` to `9`.
  case digit
  /// The 33 other printable ASCII characters, the blank among them.
  case special
  /// All 95 printable ASCII characters.
  case asciiPrintable = "ascii-printable"
  /// Every character there is.
  case unicode

  /// By its spelling, upper and lower case being the same here; nil for any other word.
  init?(spelling: String) {
    self.init(rawValue: spelling.lowercased())
  }
}
