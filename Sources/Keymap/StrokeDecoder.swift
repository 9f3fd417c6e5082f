import CXKBCommon
import KeyboardCore

/// The receiving side of a keyboard: strokes to text and editing commands, as a program without dead keys reads them.
@safe public struct StrokeDecoder: ~Copyable {
  /// What a key press means to a text field.
  public enum Meaning: Hashable, Sendable {
    /// Characters to insert.
    case text(String)
    /// Removes what stands before the cursor.
    case deleteBackward
    /// Removes the word before the cursor.
    case deleteWordBackward
    /// Moves the cursor.
    case moveCursor(CursorMove)
    /// Ends the line, or submits.
    case enter
    /// Goes to the next field.
    case tab
  }

  private let state: OpaquePointer
  private var down = CodeSet()

  init(keymap: OpaquePointer) {
    guard let state = unsafe xkb_state_new(keymap) else { preconditionFailure("out of memory") }
    unsafe self.state = state
  }

  deinit {
    unsafe xkb_state_unref(state)
  }

  /// Takes one stroke and says what it means; nil for releases, modifiers and keys without a meaning here.
  ///
  /// A second press of a key that is down is no press, as in the kernel.
  public mutating func take(_ stroke: KeyStroke) -> Meaning? {
    guard down.contains(stroke.code) != stroke.isDown else { return nil }
    let key = xkb_keycode_t(stroke.code) + Keymap.evdevOffset
    if stroke.isDown {
      down.insert(stroke.code)
      defer { _ = unsafe xkb_state_update_key(state, key, XKB_KEY_DOWN) }
      return meaning(of: key)
    }
    down.remove(stroke.code)
    _ = unsafe xkb_state_update_key(state, key, XKB_KEY_UP)
    return nil
  }

  /// The codes that are down, in ascending order.
  public var held: [UInt16] { down.codes }

  /// Whether a modifier is down, latched or locked.
  public var hasModifiers: Bool {
    unsafe xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE) != 0
  }

  private func meaning(of key: xkb_keycode_t) -> Meaning? {
    switch Int(unsafe xkb_state_key_get_one_sym(state, key)) {
    case Int(XKB_KEY_BackSpace): return isActive(XKB_MOD_NAME_CTRL) ? .deleteWordBackward : .deleteBackward
    case Int(XKB_KEY_Left): return move(.left)
    case Int(XKB_KEY_Right): return move(.right)
    case Int(XKB_KEY_Up): return move(.up)
    case Int(XKB_KEY_Down): return move(.down)
    case Int(XKB_KEY_Home): return move(.lineStart)
    case Int(XKB_KEY_End): return move(.lineEnd)
    case Int(XKB_KEY_Return), Int(XKB_KEY_KP_Enter): return .enter
    case Int(XKB_KEY_Tab), Int(XKB_KEY_ISO_Left_Tab): return .tab
    default:
      if isCommand { return nil }
      return Keymap.text(unsafe xkb_state_key_get_utf32(state, key)).map { .text(String(Character($0))) }
    }
  }

  /// Whether the keys held make a shortcut of the next one.
  private var isCommand: Bool {
    for name in [XKB_MOD_NAME_CTRL, XKB_MOD_NAME_ALT, XKB_MOD_NAME_LOGO] where isActive(name) { return true }
    return false
  }

  private func isActive(_ modifier: String) -> Bool {
    unsafe xkb_state_mod_name_is_active(state, modifier, XKB_STATE_MODS_EFFECTIVE) == 1
  }

  private func move(_ move: CursorMove) -> Meaning? { isCommand ? nil : .moveCursor(move) }
}
