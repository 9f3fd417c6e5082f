import KeyboardCore
import Testing

@testable import Keymap

/// Dead keys and Compose sequences of a locale.
@Suite struct ComposeTests {
  @Test("the locale is the first that is set; C says nothing")
  func environment() {
    #expect(ComposeLocale(lcAll: nil, lcCType: nil, lang: nil) == .standard)
    #expect(ComposeLocale(lcAll: "", lcCType: "", lang: "C.UTF-8") == .standard)
    #expect(ComposeLocale(lcAll: "POSIX", lcCType: "pt_BR.UTF-8", lang: nil) == .standard)
    #expect(ComposeLocale(lcAll: "", lcCType: "pt_BR.UTF-8", lang: "de_DE.UTF-8").name == "pt_BR.UTF-8")
    #expect(ComposeLocale(lcAll: nil, lcCType: nil, lang: "de_DE.UTF-8").name == "de_DE.UTF-8")
  }

  @Test("c with an acute is what the locale makes of it")
  func locales() throws {
    let acute: [KeyStroke] = [.down(13), .up(13), .down(46), .up(46)]
    for (locale, text) in [("en_US.UTF-8", "ć"), ("pt_BR.UTF-8", "ç"), ("nn_XX.UTF-8", "ć"), ("de_DE", "ć")] {
      let keymap = try Keymap(KeymapName(layout: "de"), compose: ComposeLocale(named: locale))
      var receiver = Receiver(keymap)
      let read = receiver.read(acute)
      #expect(read == text, "\(locale)")
      var strokes: [KeyStroke] = []
      let typed = keymap.strokes(for: text, into: &strokes)
      #expect(typed)
      #expect(strokes == acute, "\(locale)")
    }
  }

  @Test("a sequence that comes to nothing takes its last key with it")
  func cancelled() throws {
    let keymap = try Keymap(layout: "de")
    var receiver = Receiver(keymap)
    let nothing = receiver.read([.down(13), .up(13), .down(16), .up(16)])
    #expect(nothing.isEmpty)
    let next = receiver.read([.down(16), .up(16)])
    #expect(next == "q")
    // With Control a dead key begins nothing, and Shift on the way breaks nothing off.
    let control = receiver.read([.down(29), .down(13), .up(13), .up(29), .down(16), .up(16)])
    #expect(control == "q")
    let shifted = receiver.read([.down(13), .up(13), .down(42), .down(18), .up(18), .up(42)])
    #expect(shifted == "É")
    let waiting = receiver.read([.down(13), .up(13)])
    #expect(waiting.isEmpty)
    let rests = receiver.isAtRest
    #expect(!rests)
  }

  @Test("a letter that sequences take for a begin of one is not typed by its key")
  func lamAlef() throws {
    let keymap = try Keymap(layout: "ara")
    let ligature = keymap.path(for: "\u{fefb}")
    #expect(ligature == nil)
    var strokes: [KeyStroke] = []
    let typed = keymap.strokes(for: "\u{644}\u{627}", into: &strokes)
    #expect(typed)
    var receiver = Receiver(keymap)
    let text = receiver.read(strokes)
    #expect(text == "\u{644}\u{627}")
  }

  @Test(
    "sequences begin with the keysyms that they are said to begin with",
    arguments: ["en_US", "pt_BR", "pt_PT", "el_GR", "cs_CZ", "fi_FI", "ru_RU", "ja_JP", "th_TH", "km_KH", "sr_RS"])
  func beginnings(locale: String) {
    let rules = ComposeRules(ComposeLocale(named: "\(locale).UTF-8"))
    for symbol in Array(0x20...0xffff) + Array(0x100_0100...0x101_0000) as [UInt32] where rules.isBeginning(symbol) {
      #expect(rules.begins(with: symbol), "\(String(symbol, radix: 16))")
    }
  }

  @Test("where sequences begin with letters, those are no longer typed by themselves")
  func letters() {
    let rules = ComposeRules(ComposeLocale(named: "am_ET.UTF-8"))
    #expect(rules.begins(with: 0x100_fe75))
    #expect(!rules.begins(with: 0x61))
  }
}
