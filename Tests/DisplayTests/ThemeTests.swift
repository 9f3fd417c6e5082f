@testable import Display
import KeyboardCore
import Posix
import Testing

@Suite("Themes")
struct ThemeTests {
  @Test(
    "The contrast of a pair is WCAG's",
    arguments: [
      (UInt32(0x000000), UInt32(0xFFFFFF), 21.0), (0x777777, 0xFFFFFF, 4.478), (0x767676, 0xFFFFFF, 4.542),
      (0x0000FF, 0xFFFFFF, 8.592), (0xFF0000, 0xFFFFFF, 3.998), (0x123456, 0x123456, 1),
    ])
  func contrast(one: UInt32, other: UInt32, ratio: Double) {
    #expect(abs(Contrast.ratio(one, other) - ratio) < 0.002)
    #expect(Contrast.ratio(one, other) == Contrast.ratio(other, one))
  }

  @Test("Our own texts can be read", arguments: [KeyboardAppearance.light, .dark, .highContrast])
  func ownContrast(_ appearance: KeyboardAppearance) {
    let palette = Theme.standard.palette(appearance)
    for pair in Palette.pairs {
      let least = appearance == .highContrast ? 7.0 : 4.5
      #expect(palette.contrast(of: pair) >= least, "\(pair.text) on \(pair.ground): \(palette.contrast(of: pair))")
    }
    if appearance == .highContrast {
      let disabled = ContrastPair(text: "disabledText", ground: "disabledKey", isLarge: false)
      let border = ContrastPair(text: "keyBorder", ground: "ground", isLarge: true)
      #expect(palette.contrast(of: disabled) >= 7)
      #expect(palette.contrast(of: border) >= 7)
    }
  }

  private func read(_ text: String) throws -> Theme { try ThemeReader.read(Array(text.utf8), name: "t.json") }

  @Test func aSectionOutranksWhatHoldsForAll() throws {
    let theme = try read(
      """
      // of a kiosk
      {"dark": {"text": "#FFEEDD"}, "colours": {"text": "#112233", "keyShadow": "#00000080"}, "keyRadius": 9.5, "keyHeight": 60}
      """)
    #expect(theme.light.text == Colour(0x112233))
    #expect(theme.dark.text == Colour(0xFFEEDD))
    #expect(theme.highContrast.keyShadow.text == "#00000080")
    #expect(theme.sizes.keyRadius == 9.5)
    #expect(theme.geometry == GeometryStyle(keyHeight: 60))
  }

  @Test(
    "Bad themes are refused with the place of the fault",
    arguments: [
      (##"{"colours": {"text": "red"}}"##, "t.json: /colours/text: expected a colour"),
      (##"{"colours": {"text": 7}}"##, "t.json: /colours/text: expected a string, found 7"),
      (##"{"light": {"grund": "#000000"}}"##, "t.json: /light/grund: not known, did you mean ground?"),
      (##"{"colors": {}}"##, "t.json: /colors: not known, did you mean colours?"),
      (##"{"keyHeight": "tall"}"##, "t.json: /keyHeight: expected a number of points from 12 to 200, found \"tall\""),
      (##"{"keyRadius": -1}"##, "t.json: /keyRadius: expected a number of points from 0 to 60, found -1"),
      (##"{"keyRadius": 1e999}"##, "t.json: /keyRadius: expected a number"),
      (##"{"font": "No Such Font"}"##, "t.json: /font: no font \"No Such Font\" is installed"),
      (##"{"font": {"file": "/nowhere.ttf"}}"##, "t.json: /font/file: there is no file"),
      (##"{"font": {"file": "/etc/passwd"}}"##, "t.json: /font/file: \"/etc/passwd\" is not a font file"),
      (##"{"dark": []}"##, "t.json: /dark: expected an object, found an array"),
      ("[]", "t.json: expected an object, found an array"), ("{", "t.json:1:2: "),
    ])
  func refusals(text: String, says: String) {
    do {
      _ = try read(text)
      Issue.record("\(text) is taken")
    } catch let error as DisplayError {
      #expect(error.kind == .badData)
      #expect(error.description.hasPrefix(says), "\(error)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func warnsOfTextsThatCannotBeRead() throws {
    let theme = try read(##"{"light": {"actionKey": "#8BC34A"}, "highContrast": {"hint": "#808080"}}"##)
    #expect(
      theme.warnings == [
        "light: actionText #FFFFFF on actionKey #8BC34A has a contrast of 2.0 to 1; it should have 4.5 to 1 at least",
        "highContrast: hint #808080 on characterKey #000000 has a contrast of 5.3 to 1; it should have 7.0 to 1 at least",
      ])
    // What a theme leaves as it is, it is not blamed for; large letters may have less.
    let white = ##"{"keyRadius": 2, "light": {"text": "#767676", "functionKey": "#FFFFFF", "ground": "#FFFFFF"}}"##
    #expect(try read(white).warnings.isEmpty)
  }

  @Test func theExampleIsGood() throws {
    let bytes = try Files.read(SourceTree.root + "/Examples/themes/brand.json", limit: ThemeReader.largest)
    let theme = try ThemeReader.read(bytes, name: "theme.json")
    #expect(theme.warnings.isEmpty)
    #expect(theme.geometry.keyHeight == 46)
  }
}
