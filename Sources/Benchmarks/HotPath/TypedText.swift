import KeyboardCore
import Keymap

/// A text field at the end of the strokes.
struct TypedText: ~Copyable {
  /// What stands in it.
  private(set) var text = ""
  private var decoder: StrokeDecoder

  init(_ keymap: borrowing Keymap) {
    decoder = keymap.decoder()
  }

  /// No key is down.
  var isAtRest: Bool { decoder.held.isEmpty }

  mutating func take(_ stroke: KeyStroke) {
    switch decoder.take(stroke) {
    case .text(let typed): text += typed
    case .deleteBackward: if !text.isEmpty { text.removeLast() }
    case .deleteForward, .deleteWordBackward, .moveCursor, .copy, .cut, .paste: break
    case .enter: text += "\n"
    case .tab, .backTab: text += "\t"
    case nil: break
    }
  }
}
