import KeyboardCore
import Keymap
import Testing

/// What a receiver makes of strokes that are not text.
@Suite struct StrokeDecoderTests {
  private func meanings(_ strokes: [KeyStroke], layout: String = "us") throws -> [StrokeDecoder.Meaning] {
    let keymap = try Keymap(layout: layout)
    var decoder = keymap.decoder()
    var found: [StrokeDecoder.Meaning] = []
    for stroke in strokes {
      if let meaning = decoder.take(stroke) { found.append(meaning) }
    }
    return found
  }

  @Test func commands() throws {
    #expect(try meanings([.down(KeyCode.backspace), .up(KeyCode.backspace)]) == [.deleteBackward])
    let control = KeyStroke.down(KeyCode.leftControl)
    #expect(try meanings([control, .down(KeyCode.backspace), .up(KeyCode.backspace)]) == [.deleteWordBackward])
    #expect(
      try meanings([.down(KeyCode.left), .up(KeyCode.left), .down(KeyCode.down)]) == [
        .moveCursor(.left), .moveCursor(.down),
      ])
    #expect(
      try meanings([.down(KeyCode.home), .down(KeyCode.end)]) == [.moveCursor(.lineStart), .moveCursor(.lineEnd)])
    #expect(try meanings([control, .down(KeyCode.left)]).isEmpty)
    #expect(try meanings([.down(KeyCode.enter), .up(KeyCode.enter)]) == [.enter])
    #expect(try meanings([.down(KeyCode.tab), .up(KeyCode.tab)]) == [.tab])
    #expect(try meanings([.down(KeyCode.leftShift), .down(KeyCode.tab)]) == [.backTab])
    #expect(try meanings([.down(KeyCode.delete), .up(KeyCode.delete)]) == [.deleteForward])
    #expect(try meanings([control, .down(KeyCode.delete)]).isEmpty)
    #expect(try meanings([.down(KeyCode.escape)]).isEmpty)
  }

  @Test("a shortcut is no text", arguments: [KeyCode.leftControl, KeyCode.leftAlt, 125])
  func shortcut(modifier: UInt16) throws {
    #expect(try meanings([.down(modifier), .down(30), .up(30), .up(modifier)]).isEmpty)
  }

  @Test("Ctrl and a letter copy, cut and paste", arguments: ["us", "us:dvorak", "de", "fr", "ru", "us,ru", "ru,us"])
  func clipboard(name: String) throws {
    let keymap = try Keymap(KeymapName(parsing: name))
    let control = KeyStroke.down(KeyCode.leftControl)
    for (letter, meaning) in [("c", StrokeDecoder.Meaning.copy), ("x", .cut), ("v", .paste), ("a", nil)] {
      var strokes = [control]
      #expect(keymap.shortcut(for: Character(letter), into: &strokes))
      var decoder = keymap.decoder()
      #expect(strokes.compactMap { decoder.take($0) } == [meaning].compactMap { $0 })
    }
  }

  @Test func clipboardUnderLocks() throws {
    let (c, capsLock, control) = (UInt16(46), UInt16(58), KeyStroke.down(KeyCode.leftControl))
    #expect(try meanings([.down(capsLock), .up(capsLock), control, .down(c)]) == [.copy])
    #expect(try meanings([control, .down(KeyCode.leftShift), .down(c)]).isEmpty)
    #expect(try meanings([control, .down(KeyCode.leftAlt), .down(c)]).isEmpty)
    #expect(try meanings([.down(KeyCode.leftAlt), .down(c)]).isEmpty)
  }

  @Test("a press of a key that is down and a release of one that is up are nothing")
  func duplicates() throws {
    let keymap = try Keymap(layout: "us")
    var decoder = keymap.decoder()
    let strokes: [KeyStroke] = [
      .up(30), .down(KeyCode.leftShift), .down(KeyCode.leftShift), .down(30), .down(30),
    ]
    var found: [StrokeDecoder.Meaning?] = []
    for stroke in strokes { found.append(decoder.take(stroke)) }
    #expect(found == [nil, nil, nil, .text("A"), nil])
    var (held, modified) = (decoder.held, decoder.hasModifiers)
    #expect(held == [30, KeyCode.leftShift])
    #expect(modified)
    found = []
    for stroke: KeyStroke in [.up(30), .up(KeyCode.leftShift), .down(30), .up(30)] {
      found.append(decoder.take(stroke))
    }
    #expect(found == [nil, nil, .text("a"), nil])
    (held, modified) = (decoder.held, decoder.hasModifiers)
    #expect(held.isEmpty)
    #expect(!modified)
  }

  @Test("a dead key types nothing by itself")
  func dead() throws {
    #expect(try meanings([.down(13), .up(13)], layout: "de").isEmpty)
  }
}
