/// How the letters of a text are put beside each other; by their names in ISO 15924.
enum WritingScript: String {
  /// From left to right, as SDL2_ttf does when it is told nothing (`Zzzz`: an unknown script).
  case fromTheLeft = "Zzzz"
  /// From right to left.
  case hebrew = "Hebr"
  /// From right to left, in forms that hang on the letters beside them.
  case arabic = "Arab"

  /// From the right only where all letters are; a text of both directions is left as it is, and so are numbers.
  init(of text: String) {
    var script = WritingScript.fromTheLeft
    for scalar in text.unicodeScalars where scalar.value >= 0x41 && scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x0590...0x05ff, 0xfb1d...0xfb4f: script = .hebrew
      case 0x0600...0x06ff, 0x0750...0x077f, 0x08a0...0x08ff, 0xfb50...0xfdff, 0xfe70...0xfeff: script = .arabic
      default:
        self = .fromTheLeft
        return
      }
    }
    self = script
  }
}
