import KeyboardCore
import Keymap

/// Whoever reads the strokes: what is typed comes out as text, and what is left behind is seen.
struct Receiver: ~Copyable {
  private var decoder: StrokeDecoder

  init(_ keymap: borrowing Keymap) {
    decoder = keymap.decoder()
  }

  /// The text of these strokes; commands stand in angle brackets.
  mutating func read(_ strokes: [KeyStroke]) -> String {
    var text = ""
    for stroke in strokes {
      switch decoder.take(stroke) {
      case .text(let typed): text += typed
      case .enter: text += "\n"
      case .tab, .backTab: text += "\t"
      case .deleteBackward, .deleteForward, .deleteWordBackward, .moveCursor, .copy, .cut, .paste:
        text += "<command>"
      case nil: break
      }
    }
    return text
  }

  /// No key down, no modifier, lock, group or sequence other than before.
  var isAtRest: Bool { decoder.held.isEmpty && !decoder.hasModifiers && !decoder.isComposing }
}
