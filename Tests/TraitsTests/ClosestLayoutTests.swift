import KeyboardCore
import Locales
import Testing

@Suite("Precedence: the closest layout")
struct ClosestLayoutTests {
  /// Layouts for letters as there may be one day, and the pads.
  private static func layouts(_ letters: String...) -> [LayoutFacts] {
    let all = KeyboardType.allCases.filter { !$0.isPad }
    return letters.map { id in
      let parts = id.split(separator: "-").map(String.init)
      let home = LayoutFacts.Home(language: parts[0], script: parts[1], region: parts[2])
      return LayoutFacts(
        id: id, home: home, idioms: parts.count > 3 ? [.tablet] : [.phone], keyboardTypes: all)
    } + LayoutFacts.shipped.filter { $0.home == nil }
  }

  private func shown(
    _ locale: String, among layouts: [LayoutFacts], keyboard: KeyboardType = .default, isSecure: Bool = false,
    idiom: Idiom = .phone
  ) -> ResolvedTraits {
    var traits = TextInputTraits()
    traits.keyboardType = keyboard
    traits.isSecureTextEntry = isSecure
    return Precedence.resolve(
      FieldRequest(traits: traits, locale: LocaleData.facts(for: locale), idiom: idiom, layouts: layouts))
  }

  @Test(
    "Script first, then language, then region",
    arguments: [
      ("en_US", "en-Latn-US"), ("en_GB", "en-Latn-US"), ("de_DE", "de-Latn-DE"), ("de", "de-Latn-DE"),
      ("de_AT", "de-Latn-AT"), ("de_CH", "de-Latn-DE"), ("fr_FR", "en-Latn-US"), ("el_GR", "el-Grek-GR"),
      ("sr_RS", "sr-Cyrl-RS"), ("sr_Latn_RS", "en-Latn-US"), ("bg_BG", "sr-Cyrl-RS"), ("ja_JP", "en-Latn-US"),
      ("zz", "en-Latn-US"),
    ])
  func letters(locale: String, layout: String) {
    let layouts = Self.layouts("en-Latn-US", "de-Latn-DE", "de-Latn-AT", "sr-Cyrl-RS", "el-Grek-GR")
    #expect(shown(locale, among: layouts).layout == layout)
  }

  @Test(
    "Where ASCII is asked for the letters are Latin",
    arguments: [KeyboardType.asciiCapable, .emailAddress, .URL])
  func ascii(keyboard: KeyboardType) {
    let layouts = Self.layouts("el-Grek-GR", "en-Latn-US")
    #expect(shown("el_GR", among: layouts).layout == "el-Grek-GR")
    #expect(shown("el_GR", among: layouts, keyboard: keyboard).layout == "en-Latn-US")
    #expect(shown("el_GR", among: layouts, keyboard: .twitter).layout == "el-Grek-GR")
    #expect(shown("el_GR", among: layouts, keyboard: .twitter, isSecure: true).layout == "en-Latn-US")
  }

  @Test("A tablet's own layout is shown on tablets only, and only in its language")
  func tablets() {
    let layouts = Self.layouts("en-Latn-US", "en-Latn-US-tablet", "de-Latn-DE")
    #expect(shown("en_US", among: layouts).layout == "en-Latn-US")
    let tablet = shown("en_US", among: layouts, idiom: .tablet)
    #expect(tablet.layout == "en-Latn-US-tablet")
    #expect(!tablet.reasons.contains { $0.rule == "tablets-show-the-phones-layout" })
    #expect(shown("de_DE", among: layouts, idiom: .tablet).layout == "de-Latn-DE")
  }

  @Test("A keyboard type that no layout has is shown as the closest one")
  func types() {
    var layouts = LayoutFacts.shipped.filter { $0.id == "en-US" }
    for pad in KeyboardType.allCases where pad.isPad {
      let resolved = shown("en_US", among: layouts, keyboard: pad)
      #expect(resolved.keyboardType == .numbersAndPunctuation, "\(pad.name)")
      #expect(resolved.plane == "numbers")
      #expect(resolved.reasons.contains { $0.rule == "closest-keyboard-type" })
    }
    layouts[0].keyboardTypes = [.default, .asciiCapable]
    #expect(shown("en_US", among: layouts, keyboard: .emailAddress).keyboardType == .asciiCapable)
    #expect(shown("en_US", among: layouts, keyboard: .numberPad).keyboardType == .default)
    #expect(shown("en_US", among: [], keyboard: .twitter).keyboardType == .default)
  }

  @Test("A locale without a layout is told so", arguments: ["de_DE", "ja_JP", "ar"])
  func told(locale: String) {
    let reasons = shown(locale, among: LayoutFacts.shipped).reasons
    #expect(reasons.contains { $0.field == "layout" && $0.rule == "closest-layout-for-the-locale" })
    #expect(!shown("en_US", among: LayoutFacts.shipped).reasons.contains { $0.field == "layout" })
  }

  @Test("A field that allows no popover has all keys on a tablet, unless it is for a telephone number")
  func popover() {
    var traits = TextInputTraits()
    traits.allowsNumberPadPopover = false
    for keyboard in [KeyboardType.numberPad, .decimalPad, .phonePad] {
      traits.keyboardType = keyboard
      #expect(Precedence.resolve(FieldRequest(traits: traits)).keyboardType == keyboard)
      let tablet = Precedence.resolve(FieldRequest(traits: traits, idiom: .tablet))
      #expect(tablet.keyboardType == .numbersAndPunctuation)
      #expect(tablet.layout == "en-US" && tablet.plane == "numbers")
    }
    traits.textContentType = .telephoneNumber
    #expect(Precedence.resolve(FieldRequest(traits: traits, idiom: .tablet)).keyboardType == .phonePad)
  }
}
