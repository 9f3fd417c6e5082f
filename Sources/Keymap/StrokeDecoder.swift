import CXKBCommon
import KeyboardCore

/// The receiving side of a keyboard: strokes to text and editing commands, as a program reads them that knows the
/// locale's dead keys and Compose sequences.
@safe public struct StrokeDecoder: ~Copyable {
  /// What a key press means to a text field.
  public enum Meaning: Hashable, Sendable {
    /// Characters to insert.
    case text(String)
    /// Removes what stands before the cursor.
    case deleteBackward
    /// Removes what stands behind the cursor.
    case deleteForward
    /// Removes the word before the cursor.
    case deleteWordBackward
    /// Moves the cursor.
    case moveCursor(CursorMove)
    /// Ends the line, or submits.
    case enter
    /// Goes to the next field.
    case tab
    /// Goes to the field before.
    case backTab
    /// Ctrl+C: what is selected goes into the clipboard.
    case copy
    /// Ctrl+X: and it is deleted.
    case cut
    /// Ctrl+V: what the clipboard holds takes the place of what is selected.
    case paste
  }

  private let trial: TrialState
  private let rest: TrialState.Memory
  private let compose: ComposeRules
  /// Where the letters of shortcuts are when the active group has none.
  private let latin: LatinKeys
  /// What a dead key or the Compose key has begun.
  private var sequence: ComposeSequence?
  private var down = CodeSet()

  init(keymap: OpaquePointer, state: KeymapState, compose: ComposeRules, latin: LatinKeys) {
    let trial = unsafe TrialState(of: keymap, in: state)
    rest = trial.memory
    self.trial = trial
    self.compose = compose
    self.latin = latin
  }

  /// Takes one stroke and says what it means; nil for releases, modifiers, keys without a meaning here, and what is but
  /// a part of a sequence.
  ///
  /// A second press of a key that is down is no press, as in the kernel.
  public mutating func take(_ stroke: KeyStroke) -> Meaning? {
    guard down.contains(stroke.code) != stroke.isDown else { return nil }
    if stroke.isDown {
      down.insert(stroke.code)
      let meaning = meaning(of: stroke.code)
      trial.take(stroke)
      return meaning
    }
    down.remove(stroke.code)
    trial.take(stroke)
    return nil
  }

  /// The codes that are down, in ascending order.
  public var held: [UInt16] { down.codes }

  /// Whether a modifier is down or latched, or a lock or the active group is not what it was at first.
  public var hasModifiers: Bool { trial.memory != rest }

  /// Whether a dead key or the Compose key waits for more.
  public private(set) var isComposing = false

  /// The group that is active now, from 0.
  public var group: Int { Int(trial.memory.group) }

  private mutating func meaning(of code: UInt16) -> Meaning? {
    let symbol = trial.symbol(of: code)
    if !isCommand, isComposing || compose.begins(with: symbol) {
      if sequence == nil { sequence = compose.sequence() }
      switch sequence?.feed(symbol) {
      case .more:
        isComposing = true
        return nil
      case .cancelled:
        isComposing = false
        return nil
      case .text(let text):
        isComposing = false
        return text.isEmpty ? nil : .text(text)
      // A modifier on the way.
      case .nothing where isComposing: return nil
      case .nothing, nil: break
      }
    }
    switch Int(symbol) {
    case Int(XKB_KEY_BackSpace): return trial.isActive(XKB_MOD_NAME_CTRL) ? .deleteWordBackward : .deleteBackward
    case Int(XKB_KEY_Delete): return isCommand ? nil : .deleteForward
    case Int(XKB_KEY_Left): return move(.left)
    case Int(XKB_KEY_Right): return move(.right)
    case Int(XKB_KEY_Up): return move(.up)
    case Int(XKB_KEY_Down): return move(.down)
    case Int(XKB_KEY_Home): return move(.lineStart)
    case Int(XKB_KEY_End): return move(.lineEnd)
    case Int(XKB_KEY_Return), Int(XKB_KEY_KP_Enter): return .enter
    case Int(XKB_KEY_Tab): return trial.isActive(XKB_MOD_NAME_SHIFT) ? .backTab : .tab
    case Int(XKB_KEY_ISO_Left_Tab): return .backTab
    default:
      if isCommand { return shortcut(symbol, code) }
      return trial.scalar(of: code).map { .text(String(Character($0))) }
    }
  }

  /// Whether the keys held make a shortcut of the next one.
  private var isCommand: Bool {
    for name in [XKB_MOD_NAME_CTRL, XKB_MOD_NAME_ALT, XKB_MOD_NAME_LOGO] where trial.isActive(name) { return true }
    return false
  }

  /// What Ctrl and a letter do that forms know: the letter of the active group, whatever Caps Lock makes of it, else the
  /// one that programs take the key for.
  private func shortcut(_ symbol: xkb_keysym_t, _ code: UInt16) -> Meaning? {
    for name in [XKB_MOD_NAME_ALT, XKB_MOD_NAME_LOGO, XKB_MOD_NAME_SHIFT] where trial.isActive(name) { return nil }
    switch Int(symbol) {
    case Int(XKB_KEY_c), Int(XKB_KEY_C): return .copy
    case Int(XKB_KEY_x), Int(XKB_KEY_X): return .cut
    case Int(XKB_KEY_v), Int(XKB_KEY_V): return .paste
    case Int(XKB_KEY_A)...Int(XKB_KEY_Z), Int(XKB_KEY_a)...Int(XKB_KEY_z): return nil
    case _ where code == latin.code(of: "c"): return .copy
    case _ where code == latin.code(of: "x"): return .cut
    case _ where code == latin.code(of: "v"): return .paste
    default: return nil
    }
  }

  private func move(_ move: CursorMove) -> Meaning? { isCommand ? nil : .moveCursor(move) }
}
