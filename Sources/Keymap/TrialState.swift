import CXKBCommon
import KeyboardCore

/// A keyboard that is tried out: what keys do in a keymap from some state on.
@safe struct TrialState: ~Copyable {
  /// All that a keyboard remembers of the keys before.
  struct Memory: Hashable {
    var held: xkb_mod_mask_t
    var latched: xkb_mod_mask_t
    var locked: xkb_mod_mask_t
    var group: xkb_layout_index_t
    var lockedGroup: xkb_layout_index_t
  }

  private let state: OpaquePointer

  /// A keyboard with no key down.
  init(of keymap: OpaquePointer, in start: KeymapState) {
    guard let state = unsafe xkb_state_new(keymap) else { preconditionFailure("out of memory") }
    var locked: xkb_mod_mask_t = 0
    if start.capsLock { locked |= unsafe Self.mask(XKB_MOD_NAME_CAPS, of: keymap) }
    if start.numLock { locked |= unsafe Self.mask(XKB_MOD_NAME_NUM, of: keymap) }
    locked |= xkb_mod_mask_t(start.otherLocks)
    let group = xkb_layout_index_t(max(0, start.group))
    _ = unsafe xkb_state_update_mask(state, 0, 0, locked, 0, 0, group)
    unsafe self.state = state
  }

  deinit {
    unsafe xkb_state_unref(state)
  }

  /// The bit of a real modifier; 0 where the keymap has none of that name.
  static func mask(_ modifier: String, of keymap: OpaquePointer) -> xkb_mod_mask_t {
    let index = unsafe xkb_keymap_mod_get_index(keymap, modifier)
    return index == XKB_MOD_INVALID ? 0 : 1 << index
  }

  var memory: Memory {
    unsafe Memory(
      held: xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED),
      latched: xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED),
      locked: xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED),
      group: xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE),
      lockedGroup: xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_LOCKED))
  }

  func take(_ stroke: KeyStroke) {
    let key = xkb_keycode_t(stroke.code) + Keymap.evdevOffset
    _ = unsafe xkb_state_update_key(state, key, stroke.isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
  }

  func take(_ strokes: [KeyStroke]) {
    for stroke in strokes { take(stroke) }
  }

  /// What a key says if it goes down now.
  func symbol(of code: UInt16) -> xkb_keysym_t {
    unsafe xkb_state_key_get_one_sym(state, xkb_keycode_t(code) + Keymap.evdevOffset)
  }

  /// What a key types if it goes down now; nil for what is no text.
  func scalar(of code: UInt16) -> Unicode.Scalar? {
    Keymap.text(unsafe xkb_state_key_get_utf32(state, xkb_keycode_t(code) + Keymap.evdevOffset))
  }

  /// Whether a modifier is in effect.
  func isActive(_ modifier: String) -> Bool {
    unsafe xkb_state_mod_name_is_active(state, modifier, XKB_STATE_MODS_EFFECTIVE) == 1
  }
}
