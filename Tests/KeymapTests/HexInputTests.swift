import KeyboardCore
import Testing

@testable import Keymap

/// Characters by their numbers, for programs that read these.
@Suite struct HexInputTests {
  private func strokes(_ text: Character, _ keymap: borrowing Keymap) -> String? {
    var strokes: [KeyStroke] = []
    guard keymap.hexStrokes(for: text, into: &strokes) else { return nil }
    return strokes.map { "\($0.isDown ? "+" : "-")\(KeyName.name(of: $0.code).dropFirst(4))" }.joined(separator: " ")
  }

  @Test func typesTheNumber() throws {
    let begin = "+LEFTCTRL +LEFTSHIFT +U -U -LEFTSHIFT -LEFTCTRL"
    let end = "+SPACE -SPACE"
    let us = try Keymap(layout: "us")
    #expect(strokes("é", us) == "\(begin) +E -E +9 -9 \(end)")
    #expect(strokes("😀", us) == "\(begin) +1 -1 +F -F +6 -6 +0 -0 +0 -0 \(end)")
    // e and a combining acute: two numbers.
    #expect(strokes("e\u{301}", us) == "\(begin) +6 -6 +5 -5 \(end) \(begin) +3 -3 +0 -0 +1 -1 \(end)")
  }

  /// Half a number would be litter.
  @Test func isNotDoneByHalves() throws {
    // Digits need Shift on a French keyboard; there are no Latin letters in the Russian group.
    #expect(strokes("é", try Keymap(layout: "fr")) == nil)
    #expect(strokes("é", try Keymap(layout: "ru")) == nil)
    var locked = try Keymap(layout: "us")
    locked.state.capsLock = true
    #expect(strokes("é", locked) == nil)
  }
}
